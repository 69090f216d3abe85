import { ApolloLink } from '@apollo/client/link';
import { catchError, defer, from, mergeMap } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';

/**
 * When the credentials have expired, gets new ones by `refresh` and sends the operation once more. Any number of operations that fail at the same
 * time wait for one and the same refresh. When it fails, or the operation is refused again, the operation fails with its own `UnauthenticatedError`.
 *
 * Stands in front of whatever sends the token, so that the repeated operation goes out with the new one.
 */
export function createRefreshCredentialsLink(refresh: () => Promise<unknown>): ApolloLink {
  let underWay: Promise<void> | undefined;
  let finished = 0;
  let hasFailed = false;
  const refreshOnce = async () => {
    try {
      await refresh();
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      finished += 1;
      underWay = undefined;
    }
  };
  /** When somebody else's refresh ended between sending and refusal, its outcome holds for this operation too. */
  const newCredentials = async (sentAfter: number) => {
    if (sentAfter === finished) await (underWay ??= refreshOnce());
    else if (hasFailed) throw new Error('The credentials could not be refreshed.');
  };

  return new ApolloLink((operation, forward) =>
    defer(() => {
      const sentAfter = finished;
      return forward(operation).pipe(
        catchError((error: unknown) => {
          if (!(error instanceof AdminError) || error.code !== 'UNAUTHENTICATED') throw error;
          return from(newCredentials(sentAfter)).pipe(
            catchError(() => {
              throw error;
            }),
            mergeMap(() => forward(operation)),
          );
        }),
      );
    }),
  );
}
