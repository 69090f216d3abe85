import { CombinedGraphQLErrors } from '@apollo/client/errors';

import { AdminError } from '../errors/admin-error.ts';
import type { AdminErrorOptions } from '../errors/base-error.ts';
import { ForbiddenError } from '../errors/forbidden-error.ts';
import { InvalidOperationError } from '../errors/invalid-operation-error.ts';
import { isObject } from '../errors/narrow.ts';
import { NetworkError } from '../errors/network-error.ts';
import { ServerFaultError } from '../errors/server-fault-error.ts';
import { toAdminError } from '../errors/to-admin-error.ts';
import { UnauthenticatedError } from '../errors/unauthenticated-error.ts';
import { UnreadableResponseError } from '../errors/unreadable-response-error.ts';

type ErrorClass = new (options: AdminErrorOptions) => AdminError;

/**
 * Close codes with which a server refuses a connection: of `graphql-transport-ws`, of RFC 6455 and
 * of the IANA registry. Other codes are lost connections.
 */
const refusals: ReadonlyMap<number, ErrorClass> = new Map<number, ErrorClass>([
  [4401, UnauthenticatedError],
  [3000, UnauthenticatedError],
  [4403, ForbiddenError],
  [3003, ForbiddenError],
  [4400, InvalidOperationError],
  [4406, InvalidOperationError],
  [4409, InvalidOperationError],
  [4429, InvalidOperationError],
  [4500, ServerFaultError],
  [1011, ServerFaultError],
]);

/**
 * Tests whether the connection was lost or could not be opened, so that reconnecting may help: it
 * was neither closed by the client nor refused, and there was no protocol error.
 */
export function isConnectionLost(cause: unknown): boolean {
  const code = codeOf(cause);
  return code === undefined ? !(cause instanceof Error) : code !== 1000 && !refusals.has(code);
}

/**
 * Converts the error of a `graphql-ws` subscription: GraphQL errors, a close event, an error event,
 * or a thrown error.
 */
export function socketError(
  cause: unknown,
  attempted: Pick<AdminErrorOptions, 'operationName' | 'operationType'>,
): AdminError {
  if (cause instanceof AdminError) return cause;
  if (Array.isArray(cause))
    return toAdminError(new CombinedGraphQLErrors({ errors: cause }), attempted);
  const code = codeOf(cause);
  // `graphql-ws` itself only throws for unreadable messages.
  if (code === undefined && cause instanceof Error)
    return new UnreadableResponseError(cause.message, { ...attempted, cause });
  const options: AdminErrorOptions = {
    ...attempted,
    cause,
    ...(code !== undefined && { serverCode: String(code) }),
  };
  return new (refusals.get(code ?? 0) ?? NetworkError)(options);
}

function codeOf(event: unknown): number | undefined {
  return isObject(event) && typeof event['code'] === 'number' ? event['code'] : undefined;
}
