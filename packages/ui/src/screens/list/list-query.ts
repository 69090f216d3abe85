import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';

import type { QueryRequest } from '../../data/data-client.ts';
import { rowsQuery } from '../../data/rows-query.ts';
import { parseListState, treeView, type ListState } from '../../resources/list-state.ts';
import { requiredConditions } from '../../values/with-condition.ts';
import { ConditionChips } from './lazy-condition-chips.ts';
import { columnsOf, isGrowing, storedChoice, type Columns } from '../../table/use-columns.ts';
import { listRequest, needsConditions, pieceQuery } from './use-list-request.ts';

/**
 * First query of a list at an address; `null` when there is no list, or when the query depends on
 * input of the user or on code that is loaded later.
 *
 * @param resource in its view
 * @param application suffix of the storage keys under which page size and columns are remembered
 * @param columns name under which the chosen columns are remembered. @defaultValue that of the
 *   resource
 */
export function listQuery(
  resource: ResourceDescriptor,
  search: string,
  application: string,
  columns: string = resource.name,
): QueryRequest | null {
  const { list } = resource;
  if (!list) return null;
  const state = parseListState(search, list);
  if (state.filters.length > 0 || state.rest !== undefined) ConditionChips.preload();
  // Periods are resolved by the code of the condition chips, so the screen sends that query. The
  // query of a tree is known to the tree's own code.
  const stored = storedChoice(columns, application);
  const mode = listMode(list, state, stored);
  if (
    mode === 'tree' ||
    needsConditions(state) ||
    requiredConditions(list.filters, state.filters).missing.length > 0
  )
    return null;
  const request = listRequest(state, columnsOf(list, stored.chosen).shown, application);
  return mode === 'growing' ? pieceQuery(list, request) : rowsQuery(list, request);
}

/** Display mode of a list. It determines the first query. */
export type ListMode = 'tree' | 'growing' | 'pages';

/** Mode of a list at an address. Both the screen and the prefetch use it. */
export function listMode(
  list: ListDescriptor,
  state: ListState,
  columns: Pick<Columns, 'layout'>,
): ListMode {
  if (state.view === treeView) return 'tree';
  return isGrowing(list, state, columns) ? 'growing' : 'pages';
}
