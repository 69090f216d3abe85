import type { ListDescriptor } from '@admin/gql/resource';

import type { Columns } from '../list/use-columns.ts';
import { formatListState, parseListState, type ListState } from '../table/list-state.ts';
import type { SavedView, ViewContent } from './view-store.ts';

/** What of a list at work a view keeps: neither the page nor how many rows it has. */
export function viewOf(state: ListState, columns: Pick<Columns, 'shown' | 'isDefault'>): Pick<ViewContent, 'query' | 'columns'> {
  const query = formatListState({ ...state, view: state.view === '' ? undefined : state.view, page: 0, pageSize: undefined, after: undefined, before: undefined });
  return { query, columns: columns.isDefault ? null : columns.shown.map(({ name }) => name) };
}

/** The state of a list that is opened in a view. */
export const stateIn = ({ query }: Pick<ViewContent, 'query'>, list: ListDescriptor): ListState => parseListState(query, list);

/** Whether both show the same: conditions may stand in any order. */
export function isSameView(one: Pick<ViewContent, 'query' | 'columns'>, other: Pick<ViewContent, 'query' | 'columns'>): boolean {
  return sorted(one.query) === sorted(other.query) && sameColumns(one.columns, other.columns);
}

const sorted = (query: string) => [...new URLSearchParams(query)].map(([name, value]) => JSON.stringify([name, value])).toSorted().join();
const sameColumns = (one: ViewContent['columns'], other: ViewContent['columns']) => (one === null || other === null ? one === other : one.join() === other.join());

/** A place behind `before`, in front of `after`. */
export function positionBetween(before: SavedView | undefined, after: SavedView | undefined): number {
  if (!before) return after ? after.position - 1 : 1;
  return after ? (before.position + after.position) / 2 : before.position + 1;
}
