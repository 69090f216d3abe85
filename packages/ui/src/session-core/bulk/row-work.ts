import type {
  FormValues,
  InputDescriptor,
  KeyedResource,
  ResourceRecord,
  WriteError,
  WriteResult,
} from '@admin/gql/resource';

import { isSameJson } from '../../values/same-value.ts';
import type { BulkWork } from './bulk-work.ts';
import type { Outcome } from './row-state.ts';

/** Why something was not done with a record, in the user's words. */
export interface BulkWords {
  readonly changed: string;
  readonly gone: string;
  readonly unconfirmed: string;
  /** A definition does not let this value follow on the one that the record has. */
  readonly notOffered: string;
  readonly refused: (errors: readonly WriteError[]) => string;
  readonly failed: (error: unknown) => string;
}

/** How records are read and written, by whatever client there is. */
export interface RecordServer {
  /** The record as the server has it now; `null`: it has none. */
  readonly read: (record: ResourceRecord) => Promise<ResourceRecord | null>;
  /** Sends the mutation with these variables. `series`: ends with the run. */
  readonly send: (
    variables: Readonly<Record<string, unknown>>,
    series: Promise<void>,
  ) => Promise<WriteResult>;
  /** The answer says that the record was deleted, or the server has it no more. */
  readonly isGone: (written: WriteResult, record: ResourceRecord) => Promise<boolean>;
  /** The write failed because others changed the record. */
  readonly isConflict: (error: unknown) => boolean;
  /** The write failed because the server has no such record. */
  readonly isMissing: (error: unknown) => boolean;
}

export interface RowWorkOptions {
  readonly resource: KeyedResource;
  readonly server: RecordServer;
  readonly words: BulkWords;
  /** What a definition lets follow on the saved value of an input. @defaultValue any value */
  readonly choicesOf: (
    input: InputDescriptor,
  ) => ((saved: unknown, values: FormValues) => readonly unknown[]) | undefined;
}

export type RowSteps = Pick<BulkWork<ResourceRecord>, 'write' | 'settle'>;

/** How often a write follows a record that keeps changing where nobody sees it. */
export const mostFollowed = 5;

export const done: Outcome = { status: 'done' };

export const refused = (reason: string): Outcome => ({ status: 'refused', reason });

/**
 * Whether the variables hold more of the record than its key: lists mostly leave its version out,
 * and a server that gets none compares none.
 */
export function tellsVersion(
  { key }: KeyedResource,
  row: ResourceRecord,
  variables: (record: ResourceRecord) => unknown,
): boolean {
  try {
    return !isSameJson(
      variables(row),
      variables(Object.fromEntries(key.map((field) => [field, row[field]]))),
    );
  } catch {
    // It cannot be sent without.
    return true;
  }
}
