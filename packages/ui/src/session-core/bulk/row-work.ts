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

/** Translated reasons why an operation was not carried out. */
export interface BulkWords {
  readonly changed: string;
  readonly gone: string;
  readonly unconfirmed: string;
  /** The definition does not allow the value after the saved value of the record. */
  readonly notOffered: string;
  readonly refused: (errors: readonly WriteError[]) => string;
  readonly failed: (error: unknown) => string;
}

/** Access to the records of a server, independent of the client. */
export interface RecordServer {
  /** The present record of the server; `null` where it does not exist. */
  readonly read: (record: ResourceRecord) => Promise<ResourceRecord | null>;
  /** Sends the mutation with these variables. `series`: resolves with the run. */
  readonly send: (
    variables: Readonly<Record<string, unknown>>,
    series: Promise<void>,
  ) => Promise<WriteResult>;
  /** Tests whether the record was deleted, by the result or by reading it. */
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
  /** Choices that a definition allows after the saved value of an input. @defaultValue any value */
  readonly choicesOf: (
    input: InputDescriptor,
  ) => ((saved: unknown, values: FormValues) => readonly unknown[]) | undefined;
}

export type RowSteps = Pick<BulkWork<ResourceRecord>, 'write' | 'settle'>;

/** Attempts at a write whose record others keep changing. */
export const mostFollowed = 5;

export const done: Outcome = { status: 'done' };

export const refused = (reason: string): Outcome => ({ status: 'refused', reason });

/**
 * Tests whether the variables contain more of the record than its key. Lists mostly do not select
 * the version, and a server that receives none does not compare.
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
    // The variables cannot be built without the version.
    return true;
  }
}
