import type { ApolloClient } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { finalize, tap, type Observable } from 'rxjs';

import { storedFields } from '../cache/fields-in-use.ts';
import { rootFields } from '../cache/root-fields.ts';
import { staleAfter, staleTypes, type Stale } from '../cache/stale-after.ts';
import { fieldsAt, forgetAt } from '../cache/stale-paths.ts';
import { AdminError } from '../errors/admin-error.ts';
import type { ClientActivity, PendingQuery } from './fresh-link.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';

/** Sends the writes of a client, and refreshes its cache after them. */
export interface Writes {
  readonly send: (
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ) => Observable<ApolloLink.Result>;
  /** Tests whether the data of a query is stale and its fresh result has not arrived yet. */
  readonly isStale: (query: DocumentNode) => boolean;
  /** Treats records of a type as written, after a change from elsewhere. */
  readonly markStale: (client: ApolloClient, type: string) => void;
  /** Drops results of the server that are not on the screen. */
  readonly trim: (client: ApolloClient) => void;
}

/**
 * Sends writes and refreshes the cache after each. `createFreshLink` loads this module with the
 * first write.
 */
export function createWrites(activity: ClientActivity): Writes {
  const { pendingQueries, postponed, answeredFields } = activity;
  /** Entries since the last refresh. */
  let staleEntries: readonly Stale[] = [];
  /** Entries whose refresh is pending. */
  let refreshing: readonly Stale[] = [];
  /**
   * Queries that were pending when a write of a series ended. They are postponed at the refresh,
   * and not earlier, because the next write of the series would postpone them again.
   */
  const overtaken = new Set<PendingQuery>();

  const postpone = (pendingQuery: PendingQuery) => {
    pendingQuery.cancel();
    postponed.add(pendingQuery);
  };

  const forget = (client: ApolloClient, stale: readonly Stale[]) =>
    forgetStale(client, stale, answeredFields);

  const refresh = async (client: ApolloClient) => {
    const refreshed = staleEntries;
    staleEntries = [];
    refreshing = [...refreshing, ...refreshed];
    // Screens that were closed since the write are not refreshed.
    forget(client, refreshed);
    for (const pendingQuery of overtaken)
      if (pendingQueries.has(pendingQuery)) postpone(pendingQuery);
    overtaken.clear();
    // A query reports its failure itself. A query that is cancelled leaves stale data behind.
    const refetched = onScreen(client, refreshed).map((query) =>
      query.refetch().catch(() => forget(client, refreshed)),
    );
    // A postponed query without a subscriber has already been removed from the set.
    for (const pendingQuery of postponed) pendingQuery.send();
    postponed.clear();
    await Promise.all(refetched);
    refreshing = refreshing.filter((stale) => !refreshed.includes(stale));
    client.cache.gc();
  };
  const schedule = createRefreshSchedule((client) => void refresh(client));

  const invalidate = (client: ApolloClient, stale: Stale, isOfSeries = false) => {
    for (const pendingQuery of pendingQueries) {
      if (!isConcerned(pendingQuery.query, [stale])) continue;
      if (isOfSeries) overtaken.add(pendingQuery);
      else postpone(pendingQuery);
    }
    forget(client, [stale]);
    if (!staleEntries.some((entry) => isEqual(entry, stale)))
      staleEntries = [...staleEntries, stale];
    schedule.request(client, isOfSeries);
  };

  /**
   * Processes a write that went out while this module could not be loaded. No rule is known for it,
   * so that it makes everything stale.
   */
  const processMissedWrite = () => {
    const { unprocessedWrite: client } = activity;
    activity.unprocessedWrite = undefined;
    if (client) invalidate(client, { paths: [], isAll: true });
  };

  const send: Writes['send'] = (operation, forward) => {
    const { client, query } = operation;
    const { series, writes: types } = operation.getContext();
    processMissedWrite();
    schedule.joinSeries(client, series);
    let mayHaveWritten = true;
    schedule.startWrite();
    return forward(operation).pipe(
      tap({ error: (error: unknown) => void (mayHaveWritten = !isNothingWritten(error, query)) }),
      finalize(() => {
        schedule.endWrite();
        activity.countOperation(client);
        if (mayHaveWritten)
          invalidate(client, staleAfter(client.cache, query, types), series !== undefined);
      }),
    );
  };

  processMissedWrite();
  return {
    send,
    markStale(client, type) {
      processMissedWrite();
      invalidate(client, staleTypes(client.cache, [type]));
    },
    isStale(query) {
      processMissedWrite();
      return isConcerned(query, [...staleEntries, ...refreshing]);
    },
    trim(client) {
      forgetUnused(client, answeredFields);
      client.cache.gc();
    },
  };
}

/** The writes of a series have equal entries. */
const isEqual = (first: Stale, second: Stale): boolean =>
  first.isAll === second.isAll && first.paths.join() === second.paths.join();

/**
 * Tests whether the error shows that the server wrote nothing: it did not admit the operation, or
 * it refused the only change of the operation and sent the present record.
 */
function isNothingWritten(error: unknown, query: DocumentNode): boolean {
  return (
    error instanceof AdminError &&
    (['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'].includes(error.code) ||
      ('current' in error && !rootFields(query)[1]))
  );
}

/** Removes stale data that is not on the screen from the cache. */
function forgetStale(
  client: ApolloClient,
  stale: readonly Stale[],
  answeredFields: Set<string>,
): void {
  const shown = onScreen(client, stale);
  client.cache.batch({
    update: () => {
      if (stale.some((entry) => entry.isAll)) forgetUnused(client, answeredFields);
      for (const path of stale.flatMap(({ paths }) => paths))
        forgetAt(client.cache, path, fieldsAt(shown, path));
    },
  });
}

/** Removes root fields from the cache that the server returned and no active query shows. */
function forgetUnused(client: ApolloClient, answeredFields: Set<string>): void {
  const shown = new Set(storedFields(client.cache, client.getObservableQueries('active')));
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { storeFieldName: stored, DELETE }) =>
      answeredFields.has(stored) && !shown.has(stored) ? DELETE : value,
  });
  for (const stored of answeredFields) if (!shown.has(stored)) answeredFields.delete(stored);
}

function isConcerned(query: DocumentNode, stale: readonly Stale[]): boolean {
  return stale.some(
    ({ paths, isAll }) => isAll || paths.some((path) => fieldsAt([{ query }], path).length > 0),
  );
}

function onScreen(client: ApolloClient, stale: readonly Stale[]) {
  return [...client.getObservableQueries('active')].filter(
    ({ query, options }) => options.fetchPolicy !== 'cache-only' && isConcerned(query, stale),
  );
}
