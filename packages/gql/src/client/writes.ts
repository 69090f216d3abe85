import type { ApolloClient } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { finalize, tap, type Observable } from 'rxjs';

import { storedFields } from '../cache/fields-in-use.ts';
import { rootFields } from '../cache/root-fields.ts';
import { staleAfter, staleTypes, type Stale } from '../cache/stale-after.ts';
import { fieldsAt, forgetAt } from '../cache/stale-paths.ts';
import { AdminError } from '../errors/admin-error.ts';
import type { Asked, Flight } from './fresh-link.ts';

/** What follows a write, of one client. */
export interface Writes {
  readonly send: (
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ) => Observable<ApolloLink.Result>;
  /** Whether the cache holds what a write made stale and the server has not answered again yet. */
  readonly isStale: (query: DocumentNode) => boolean;
  /** What follows a change of records of a type that something else than a write told of. */
  readonly markStale: (client: ApolloClient, type: string) => void;
  /** Forgets what the server answered and the screen does not show. */
  readonly trim: (client: ApolloClient) => void;
}

/**
 * Milliseconds. Writes that follow each other so closely are followed by one refresh, and screens
 * that a write closes have time to go.
 */
const together = 10;
/** Milliseconds. So long a refresh waits for further writes that are under way. */
const patience = 500;
/** Milliseconds. So long, where they are writes of one series that has not ended. */
const patienceInSeries = 5000;

/**
 * Sends writes, and makes the cache right after each; see `createFreshLink`, which loads this with
 * the first of them.
 */
export function createWrites(asked: Asked): Writes {
  const { flights, held, answered } = asked;
  let writing = 0;
  /** Since the last refresh, and those whose refresh is under way. */
  let writes: readonly Stale[] = [];
  let refreshing: readonly Stale[] = [];
  let deadline = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = new Set<Promise<unknown>>();
  /**
   * Under way when a write of a series ended. The next one would take them back again: they are
   * left alone until the refresh.
   */
  const overtaken = new Set<Flight>();

  const forgetUnused = (client: ApolloClient) => {
    const shown = new Set(storedFields(client.cache, client.getObservableQueries('active')));
    client.cache.modify({
      id: 'ROOT_QUERY',
      fields: (value, { storeFieldName: stored, DELETE }) =>
        answered.has(stored) && !shown.has(stored) ? DELETE : value,
    });
    for (const stored of answered) if (!shown.has(stored)) answered.delete(stored);
  };

  /** What is on the screen stays. */
  const forget = (client: ApolloClient, stale: readonly Stale[]) => {
    const shown = onScreen(client, stale);
    client.cache.batch({
      update: () => {
        if (stale.some((each) => each.isAll)) forgetUnused(client);
        for (const path of stale.flatMap(({ paths }) => paths))
          forgetAt(client.cache, path, fieldsAt(shown, path));
      },
    });
  };

  /** A series counts as a write that is under way until it ends. */
  const join = (client: ApolloClient, series: Promise<unknown> | undefined) => {
    if (!series || open.has(series)) return;
    open.add(series);
    writing += 1;
    const leave = () => {
      open.delete(series);
      writing -= 1;
      if (writes.length > 0) schedule(client);
    };
    series.then(leave, leave);
  };

  const take = (flight: Flight) => {
    flight.hold();
    held.add(flight);
  };

  const wrote = (client: ApolloClient, stale: Stale, isOfSeries = false) => {
    for (const flight of flights) {
      if (!isConcerned(flight.query, [stale])) continue;
      if (isOfSeries) overtaken.add(flight);
      else take(flight);
    }
    forget(client, [stale]);
    const latest = Date.now() + (isOfSeries ? patienceInSeries : patience);
    deadline = writes.length === 0 ? latest : Math.min(deadline, latest);
    if (!writes.some((other) => isSame(other, stale))) writes = [...writes, stale];
    schedule(client);
  };

  const schedule = (client: ApolloClient) => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(client), writing > 0 ? deadline - Date.now() : together);
  };

  const refresh = async (client: ApolloClient) => {
    if (writing > 0 && Date.now() < deadline) return schedule(client);
    const made = writes;
    writes = [];
    refreshing = [...refreshing, ...made];
    // Screens that have gone since are not asked again.
    forget(client, made);
    for (const flight of overtaken) if (flights.has(flight)) take(flight);
    overtaken.clear();
    // A query that fails says so itself; one that is cut off leaves what it should have replaced.
    const refetched = onScreen(client, made).map((query) =>
      query.refetch().catch(() => forget(client, made)),
    );
    // What nobody waits for any more is gone by now.
    for (const flight of held) flight.send();
    held.clear();
    await Promise.all(refetched);
    refreshing = refreshing.filter((stale) => !made.includes(stale));
    client.cache.gc();
  };

  /**
   * For a write that went out when this could not be loaded, and ended since it was last looked: it
   * counts as one of which no rule says anything.
   */
  const makeUp = () => {
    const { lost } = asked;
    asked.lost = undefined;
    if (lost) wrote(lost, { paths: [], isAll: true });
  };

  const send: Writes['send'] = (operation, forward) => {
    const { client, query } = operation;
    const { series, writes: types } = operation.getContext();
    makeUp();
    join(client, series);
    let mayHaveWritten = true;
    writing += 1;
    return forward(operation).pipe(
      // The server did not let the write in, or refused its one change and said what the record
      // holds instead.
      tap({
        error: (error: unknown) =>
          void (mayHaveWritten = !(
            error instanceof AdminError &&
            (['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'].includes(error.code) ||
              ('current' in error && !rootFields(query)[1]))
          )),
      }),
      finalize(() => {
        writing -= 1;
        asked.count(client);
        if (mayHaveWritten)
          wrote(client, staleAfter(client.cache, query, types), series !== undefined);
      }),
    );
  };

  makeUp();
  return {
    send,
    markStale(client, type) {
      makeUp();
      wrote(client, staleTypes(client.cache, [type]));
    },
    isStale(query) {
      makeUp();
      return isConcerned(query, [...writes, ...refreshing]);
    },
    trim(client) {
      forgetUnused(client);
      client.cache.gc();
    },
  };
}

/** A series writes the same again and again. */
const isSame = (one: Stale, other: Stale): boolean =>
  one.isAll === other.isAll && one.paths.join() === other.paths.join();

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
