import type { QueryDescriptor } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';

export type AnswerState =
  /** Nothing was asked yet. */
  | { readonly status: 'unasked' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly refresh: () => Promise<void> }
  /** `error`: a part of the answer is missing, or the last attempt to ask again failed. */
  | { readonly status: 'ready'; readonly values: readonly unknown[]; readonly error: unknown; readonly isRefreshing: boolean; readonly refresh: () => Promise<void> };

/** What the server answers to a query with these variables; `null` asks nothing. A request that was overtaken is aborted. */
export function useAnswer(query: QueryDescriptor, variables: OperationVariables | null): AnswerState {
  const { data, error, loading, refetch } = useQuery(query.document, {
    variables: variables ?? {},
    skip: variables === null,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const values = useMemo(() => (data === undefined || data === null ? null : query.result(data)), [data, query]);
  const refresh = useCallback(async () => {
    // A failure comes back as `error`.
    await refetch().catch(() => undefined);
  }, [refetch]);
  if (variables === null) return { status: 'unasked' };
  // Nothing but errors is no empty answer.
  if (values && (values.length > 0 || !error)) return { status: 'ready', values, error, isRefreshing: loading, refresh };
  if (loading) return { status: 'loading' };
  return error ? { status: 'failed', error, refresh } : { status: 'ready', values: [], error: undefined, isRefreshing: false, refresh };
}
