import { watchGrowingList, type GrowingList, type GrowingListOptions } from '@admin/gql';
import type { ResourceRecord } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

export type WatchRows = (
  options: GrowingListOptions<unknown, OperationVariables, ResourceRecord>,
) => GrowingList<ResourceRecord>;

/** Starts to watch the rows of a list that grows: the same function for the same client. */
export function useWatchRows(): WatchRows {
  const client = useApolloClient();
  return useCallback((options) => watchGrowingList(client, options), [client]);
}
