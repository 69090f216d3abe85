import type { ApolloClient, DefaultContext, ErrorLike, ObservableQuery } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { map } from 'rxjs';

import type { OperationType } from '../errors/base-error.ts';
import { toAdminError } from '../errors/to-admin-error.ts';

/**
 * Converts all errors of the client to `AdminError`s. The transport has converted network errors.
 * Apollo Client adds its own errors for responses with data and errors, and for cancelled
 * operations.
 *
 * @param isStale tests whether the cached data of a query is stale; such a query is sent to the
 *   server, whatever its fetch policy
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
  // `Object.assign`, because the overloads of Apollo Client cannot be reproduced. Arguments and
  // results keep their types, apart from the error.
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
      // The same result must be converted to the same object, otherwise React renders forever.
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

/** Converters of the result and of the error that an operation ends with. */
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
 * Methods that send an active query again. `client.refetchQueries` and `resetStore` call them as
 * well.
 */
const requestMethods = ['refetch', 'reobserve', 'fetchMore', 'setVariables'] as const;

interface Answer extends Promise<{ error?: ErrorLike }> {
  /** Keeps the request alive after the last subscriber of the query has left. */
  readonly retain?: () => unknown;
}

/**
 * Converts the promise of a request. An unhandled rejection is ignored, because the query itself
 * reports its error.
 */
function converted(answer: Answer) {
  const end = answer.then(...ofQuery);
  end.catch(() => undefined);
  const retain = () => {
    answer.retain?.();
    return end;
  };
  return Object.assign(end, { retain });
}

/**
 * An abortable operation is sent separately, because aborting it would end all operations that
 * share its request.
 */
function withSeparateRequest<TOptions extends { context?: DefaultContext }>(
  options: TOptions,
): TOptions {
  return options.context?.['fetchOptions']?.signal
    ? { ...options, context: { queryDeduplication: false, ...options.context } }
    : options;
}
