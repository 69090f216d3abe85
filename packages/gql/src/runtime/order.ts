import type { ListRequest, PageInfo, SortKey } from '../resource/index.ts';
import { ownValue } from '../own-value.ts';
import { nonNull } from './results.ts';

/**
 * What stands for each field in ascending and in descending order; absent where the server has only
 * one of them.
 */
export type Sorts<T> = Readonly<
  Record<string, readonly [ascending: T | null, descending: T | null]>
>;

/**
 * What the server is asked for the order; `undefined` leaves it to the server. The key of the
 * records ends it, in the direction of what comes before, so that pages of equal values do not
 * overlap.
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

/** The keys of an order in one object, each below the one before it. */
export const nestedSort = <T>(
  keys: readonly T[] | undefined,
  link: (first: T, rest: T) => T,
): T | undefined =>
  keys && keys.length > 0 ? keys.reduceRight((inner, first) => link(first, inner)) : undefined;

/** Whether there is more, told by the server. */
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

/** Whether there is more, told by one record more than the page holds. */
export const pageByLength = (
  found: number,
  request: Pick<ListRequest, 'page' | 'pageSize'>,
  start = 0,
): PageInfo => ({
  hasNextPage: found - start > request.pageSize,
  hasPreviousPage: request.page > 0,
});
