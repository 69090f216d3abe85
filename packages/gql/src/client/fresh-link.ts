import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import { finalize, Observable, tap, type Subscription } from 'rxjs';

import { storedFields } from '../cache/fields-in-use.ts';
import { staleAfter, type Stale } from '../cache/stale-after.ts';
import { fieldsAt, forgetAt, rootFields } from '../cache/stale-paths.ts';
import { AdminError } from '../errors/admin-error.ts';

export interface FreshLink {
  readonly link: ApolloLink;
  /** Whether the cache holds what a write made stale and the server has not answered again yet. */
  readonly isStale: (query: DocumentNode) => boolean;
}

/** A query that was sent and not answered. */
interface Flight {
  readonly query: DocumentNode;
  readonly hold: () => void;
  readonly send: () => void;
}

/** Milliseconds. Writes that follow each other so closely are followed by one refresh, and screens that a write closes have time to go. */
const together = 10;
/** Milliseconds. So long a refresh waits for further writes that are under way. */
const patience = 500;

/**
 * Makes the cache right after every write, by whatever way it was sent: asks the server again for what is on the screen and can have changed, and forgets
 * the rest, so that it is fetched when it is next looked at. What that is follows from the rules of the cache, see `staleAfter`. Nothing flickers: what is on
 * the screen stays until its fresh answer is there.
 *
 * A write that failed may have been carried out, one whose answer was lost above all: it counts as done, unless the server did not let it in or says what stands there instead.
 *
 * No query is answered with what was read before a write that concerns it: one that is under way when the write ends is sent again in its place, for all who wait for it.
 *
 * @param trimAfter operations after which the cache forgets what the server answered and the screen does not show, so that a tab may stay open for weeks; `0` for never
 */
export function createFreshLink(trimAfter: number): FreshLink {
  const flights = new Set<Flight>();
  const held = new Set<Flight>();
  /** Root fields that the server has answered, as the cache names them. What an application wrote there itself is its own. */
  let answered = new Set<string>();
  let operations = 0;
  let writing = 0;
  /** Since the last refresh, and those whose refresh is under way. */
  let writes: readonly Stale[] = [];
  let refreshing: readonly Stale[] = [];
  let deadline = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forgetUnused = (client: ApolloClient) => {
    const shown = new Set(storedFields(client.cache, client.getObservableQueries('active')));
    client.cache.modify({ id: 'ROOT_QUERY', fields: (value, { storeFieldName: stored, DELETE }) => (answered.has(stored) && !shown.has(stored) ? DELETE : value) });
    answered = new Set([...answered].filter((stored) => shown.has(stored)));
  };

  const trim = (client: ApolloClient) => {
    operations += 1;
    // By then the answer is in the cache.
    if (operations % trimAfter === 0) {
      setTimeout(() => {
        forgetUnused(client);
        client.cache.gc();
      });
    }
  };

  /** What is on the screen stays. */
  const forget = (client: ApolloClient, stale: readonly Stale[]) => {
    const shown = onScreen(client, stale);
    client.cache.batch({
      update: () => {
        if (stale.some((each) => each.isAll)) forgetUnused(client);
        for (const path of stale.flatMap(({ paths }) => paths)) forgetAt(client.cache, path, fieldsAt(shown, path));
      },
    });
  };

  const wrote = (client: ApolloClient, stale: Stale) => {
    for (const flight of flights) {
      if (!isConcerned(flight.query, [stale])) continue;
      flight.hold();
      held.add(flight);
    }
    forget(client, [stale]);
    if (writes.length === 0) deadline = Date.now() + patience;
    writes = [...writes, stale];
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
    // A query that fails says so itself; one that is cut off leaves what it should have replaced.
    const refetched = onScreen(client, made).map((query) => query.refetch().catch(() => forget(client, made)));
    // What nobody waits for any more is gone by now.
    for (const flight of held) flight.send();
    held.clear();
    await Promise.all(refetched);
    refreshing = refreshing.filter((stale) => !made.includes(stale));
    client.cache.gc();
  };

  const sendQuery = (operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) =>
    new Observable<ApolloLink.Result>((observer) => {
      let request: Subscription | undefined;
      const flight: Flight = {
        query: operation.query,
        hold: () => request?.unsubscribe(),
        send: () => {
          flights.add(flight);
          request = forward(operation).subscribe({
            next: (result) => {
              land();
              observer.next(result);
            },
            error: (error: unknown) => {
              land();
              observer.error(error);
            },
            complete: () => observer.complete(),
          });
        },
      };
      const land = () => {
        flights.delete(flight);
        for (const stored of storedFields(operation.client.cache, [operation])) answered.add(stored);
      };
      flight.send();
      return () => {
        flights.delete(flight);
        held.delete(flight);
        flight.hold();
        trim(operation.client);
      };
    });

  const sendMutation = (operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) => {
    const { client, query } = operation;
    let mayHaveWritten = true;
    writing += 1;
    return forward(operation).pipe(
      // The server did not let the write in, or refused its one change and said what the record holds instead.
      tap({ error: (error: unknown) => void (mayHaveWritten = !(error instanceof AdminError && (['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'].includes(error.code) || ('current' in error && !rootFields(query)[1])))) }),
      finalize(() => {
        writing -= 1;
        trim(client);
        if (mayHaveWritten) wrote(client, staleAfter(client.cache, query, operation.getContext().writes));
      }),
    );
  };

  return {
    link: new ApolloLink((operation, forward) => {
      if (operation.operationType === OperationTypeNode.MUTATION) return sendMutation(operation, forward);
      return operation.operationType === OperationTypeNode.QUERY ? sendQuery(operation, forward) : forward(operation);
    }),
    isStale: (query) => isConcerned(query, [...writes, ...refreshing]),
  };
}

function isConcerned(query: DocumentNode, stale: readonly Stale[]): boolean {
  return stale.some(({ paths, isAll }) => isAll || paths.some((path) => fieldsAt([{ query }], path).length > 0));
}

function onScreen(client: ApolloClient, stale: readonly Stale[]) {
  return [...client.getObservableQueries('active')].filter(({ query, options }) => options.fetchPolicy !== 'cache-only' && isConcerned(query, stale));
}
