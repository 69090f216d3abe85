import { refreshAfterWrite, type ResourceDescriptor, type WriteResult } from '@admin/gql';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
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
export function useWrite({ type }: ResourceDescriptor): (write: Write) => Promise<WriteResult> {
  const client = useApolloClient();
  const { rootFieldsByType } = useAdmin();
  return useCallback(
    async ({ document, variables, result }) => {
      const { data } = await client.mutate({ mutation: document, variables });
      const written = data === undefined || data === null ? noRecord : result(data);
      // Nobody waits for it: the screens that it concerns show it when it is there.
      if (written.errors.length === 0) void refreshAfterWrite(client, { type, rootFieldsByType });
      return written;
    },
    [client, type, rootFieldsByType],
  );
}
