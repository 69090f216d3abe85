import type { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type ClientOptions } from 'graphql-ws';

import { createConvertErrorsLink } from './convert-errors-link.ts';

export interface WebSocketLinkOptions extends Partial<ClientOptions> {
  /** @defaultValue `/graphql` of the page's origin, `wss:` where the page is `https:` */
  url?: ClientOptions['url'];
  /** Called when a lost connection is there again: what happened in between was missed. */
  onResume?: () => void;
  /** Milliseconds between pings; a connection that does not answer one within half that time is taken for dead. @defaultValue 15_000 */
  keepAlive?: number;
}

/**
 * Subscriptions over WebSocket (`graphql-transport-ws`, package `graphql-ws`): one connection, opened with the first subscription, opened again when
 * it is lost, with the subscriptions that are still wanted.
 */
export function createWebSocketLink({ url = pageUrl(), onResume, keepAlive = 15_000, ...options }: WebSocketLinkOptions = {}): ApolloLink {
  let lost = false;
  let pong: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    keepAlive,
    retryAttempts: 10,
    shouldRetry: () => true,
    retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(30_000, 1_000 * 2 ** attempt))),
    ...options,
    on: {
      ...options.on,
      connected: (...args) => {
        if (lost) onResume?.();
        lost = false;
        options.on?.connected?.(...args);
      },
      closed: (event) => {
        clearTimeout(pong);
        lost = true;
        options.on?.closed?.(event);
      },
      // A half-open socket swallows pings and reports nothing.
      ping: (received, payload) => {
        if (!received) pong = setTimeout(() => client.terminate(), keepAlive / 2);
        options.on?.ping?.(received, payload);
      },
      pong: (received, payload) => {
        if (received) clearTimeout(pong);
        options.on?.pong?.(received, payload);
      },
    },
  });
  return createConvertErrorsLink().concat(new GraphQLWsLink(client));
}

function pageUrl(): string {
  const { protocol, host } = 'location' in globalThis ? location : { protocol: 'http:', host: 'localhost' };
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`;
}
