import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { Observable, type Subscription } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';
import { whenOnline } from './when-online.ts';

export interface RetryOptions {
  /** How often an operation is sent at most. @defaultValue 4 */
  attempts?: number;
  /** Milliseconds; the wait before attempt n is anything up to `delay * 2 ** (n - 1)`. @defaultValue 300 */
  delay?: number;
  /** No wait is longer, in milliseconds. A server that asks for a longer one is not asked again. @defaultValue 20_000 */
  maxDelay?: number;
  /** Between 0 and 1; `Math.random` unless a test says otherwise. */
  random?: () => number;
}

/**
 * Sends again what failed on the way: queries, and mutations whose context has an `idempotencyKey` (the key goes along as a header, so that the
 * server knows a repetition). Nothing else is ever sent twice, and nothing of which a part has arrived.
 *
 * Waits grow exponentially with full jitter, so that clients that failed together do not come back together. A server's `Retry-After` is honoured.
 * Without a network the wait lasts until there is one again.
 */
export function createRetryLink({ attempts = 4, delay = 300, maxDelay = 20_000, random = Math.random }: RetryOptions = {}): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { idempotencyKey } = operation.getContext();
    const repeatable = operation.operationType === OperationTypeNode.QUERY || (operation.operationType === OperationTypeNode.MUTATION && idempotencyKey !== undefined);
    if (!repeatable) return forward(operation);
    if (idempotencyKey !== undefined) {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({ headers: { ...headers, 'idempotency-key': idempotencyKey } }));
    }
    return new Observable((observer) => {
      let request: Subscription | undefined;
      let cancelWait = () => {};
      const send = (attempt: number) => {
        let answered = false;
        request = forward(operation).subscribe({
          next: (result) => {
            answered = true;
            observer.next(result);
          },
          error: (error: unknown) => {
            const wait = answered || attempt >= attempts ? undefined : waitBefore(error);
            if (wait === undefined) return observer.error(error);
            const jitter = random() * Math.min(maxDelay, delay * 2 ** (attempt - 1));
            cancelWait = whenOnline(wait + jitter, random() * delay, () => send(attempt + 1));
          },
          complete: () => observer.complete(),
        });
      };
      send(1);
      return () => {
        cancelWait();
        request?.unsubscribe();
      };
    });
  });

  /** Milliseconds that the server asked for, `0` for none, `undefined` when the operation must not be repeated. */
  function waitBefore(error: unknown): number | undefined {
    if (!(error instanceof AdminError)) return undefined;
    const wait = error.retryAt ? Math.max(0, error.retryAt.getTime() - Date.now()) : 0;
    if (wait > maxDelay) return undefined;
    const passing = error.code === 'TOO_MANY_REQUESTS' || error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.code === 'UNREADABLE_RESPONSE' || error.code === 'EMPTY_RESPONSE';
    // A proxy may say with a code of its own that the server behind it is away; with a status of 500 it is the server that speaks.
    const { code, status = 0 } = error;
    // Whatever is written in the body: INVALID_OPERATION is what a message without a code is taken for.
    const isBehindProxy = [502, 503, 504].includes(status) && (code === 'SERVER_STATUS' || code === 'SERVER_FAULT' || code === 'INVALID_OPERATION');
    const away = isBehindProxy || (code === 'SERVER_STATUS' && [408, 425, 500].includes(status));
    return passing || away ? wait : undefined;
  }
}
