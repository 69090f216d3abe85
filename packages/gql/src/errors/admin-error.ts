/** Stable names of what can go wrong, one per class. `docs/errors.md` has an entry for each. */
export type AdminErrorCode =
  | 'MUTATION_REJECTED'
  | 'WRITE_UNCONFIRMED'
  | 'READ_REFUSED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'INVALID_OPERATION'
  | 'SERVER_FAULT'
  | 'NETWORK'
  | 'TIMEOUT'
  | 'SERVER_STATUS'
  | 'UNREADABLE_RESPONSE'
  | 'EMPTY_RESPONSE'
  | 'ABORTED'
  | 'UNEXPECTED';

/** What was attempted. */
export type OperationType = 'query' | 'mutation' | 'subscription';

/** What is known of the operation and the answer, whatever went wrong. */
export interface AdminErrorOptions {
  readonly operationName?: string;
  readonly operationType?: OperationType;
  readonly status?: number;
  readonly serverCode?: string;
  readonly serverErrorId?: string;
  readonly data?: unknown;
  readonly retryAt?: Date | undefined;
  /** Replaces the text of the class, where the answer itself fixes it. */
  readonly message?: string;
  readonly cause?: unknown;
}

/**
 * Everything that can go wrong between an application and its server. `client.query`, `client.mutate` and the hooks fail with one of these and
 * nothing else. Tell them apart by `code`, or by class where the class has more to say.
 */
export abstract class AdminError extends Error {
  abstract readonly code: AdminErrorCode;
  /** Name of the operation that failed: `OrderList`. */
  declare readonly operationName?: string;
  /** What was attempted: the same answer is a refusal to show to a `query`, and a refusal to change to a `mutation`. */
  declare readonly operationType?: OperationType;
  /** HTTP status of the answer, when there was one. */
  declare readonly status?: number;
  /** The server's own word for it, `errors[].extensions.code`: `UNIQUE_VIOLATION`. */
  declare readonly serverCode?: string;
  /** Id under which the server's log has the details. */
  declare readonly serverErrorId?: string;
  /** Data that came along with the errors. */
  declare readonly data?: unknown;
  /** Moment before which the server does not want to be asked again, when it named one: `Retry-After`. */
  declare readonly retryAt?: Date | undefined;

  /** `text` says what became of the operation, whose name stands before it: `needs a sign-in.` */
  constructor(text: string, { message, cause, ...known }: AdminErrorOptions = {}) {
    super(message ?? `${nameOf(known)} ${text}`, cause === undefined ? undefined : { cause });
    Object.assign(this, known);
  }
}

/** `'OrderList'`, or words for an operation that has no name. */
export function nameOf(options: AdminErrorOptions | undefined): string {
  return options?.operationName ?? 'the operation';
}
