import type { ResourceDescriptor, Total } from '@admin/gql/resource';
import { skipToken, useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';

import type { LoadedRecords, RecordsState } from './use-records.ts';

/** Total of a list, which is loaded after its first rows. */
export interface TotalState {
  /** `undefined` until it is known; always `undefined` where the schema cannot count. */
  readonly total: Total | undefined;
  /** The total is being fetched, or will be. */
  readonly isPending: boolean;
  /** Error of the count. */
  readonly error: unknown;
  /** Counts again, unless the rows themselves show the total. */
  readonly refresh: () => void;
}

/**
 * Total of the list with the conditions of the shown rows. It is fetched after the rows, and only
 * when they do not show it: a first page that is not full is the whole list.
 *
 * @param isExact the server counts all records, also beyond its limit
 */
export function useTotal(
  { list, count }: Pick<ResourceDescriptor, 'list' | 'count'>,
  rows: RecordsState,
  isExact?: boolean,
): TotalState {
  if (!list) throw new Error('There is no list.');
  const request = rows.status === 'ready' ? rows.request : undefined;
  const known = rows.status === 'ready' ? totalOfRows(rows) : undefined;
  const variables = useMemo(
    () => request && count?.variables(request, isExact),
    [count, request, isExact],
  );
  // `useQuery` requires a document even when it is skipped.
  const isAsked = variables !== undefined && !known;
  const { data, error, refetch } = useQuery(
    count?.document ?? list.document,
    isAsked ? { variables, fetchPolicy: 'cache-and-network', errorPolicy: 'all' } : skipToken,
  );
  const refresh = useCallback(() => {
    // A missing total is not shown; errors are shown with the rows.
    if (isAsked) refetch().catch(() => undefined);
  }, [isAsked, refetch]);
  const counted =
    count && data !== undefined && data !== null && !error ? count.total(data) : undefined;
  const isPending = rows.status === 'ready' && count !== undefined && !known && !counted && !error;
  return { total: known ?? counted, isPending, error, refresh };
}

function totalOfRows({ total, page, records, request }: LoadedRecords): Total | undefined {
  if (total) return total;
  const isEnd = !page.hasNextPage && (records.length > 0 || request.page === 0);
  return isEnd
    ? { count: request.page * request.pageSize + records.length, exact: true }
    : undefined;
}
