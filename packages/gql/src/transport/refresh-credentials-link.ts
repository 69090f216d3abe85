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
  let refreshes = 0;
  const refreshOnce = async () => {
    try {
      await refresh();
      refreshes += 1;
    } finally {
      underWay = undefined;
    }
  };
  /** When somebody else's refresh came between sending and refusal, the new credentials are there already. */
  const newCredentials = async (sentAfter: number) => {
    if (sentAfter === refreshes) await (underWay ??= refreshOnce());
  };

  return new ApolloLink((operation, forward) =>
    defer(() => {
      const sentAfter = refreshes;
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
