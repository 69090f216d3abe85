import type { ListDescriptor } from '@admin/gql/resource';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';

import { useApplication } from '../../resources/use-application.ts';
import { rememberList } from '../../storage/last-list.ts';
import { useRawSearch } from '../../resources/raw-location.ts';
import {
  formatListState,
  parseListState,
  type ListState,
  type UpdateList,
} from '../../resources/list-state.ts';
import { splitPanel, withPanel } from './panel-address.ts';

/**
 * State of a list, stored in the query of the address at its path, and the id of the record in the
 * panel, which is not part of the state.
 *
 * @param grows whether the list has no pages, unless the address has a page. A list opened at a
 *   page keeps its pages, so that it does not change while the user types into it
 */
export function useListState(
  path: string,
  list: ListDescriptor,
  grows: boolean,
): readonly [state: ListState, update: UpdateList, panel: string | undefined] {
  const [query, panel] = splitPanel(useRawSearch());
  const [, navigate] = useLocation();
  const state = useMemo(() => parseListState(query, list), [query, list]);
  const application = useApplication();
  useEffect(() => rememberList(path, query, application), [path, query, application]);
  const update: UpdateList = useCallback(
    (change, options) => {
      const next = {
        ...state,
        page: 0,
        isPaged: grows && (state.page > 0 || state.isPaged),
        after: undefined,
        before: undefined,
        ...change,
      };
      const search = withPanel(formatListState(next), panel);
      navigate(search === '' ? path : `${path}?${search}`, options);
    },
    [path, state, grows, panel, navigate],
  );
  return [state, update, panel];
}
