import type { GraphQLFormattedError } from 'graphql';

import type { AdminError } from './admin-error.ts';
import type { AdminErrorOptions } from './base-error.ts';
import { ConflictError } from './conflict-error.ts';
import { ForbiddenError } from './forbidden-error.ts';
import { InvalidOperationError } from './invalid-operation-error.ts';
import {
  answeredCodes,
  codeOf,
  codeOfMessage,
  invalidKey,
  isKeyRefusal,
  type AnsweredCode,
} from './known-codes.ts';
import { momentOf } from './moment.ts';
import { MutationRejectedError, type Problem } from './mutation-rejected-error.ts';
import { isObject, textsOf } from './narrow.ts';
import { NotFoundError } from './not-found-error.ts';
import { readProblems } from './read-problems.ts';
import { ReadRefusedError } from './read-refused-error.ts';
import { ServerFaultError } from './server-fault-error.ts';
import { TooManyRequestsError } from './too-many-requests-error.ts';
import { UnauthenticatedError } from './unauthenticated-error.ts';

/**
 * Converts the `errors` of a response to a single error, which keeps all problems of a rejected
 * mutation. The type of the operation decides on the class of a refusal: `ReadRefusedError` for a
 * query or a subscription; `MutationRejectedError` for a mutation, and where `operationType` is
 * unknown.
 *
 * @param certain code that follows from the HTTP status; it overrides the codes of the errors
 */
export function fromGraphQLErrors(
  responseErrors: readonly GraphQLFormattedError[],
  options: AdminErrorOptions,
  certain?: AnsweredCode,
): AdminError {
  // The response is untrusted and may contain anything.
  const errors = responseErrors.filter(isObject);
  const read = errors.map(readError);
  const mainError = answeredCodes.flatMap((code) => read.filter((error) => error.code === code))[0];
  const extensions = mainError?.extensions ?? {};
  const [serverErrorId = options.serverErrorId] = ['id', 'errorId', 'requestId', 'traceId'].flatMap(
    (name) => textsOf(extensions[name]),
  );
  const details: AdminErrorOptions = {
    ...options,
    errors,
    serverCode: mainError?.serverCode,
    serverErrorId,
  };
  const code = certain ?? mainError?.code ?? 'SERVER_FAULT';
  if (code === 'TOO_MANY_REQUESTS')
    return new TooManyRequestsError(
      momentOf(extensions['retryAfter'] ?? extensions['retryAt']) ?? options.retryAt,
      details,
    );
  if (code === 'CONFLICT')
    return new ConflictError({
      ...details,
      ...(isObject(extensions['current']) && { current: extensions['current'] }),
    });
  if (code !== 'MUTATION_REJECTED') return new classes[code](details);
  const isRead = options.operationType !== undefined && options.operationType !== 'mutation';
  if (isRead)
    return new ReadRefusedError(
      read.flatMap((error) => (error.code === code ? [error.message] : [])),
      details,
    );
  return new MutationRejectedError(
    read.flatMap((error) => (error.code === code ? error.problems() : [])),
    details,
  );
}

const classes = {
  UNAUTHENTICATED: UnauthenticatedError,
  INVALID_OPERATION: InvalidOperationError,
  FORBIDDEN: ForbiddenError,
  NOT_FOUND: NotFoundError,
  SERVER_FAULT: ServerFaultError,
};

interface ReadError {
  readonly code: AnsweredCode;
  readonly serverCode: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly problems: () => readonly Problem[];
}

function readError(error: GraphQLFormattedError): ReadError {
  const extensions = isObject(error.extensions) ? error.extensions : {};
  const inner = ['exception', 'error', 'contentful', 'originalError', 'prisma']
    .map((name) => extensions[name])
    .filter(isObject);
  const ownWords = [extensions, ...inner, { ...error }].flatMap(
    (source: Readonly<Record<string, unknown>>) =>
      ['code', 'errcode', 'errorType', 'category', 'classification', 'type', 'name'].flatMap(
        (name) => textsOf(source[name]),
      ),
  );
  const words = isKeyRefusal(error.message) ? [invalidKey] : ownWords;
  const serverCode = words[0];
  // An error with a path was thrown by a resolver, so that its message is for the user. An error
  // without a path means that the operation was not executed.
  const code =
    codeOf(words) ??
    codeOfMessage(error.message) ??
    (words.length > 0
      ? 'SERVER_FAULT'
      : error.path === undefined
        ? 'INVALID_OPERATION'
        : 'MUTATION_REJECTED');
  return {
    code,
    serverCode,
    extensions,
    message: error.message,
    problems: () => readProblems(error, extensions, serverCode),
  };
}
