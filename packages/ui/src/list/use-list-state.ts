import type { ListDescriptor } from '@admin/gql';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';

import { listHref } from '../admin/addresses.ts';
import { rememberList } from '../admin/last-list.ts';
import { useRawSearch } from '../admin/raw-location.ts';
import { formatListState, parseListState, type ListState } from '../table/list-state.ts';

/** Goes to the list with these parts changed, from its first page unless `page` says another. `replace`: the way back skips the present state. */
export type UpdateList = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;

/** State of a list, kept in the address. */
export function useListState(resource: string, list: ListDescriptor): readonly [ListState, UpdateList] {
  const query = useRawSearch();
  const [, navigate] = useLocation();
  const state = useMemo(() => parseListState(query, list), [query, list]);
  useEffect(() => rememberList(resource, query), [resource, query]);
  const update: UpdateList = useCallback(
    (change, options) => {
      const next = { ...state, page: 0, after: undefined, before: undefined, ...change };
      navigate(listHref(resource, formatListState(next)), options);
    },
    [resource, state, navigate],
  );
  return [state, update];
}
