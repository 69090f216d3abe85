import type { AdminError } from './admin-error.ts';
import type { AdminErrorOptions } from './base-error.ts';
import { ConflictError } from './conflict-error.ts';
import { ForbiddenError } from './forbidden-error.ts';
import { codeOf, isEditConflictCode, type AnsweredCode } from './known-codes.ts';
import { MutationRejectedError, type Problem } from './mutation-rejected-error.ts';
import { isObject, textsOf } from './narrow.ts';
import { NotFoundError } from './not-found-error.ts';
import { TooManyRequestsError } from './too-many-requests-error.ts';
import { UnauthenticatedError } from './unauthenticated-error.ts';

/**
 * Details of the mutation whose result is read. @defaultValue none: errors are recognized by names
 * alone
 */
export interface PayloadErrorOptions extends Pick<AdminErrorOptions, 'operationName'> {
  /**
   * Concrete types by abstract type, `schema.possibleTypes`. With it a member of an error union is
   * also recognized by its interface (`EmailTaken implements Error`), not only by its name.
   */
  readonly possibleTypes?: Readonly<Record<string, readonly string[]>> | undefined;
  /**
   * Names of the mutation's arguments. A path to a field may begin with one, which is not part of
   * the input's name in a form. `['input']`
   */
  readonly argumentNames?: readonly string[] | undefined;
}

/**
 * Finds a refusal in the data of a mutation; `undefined` without one. Some schemas return it
 * instead of GraphQL errors. It is recognized by its structure:
 *
 * | answer                             | example                                                                                                                          |
 * | ---------------------------------- | -------------------------------------------------------------------------------------------------------------------------------- |
 * | a list of errors beside the record | `{ order: null, userErrors: [{ field: ['input', 'email'], message: 'is taken', code: 'TAKEN' }] }`                               |
 * | its entries                        | `field`, `path`, `property`, `attribute`, `key` or `fields` for the input; `message`, `messages` or `constraints`; or plain text |
 * | a member of an error union         | `{ __typename: 'EmailTakenError', message: 'is taken' }`                                                                         |
 * | a flag                             | `{ success: false, message: 'Out of stock', code: 'STOCK' }`, also `ok`, `successful`, `succeeded`                               |
 *
 * The payload may be nested in namespaces (`admin { createOrder { … } }`) or in a wrapper field (`{
 * result: { … } }`). Records are not searched, because a list `errors` of a record is data. A list
 * of payloads is a refusal only where each payload is one.
 *
 * A refusal without an input becomes the error that its code stands for: `UnauthenticatedError`,
 * `ForbiddenError`, `NotFoundError`, `ConflictError`, `TooManyRequestsError`. Any other becomes a
 * `MutationRejectedError`. The error has the `data`.
 */
export function payloadError(
  data: unknown,
  { possibleTypes = {}, argumentNames = [], operationName }: PayloadErrorOptions = {},
): AdminError | undefined {
  const isErrorType = (name: unknown) =>
    typeof name === 'string' &&
    (errorType.test(name) ||
      Object.entries(possibleTypes).some(
        ([abstract, types]) => errorType.test(abstract) && types.includes(name),
      ));
  const problems = isObject(data)
    ? Object.entries(data).flatMap(([, payload]) => problemsIn(payload, isErrorType, 0))
    : [];
  if (problems.length === 0) return undefined;
  const serverCode = problems.find(({ code }) => code !== undefined)?.code;
  const errors = problems.map(({ message, code }) => ({
    message,
    ...(code !== undefined && { extensions: { code } }),
  }));
  const options: AdminErrorOptions = { operationName, serverCode, errors, data };
  const meaning =
    problems.every(({ field }) => field === '') && serverCode !== undefined
      ? meaningOf(serverCode)
      : undefined;
  return meaning
    ? meaning(options)
    : new MutationRejectedError(
        problems.map((problem) => ({ ...problem, field: inForm(problem.field, argumentNames) })),
        options,
      );
}

type IsErrorType = (name: unknown) => boolean;

const errorType =
  /(Error(s|Result|Payload|Response)?|Exception|Failure|Problem|Violation|Denied|Refusal|Rejection|Conflict|NotFound|Forbidden|Unauthori[sz]ed|Unauthenticated)$/;
const errorList = /^(messages|.*(errors|problems|violations|issues))$/i;
const successFlag = /^(is)?_?(success(ful)?|succeeded|ok)$/i;
/** Key of a record. Relay's `clientMutationId` does not match. */
const key = /^_?id$/;

/**
 * Errors by code, for refusals that name no input. Codes of rejections and unknown codes only mean
 * that the mutation was refused.
 */
const meanings: Readonly<
  Partial<Record<AnsweredCode, (options: AdminErrorOptions) => AdminError>>
> = {
  UNAUTHENTICATED: (options) => new UnauthenticatedError(options),
  FORBIDDEN: (options) => new ForbiddenError(options),
  NOT_FOUND: (options) => new NotFoundError(options),
  TOO_MANY_REQUESTS: (options) => new TooManyRequestsError(undefined, options),
  CONFLICT: (options) => new ConflictError(options),
};
function meaningOf(serverCode: string): ((options: AdminErrorOptions) => AdminError) | undefined {
  const code = codeOf([serverCode]);
  return code === undefined || (code === 'CONFLICT' && !isEditConflictCode(serverCode))
    ? undefined
    : meanings[code];
}

/** Greatest depth of payloads below the root: `admin { orders { create { result { … } } } }`. */
const deepest = 4;

function problemsIn(payload: unknown, isErrorType: IsErrorType, depth: number): readonly Problem[] {
  if (Array.isArray(payload)) {
    const problemsByEntry = payload.map((entry: unknown) => problemsIn(entry, isErrorType, depth));
    return problemsByEntry.every((problems) => problems.length > 0) ? problemsByEntry.flat() : [];
  }
  if (!isObject(payload) || depth > deepest) return [];
  const typename = payload['__typename'];
  const fields = Object.entries(payload).filter(([name]) => name !== '__typename');
  if (isErrorType(typename)) return problemsOfError(payload, String(typename));
  if (fields.some(([name]) => key.test(name))) return [];

  const flags = fields.flatMap(([name, value]) => (successFlag.test(name) ? [value] : []));
  // The messages describe the success.
  if (flags.includes(true)) return [];
  const listed = fields.flatMap(([name, value]) =>
    errorList.test(name) ? problemsListed(value) : [],
  );
  if (listed.length > 0) return listed;
  if (flags.includes(false)) return problemsOfError(payload);
  // A payload with scalar fields of its own contains data of the mutation below it, not its
  // outcome.
  return fields.every(([, value]) => value === null || typeof value === 'object')
    ? fields.flatMap(([, value]) => problemsIn(value, isErrorType, depth + 1))
    : [];
}

/** Problems of an error object: those that it lists, otherwise the object itself. */
function problemsOfError(
  error: Readonly<Record<string, unknown>>,
  typename?: string,
): readonly Problem[] {
  const code = textsOf(error['code'])[0] ?? textsOf(error['errorCode'])[0] ?? typename;
  const inner = Object.entries(error).flatMap(([name, value]) =>
    errorList.test(name) ? problemsListed(value) : [],
  );
  if (inner.length > 0)
    return inner.map((problem) => ({ ...(code !== undefined && { code }), ...problem }));
  return readEntry({ ...error, code });
}

/** Problems of a list, or of a map `{ email: ['is taken'] }`. */
function problemsListed(value: unknown): readonly Problem[] {
  if (Array.isArray(value)) return value.flatMap(readEntry);
  return isObject(value)
    ? Object.entries(value).flatMap(([field, messages]) =>
        field === '__typename' ? [] : textsOf(messages).map((message) => ({ field, message })),
      )
    : [];
}

function readEntry(entry: unknown): readonly Problem[] {
  if (typeof entry === 'string') return [{ field: '', message: entry }];
  if (!isObject(entry)) return [];
  const message =
    ['message', 'messages', 'error', 'description', 'detail', 'reason', 'title']
      .flatMap((name) => textsOf(entry[name]))
      .join(' ') ||
    (isObject(entry['constraints']) ? textsOf(Object.values(entry['constraints'])).join(' ') : '');
  const [code] = ['code', 'errorCode', 'type', 'kind'].flatMap((name) => textsOf(entry[name]));
  const path = ['field', 'path', 'property', 'attribute', 'key', 'inputField']
    .map((name) => entry[name])
    .find((value) => value != null && value !== '');
  const fields = textsOf(entry['fields']);
  const named = Array.isArray(path)
    ? [path.join('.')]
    : typeof path === 'string'
      ? [path]
      : fields.length > 0
        ? fields
        : [''];
  return named.map((field) => ({ field, message, ...(code !== undefined && { code }) }));
}

/**
 * Input name in a form: `address.city` for `['input', 'address', 'city']` and `input.address.city`.
 * An argument alone is the whole record.
 */
function inForm(field: string, argumentNames: readonly string[]): string {
  const [first = '', ...innerNames] = field.split('.');
  if (argumentNames.includes(first) && (innerNames.length > 0 || /^(input|data)$/.test(first)))
    return innerNames.join('.');
  return /^(input|data|patch|set|object|variables)$/.test(first) ? innerNames.join('.') : field;
}
