import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';

import type { QueryRequest } from '../../data/data-client.ts';
import { rowsQuery } from '../../data/rows-query.ts';
import { parseListState, treeView, type ListState } from '../../resources/list-state.ts';
import { requiredConditions } from '../../values/with-condition.ts';
import { ConditionChips } from './lazy-condition-chips.ts';
import { columnsOf, isGrowing, storedChoice, type Columns } from '../../table/use-columns.ts';
import { listRequest, needsConditions, pieceQuery } from './use-list-request.ts';

/**
 * What the list asks at an address with this query; `null` where there is no list, or where it
 * needs an answer of the user first, or more code.
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
  // Which days a period has is known when its code is there, which comes with the chips: the screen
  // asks then. What a tree asks for, its own code knows.
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

/** How a list is shown, and so which of its queries is the first. */
export type ListMode = 'tree' | 'growing' | 'pages';

/** The mode of a list at an address, which the screen and the prefetch both go by. */
export function listMode(
  list: ListDescriptor,
  state: ListState,
  columns: Pick<Columns, 'layout'>,
): ListMode {
  if (state.view === treeView) return 'tree';
  return isGrowing(list, state, columns) ? 'growing' : 'pages';
}
