import type { ListDescriptor } from '@admin/gql/resource';

import { layoutContent } from '../../screens/list/arrange-columns.ts';
import type { Columns } from '../../table/use-columns.ts';
import { formatListState, parseListState, type ListState } from '../../resources/list-state.ts';
import type { SavedView, ViewContent } from '../../storage/view-store.ts';

/** Content of a view that affects what the list shows. */
type Shown = Pick<ViewContent, 'query' | 'columns' | 'layout'>;

/** Content of a view for the present state of a list. Page and page size are not part of it. */
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

/** Whether two views show the same list. The order of conditions does not matter. */
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
 * Position of a view after a move by one place. Neighbours that were created at once, or often
 * moved between, leave no gap: then the view moves past both.
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
