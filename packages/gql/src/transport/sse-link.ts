import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

import { isObject } from '../errors/narrow.ts';
import { NetworkError } from '../errors/network-error.ts';
import { UnreadableResponseError } from '../errors/unreadable-response-error.ts';
import { currentHeaders, withConnection } from './connection.ts';
import { mark, quoteLongNumbers, readNumbers } from './long-numbers.ts';
import { readEvents } from './read-events.ts';
import { createReconnect, type ReconnectOptions } from './reconnect.ts';

/** Options of `createSseLink` and `createMultipartLink`. */
export interface SseLinkOptions extends ReconnectOptions {
  /** Address of the endpoint. @defaultValue '/graphql' */
  uri?: string | undefined;
  /** Headers in addition to those of the operation, called for each connection. @defaultValue none */
  headers?: (() => Record<string, string> | Promise<Record<string, string>>) | undefined;
  /** Mode in which cookies are sent. @defaultValue 'same-origin' */
  credentials?: RequestCredentials | undefined;
  /**
   * Milliseconds without data after which the connection counts as lost. Servers send comments to
   * keep a connection open. `0` for never.
   *
   * @defaultValue 60_000
   */
  silence?: number | undefined;
  /**
   * Function that opens a connection. @defaultValue the global `fetch`, looked up at each
   * connection
   */
  fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Subscriptions over Server-Sent Events, in the "distinct connections" mode of the GraphQL over SSE
 * protocol: one POST per subscription, with `next` and `complete` events as the response. A lost or
 * silent connection is reopened with the current token. Events in between are lost, so that a
 * screen should refetch on `onResume`.
 */
export function createSseLink(options: SseLinkOptions = {}): ApolloLink {
  const {
    uri = '/graphql',
    headers,
    credentials = 'same-origin',
    silence = 60_000,
    fetch: customFetch,
  } = options;
  return new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const { operationName, query, variables, extensions } = operation;
        const closed = new AbortController();
        const reconnect = createReconnect(options, closed.signal, operationName);
        // A persisted document is sent as its hash.
        const { includeQuery = true } = operation.getContext()['http'] ?? {};
        const body = JSON.stringify({
          operationName,
          variables,
          ...(includeQuery && { query: print(query) }),
          ...(Object.keys(extensions).length > 0 && { extensions }),
        });

        const listen = () =>
          withConnection(
            closed.signal,
            silence,
            operationName,
            async ({ signal, reportActivity }) => {
              const response = await (customFetch ?? globalThis.fetch)(uri, {
                method: 'POST',
                headers: {
                  'content-type': 'application/json',
                  accept: 'text/event-stream',
                  ...(await currentHeaders(operation, headers)),
                },
                credentials,
                body,
                signal,
              });
              if (response.status >= 300)
                throw new ServerError(`Status ${response.status}`, {
                  response,
                  bodyText: await response.text(),
                });
              if (
                !response.body ||
                !/^text\/event-stream/i.test(response.headers.get('content-type') ?? '')
              ) {
                // A server may refuse the operation in plain JSON.
                observer.next(parse(await response.text(), operation, response.status));
                return observer.complete();
              }
              reconnect.opened();
              for await (const { event, data } of readEvents(response.body, reportActivity)) {
                if (event === 'complete') return observer.complete();
                if (event === 'next' || event === 'message') observer.next(parse(data, operation));
              }
              throw new NetworkError({ operationName });
            },
          );

        void reconnect.run(listen).catch((error: unknown) => observer.error(error));
        return () => closed.abort();
      }),
  );
}

/** Parses a result. Throws for other text. */
function parse(text: string, operation: ApolloLink.Operation, status?: number): ApolloLink.Result {
  const { operationName } = operation;
  try {
    const result: unknown = JSON.parse(quoteLongNumbers(text, mark));
    if (isObject(result) && ('data' in result || 'errors' in result))
      return readNumbers(operation, result);
  } catch (cause) {
    throw new UnreadableResponseError(text, { operationName, status, cause });
  }
  throw new UnreadableResponseError(text, { operationName, status });
}
