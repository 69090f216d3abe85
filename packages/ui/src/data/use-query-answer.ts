import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';

export interface QueryAnswerOptions {
  /** Shows the cached data and fetches the query as well. */
  readonly isRefreshed?: boolean;
  /** Errors are returned together with the data. */
  readonly isPartial?: boolean;
}

export interface QueryAnswer {
  readonly data: unknown;
  readonly error: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Result of a query, from the cache or the server, updated with the cache.
 *
 * @param variables without variables nothing is sent, and the document is not used
 */
export function useQueryAnswer(
  document: TypedDocumentNode<unknown, OperationVariables>,
  variables: OperationVariables | null | undefined,
  { isRefreshed, isPartial }: QueryAnswerOptions = {},
): QueryAnswer {
  const { data, error, loading, refetch } = useQuery(
    document,
    variables
      ? {
          variables,
          fetchPolicy: isRefreshed ? 'cache-and-network' : 'cache-first',
          errorPolicy: isPartial ? 'all' : 'none',
        }
      : skipToken,
  );
  return { data: data ?? undefined, error, loading, refetch };
}
