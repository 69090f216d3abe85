import { refreshAfterWrite, type ResourceDescriptor, type ResourceRecord, type WriteResult } from '@admin/gql';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { StoreObject } from '@apollo/client/utilities';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { useAdmin } from '../admin/admin-context.tsx';

export interface Write {
  readonly document: TypedDocumentNode<unknown, OperationVariables>;
  readonly variables: OperationVariables;
  readonly result: (data: unknown) => WriteResult;
}

const noRecord: WriteResult = { record: null, errors: [] };

/** Sends a mutation of a resource; afterwards whatever lists and records on screen can have changed is fetched again. */
export function useWrite(resource: ResourceDescriptor): (write: Write) => Promise<WriteResult> {
  const client = useApolloClient();
  const refresh = useRefresh(resource);
  return useCallback(
    async (write) => {
      const written = await send(client, write);
      if (written.errors.length === 0) refresh();
      return written;
    },
    [client, refresh],
  );
}

/**
 * Sends the mutation that deletes a record. Once the record is gone `leave` closes what shows it, and only then lists are fetched again: nobody asks
 * for the record itself any more.
 */
export function useRemoval(resource: ResourceDescriptor, leave: () => void): (write: Write, record: ResourceRecord) => Promise<WriteResult> {
  const client = useApolloClient();
  const refresh = useRefresh(resource);
  return useCallback(
    async (write, record) => {
      const written = await send(client, write);
      if (written.errors.length > 0) return written;
      leave();
      // React takes the page of the record away first, and Apollo Client ends its query one turn later.
      setTimeout(() => setTimeout(() => refresh({ __typename: resource.type, ...record })));
      return written;
    },
    [client, refresh, resource.type, leave],
  );
}

async function send(client: ApolloClient, { document, variables, result }: Write): Promise<WriteResult> {
  const { data } = await client.mutate({ mutation: document, variables });
  return data === undefined || data === null ? noRecord : result(data);
}

function useRefresh({ type }: ResourceDescriptor): (removed?: StoreObject) => void {
  const client = useApolloClient();
  const { rootFieldsByType } = useAdmin();
  return useCallback(
    (removed) => {
      // Nobody waits for it: the screens that it concerns show it when it is there.
      void refreshAfterWrite(client, { type, rootFieldsByType, removed });
    },
    [client, type, rootFieldsByType],
  );
}
