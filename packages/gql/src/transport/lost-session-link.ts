import { ApolloLink } from '@apollo/client/link';
import { catchError, from, mergeMap } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';
import { UnauthenticatedError } from '../errors/unauthenticated-error.ts';

/**
 * Errors for anonymous requests. Some servers hide fields of the schema from them, so that the
 * operation is invalid.
 */
const isOfStrangers = /^(FORBIDDEN|INVALID_OPERATION)$/;

/**
 * Distinguishes an expired session from missing rights, for servers that respond FORBIDDEN to both.
 * When an operation is forbidden or invalid, `isSessionValid` checks the session; without a valid
 * session the operation fails with `UnauthenticatedError`. Use it after
 * `createRefreshCredentialsLink`, which then signs in again and repeats the operation. Operations
 * that fail at the same time share one check. When the check fails, the operation keeps its own
 * error.
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
