import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { Observable, type Subscription } from 'rxjs';

import { AdminError, type AdminErrorCode } from '../errors/admin-error.ts';
import { plainHeaders } from './plain-headers.ts';
import { whenOnline } from './when-online.ts';

/** Options of `createRetryLink`. */
export interface RetryOptions {
  /** Greatest number of attempts. @defaultValue 4 */
  attempts?: number | undefined;
  /**
   * Milliseconds; the wait before attempt n is anything up to `delay * 2 ** (n - 1)`. @defaultValue
   * 300
   */
  delay?: number | undefined;
  /**
   * Upper limit of a wait in milliseconds. The operation is not repeated where the server requests
   * a longer one. @defaultValue 20_000
   */
  maxDelay?: number | undefined;
  /** A number between 0 and 1, for tests. @defaultValue Math.random */
  random?: (() => number) | undefined;
}

/**
 * Repeats operations after transient failures: queries, and mutations whose context has an
 * `idempotencyKey` (sent as a header, so that the server recognizes a repetition). Other operations
 * are never sent twice, and neither is an operation that has received a result.
 *
 * Transient failures are a lost connection, a timeout, an unreadable response, and the statuses
 * 408, 425, 429, 500, 502, 503 and 504, with an empty body, a page of a proxy, or GraphQL errors
 * without a specific code.
 *
 * Waits grow exponentially with full jitter, so that clients that failed together do not return
 * together. A `Retry-After` of the server is honoured. Offline, the wait lasts until the network
 * returns.
 */
export function createRetryLink({
  attempts = 4,
  delay = 300,
  maxDelay = 20_000,
  random = Math.random,
}: RetryOptions = {}): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { idempotencyKey } = operation.getContext();
    const repeatable =
      operation.operationType === OperationTypeNode.QUERY ||
      (operation.operationType === OperationTypeNode.MUTATION && idempotencyKey !== undefined);
    if (!repeatable) return forward(operation);
    if (idempotencyKey !== undefined) {
      operation.setContext(({ headers }) => ({
        headers: { ...plainHeaders(headers), 'idempotency-key': idempotencyKey },
      }));
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

  /**
   * Milliseconds that the server requested, `0` for none, `undefined` when the operation must not
   * be repeated.
   */
  function waitBefore(error: unknown): number | undefined {
    if (!(error instanceof AdminError)) return undefined;
    const wait = error.retryAt ? Math.max(0, error.retryAt.getTime() - Date.now()) : 0;
    if (wait > maxDelay) return undefined;
    return passing.has(error.code) || isTemporaryFailure(error) ? wait : undefined;
  }
}

const passing: ReadonlySet<AdminErrorCode> = new Set([
  'TOO_MANY_REQUESTS',
  'NETWORK',
  'TIMEOUT',
  'UNREADABLE_RESPONSE',
  'EMPTY_RESPONSE',
]);
const passingStatuses: readonly (number | undefined)[] = [408, 425, 500, 502, 503, 504];

/**
 * Tests for a transient status without a specific error: an empty body, a server fault, or errors
 * without a known code. An error with a specific code (`FORBIDDEN`, `BAD_USER_INPUT`) is a refusal
 * with any status.
 */
function isTemporaryFailure({ code, status, serverCode }: AdminError): boolean {
  const isUnspecific =
    code === 'SERVER_STATUS' ||
    code === 'SERVER_FAULT' ||
    (serverCode === undefined && /^(INVALID_OPERATION|READ_REFUSED|MUTATION_REJECTED)$/.test(code));
  return isUnspecific && passingStatuses.includes(status);
}
