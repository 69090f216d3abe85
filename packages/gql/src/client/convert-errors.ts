import type { ApolloClient, DefaultContext, ErrorLike, ObservableQuery } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { map } from 'rxjs';

import type { OperationType } from '../errors/admin-error.ts';
import { toAdminError } from '../errors/to-admin-error.ts';

/**
 * Makes the client fail with `AdminError`s only. The transport has converted what came from the network; Apollo Client adds its own for responses
 * that hold data and errors, and for operations that it takes back.
 *
 * @param isStale whether a write has made stale what the cache holds of a query: then it is asked for, whatever its policy says of the cache
 */
export function convertErrors(client: ApolloClient, isStale: (query: DocumentNode) => boolean): ApolloClient {
  const query = client.query.bind(client);
  const mutate = client.mutate.bind(client);
  const subscribe = client.subscribe.bind(client);
  const watchQuery = client.watchQuery.bind(client);
  const upToDate = (options: ApolloClient.QueryOptions): ApolloClient.QueryOptions => {
    const { query: document, fetchPolicy = 'cache-first' } = options;
    return withOwnSignal(fetchPolicy === 'cache-first' && isStale(document) ? { ...options, fetchPolicy: 'network-only' } : options);
  };
  // `assign`, because the signatures are overloads that only Apollo can spell. What goes in and comes out stays the same but for the error.
  return Object.assign(client, {
    query: (options: ApolloClient.QueryOptions) => query(upToDate(options)).then(convertFor('query'), rethrowFor('query')),
    mutate: (options: ApolloClient.MutateOptions) => mutate(options).then(convertFor('mutation'), rethrowFor('mutation')),
    subscribe(options: ApolloClient.SubscribeOptions) {
      const results = subscribe(options);
      return Object.assign(results.pipe(map(convertFor('subscription'))), { restart: () => results.restart() });
    },
    watchQuery(options: ApolloClient.WatchQueryOptions) {
      const watched = watchQuery(withOwnSignal(options));
      // The same result twice must be the same object, or React renders for ever.
      let last: readonly ObservableQuery.Result<unknown>[] = [];
      const convert = (result: ObservableQuery.Result<unknown>) => {
        if (last[0] !== result) last = [result, convertQuery(result)];
        return last[1] ?? result;
      };
      const getCurrentResult = watched.getCurrentResult.bind(watched);
      const results = watched.pipe(map(convert));
      return Object.assign(watched, {
        getCurrentResult: () => convert(getCurrentResult()),
        pipe: results.pipe.bind(results),
        subscribe: results.subscribe.bind(results),
      });
    },
  });
}

const convertFor =
  (operationType: OperationType) =>
  <TResult extends { error?: ErrorLike }>(result: TResult): TResult =>
    result.error ? { ...result, error: toAdminError(result.error, { operationType }) } : result;

/** An operation that can be aborted is sent for itself: what shares a request ends with it. */
function withOwnSignal<TOptions extends { context?: DefaultContext }>(options: TOptions): TOptions {
  return options.context?.['fetchOptions']?.signal ? { ...options, context: { queryDeduplication: false, ...options.context } } : options;
}

const convertQuery = convertFor('query');

const rethrowFor = (operationType: OperationType) => (error: unknown): never => {
  throw toAdminError(error, { operationType });
};
