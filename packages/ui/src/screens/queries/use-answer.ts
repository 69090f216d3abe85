import type { PageInfo, PageRequest, QueryDescriptor, Total } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';
import { useCallback, useMemo } from 'react';

import { useQueryAnswer } from '../../data/use-query-answer.ts';
import { isRecord } from '../../values/is-record.ts';
import { firstPage } from './asked-with.ts';

/** Page of an answer. */
export interface AnswerPage {
  readonly request: PageRequest;
  readonly info: PageInfo;
  /** Rows on it. */
  readonly rows: number;
  readonly total: Total | undefined;
}

export type AnswerState =
  /** No query was sent. */
  | { readonly status: 'unasked' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly refresh: () => Promise<void> }
  | ReadyAnswer;

export interface ReadyAnswer {
  readonly status: 'ready';
  readonly values: readonly unknown[];
  /** Absent for an answer without pages. */
  readonly page: AnswerPage | undefined;
  /** Whether the answer is that of the previous request, while the present one is loading. */
  readonly isStale?: true;
  /** Error of an incomplete answer, or of the last refetch. */
  readonly error: unknown;
  readonly isRefreshing: boolean;
  readonly refresh: () => Promise<void>;
}

/**
 * Answer to a query with these variables, for one page of it. `null` sends nothing. A request that
 * was overtaken is aborted.
 */
export function useAnswer(
  query: QueryDescriptor,
  variables: OperationVariables | null,
  request: PageRequest = firstPage,
): AnswerState {
  const { data, error, loading, refetch } = useQueryAnswer(query.document, variables, {
    isRefreshed: true,
    isPartial: true,
  });
  const found = useMemo(() => {
    if (data === undefined) return null;
    const values = query.result(data, request);
    return { values, page: query.pages && pageOf(query.pages, data, request, values) };
  }, [data, query, request]);
  const refresh = useCallback(async () => {
    // The failure is returned as `error`.
    await refetch().catch(() => undefined);
  }, [refetch]);
  if (variables === null) return { status: 'unasked' };
  // An answer with errors only is not an empty answer.
  if (found && (found.values.length > 0 || !error))
    return { status: 'ready', ...found, error, isRefreshing: loading, refresh };
  if (loading) return { status: 'loading' };
  return error
    ? { status: 'failed', error, refresh }
    : {
        status: 'ready',
        values: [],
        page: undefined,
        error: undefined,
        isRefreshing: false,
        refresh,
      };
}

function pageOf(
  pages: NonNullable<QueryDescriptor['pages']>,
  data: unknown,
  request: PageRequest,
  values: readonly unknown[],
): AnswerPage {
  const [record] = values;
  const list = pages.of === undefined ? values : isRecord(record) ? record[pages.of] : [];
  const rows = Array.isArray(list) ? list.length : 0;
  const info = pages.page(data, request);
  const told = pages.total?.(data) ?? Number.NaN;
  const isEnd = !info.hasNextPage && (rows > 0 || request.page === 0);
  const count = Number.isFinite(told)
    ? told
    : isEnd
      ? request.page * request.pageSize + rows
      : undefined;
  return { request, info, rows, total: count === undefined ? undefined : { count, exact: true } };
}
