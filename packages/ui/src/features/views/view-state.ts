import type { ListDescriptor } from '@admin/gql/resource';

import { layoutContent } from '../../screens/list/arrange-columns.ts';
import type { Columns } from '../../table/use-columns.ts';
import { formatListState, parseListState, type ListState } from '../../resources/list-state.ts';
import type { SavedView, ViewContent } from '../../storage/view-store.ts';

/** What decides what is seen of a list. */
type Shown = Pick<ViewContent, 'query' | 'columns' | 'layout'>;

/** What of a list at work a view keeps: neither the page nor how many rows it has. */
export function viewOf(
  state: ListState,
  columns: Pick<Columns, 'shown' | 'isDefault' | 'layout'>,
): Shown {
  const query = formatListState({
    ...state,
    view: state.view === '' ? undefined : state.view,
    page: 0,
    isPaged: false,
    pageSize: undefined,
    after: undefined,
    before: undefined,
  });
  return {
    query,
    columns: columns.isDefault ? null : columns.shown.map(({ name }) => name),
    layout: layoutContent(columns.layout),
  };
}

/** The state of a list that is opened in a view. */
export const stateIn = ({ query }: Pick<ViewContent, 'query'>, list: ListDescriptor): ListState =>
  parseListState(query, list);

/** Whether both show the same: conditions may stand in any order. */
export function isSameView(one: Shown, other: Shown): boolean {
  return (
    sorted(one.query) === sorted(other.query) &&
    sameColumns(one.columns, other.columns) &&
    layoutText(one) === layoutText(other)
  );
}

const sorted = (query: string) =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => JSON.stringify([name, value]))
    .toSorted()
    .join();
const layoutText = ({ layout }: Shown) => {
  const { widths = {}, pins, sums, density, grows } = layoutContent(layout) ?? {};
  return JSON.stringify([
    Object.entries(widths).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    pins,
    sums,
    density,
    grows,
  ]);
};
const sameColumns = (one: ViewContent['columns'], other: ViewContent['columns']) =>
  one === null || other === null ? one === other : one.join() === other.join();

/** A place behind `before`, in front of `after`. */
export function positionBetween(
  before: SavedView | undefined,
  after: SavedView | undefined,
): number {
  if (!before) return after ? after.position - 1 : 1;
  return after ? (before.position + after.position) / 2 : before.position + 1;
}

/**
 * Where a view is after it was moved by one place. Two that were made at once, or moved into the
 * same gap for long, leave no room between them: it goes past both.
 */
export function movedPosition(views: readonly SavedView[], { id }: SavedView, by: -1 | 1): number {
  const others = views.filter((each) => each.id !== id);
  for (let at = views.findIndex((each) => each.id === id) + by; ; at += by) {
    const [before, after] = [others[at - 1], others[at]];
    const position = positionBetween(before, after);
    if (!before || !after || (before.position < position && position < after.position))
      return position;
  }
}
