import { addCacheRules, type CacheRules } from '@admin/gql';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MaybeMasked } from '@apollo/client/masking';

import type { CacheRulesOwner } from '../resources/nested-list.ts';
import { ownedState } from '../resources/owned-state.ts';

/** A query and its variables. */
export interface QueryRequest<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly query: TypedDocumentNode<TData, TVariables>;
  readonly variables: TVariables;
}

/** A mutation and its variables. */
export interface MutationRequest<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly mutation: TypedDocumentNode<TData, TVariables>;
  readonly variables: TVariables;
}

/**
 * Source of a result. `cached`: the cache, otherwise the server. `fresh`: the server; the cache
 * stores the result. `uncached`: the server; the cache does not store the result.
 */
export type Freshness = 'cached' | 'fresh' | 'uncached';

export interface QueryOptions {
  /** @defaultValue 'cached' */
  readonly freshness?: Freshness;
  /** Errors are returned together with the data, instead of thrown. */
  readonly isPartial?: boolean;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** The request is sent even while an equal request is pending. */
  readonly isSeparate?: boolean;
}

export interface MutationOptions {
  /** The cache does not store the result. */
  readonly isUncached?: boolean;
  readonly signal?: AbortSignal;
  /** See `DefaultContext` of `@admin/gql`. */
  readonly series?: Promise<unknown>;
  readonly writes?: readonly string[];
  readonly timeout?: number;
}

/** Data of a result. `undefined`: the server sent none. */
export type AnswerData<TData> = NonNullable<MaybeMasked<TData>> | undefined;

export interface Answer<TData> {
  readonly data: AnswerData<TData>;
  /** Only set with `isPartial`. */
  readonly error: unknown;
}

/** Operations of the application's client for code outside of `data/`. */
export interface DataClient extends CacheRulesOwner {
  query<TData, TVariables extends OperationVariables>(
    request: QueryRequest<TData, TVariables>,
    options?: QueryOptions,
  ): Promise<Answer<TData>>;
  mutate<TData, TVariables extends OperationVariables>(
    request: MutationRequest<TData, TVariables>,
    options?: MutationOptions,
  ): Promise<AnswerData<TData>>;
  /**
   * Prefetches the query of a screen, see `createHeadStartLink` of `@admin/gql`. Resolves once the
   * result has arrived or the request has failed.
   */
  prefetch(request: QueryRequest, priority?: RequestPriority): Promise<void>;
  /** Refetches the active queries with this document. Never rejects. */
  refetch(query: QueryRequest['query']): Promise<void>;
  /** Removes a record from the cache, and thereby from all lists. */
  evict(record: EvictedRecord): void;
}

/** A record with its `__typename`, as the cache identifies it. */
export type EvictedRecord = Parameters<ApolloClient['cache']['identify']>[0];

const policies = { cached: 'cache-first', fresh: 'network-only', uncached: 'no-cache' } as const;

const clients = ownedState((): { client?: DataClient } => ({}));

/** The `DataClient` of an Apollo client, cached by client. */
export function dataClientOf(apollo: ApolloClient): DataClient {
  const state = clients(apollo);
  return (state.client ??= createDataClient(apollo));
}

function createDataClient(apollo: ApolloClient): DataClient {
  return {
    addRules: (rules: CacheRules | undefined) => addCacheRules(apollo.cache, rules),
    async query<TData, TVariables extends OperationVariables>(
      { query, variables }: QueryRequest<TData, TVariables>,
      { freshness = 'cached', isPartial, signal, isSeparate }: QueryOptions = {},
    ): Promise<Answer<TData>> {
      const { data, error } = await apollo.query<TData>({
        query,
        variables,
        fetchPolicy: policies[freshness],
        ...(isPartial && { errorPolicy: 'all' as const }),
        context: {
          ...(signal && { fetchOptions: { signal } }),
          ...(isSeparate && { queryDeduplication: false }),
        },
      });
      return { data: data ?? undefined, error };
    },
    async mutate<TData, TVariables extends OperationVariables>(
      { mutation, variables }: MutationRequest<TData, TVariables>,
      { isUncached, signal, series, writes, timeout }: MutationOptions = {},
    ): Promise<AnswerData<TData>> {
      const { data } = await apollo.mutate<TData>({
        mutation,
        variables,
        ...(isUncached && { fetchPolicy: 'no-cache' as const }),
        context: {
          ...(series && { series }),
          ...(writes && { writes }),
          ...(timeout !== undefined && { timeout }),
          ...(signal && { fetchOptions: { signal } }),
        },
      });
      return data ?? undefined;
    },
    async prefetch(request, priority = 'auto') {
      const context = { headStart: true, queryDeduplication: false, fetchOptions: { priority } };
      try {
        await apollo.query({
          ...request,
          fetchPolicy: 'network-only',
          errorPolicy: 'all',
          context,
        });
      } catch {
        // The screen repeats the query and shows the error.
      }
    },
    async refetch(query) {
      try {
        await apollo.refetchQueries({ include: [query] });
      } catch {
        // The queries report their errors themselves.
      }
    },
    evict(record) {
      const id = apollo.cache.identify(record);
      if (id !== undefined) apollo.cache.evict({ id });
    },
  };
}
