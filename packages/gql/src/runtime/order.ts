import type { ListRequest, PageInfo, SortKey } from '../resource/index.ts';
import { ownValue } from '../own-value.ts';
import { nonNull } from './results.ts';

/** Sort values by field, ascending and descending; `null` where the server lacks a direction. */
export type Sorts<T> = Readonly<
  Record<string, readonly [ascending: T | null, descending: T | null]>
>;

/**
 * Sort values of a request; `undefined` leaves the order to the server. The key fields are appended
 * in the direction of the last sort key, so that pages of equal values do not overlap.
 */
export function sortValues<T>(
  sorts: Sorts<T>,
  asked: readonly SortKey[],
  fallback: readonly SortKey[],
  key: readonly string[],
): T[] | undefined {
  const sortable = asked.filter(({ field }) => ownValue(sorts, field) !== undefined);
  const order = sortable.length > 0 ? sortable : fallback;
  const descending = order.at(-1)?.descending ?? false;
  const ends = key
    .filter((field) => !order.some((sortKey) => sortKey.field === field))
    .map((field) => ({ field, descending }));
  const result = nonNull(
    [...order, ...ends].map(({ field, descending: down }) => {
      const pair = ownValue(sorts, field);
      return pair?.[down ? 1 : 0] ?? pair?.find((value) => value != null);
    }),
  );
  return result.length > 0 ? result : undefined;
}

/** Nests the sort keys in one object, each inside the previous one. */
export const nestedSort = <T>(
  keys: readonly T[] | undefined,
  link: (first: T, rest: T) => T,
): T | undefined =>
  keys && keys.length > 0 ? keys.reduceRight((inner, first) => link(first, inner)) : undefined;

/** Position of a page, from the server's flags. */
export const pageInfo = (
  info:
    | { readonly hasNextPage?: boolean | null; readonly hasPreviousPage?: boolean | null }
    | null
    | undefined,
  { page }: Pick<ListRequest, 'page'>,
): PageInfo => ({
  hasNextPage: info?.hasNextPage ?? false,
  hasPreviousPage: (info?.hasPreviousPage ?? false) || page > 0,
});

/** Position of a page, from a result with one record more than the page has. */
export const pageByLength = (
  found: number,
  request: Pick<ListRequest, 'page' | 'pageSize'>,
  start = 0,
): PageInfo => ({
  hasNextPage: found - start > request.pageSize,
  hasPreviousPage: request.page > 0,
});
