import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import { finalize, Observable, type Subscription } from 'rxjs';

import { storedFields } from '../cache/fields-in-use.ts';
import type { createWrites, Writes } from './writes.ts';

export interface FreshLink {
  readonly link: ApolloLink;
  /** Whether the cache holds what a write made stale and the server has not answered again yet. */
  readonly isStale: (query: DocumentNode) => boolean;
  /** See `markStale`. */
  readonly markStale: (client: ApolloClient, type: string) => Promise<void>;
}

/** A query that was sent and not answered. */
export interface Flight {
  readonly query: DocumentNode;
  readonly hold: () => void;
  readonly send: () => void;
}

/** What a client has asked, before its first write too. */
export interface Asked {
  readonly flights: Set<Flight>;
  /** Flights that wait for the end of a write, to be sent again. */
  readonly held: Set<Flight>;
  /**
   * Root fields that the server has answered, as the cache names them. What an application wrote
   * there itself is its own.
   */
  readonly answered: Set<string>;
  /**
   * The client of a write that went out and nothing could follow: what the cache holds of whatever
   * query may be older.
   */
  lost?: ApolloClient | undefined;
  /** An operation has ended. */
  readonly count: (client: ApolloClient) => void;
}

/** Known from the first write of any client on. */
let create: typeof createWrites | undefined;

/**
 * Loads what sends writes and makes the cache right after them, which the first write waits for.
 * For whoever opens a form: its save then goes out at once.
 */
export async function loadWrites(): Promise<void> {
  create ??= (await import('./writes.ts')).createWrites;
}

/**
 * Makes the cache right after every write, by whatever way it was sent: asks the server again for
 * what is on the screen and can have changed, and forgets the rest, so that it is fetched when it
 * is next looked at. What that is follows from the rules of the cache, see `staleAfter`. Nothing
 * flickers: what is on the screen stays until its fresh answer is there.
 *
 * A write that failed may have been carried out, one whose answer was lost above all: it counts as
 * done, unless the server did not let it in or says what stands there instead.
 *
 * No query is answered with what was read before a write that concerns it: one that is under way
 * when the write ends is sent again in its place, for all who wait for it.
 *
 * What does that is loaded with the first write, and the write is sent when it is there. Where it
 * cannot be loaded, a write goes out all the same, and counts as one of which no rule says
 * anything: what is on the screen is asked again, and nothing is read from the cache alone until
 * that is loaded all the same, and has made up for it.
 *
 * @param trimAfter operations after which the cache forgets what the server answered and the screen
 *   does not show, so that a tab may stay open for weeks; `0` for never
 */
export function createFreshLink(trimAfter: number): FreshLink {
  let operations = 0;
  let writes: Writes | undefined;

  const known = () => (writes ??= create?.(asked));
  const count = (client: ApolloClient) => {
    operations += 1;
    // By then the answer is in the cache.
    if (operations % trimAfter === 0)
      setTimeout(
        () =>
          void loadWrites().then(
            () => known()?.trim(client),
            () => undefined,
          ),
      );
  };
  const asked: Asked = { flights: new Set(), held: new Set(), answered: new Set(), count };
  const { flights, held, answered } = asked;

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
        for (const stored of storedFields(operation.client.cache, [operation]))
          answered.add(stored);
      };
      flight.send();
      return () => {
        flights.delete(flight);
        held.delete(flight);
        flight.hold();
        count(operation.client);
      };
    });

  const lose = (client: ApolloClient) => {
    asked.lost = client;
    for (const flight of flights) {
      flight.hold();
      flight.send();
    }
    // A query that fails says so itself.
    client.reFetchObservableQueries().catch(() => undefined);
  };

  const sendUnfollowed: Writes['send'] = (operation, forward) =>
    forward(operation).pipe(finalize(() => lose(operation.client)));

  const sendMutation: Writes['send'] = (operation, forward) => {
    const present = known();
    if (present) return present.send(operation, forward);
    return new Observable((observer) => {
      const go = () => {
        if (!observer.closed)
          observer.add((known()?.send ?? sendUnfollowed)(operation, forward).subscribe(observer));
      };
      void loadWrites().then(go, go);
    });
  };

  return {
    link: new ApolloLink((operation, forward) => {
      if (operation.operationType === OperationTypeNode.MUTATION)
        return sendMutation(operation, forward);
      return operation.operationType === OperationTypeNode.QUERY
        ? sendQuery(operation, forward)
        : forward(operation);
    }),
    markStale: (client, type) =>
      loadWrites().then(
        () => known()?.markStale(client, type),
        () => lose(client),
      ),
    isStale: (query) => known()?.isStale(query) ?? asked.lost !== undefined,
  };
}
