import { ApolloLink } from '@apollo/client/link';
import { catchError, from, mergeMap } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';
import { UnauthenticatedError } from '../errors/unauthenticated-error.ts';

/**
 * What servers say to strangers. Some keep the schema itself from them: a field that others may see
 * is unknown then.
 */
const isOfStrangers = /^(FORBIDDEN|INVALID_OPERATION)$/;

/**
 * Tells a session that is over from a lack of rights, for servers that call both forbidden: when an
 * operation is forbidden, or not understood, `holds` says whether the session still holds, and
 * where it does not the operation fails with `UnauthenticatedError`. Behind
 * `createRefreshCredentialsLink`, which then signs in again and repeats the operation. Operations
 * that are forbidden at the same time ask once; when nobody can say, the operation fails as
 * forbidden.
 */
export function createLostSessionLink(isSessionValid: () => Promise<boolean>): ApolloLink {
  let pendingCheck: Promise<boolean> | undefined;
  const checkSession = () =>
    (pendingCheck ??= isSessionValid()
      .catch(() => true)
      .finally(() => {
        pendingCheck = undefined;
      }));
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => {
        if (!(error instanceof AdminError) || !isOfStrangers.test(error.code)) throw error;
        return from(checkSession()).pipe(
          mergeMap((isValid) => {
            if (isValid) throw error;
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
