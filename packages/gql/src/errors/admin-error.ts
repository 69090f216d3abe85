import type { AbortedError } from './aborted-error.ts';
import { BaseError } from './base-error.ts';
import type { ConflictError } from './conflict-error.ts';
import type { EmptyResponseError } from './empty-response-error.ts';
import type { ForbiddenError } from './forbidden-error.ts';
import type { InvalidOperationError } from './invalid-operation-error.ts';
import type { MutationRejectedError } from './mutation-rejected-error.ts';
import type { NetworkError } from './network-error.ts';
import type { NotFoundError } from './not-found-error.ts';
import type { ReadRefusedError } from './read-refused-error.ts';
import type { RequestTimeoutError } from './request-timeout-error.ts';
import type { ServerFaultError } from './server-fault-error.ts';
import type { ServerStatusError } from './server-status-error.ts';
import type { TooManyRequestsError } from './too-many-requests-error.ts';
import type { UnauthenticatedError } from './unauthenticated-error.ts';
import type { UnexpectedError } from './unexpected-error.ts';
import type { UnreadableResponseError } from './unreadable-response-error.ts';
import type { WriteUnconfirmedError } from './write-unconfirmed-error.ts';

/**
 * Errors of the client. `client.query`, `client.mutate`, `refetch`, `fetchMore` and the hooks fail
 * with no others. `code` discriminates the union, so that the properties of a single class are
 * available after a check:
 *
 * ```ts
 * if (error instanceof AdminError && error.code === 'MUTATION_REJECTED')
 *   show(error.fieldErrors);
 * ```
 */
export type AdminError =
  | MutationRejectedError
  | WriteUnconfirmedError
  | ReadRefusedError
  | UnauthenticatedError
  | ForbiddenError
  | NotFoundError
  | ConflictError
  | TooManyRequestsError
  | InvalidOperationError
  | ServerFaultError
  | NetworkError
  | RequestTimeoutError
  | ServerStatusError
  | UnreadableResponseError
  | EmptyResponseError
  | AbortedError
  | UnexpectedError;

/** Stable codes of errors, one per class. `docs/errors.md` has an entry for each. */
export type AdminErrorCode = AdminError['code'];

/**
 * For `error instanceof AdminError`. The assertion holds because the union names every class that
 * extends `BaseError`.
 */
export const AdminError = BaseError as abstract new (...values: never) => AdminError;
