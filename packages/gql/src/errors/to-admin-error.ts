import { CombinedGraphQLErrors, CombinedProtocolErrors, ServerError, ServerParseError } from '@apollo/client/errors';

import { AbortedError } from './aborted-error.ts';
import { AdminError, type AdminErrorOptions } from './admin-error.ts';
import { EmptyResponseError } from './empty-response-error.ts';
import { ForbiddenError } from './forbidden-error.ts';
import { fromGraphQLErrors, type ResponseError } from './from-graphql-errors.ts';
import { isObject } from './narrow.ts';
import { momentOf } from './moment.ts';
import { NetworkError } from './network-error.ts';
import { RequestTimeoutError } from './request-timeout-error.ts';
import { ServerStatusError, statusMessage } from './server-status-error.ts';
import { TooManyRequestsError } from './too-many-requests-error.ts';
import { UnauthenticatedError } from './unauthenticated-error.ts';
import { UnexpectedError } from './unexpected-error.ts';
import { UnreadableResponseError } from './unreadable-response-error.ts';

/** Whatever was thrown or answered, as one of the family. An `AdminError` is returned as it is. */
export function toAdminError(error: unknown, options: AdminErrorOptions = {}): AdminError {
  if (error instanceof AdminError) return error;
  const details = { ...options, cause: error };
  if (CombinedGraphQLErrors.is(error) || CombinedProtocolErrors.is(error)) return fromGraphQLErrors(error.errors, { ...details, ...('data' in error && { data: error.data }) });
  if (ServerError.is(error)) return fromStatus(error, details);
  if (ServerParseError.is(error)) return new UnreadableResponseError(error.bodyText, { ...details, status: error.statusCode });
  if (isObject(error)) {
    const { name, message } = error;
    if (name === 'TimeoutError') return new RequestTimeoutError(0, details);
    const invariant = name === 'Invariant Violation' && String(message);
    if (name === 'AbortError' || (invariant && storeReset.test(invariant))) return new AbortedError(details);
    if (invariant && emptyChain.test(invariant)) return new EmptyResponseError(details);
    if (brokenConnection.test(String(message))) return new NetworkError(details);
  }
  return new UnexpectedError(details);
}

/** How `fetch` of the browsers and of Node, and a multipart stream that ends early, say that the connection failed. */
const brokenConnection = /fetch|network|load failed|terminated|premature|socket|connection/i;
/** Apollo Client takes back what is under way when its store is reset (its messages 94 and 96 in production). */
const storeReset = /Store reset|QueryManager stopped|message%22%3A9[46]\b/;
/** A body of parts that had none (message 105). */
const emptyChain = /without emitting|message%22%3A105\b/;

function fromStatus(error: ServerError, details: AdminErrorOptions): AdminError {
  const { statusCode: status, bodyText, response } = error;
  if (status < 300) return new EmptyResponseError({ ...details, status });
  const serverErrorId = response.headers?.get('x-request-id') ?? undefined;
  const retryAt = momentOf(response.headers?.get('retry-after'));
  const answered = { ...details, status, serverErrorId, retryAt, message: statusMessage(status) };
  const errors = errorsIn(bodyText);
  if (errors.length > 0 && status !== 401 && status !== 429) {
    const error = fromGraphQLErrors(errors, answered);
    // Words that nobody knows, `invalid signature` of a token: the status says what they are about.
    if (status === 403 && error.code === 'INVALID_OPERATION' && error.serverCode === undefined) return new ForbiddenError(answered);
    // The server could not for now: `DATABASE_UNAVAILABLE`. Nothing is wrong with it or with what was asked.
    if (status !== 503 || error.code !== 'SERVER_FAULT') return error;
    const { serverCode, serverErrorId: id = serverErrorId } = error;
    return new ServerStatusError(status, { ...answered, ...(serverCode !== undefined && { serverCode }), ...(id !== undefined && { serverErrorId: id }) });
  }
  if (status === 429) return new TooManyRequestsError(retryAt, answered);
  return status === 401 ? new UnauthenticatedError(answered) : status === 403 ? new ForbiddenError(answered) : new ServerStatusError(status, answered);
}

function errorsIn(bodyText: string): readonly ResponseError[] {
  try {
    const body: { readonly errors?: unknown } | null = JSON.parse(bodyText);
    return Array.isArray(body?.errors) ? body.errors : [];
  } catch {
    return [];
  }
}
