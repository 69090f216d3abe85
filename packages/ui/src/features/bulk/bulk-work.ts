import {
  AdminError,
  ConflictError,
  MutationRejectedError,
  NotFoundError,
  ReadRefusedError,
} from '@admin/gql';
import type {
  InputDescriptor,
  KeyedResource,
  ResourceRecord,
  UpdateDescriptor,
  RemoveDescriptor,
} from '@admin/gql/resource';

import type { DataClient } from '../../data/data-client.ts';
import { readRecord } from '../../data/present-record.ts';
import { isGone, sendWrite } from '../../data/use-write.ts';
import { writeErrors } from '../../form/refusal.ts';
import type { RuledInput } from '../../resources/rules.ts';
import type { RowOperation } from '../../session-core/bulk/bulk-operation.ts';
import type { BulkWork, Fate } from '../../session-core/bulk/bulk-work.ts';
import { createEditWork } from '../../session-core/bulk/edit-work.ts';
import { createRemoveWork } from '../../session-core/bulk/remove-work.ts';
import type { BulkWords, RecordServer } from '../../session-core/bulk/row-work.ts';
import { errorCode } from '../../text/error-text.ts';

export interface BulkWorkOptions {
  readonly client: DataClient;
  readonly resource: KeyedResource;
  readonly words: BulkWords;
}

/**
 * Carries an operation out on one record as it was when chosen, so that later changes by others are
 * not overwritten. An edit compares the fields that it changes, as far as the chosen record has
 * them; a deletion compares all of them.
 */
export function createBulkWork(
  operation: RowOperation,
  options: BulkWorkOptions,
): BulkWork<ResourceRecord> {
  const { resource, words } = options;
  const common = { resource, words, choicesOf };
  if (operation.kind === 'remove') {
    const { remove } = resource;
    if (!remove) throw new Error(`Records of '${resource.name}' cannot be deleted.`);
    const server = serverOf(remove, options, noneIfRefused);
    return { ...judging(words), ...createRemoveWork(remove, { ...common, server }) };
  }
  const { update } = resource;
  if (!update) throw new Error(`Records of '${resource.name}' cannot be changed.`);
  if (Object.keys(operation.changes).length === 0)
    throw new RangeError('A change of many records has to change something.');
  const server = serverOf(update, options, noneIfMissing);
  return { ...judging(words), ...createEditWork(update, operation.changes, { ...common, server }) };
}

const choicesOf = (input: InputDescriptor) => {
  const ruled: RuledInput = input;
  return ruled.rules?.choices;
};

function serverOf(
  mutation: UpdateDescriptor | RemoveDescriptor,
  { client, resource }: BulkWorkOptions,
  recover: (error: unknown) => null,
): RecordServer {
  return {
    read: (record) => readRecord(client, resource, record, 'uncached').catch(recover),
    send: (variables, series) =>
      sendWrite(
        client,
        { document: mutation.document, variables, result: (data) => mutation.result(data) },
        series,
      ),
    isGone: (written, record) => isGone(client, resource, written, record),
    isConflict: (error) => error instanceof ConflictError,
    isMissing: (error) => error instanceof NotFoundError,
  };
}

/** Fate, reason and delay of a failed write. */
export const judging = (
  words: BulkWords,
): Pick<BulkWork<ResourceRecord>, 'fateOf' | 'reasonOf' | 'waitOf'> => ({
  fateOf,
  reasonOf: (error) =>
    error instanceof MutationRejectedError
      ? words.refused(writeErrors(error))
      : error instanceof NotFoundError
        ? words.gone
        : words.failed(error),
  waitOf: (error) =>
    error instanceof AdminError && error.retryAt ? error.retryAt.getTime() - Date.now() : 0,
});

function noneIfMissing(error: unknown): null {
  if (error instanceof NotFoundError) return null;
  throw error;
}

/**
 * Some servers refuse to show a missing record. Since it was shown a moment ago, the refusal means
 * that it is gone.
 */
function noneIfRefused(error: unknown): null {
  if (error instanceof ReadRefusedError) return null;
  return noneIfMissing(error);
}

const fates: Readonly<Record<string, Fate>> = {
  UNAUTHENTICATED: 'shut',
  INVALID_OPERATION: 'shut',
  TOO_MANY_REQUESTS: 'busy',
  NETWORK: 'lost',
  TIMEOUT: 'lost',
  ABORTED: 'lost',
  UNREADABLE_RESPONSE: 'lost',
  EMPTY_RESPONSE: 'lost',
  SERVER_STATUS: 'lost',
  SERVER_FAULT: 'failed',
  WRITE_UNCONFIRMED: 'failed',
};

/**
 * Statuses of a proxy in front of the server. They do not tell whether the server carried out the
 * request.
 */
const onTheWay: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

export function fateOf(error: unknown): Fate {
  const code = errorCode(error);
  if (code === 'SERVER_FAULT' && error instanceof AdminError && onTheWay.has(error.status))
    return 'lost';
  return fates[code] ?? 'refused';
}
