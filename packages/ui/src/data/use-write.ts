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
 * Sends a mutation of a resource. Whatever lists and records on screen can have changed, the client
 * fetches again by itself.
 */
export function useWrite(): (write: Write) => Promise<WriteResult> {
  const client = useWritingClient();
  return useCallback((write) => sendWrite(client, write), [client]);
}

/** What a write needs besides comes while the form is filled in. */
function useWritingClient(): DataClient {
  useEffect(() => {
    // The write tries again.
    loadWrites().catch(() => undefined);
  }, []);
  return useDataClient();
}

/**
 * Sends the mutation that deletes a record. Once the record is gone `leave` closes what shows it,
 * and only then it leaves all lists: nobody asks for the record itself any more.
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
      // React takes the page of the record away first, and Apollo Client ends its query one turn
      // later.
      setTimeout(() => setTimeout(() => client.evict({ __typename: resource.type, ...record })));
      return written;
    },
    [client, resource, leave],
  );
}

/** The answer says that the record was deleted; where it does not, the record itself is asked for. */
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
    // A moment ago the record was shown: some servers refuse to show one that is not there, in
    // words of their own.
    if (error instanceof NotFoundError || error instanceof ReadRefusedError) return true;
    throw error;
  }
}

/**
 * Sends a mutation of a resource.
 *
 * @param series that it belongs to, see `DefaultContext`: the cache, which would hold the answers
 *   to all of them, gets none
 * @throws ConflictError in whatever way the server says that others changed the record
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
  // The same in whatever way a server says it.
  if (isEditConflict(written)) throw new ConflictError();
  return written;
}
