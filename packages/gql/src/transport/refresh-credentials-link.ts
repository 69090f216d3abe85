import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, from, mergeMap, tap, type Observable } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';
import { longestTimer } from './longest-timer.ts';
import { steady } from './steady.ts';

/** Options of `createRefreshCredentialsLink`. */
export interface RefreshCredentialsOptions {
  /**
   * Milliseconds after which a pending refresh counts as failed; `0` for never. @defaultValue
   * 30_000
   */
  timeout?: number | undefined;
}

/**
 * Refreshes expired credentials with `refresh`, and repeats the operation once. Operations that
 * fail at the same time share one refresh. When it fails, or the operation is refused again, the
 * operation fails with its own `UnauthenticatedError`.
 *
 * A `refresh` that sends an operation must use a client without this link, otherwise it would wait
 * for itself.
 *
 * Use it before the link that sends the token, so that the repeated operation has the new token.
 */
export function createRefreshCredentialsLink(
  refresh: () => Promise<unknown>,
  { timeout = 30_000 }: RefreshCredentialsOptions = {},
): ApolloLink {
  let pendingRefresh: Promise<void> | undefined;
  let finished = 0;
  let hasFailed = false;
  const refreshOnce = async () => {
    try {
      await withinTime(refresh(), timeout);
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      finished += 1;
      pendingRefresh = undefined;
    }
  };
  /**
   * Waits for new credentials. If a refresh ended between sending and refusal, its result applies
   * to this operation as well.
   */
  const newCredentials = async (sentAfter: number) => {
    if (sentAfter === finished) await (pendingRefresh ??= refreshOnce());
    else if (hasFailed) throw new Error('The credentials could not be refreshed.');
  };

  const send = (
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
    mayRefresh: boolean,
  ): Observable<ApolloLink.Result> =>
    defer(() => {
      const sentAfter = finished;
      const sentAt = Date.now();
      let wasAccepted = false;
      return forward(operation).pipe(
        tap(() => {
          wasAccepted = true;
        }),
        catchError((error: unknown) => {
          if (!(error instanceof AdminError) || error.code !== 'UNAUTHENTICATED') throw error;
          // Accepted credentials of a long subscription may expire as well.
          const hasLasted =
            operation.operationType === OperationTypeNode.SUBSCRIPTION &&
            (wasAccepted || Date.now() - sentAt > steady);
          if (!mayRefresh && !hasLasted) throw error;
          return from(newCredentials(sentAfter)).pipe(
            catchError(() => {
              throw error;
            }),
            mergeMap(() => send(operation, forward, false)),
          );
        }),
      );
    });
  return new ApolloLink((operation, forward) => send(operation, forward, true));
}

async function withinTime(refreshed: Promise<unknown>, timeout: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((_, reject) => {
    if (timeout > 0)
      timer = setTimeout(
        () => reject(new Error(`The refresh of credentials did not end within ${timeout} ms.`)),
        Math.min(timeout, longestTimer),
      );
  });
  try {
    await Promise.race([refreshed, limit]);
  } finally {
    clearTimeout(timer);
  }
}
