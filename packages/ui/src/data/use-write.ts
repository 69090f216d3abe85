import {
  ConflictError,
  loadWrites,
  NotFoundError,
  ReadRefusedError,
  WriteUnconfirmedError,
} from '@admin/gql';
import {
  isConfirmed,
  isEditConflict,
  type KeyedResource,
  type ResourceRecord,
  type WriteResult,
} from '@admin/gql/resource';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useCallback, useEffect } from 'react';

import type { DataClient } from './data-client.ts';
import { recordQuery } from './record-query.ts';
import { useDataClient } from './use-data-client.ts';

export interface Write {
  readonly document: TypedDocumentNode<unknown, OperationVariables>;
  readonly variables: OperationVariables;
  readonly result: (data: unknown) => WriteResult;
}

const noRecord: WriteResult = { record: null, errors: [] };

/**
 * Sends a mutation of a resource. The client refetches the lists and records on screen that may
 * have changed.
 */
export function useWrite(): (write: Write) => Promise<WriteResult> {
  const client = useWritingClient();
  return useCallback((write) => sendWrite(client, write), [client]);
}

/** Client of writes. The code that writes need in addition is preloaded with the form. */
function useWritingClient(): DataClient {
  useEffect(() => {
    // The write itself loads it again.
    loadWrites().catch(() => undefined);
  }, []);
  return useDataClient();
}

/**
 * Sends the mutation that deletes a record. After it, `leave` closes the record's page, and only
 * then the record is evicted from the cache, when no query reads it any more.
 */
export function useRemoval(
  resource: KeyedResource,
  leave: () => void,
): (write: Write, record: ResourceRecord) => Promise<WriteResult> {
  const client = useWritingClient();
  return useCallback(
    async (write, record) => {
      const written = await sendWrite(client, write);
      if (written.errors.length > 0) return written;
      if (!(await isGone(client, resource, written, record)))
        throw new WriteUnconfirmedError({ operationName: 'delete' });
      leave();
      // React unmounts the page of the record first. Apollo Client ends its query one task later.
      setTimeout(() => setTimeout(() => client.evict({ __typename: resource.type, ...record })));
      return written;
    },
    [client, resource, leave],
  );
}

/**
 * Tests whether the record was deleted. A mutation that does not confirm it is checked by querying
 * the record.
 */
export async function isGone(
  client: DataClient,
  { show, key }: KeyedResource,
  written: WriteResult,
  record: ResourceRecord,
): Promise<boolean> {
  const confirmed = isConfirmed(written);
  if (confirmed === true) return true;
  if (!show) return confirmed === undefined;
  const query = recordQuery(
    show,
    Object.fromEntries(key.map((field) => [field, String(record[field])])),
  );
  try {
    const { data } = await client.query(query, { freshness: 'uncached' });
    return data !== undefined && show.record(data) === null;
  } catch (error) {
    // The record was shown before. Some servers refuse to read a deleted record instead of
    // returning `null`.
    if (error instanceof NotFoundError || error instanceof ReadRefusedError) return true;
    throw error;
  }
}

/**
 * Sends a mutation of a resource.
 *
 * @param series series of mutations, see `DefaultContext`; the cache stores none of their results
 * @throws ConflictError when others changed the record, however the server reports it
 */
export async function sendWrite(
  client: DataClient,
  { document, variables, result }: Write,
  series?: Promise<unknown>,
): Promise<WriteResult> {
  const data = await client.mutate(
    { mutation: document, variables },
    series && { isUncached: true, series },
  );
  const written = data === undefined ? noRecord : result(data);
  // Servers report conflicts differently; callers get the same error.
  if (isEditConflict(written)) throw new ConflictError();
  return written;
}
