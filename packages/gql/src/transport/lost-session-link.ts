import { ApolloLink } from '@apollo/client/link';
import { catchError, from, mergeMap } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';
import { UnauthenticatedError } from '../errors/unauthenticated-error.ts';

/**
 * Tells a session that is over from a lack of rights, for servers that call both forbidden: when an
 * operation is forbidden, `holds` says whether the session still holds, and where it does not the
 * operation fails with `UnauthenticatedError`. Behind `createRefreshCredentialsLink`, which then
 * signs in again and repeats the operation. Operations that are forbidden at the same time ask
 * once; when nobody can say, the operation fails as forbidden.
 */
export function createLostSessionLink(holds: () => Promise<boolean>): ApolloLink {
  let underWay: Promise<boolean> | undefined;
  const ask = () =>
    (underWay ??= holds()
      .catch(() => true)
      .finally(() => {
        underWay = undefined;
      }));
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => {
        if (!(error instanceof AdminError) || error.code !== 'FORBIDDEN') throw error;
        return from(ask()).pipe(
          mergeMap((isHeld) => {
            if (isHeld) throw error;
            const { operationName, operationType, serverCode, status } = error;
            throw new UnauthenticatedError({
              operationName,
              operationType,
              serverCode,
              status,
              cause: error,
            });
          }),
        );
      }),
    ),
  );
}
