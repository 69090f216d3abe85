import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

import { NetworkError } from '../errors/network-error.ts';
import { UnreadableResponseError } from '../errors/unreadable-response-error.ts';
import { readEvents } from './read-events.ts';
import { createReconnect, type ReconnectOptions } from './reconnect.ts';

export interface SseLinkOptions extends ReconnectOptions {
  /** Address of the endpoint. @defaultValue '/graphql' */
  uri?: string;
  /** Headers, asked for at each connection. */
  headers?: () => Record<string, string>;
  /** @defaultValue 'same-origin' */
  credentials?: RequestCredentials;
  /**
   * Milliseconds of silence after which the connection is taken for dead; servers send a comment now and then to keep it open. `0` for never.
   * @defaultValue 60_000
   */
  silence?: number;
  fetch?: typeof globalThis.fetch;
}

/**
 * Subscriptions over Server-Sent Events: the "distinct connections" mode of the GraphQL over SSE protocol, one POST per subscription, answered by
 * `next` and `complete` events. A lost or silent connection is opened again; what happened in between is not delivered, so a screen refetches on
 * `onResume`.
 */
export function createSseLink(options: SseLinkOptions = {}): ApolloLink {
  const { uri = '/graphql', headers, credentials = 'same-origin', silence = 60_000, fetch: fetcher = globalThis.fetch } = options;
  return new ApolloLink(
    ({ operationName, query, variables, extensions }) =>
      new Observable<ApolloLink.Result>((observer) => {
        const closed = new AbortController();
        const reconnect = createReconnect(options, closed.signal, operationName);
        const body = JSON.stringify({ operationName, variables, query: print(query), ...(Object.keys(extensions).length > 0 && { extensions }) });

        const listen = async (): Promise<void> => {
          const connection = new AbortController();
          const signal = AbortSignal.any([closed.signal, connection.signal]);
          let watchdog: ReturnType<typeof setTimeout> | undefined;
          const heard = () => {
            clearTimeout(watchdog);
            if (silence > 0) watchdog = setTimeout(() => connection.abort(new NetworkError({ operationName })), silence);
          };
          try {
            heard();
            const response = await fetcher(uri, {
              method: 'POST',
              headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers?.() },
              credentials,
              body,
              signal,
            });
            if (response.status >= 300) throw new ServerError(`Status ${response.status}`, { response, bodyText: await response.text() });
            if (!response.body || !response.headers.get('content-type')?.includes('text/event-stream')) {
              throw new UnreadableResponseError(await response.text(), { operationName, status: response.status });
            }
            reconnect.opened();
            for await (const { event, data } of readEvents(response.body, heard)) {
              if (event === 'complete') return observer.complete();
              if (event === 'next') observer.next(parse(data, operationName));
            }
            throw new NetworkError({ operationName });
          } finally {
            clearTimeout(watchdog);
            connection.abort();
          }
        };

        void reconnect.run(listen).catch((error: unknown) => observer.error(error));
        return () => closed.abort();
      }),
  );
}

function parse(data: string, operationName: string | undefined): ApolloLink.Result {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new UnreadableResponseError(data, { operationName, cause });
  }
}
