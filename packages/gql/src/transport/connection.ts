import type { ApolloLink } from '@apollo/client/link';

import { NetworkError } from '../errors/network-error.ts';
import { plainHeaders } from './plain-headers.ts';

/** Connection of a subscription: its abort signal, and its activity. */
export interface Connection {
  readonly signal: AbortSignal;
  /** Reports received data, including heartbeats. */
  readonly reportActivity: () => void;
}

/**
 * Runs `listen` over a connection, which counts as lost after `silence` milliseconds without
 * activity, including its opening, because a half-open socket reports no error. `0` for never.
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

/** Current headers of the operation: those of the application, and the current token. */
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
