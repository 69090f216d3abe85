import { watchGrowingList, type GrowingList, type GrowingListOptions } from '@admin/gql';
import type { ResourceRecord } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

export type WatchRows = (
  options: GrowingListOptions<unknown, OperationVariables, ResourceRecord>,
) => GrowingList<ResourceRecord>;

/** Function that watches the rows of a growing list; stable per client. */
export function useWatchRows(): WatchRows {
  const client = useApolloClient();
  return useCallback((options) => watchGrowingList(client, options), [client]);
}
