import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { createClient, type ClientOptions } from 'graphql-ws';
import { Observable } from 'rxjs';

import type { DefinedOptions } from '../defined-options.ts';
import { toAdminError } from '../errors/to-admin-error.ts';
import type { GetToken } from './context.ts';
import { createConvertErrorsLink } from './convert-errors-link.ts';
import { readNumbers } from './long-numbers.ts';
import { isConnectionLost, socketError } from './socket-error.ts';
import { steady } from './steady.ts';
import { watchedSocket } from './watched-socket.ts';
import { whenOnline } from './when-online.ts';

/**
 * Options of `createWebSocketLink`: those of `graphql-ws`, with defaults that detect a dead
 * connection.
 */
export interface WebSocketLinkOptions extends Partial<ClientOptions> {
  /**
   * Address of the endpoint. @defaultValue `/graphql` of the page's origin, `wss:` where the page
   * is `https:`
   */
  url?: ClientOptions['url'];
  /** Called after reconnecting: events in between were lost. @defaultValue no callback */
  onResume?: (() => void) | undefined;
  /**
   * Milliseconds between pings. A connection without a pong within half that time counts as lost.
   *
   * @defaultValue 15_000
   */
  keepAlive?: number;
  /** Milliseconds within which a server must open and acknowledge a connection. @defaultValue 10_000 */
  connectionAckWaitTimeout?: number;
  /** Number of consecutive attempts to reconnect. @defaultValue 10 */
  retryAttempts?: number;
  /**
   * Parameters sent at the start of each connection. @defaultValue `{ authorization: 'Bearer …' }`
   * with the client's `getToken`, called for each connection
   */
  connectionParams?: ClientOptions['connectionParams'];
}

/**
 * Subscriptions over WebSocket (`graphql-transport-ws`, package `graphql-ws`). One connection is
 * opened with the first subscription, and reopened after a loss with the active subscriptions and
 * the current token. A connection that the server refuses (4401, 4403, a protocol error) is not
 * reopened but fails with its typed error, so that a refresh of credentials can follow.
 */
export function createWebSocketLink(options: WebSocketLinkOptions = {}): ApolloLink {
  const {
    url = pageUrl(),
    onResume,
    keepAlive = 15_000,
    connectionAckWaitTimeout = 10_000,
    retryAttempts = 10,
    connectionParams,
    webSocketImpl,
    ...clientOptions
  } = options;
  let losses = 0;
  let openedAt = 0;
  let hasLostConnection = false;
  let getToken: GetToken | undefined;
  let pong: ReturnType<typeof setTimeout> | undefined;

  const parameters = async () => {
    if (connectionParams)
      return typeof connectionParams === 'function' ? connectionParams() : connectionParams;
    const token = await getToken?.();
    return token === undefined ? undefined : { authorization: `Bearer ${token}` };
  };

  const client = createClient({
    retryWait: () =>
      new Promise(
        (resolve) =>
          void whenOnline(
            Math.random() * Math.min(30_000, 1_000 * 2 ** Math.max(0, losses - 1)),
            Math.random() * 1_000,
            resolve,
          ),
      ),
    ...clientOptions,
    url,
    keepAlive,
    connectionAckWaitTimeout,
    retryAttempts,
    // `graphql-ws` resets its counter after each acknowledgement; a server could acknowledge and
    // drop connections forever.
    shouldRetry: (cause) =>
      isConnectionLost(cause) &&
      losses <= retryAttempts &&
      (clientOptions.shouldRetry?.(cause) ?? true),
    webSocketImpl: watchedSocket(webSocketImpl, connectionAckWaitTimeout),
    connectionParams: () =>
      parameters().catch((error: unknown) => {
        throw toAdminError(error);
      }),
    on: {
      ...clientOptions.on,
      connected: (...args) => {
        if (hasLostConnection) onResume?.();
        hasLostConnection = false;
        openedAt = Date.now();
        clientOptions.on?.connected?.(...args);
      },
      closed: (event) => {
        clearTimeout(pong);
        if (isConnectionLost(event)) {
          hasLostConnection = true;
          losses = openedAt > 0 && Date.now() - openedAt > steady ? 1 : losses + 1;
          openedAt = 0;
        }
        clientOptions.on?.closed?.(event);
      },
      // A half-open socket accepts pings without reporting an error.
      ping: (received, payload) => {
        if (!received) pong = setTimeout(() => client.terminate(), keepAlive / 2);
        clientOptions.on?.ping?.(received, payload);
      },
      pong: (received, payload) => {
        if (received) clearTimeout(pong);
        clientOptions.on?.pong?.(received, payload);
      },
    },
  });

  const subscriptions = new ApolloLink((operation) => {
    const { operationName, operationType, variables, extensions, query } = operation;
    const { getToken: operationToken = getToken, http } = operation.getContext();
    getToken = operationToken;
    // A persisted document is sent as its hash; the protocol requires a text nevertheless.
    const text = http?.includeQuery === false ? '' : print(query);
    return new Observable<ApolloLink.Result>((observer) =>
      client.subscribe<Record<string, unknown>, Record<string, unknown>>(
        { operationName, variables, extensions, query: text },
        {
          next: (result) =>
            observer.next(
              readNumbers(
                { query, operationName },
                // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types take no `undefined`, the code does.
                result as DefinedOptions<typeof result>,
              ),
            ),
          error: (cause) => observer.error(socketError(cause, { operationName, operationType })),
          complete: () => observer.complete(),
        },
      ),
    );
  });
  return createConvertErrorsLink().concat(subscriptions);
}

function pageUrl(): string {
  const { protocol, host } =
    'location' in globalThis ? location : { protocol: 'http:', host: 'localhost' };
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`;
}
