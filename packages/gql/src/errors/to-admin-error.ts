import {
  CombinedGraphQLErrors,
  CombinedProtocolErrors,
  ServerError,
  ServerParseError,
} from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

import { AbortedError } from './aborted-error.ts';
import { AdminError } from './admin-error.ts';
import type { AdminErrorOptions } from './base-error.ts';
import { EmptyResponseError } from './empty-response-error.ts';
import { fromGraphQLErrors } from './from-graphql-errors.ts';
import type { AnsweredCode } from './known-codes.ts';
import { isObject } from './narrow.ts';
import { momentOf } from './moment.ts';
import { NetworkError } from './network-error.ts';
import { RequestTimeoutError } from './request-timeout-error.ts';
import { ServerStatusError, statusMessage } from './server-status-error.ts';
import { UnexpectedError } from './unexpected-error.ts';
import { UnreadableResponseError } from './unreadable-response-error.ts';

/**
 * Converts any thrown value or error result to an `AdminError`. An `AdminError` is returned
 * unchanged.
 */
export function toAdminError(error: unknown, options: AdminErrorOptions = {}): AdminError {
  if (error instanceof AdminError) return error;
  const details = { ...options, cause: error };
  if (CombinedGraphQLErrors.is(error) || CombinedProtocolErrors.is(error))
    return fromGraphQLErrors(error.errors, {
      ...details,
      ...('data' in error && { data: error.data }),
    });
  if (ServerError.is(error)) return fromStatus(error, details);
  if (ServerParseError.is(error))
    return new UnreadableResponseError(error.bodyText, { ...details, status: error.statusCode });
  if (isObject(error)) {
    const { name } = error;
    const message = String(error['message']);
    if (name === 'TimeoutError') return new RequestTimeoutError(0, details);
    if (name === 'AbortError' || storeReset.test(message)) return new AbortedError(details);
    if (emptyChain.test(message)) return new EmptyResponseError(details);
    if (brokenConnection.test(message)) return new NetworkError(details);
  }
  return new UnexpectedError(details);
}

/**
 * Messages of failed connections: of `fetch` in browsers and in Node, and of a multipart stream
 * that ends early.
 */
const brokenConnection = /fetch|network|load failed|terminated|premature|socket|connection/i;
/**
 * Apollo Client cancels pending operations when its store is reset (its messages 94 and 96 in
 * production).
 */
const storeReset = /Store reset|QueryManager stopped|message%22%3A9[46]\b/;
/** Message of a multipart body without parts (message 105). */
const emptyChain = /without emitting|message%22%3A105\b/;

function fromStatus(
  { statusCode: status, bodyText, response }: ServerError,
  details: AdminErrorOptions,
): AdminError {
  if (status < 300) return new EmptyResponseError({ ...details, status });
  const { headers } = response;
  const errors = errorsIn(bodyText);
  const answered = {
    ...details,
    status,
    serverErrorId: headers?.get('x-request-id') ?? undefined,
    retryAt: momentOf(headers?.get('retry-after')),
    message: statusMessage(status),
  };
  const reportedError = (code?: AnsweredCode) => fromGraphQLErrors(errors, answered, code);
  if (status === 401) return reportedError('UNAUTHENTICATED');
  if (status === 429) return reportedError('TOO_MANY_REQUESTS');
  const error = reportedError();
  const { code, serverCode, serverErrorId } = error;
  // With an unknown code (`invalid signature` of a token), or fields that only other roles have,
  // the status is more reliable than the errors. Refused persisted operations are an exception.
  if (
    status === 403 &&
    (errors.length === 0 ||
      code === 'SERVER_FAULT' ||
      (code === 'INVALID_OPERATION' && !/PERSISTED|OPERATION_RES/i.test(serverCode ?? '')))
  )
    return reportedError('FORBIDDEN');
  // 503 means temporary unavailability: `DATABASE_UNAVAILABLE`. It is neither a fault of the server
  // nor of the request.
  return errors.length === 0 || (status === 503 && code === 'SERVER_FAULT')
    ? new ServerStatusError(status, { ...answered, serverCode, serverErrorId })
    : error;
}

function errorsIn(bodyText: string): readonly GraphQLFormattedError[] {
  try {
    const body: { readonly errors?: unknown } | null = JSON.parse(bodyText);
    return Array.isArray(body?.errors) ? body.errors : [];
  } catch {
    return [];
  }
}
