import type {
  ListDescriptor,
  ListRequest,
  PageInfo,
  ResourceRecord,
  Total,
} from '@admin/gql/resource';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';

import { rowsQuery } from './rows-query.ts';
import { failuresOfRows, listFailures, type FieldFailures } from './field-failures.ts';

/** Loaded records of a page. */
export interface LoadedRecords {
  readonly records: readonly ResourceRecord[];
  readonly page: PageInfo;
  readonly failures: FieldFailures;
  /** Request of these records. */
  readonly request: ListRequest;
  /** Total in the result itself, for lists that return it. */
  readonly total: Total | undefined;
}

/** State of the records of a page: loading, failed or ready. */
export type RecordsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  /** `isStale`: the records belong to the previous request, while the present one is pending. */
  | (LoadedRecords & ReadyRecords);

interface ReadyRecords {
  readonly status: 'ready';
  readonly isStale: boolean;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
  /** The last attempt to refresh them failed. */
  readonly error?: unknown;
}

/**
 * Records of a list. The previous records stay while the next request is pending. A superseded
 * request is aborted.
 */
export function useRecords(list: ListDescriptor, request: ListRequest): RecordsState {
  const { query, variables } = useMemo(() => rowsQuery(list, request), [list, request]);
  const { data, error, loading, refetch } = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const loaded = useMemo((): LoadedRecords | null => {
    if (data === undefined || data === null) return null;
    const failures = listFailures(
      error,
      data,
      list.columns.map(({ field }) => field.name),
    );
    const whole = {
      records: list.records(data, request),
      page: list.page(data, request),
      failures,
      request,
      total: undefined,
    };
    return list.paging === 'none'
      ? pageOf(whole, failures.isEmpty ? undefined : list.places?.(data, request))
      : whole;
  }, [data, error, list, request]);

  // A failed list must not be taken for an empty one, also while it is fetched again.
  const hasFailed =
    loaded !== null &&
    loaded.records.length === 0 &&
    !loaded.failures.isEmpty &&
    isEmptyAnswer(list, data, request);
  const [refused, setRefused] = useState<unknown>();
  if (hasFailed && refused !== data) setRefused(data);
  const answer = hasFailed || (loading && refused === data) ? null : loaded;
  const [latest, setLatest] = useState(answer);
  if (answer && answer !== latest) setLatest(answer);

  const refresh = useCallback(() => {
    // Failures are returned as `error`.
    refetch().catch(() => undefined);
  }, [refetch]);
  if (error && !loading && !answer) {
    const isRefresh = latest?.request === request;
    return isRefresh
      ? { status: 'ready', ...latest, isStale: false, isRefreshing: false, refresh, error }
      : { status: 'failed', error, retry: refresh };
  }
  const shown = answer ?? (loading ? latest : null);
  if (!shown) return { status: 'loading' };
  return {
    status: 'ready',
    ...shown,
    isStale: shown.request !== request,
    isRefreshing: loading,
    refresh,
  };
}

/** Tests whether the result has no records at all, apart from the conditions of the request. */
const isEmptyAnswer = (list: ListDescriptor, data: unknown, request: ListRequest): boolean =>
  list.places === undefined ||
  list.records(data, { ...request, filters: [], groups: undefined, search: '' }).length === 0;

/**
 * Pages the records of a server that returns all of them at once.
 *
 * @param places positions of the records in the result; absent where they are in order
 */
function pageOf(whole: LoadedRecords, places?: readonly number[]): LoadedRecords {
  const { page, pageSize } = whole.request;
  const start = page * pageSize;
  const count = whole.records.length;
  return {
    ...whole,
    records: whole.records.slice(start, start + pageSize),
    page: { hasPreviousPage: page > 0, hasNextPage: start + pageSize < count },
    failures: failuresOfRows(whole.failures, (row) => places?.[row + start] ?? row + start),
    total: { count, exact: !whole.page.hasNextPage },
  };
}
