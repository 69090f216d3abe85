import type { FormValues, InputDescriptor, ResourceRecord, WriteResult } from '@admin/gql/resource';

import type { DraftSubject } from '../session-core/edit/draft.ts';
import type { Messages } from '../resources/resource-definition.ts';

/** What a form starts with, and what it sends. */
export interface RecordFormOptions {
  /** What is asked for. */
  readonly inputs: readonly InputDescriptor[];
  /**
   * Values that the form starts from, by input name. Newer ones reach the inputs that nobody
   * changed.
   */
  readonly initial: FormValues;
  /** Values filled in for the user from the beginning: they count as typed. @defaultValue none */
  readonly prefill?: FormValues;
  /** Whether the record is still to be made: then all values are sent, else those that were changed. */
  readonly isNew: boolean;
  /** Name of the draft that is kept until the form is saved. */
  readonly draft: string;
  /** What the list of drafts calls it. @defaultValue as its name allows */
  readonly draftOf?: DraftSubject | undefined;
  /** Sends the values. Rejects with whatever the client rejects with. */
  readonly save: (values: FormValues) => Promise<WriteResult>;
  /**
   * Checks what is about to be sent, once every input is right. Its messages keep it from being
   * sent. @defaultValue nothing else is checked
   */
  readonly validate?: ((values: FormValues) => Messages | Promise<Messages>) | undefined;
  /**
   * What keeps the form from overwriting what others change while it is open; absent for a new
   * record. @defaultValue nothing does
   */
  readonly present?: PresentRecord;
}

export interface PresentRecord {
  /**
   * The server compares the version of the record when it saves. Where it does not, the record is
   * read again just before.
   */
  readonly versioned: boolean;
  /** Reads the record from the server; `save` is about what was read last. `null` when it is gone. */
  readonly read: () => Promise<FormValues | null>;
  /**
   * What the server showed of the record when it refused a save, as if it had been read. `null`
   * where that is not enough.
   */
  readonly take: (current: ResourceRecord) => FormValues | null;
}

/** How an attempt to save ended. `unchanged`: there was nothing to send, and nothing was sent. */
export type SaveOutcome =
  | {
      readonly status: 'saved';
      readonly record: ResourceRecord | null | undefined;
      readonly accepted: readonly InputDescriptor[];
    }
  | { readonly status: 'unchanged' | 'refused' | 'failed' };
