import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState, useSyncExternalStore } from 'react';

import type { GrowingList, GrowingListOptions, GrowingListState } from '../list/growing-list.ts';
import { watchGrowingList } from '../list/watch-growing-list.ts';

/** State of a growing list, with its methods. */
export type UsedGrowingList<TRecord> = GrowingListState<TRecord> &
  Pick<GrowingList<TRecord>, 'loadNext' | 'loadPrevious' | 'retry'>;

/**
 * A list that grows page by page, see `watchGrowingList`. Other variables of the first page
 * (another sort, filter or search), another document or size of a page begin a list anew.
 *
 * ```tsx
 * const { records, hasNext, isLoading, loadNext } = useGrowingList(
 *   growingListOf({ list, key }, { search }),
 * );
 * ```
 */
export function useGrowingList<TData, TVariables extends OperationVariables, TRecord>(
  options: GrowingListOptions<TData, TVariables, TRecord>,
): UsedGrowingList<TRecord> {
  const client = useApolloClient();
  const { document, pageSize = 25, maxPages } = options;
  const key = JSON.stringify([options.variables({ page: 0, pageSize }), pageSize, maxPages]);
  const [current, setCurrent] = useState(() => ({
    client,
    document,
    key,
    list: watchGrowingList(client, options),
  }));
  let { list } = current;
  if (current.client !== client || current.document !== document || current.key !== key) {
    list = watchGrowingList(client, options);
    setCurrent({ client, document, key, list });
  }
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  return { ...state, loadNext: list.loadNext, loadPrevious: list.loadPrevious, retry: list.retry };
}
