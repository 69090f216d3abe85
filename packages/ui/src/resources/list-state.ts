import type { FilterCondition, ListDescriptor, SortKey } from '@admin/gql/resource';

import { pageSizes } from './page-sizes.ts';
import { formatFilterValue, parseFilterValue } from '../values/filter-value-codec.ts';
import { withCondition } from '../values/with-condition.ts';

/** State of a list in its address: everything that determines the records shown. */
export interface ListState {
  readonly search: string;
  readonly filters: readonly FilterCondition[];
  /**
   * Parameters of the address that are parsed later: groups of conditions,
   * `any-1.status.in=NEW&any-1.total.gte=100`, and names that the list does not have. Their parser
   * is loaded on demand (`readRest`).
   */
  readonly rest?: string | undefined;
  /** Sort keys; empty for the default order of the list. */
  readonly sort: readonly SortKey[];
  /** Counts from 0; in the address from 1. */
  readonly page: number;
  /** The address contains the first page, for a list that would otherwise grow. */
  readonly isPaged?: boolean | undefined;
  /** `undefined`: the size that the user chose last. */
  readonly pageSize: number | undefined;
  /** Cursor or token at the start or the end of the page, for lists that page by them. */
  readonly after?: string;
  readonly before?: string;
  /** Name of the open view. */
  readonly view?: string;
}

/**
 * Navigates to the list with a changed state. The list returns to its first page unless `page` is
 * given. `replace` overwrites the entry of the browser's history.
 */
export type UpdateList = (
  change: Partial<ListState>,
  options?: { readonly replace?: boolean },
) => void;

/** Name of the built-in tree view of a list. No other view can have it. */
export const treeView = '~tree';

type StatefulList = Pick<
  ListDescriptor,
  'filters' | 'groups' | 'sortable' | 'multiSort' | 'searchable' | 'paging'
>;

/**
 * Parses the query of an address:
 * `q=анна&sort=-placedAt&page=2&size=50&status.in=NEW&status.in=PAID&total.gte=100`. A date may be
 * a period: `placedAt.gte=~lastWeek&placedAt.lt=~lastWeek`. Parameters that do not fit the list (an
 * unknown filter, a malformed number) are ignored and reported to the user, because addresses come
 * from bookmarks, messages and typos.
 */
export function parseListState(query: string, list: StatefulList): ListState {
  const parameters = new URLSearchParams(query);
  const cursors = list.paging === 'cursor' || list.paging === 'token';
  const after = cursors ? (parameters.get('after') ?? undefined) : undefined;
  const before =
    list.paging === 'cursor' && after === undefined
      ? (parameters.get('before') ?? undefined)
      : undefined;
  const page = positive(parameters.get('page')) ?? 1;
  const size = Number(parameters.get('size'));
  const rest = new URLSearchParams();
  return {
    search: list.searchable ? (parameters.get('q') ?? '') : '',
    filters: parseFilters(parameters, list, rest),
    sort: parseSort(parameters.get('sort') ?? '', list, rest),
    rest: String(rest) || undefined,
    // A page reached by cursor cannot be opened without its cursor.
    page: cursors && after === undefined && before === undefined ? 0 : page - 1,
    isPaged: parameters.get('page') === '1' || undefined,
    pageSize: pageSizes.find((each) => each === size),
    after,
    before,
    view: parameters.get('view') ?? undefined,
  };
}

/** Inverse of `parseListState`; empty for the initial state of the list. */
export function formatListState(state: ListState): string {
  const parameters = new URLSearchParams(state.rest);
  if (state.view !== undefined) parameters.set('view', state.view);
  if (state.search !== '') parameters.set('q', state.search);
  appendFilters(parameters, state.filters);
  if (state.sort.length > 0)
    parameters.set(
      'sort',
      state.sort.map(({ field, descending }) => `${descending ? '-' : ''}${field}`).join(','),
    );
  if (state.page > 0 || state.isPaged) parameters.set('page', String(state.page + 1));
  if (state.pageSize !== undefined) parameters.set('size', String(state.pageSize));
  if (state.after !== undefined) parameters.set('after', state.after);
  if (state.before !== undefined) parameters.set('before', state.before);
  return parameters.toString();
}

/** @param before prefix of the parameters' names: `any-1.` */
export function appendFilters(
  parameters: URLSearchParams,
  filters: readonly FilterCondition[],
  before = '',
): void {
  for (const { field, operator, value } of filters) {
    const values: readonly unknown[] = isMany(operator) && Array.isArray(value) ? value : [value];
    for (const each of values)
      parameters.append(`${before}${field}.${operator}`, formatFilterValue(each));
  }
}

function isMany(operator: string): boolean {
  return operator === 'in' || operator === 'notIn';
}

/** @param rest receives parameters that look like conditions but do not fit the list */
export function parseFilters(
  parameters: URLSearchParams,
  list: Pick<ListDescriptor, 'filters'>,
  rest: URLSearchParams,
): readonly FilterCondition[] {
  const found = [...new Set(parameters.keys())].flatMap((name): FilterCondition[] => {
    const dot = name.lastIndexOf('.');
    const filter = list.filters.find((each) => each.name === name.slice(0, dot));
    const operator = filter?.operators.find((each) => each === name.slice(dot + 1));
    const values = parameters.getAll(name).flatMap((text) => {
      const value =
        filter &&
        operator &&
        parseFilterValue(operator === 'isNull' ? { kind: 'boolean' } : filter, text);
      if (value !== undefined) return [value];
      if (dot > 0) rest.append(name, text);
      return [];
    });
    if (!filter || !operator || values.length === 0) return [];
    return isMany(operator)
      ? [{ field: filter.name, operator, value: values }]
      : values.map((value) => ({ field: filter.name, operator, value }));
  });
  return found.reduce<readonly FilterCondition[]>(
    (kept, condition) => withCondition(list.filters, kept, condition),
    [],
  );
}

function parseSort(text: string, list: StatefulList, rest: URLSearchParams): readonly SortKey[] {
  const keys = text.split(',').flatMap((part): SortKey[] => {
    const field = part.replace(/^-/, '');
    if (list.sortable.includes(field)) return [{ field, descending: field !== part }];
    if (field) rest.append('sort', part);
    return [];
  });
  return list.multiSort ? keys : keys.slice(0, 1);
}

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
