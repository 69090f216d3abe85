import type { FormValues, InputDescriptor, ResourceRecord, WriteResult } from '@admin/gql/resource';

import type { DraftSubject } from '../session-core/edit/draft.ts';
import type { Messages } from '../resources/resource-definition.ts';

/** Options of a record form. */
export interface RecordFormOptions {
  /** Inputs of the form. */
  readonly inputs: readonly InputDescriptor[];
  /**
   * Initial values, by input name. Later changes are applied to inputs that the user has not
   * changed.
   */
  readonly initial: FormValues;
  /** Initial values filled in for the user. They count as typed. @defaultValue none */
  readonly prefill?: FormValues;
  /** Whether the form creates a record. Then it sends all values, else the changed ones. */
  readonly isNew: boolean;
  /** Name of the draft, which is stored until the form is saved. */
  readonly draft: string;
  /** Description in the list of drafts. @defaultValue derived from the draft's name */
  readonly draftOf?: DraftSubject | undefined;
  /** Sends the values. Rejects with the client's error. */
  readonly save: (values: FormValues) => Promise<WriteResult>;
  /**
   * Validates the values after all inputs are valid, before they are sent. A message prevents the
   * save. @defaultValue no further validation
   */
  readonly validate?: ((values: FormValues) => Messages | Promise<Messages>) | undefined;
  /**
   * Detects concurrent changes of the record while the form is open; absent for a new record.
   *
   * @defaultValue none are detected
   */
  readonly present?: PresentRecord;
}

export interface PresentRecord {
  /**
   * Whether the server compares the version of the record when it saves. If not, the record is read
   * again before the save.
   */
  readonly versioned: boolean;
  /**
   * Reads the record from the server. The next `save` is based on it. `null` when the record is
   * gone.
   */
  readonly read: () => Promise<FormValues | null>;
  /**
   * Values of the record in the server's refusal of a save, as if it had been read. `null` when the
   * refusal does not contain all of them.
   */
  readonly take: (current: ResourceRecord) => FormValues | null;
}

/** Outcome of a save. `unchanged`: nothing was different, and no request was sent. */
export type SaveOutcome =
  | {
      readonly status: 'saved';
      readonly record: ResourceRecord | null | undefined;
      readonly accepted: readonly InputDescriptor[];
    }
  | { readonly status: 'unchanged' | 'refused' | 'failed' };
