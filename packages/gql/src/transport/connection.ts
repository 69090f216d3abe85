import type { ApolloLink } from '@apollo/client/link';

import { NetworkError } from '../errors/network-error.ts';
import { plainHeaders } from './plain-headers.ts';

/** The connection of a subscription: its end, and its watch over silence. */
export interface Connection {
  readonly signal: AbortSignal;
  /** Called for everything that arrives, heartbeats included. */
  readonly reportActivity: () => void;
}

/**
 * Runs `listen` over a connection that counts as lost after `silence` milliseconds without a sign
 * of life, its opening included: a half-open socket reports nothing. `0` is never.
 */
export async function withConnection(
  closed: AbortSignal,
  silence: number,
  operationName: string | undefined,
  listen: (connection: Connection) => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const end = () => ended.abort();
  closed.addEventListener('abort', end);
  try {
    await new Promise<void>((resolve, reject) => {
      const reportActivity = () => {
        clearTimeout(watchdog);
        if (silence > 0)
          watchdog = setTimeout(
            () =>
              reject(
                new NetworkError({
                  operationName,
                  cause: new Error(`Nothing came for ${silence} ms.`),
                }),
              ),
            silence,
          );
      };
      closed.addEventListener('abort', () => resolve(), { once: true });
      reportActivity();
      listen({ signal: ended.signal, reportActivity }).then(resolve, reject);
    });
  } finally {
    clearTimeout(watchdog);
    closed.removeEventListener('abort', end);
    ended.abort();
  }
}

/**
 * Headers of the operation as they are now: the token of this moment, and what the application
 * adds.
 */
export async function currentHeaders(
  operation: ApolloLink.Operation,
  extraHeaders: (() => HeadersOf | Promise<HeadersOf>) | undefined,
): Promise<HeadersOf> {
  const { headers, getToken } = operation.getContext();
  const token = await getToken?.();
  return {
    ...plainHeaders(headers),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(await extraHeaders?.()),
  };
}

type HeadersOf = Record<string, string>;
