import type { ApolloClient, DefaultContext, ErrorLike, ObservableQuery } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { map } from 'rxjs';

import type { OperationType } from '../errors/base-error.ts';
import { toAdminError } from '../errors/to-admin-error.ts';

/**
 * Makes the client fail with `AdminError`s only. The transport has converted what came from the
 * network; Apollo Client adds its own for responses that hold data and errors, and for operations
 * that it takes back.
 *
 * @param isStale whether a write has made stale what the cache holds of a query: then it is asked
 *   for, whatever its policy says of the cache
 */
export function convertErrors(
  client: ApolloClient,
  isStale: (query: DocumentNode) => boolean,
): ApolloClient {
  const query = client.query.bind(client);
  const mutate = client.mutate.bind(client);
  const subscribe = client.subscribe.bind(client);
  const watchQuery = client.watchQuery.bind(client);
  const upToDate = (options: ApolloClient.QueryOptions): ApolloClient.QueryOptions => {
    const { query: document, fetchPolicy = 'cache-first' } = options;
    return withSeparateRequest(
      fetchPolicy === 'cache-first' && isStale(document)
        ? { ...options, fetchPolicy: 'network-only' }
        : options,
    );
  };
  // `assign`, because the signatures are overloads that only Apollo can spell. What goes in and
  // comes out stays the same but for the error.
  return Object.assign(client, {
    query: (options: ApolloClient.QueryOptions) => query(upToDate(options)).then(...ofQuery),
    mutate: (options: ApolloClient.MutateOptions) => mutate(options).then(...endOf('mutation')),
    subscribe(options: ApolloClient.SubscribeOptions) {
      const results = subscribe(options);
      return Object.assign(results.pipe(map(endOf('subscription')[0])), {
        restart: results.restart,
      });
    },
    watchQuery(options: ApolloClient.WatchQueryOptions) {
      const watched = watchQuery(withSeparateRequest(options));
      // The same result twice must be the same object, or React renders for ever.
      let last: readonly ObservableQuery.Result<unknown>[] = [];
      const convert = (result: ObservableQuery.Result<unknown>) => {
        if (last[0] !== result) last = [result, ofQuery[0](result)];
        return last[1] ?? result;
      };
      const getCurrentResult = watched.getCurrentResult.bind(watched);
      const results = watched.pipe(map(convert));
      for (const method of requestMethods) {
        const request: (...args: never[]) => Answer = watched[method];
        Object.assign(watched, {
          [method]: (...given: never[]) => converted(request.apply(watched, given)),
        });
      }
      return Object.assign(watched, {
        getCurrentResult: () => convert(getCurrentResult()),
        pipe: results.pipe.bind(results),
        subscribe: results.subscribe.bind(results),
      });
    },
  });
}

/** What becomes of a result that an operation ends with, and of an error. */
function endOf(operationType: OperationType) {
  const convert = (error: unknown) => toAdminError(error, { operationType });
  return [
    <TResult extends { error?: ErrorLike }>(result: TResult): TResult =>
      result.error ? { ...result, error: convert(result.error) } : result,
    (error: unknown): never => {
      throw convert(error);
    },
  ] as const;
}

const ofQuery = endOf('query');

/**
 * How a query on the screen is asked again; `client.refetchQueries` and `resetStore` go these ways
 * too.
 */
const requestMethods = ['refetch', 'reobserve', 'fetchMore', 'setVariables'] as const;

interface Answer extends Promise<{ error?: ErrorLike }> {
  /** Keeps the request alive when nobody looks at the query any more. */
  readonly retain?: () => unknown;
}

/** Nobody has to wait for it: the query says itself how it ended. */
function converted(answer: Answer) {
  const end = answer.then(...ofQuery);
  end.catch(() => undefined);
  const retain = () => {
    answer.retain?.();
    return end;
  };
  return Object.assign(end, { retain });
}

/** An operation that can be aborted is sent for itself: what shares a request ends with it. */
function withSeparateRequest<TOptions extends { context?: DefaultContext }>(
  options: TOptions,
): TOptions {
  return options.context?.['fetchOptions']?.signal
    ? { ...options, context: { queryDeduplication: false, ...options.context } }
    : options;
}
