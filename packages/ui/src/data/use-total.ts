import type { ResourceDescriptor, Total } from '@admin/gql/resource';
import { skipToken, useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';

import type { LoadedRecords, RecordsState } from './use-records.ts';

/** How many records there are, which is known later than the first of them. */
export interface TotalState {
  /** `undefined` while unknown, and for good where the schema cannot count. */
  readonly total: Total | undefined;
  /** Not known yet, but it is going to be asked for, or on its way. */
  readonly isPending: boolean;
  /** Why it cannot be had. */
  readonly error: unknown;
  /** Counts again, if the server was asked at all. */
  readonly refresh: () => void;
}

/**
 * How many records the conditions of the shown rows hold for. Asked after the rows have come, and
 * only when they do not tell: a first page that is not full is the whole list.
 *
 * @param isExact the server counts all of them, also where it would stop at a bound
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
  // While the total is skipped, any document does.
  const isAsked = variables !== undefined && !known;
  const { data, error, refetch } = useQuery(
    count?.document ?? list.document,
    isAsked ? { variables, fetchPolicy: 'cache-and-network', errorPolicy: 'all' } : skipToken,
  );
  const refresh = useCallback(() => {
    // A total that cannot be had is left out; the rows say what failed.
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
