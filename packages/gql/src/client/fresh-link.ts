import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import { finalize, Observable, type Subscription } from 'rxjs';

import { storedFields } from '../cache/fields-in-use.ts';
import type { createWrites, Writes } from './writes.ts';

export interface FreshLink {
  readonly link: ApolloLink;
  /** Tests whether the cached data of a query is stale and its fresh result has not arrived yet. */
  readonly isStale: (query: DocumentNode) => boolean;
  /** See `markStale`. */
  readonly markStale: (client: ApolloClient, type: string) => Promise<void>;
}

/** A pending query. */
export interface PendingQuery {
  readonly query: DocumentNode;
  readonly cancel: () => void;
  readonly send: () => void;
}

/** Queries and results of a client, recorded also before its first write. */
export interface ClientActivity {
  readonly pendingQueries: Set<PendingQuery>;
  /** Queries that are sent again when a write has ended. */
  readonly postponed: Set<PendingQuery>;
  /**
   * Root fields that the server has returned, by their names in the cache. Fields that the
   * application wrote into the cache are not included.
   */
  readonly answeredFields: Set<string>;
  /**
   * Client of a write that was sent while `writes.ts` could not be loaded. Everything in its cache
   * may be stale.
   */
  unprocessedWrite?: ApolloClient | undefined;
  /** Reports the end of an operation. */
  readonly countOperation: (client: ApolloClient) => void;
}

/** Set by the first write of any client. */
let create: typeof createWrites | undefined;

/**
 * Loads the module that sends writes and refreshes the cache after them. The first write waits for
 * it; a form can preload it.
 */
export async function loadWrites(): Promise<void> {
  create ??= (await import('./writes.ts')).createWrites;
}

/**
 * Refreshes the cache after every write, whichever API sent it. Queries on the screen that the
 * write may have changed are sent again. Other stale data is forgotten, so that the next query for
 * it goes to the server. The rules of the cache say which data is stale, see `staleAfter`. Nothing
 * flickers: data on the screen stays until its fresh answer arrives.
 *
 * A write that failed counts as done, because the server may have carried it out before its answer
 * was lost. The exceptions are a write that the server did not admit, and a conflict that comes
 * with the present record.
 *
 * No query is answered with data that was read before a write that concerns it: a query that is
 * pending when the write ends is sent again, and its subscribers get the second answer.
 *
 * The code for that (`writes.ts`) is loaded with the first write, which waits for it. A write goes
 * out even where the code cannot be loaded, and counts as a write without rules: queries on the
 * screen are sent again, and no query is answered by the cache alone until the code is loaded and
 * has processed that write.
 *
 * @param trimAfter operations after which the cache forgets what the server answered and the screen
 *   does not show, so that a tab may stay open for weeks; `0` for never
 */
export function createFreshLink(trimAfter: number): FreshLink {
  let operations = 0;
  let writes: Writes | undefined;

  const loadedWrites = () => (writes ??= create?.(activity));
  const countOperation = (client: ApolloClient) => {
    operations += 1;
    // The result is in the cache by then.
    if (operations % trimAfter === 0)
      setTimeout(
        () =>
          void loadWrites().then(
            () => loadedWrites()?.trim(client),
            () => undefined,
          ),
      );
  };
  const activity: ClientActivity = {
    pendingQueries: new Set(),
    postponed: new Set(),
    answeredFields: new Set(),
    countOperation,
  };
  const { pendingQueries, postponed, answeredFields } = activity;

  const sendQuery = (operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) =>
    new Observable<ApolloLink.Result>((observer) => {
      let request: Subscription | undefined;
      const pendingQuery: PendingQuery = {
        query: operation.query,
        cancel: () => request?.unsubscribe(),
        send: () => {
          pendingQueries.add(pendingQuery);
          request = forward(operation).subscribe({
            next: (result) => {
              settle();
              observer.next(result);
            },
            error: (error: unknown) => {
              settle();
              observer.error(error);
            },
            complete: () => observer.complete(),
          });
        },
      };
      const settle = () => {
        pendingQueries.delete(pendingQuery);
        for (const stored of storedFields(operation.client.cache, [operation]))
          answeredFields.add(stored);
      };
      pendingQuery.send();
      return () => {
        pendingQueries.delete(pendingQuery);
        postponed.delete(pendingQuery);
        pendingQuery.cancel();
        countOperation(operation.client);
      };
    });

  const recover = (client: ApolloClient) => {
    activity.unprocessedWrite = client;
    for (const pendingQuery of pendingQueries) {
      pendingQuery.cancel();
      pendingQuery.send();
    }
    // A query reports its failure itself.
    client.reFetchObservableQueries().catch(() => undefined);
  };

  const sendAndRecover: Writes['send'] = (operation, forward) =>
    forward(operation).pipe(finalize(() => recover(operation.client)));

  const sendMutation: Writes['send'] = (operation, forward) => {
    const loaded = loadedWrites();
    if (loaded) return loaded.send(operation, forward);
    return new Observable((observer) => {
      const start = () => {
        if (!observer.closed)
          observer.add(
            (loadedWrites()?.send ?? sendAndRecover)(operation, forward).subscribe(observer),
          );
      };
      void loadWrites().then(start, start);
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
        () => loadedWrites()?.markStale(client, type),
        () => recover(client),
      ),
    isStale: (query) => loadedWrites()?.isStale(query) ?? activity.unprocessedWrite !== undefined,
  };
}
