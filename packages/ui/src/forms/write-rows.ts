import { MutationRejectedError, toAdminError, type AdminError } from '@admin/gql';
import { recordId, type KeyFields, type ResourceRecord, type WriteError } from '@admin/gql/resource';

import { writeErrors } from './refusal.ts';

/** What came of a write that was sent once for each of several records. Records that are in none of these were not begun with. */
export interface WrittenRows {
  readonly done: readonly string[];
  /** What the server refused, by the id of the record. */
  readonly refused: ReadonlyMap<string, readonly WriteError[]>;
  /** What failed in another way. */
  readonly failed: ReadonlyMap<string, AdminError>;
}

export interface WriteRowsOptions {
  readonly key: KeyFields;
  readonly records: readonly ResourceRecord[];
  /** Answers what the server refused; throws what failed. */
  readonly write: (record: ResourceRecord) => Promise<readonly WriteError[]>;
  readonly onProgress?: (done: number) => void;
  /** No further record is begun with. */
  readonly signal?: AbortSignal;
}

/** After one of these the next record would fare no better. */
const forAll: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'NETWORK', 'TIMEOUT', 'TOO_MANY_REQUESTS', 'INVALID_OPERATION']);

/** Writes records one after another, each with an outcome of its own. */
export async function writeRows({ key, records, write, onProgress, signal }: WriteRowsOptions): Promise<WrittenRows> {
  const done: string[] = [];
  const refused = new Map<string, readonly WriteError[]>();
  const failed = new Map<string, AdminError>();
  for (const [at, record] of records.entries()) {
    if (signal?.aborted) break;
    onProgress?.(at);
    const id = recordId(key, record);
    try {
      const errors = await write(record);
      if (errors.length > 0) refused.set(id, errors);
      else done.push(id);
    } catch (error) {
      if (error instanceof MutationRejectedError) {
        refused.set(id, writeErrors(error));
      } else {
        const failure = toAdminError(error);
        failed.set(id, failure);
        if (forAll.has(failure.code)) break;
      }
    }
  }
  return { done, refused, failed };
}
