import type { ApolloClient, ErrorLike, ObservableQuery } from '@apollo/client';
import { map, type Observable } from 'rxjs';

import { toAdminError } from '../errors/to-admin-error.ts';

type Settle = (options: unknown) => Promise<{ error?: ErrorLike }>;
type Subscribe = (options: unknown) => Observable<{ error?: ErrorLike }> & { restart: () => void };

/**
 * Makes the client fail with `AdminError`s only. The transport has converted what came from the network; Apollo Client adds its own for responses
 * that hold data and errors, and for operations that it takes back.
 */
export function convertErrors(client: ApolloClient): ApolloClient {
  // The signatures of these are overloads that only Apollo can spell. What goes in and comes out stays the same but for the class of the error.
  const query = client.query.bind(client) as Settle;
  const mutate = client.mutate.bind(client) as Settle;
  const subscribe = client.subscribe.bind(client) as Subscribe;
  const watchQuery = client.watchQuery.bind(client) as (options: unknown) => ObservableQuery;

  client.query = ((options: unknown) => query(options).then(convertResult, rethrow)) as typeof client.query;
  client.mutate = ((options: unknown) => mutate(options).then(convertResult, rethrow)) as typeof client.mutate;
  client.subscribe = ((options: unknown) => {
    const results = subscribe(options);
    return Object.assign(results.pipe(map(convertResult)), { restart: () => results.restart() });
  }) as typeof client.subscribe;
  client.watchQuery = ((options: unknown) => convertWatched(watchQuery(options))) as typeof client.watchQuery;
  return client;
}

function convertWatched(query: ObservableQuery): ObservableQuery {
  const current = query.getCurrentResult.bind(query);
  query.getCurrentResult = () => convertResult(current());
  const results = query.pipe(map(convertResult));
  query.pipe = results.pipe.bind(results) as typeof query.pipe;
  query.subscribe = results.subscribe.bind(results) as typeof query.subscribe;
  return query;
}

/** The same result twice is the same object, or React would render for ever. */
const converted = new WeakMap<object, object>();

function convertResult<TResult extends { error?: ErrorLike }>(result: TResult): TResult {
  if (result.error === undefined) return result;
  const error = toAdminError(result.error);
  if (error === result.error) return result;
  const known = converted.get(result) as TResult | undefined;
  if (known) return known;
  const replaced = { ...result, error };
  converted.set(result, replaced);
  return replaced;
}

function rethrow(error: unknown): never {
  throw toAdminError(error);
}
