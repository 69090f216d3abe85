import type { GraphQLFormattedError } from 'graphql';

/** Type of the operation. */
export type OperationType = 'query' | 'mutation' | 'subscription';

/**
 * Details of the operation and the response, common to all errors: each is a property of the error.
 *
 * @defaultValue no details
 */
export interface AdminErrorOptions {
  /** Name of the operation that failed: `OrderList`. */
  readonly operationName?: string | undefined;
  /** Type of the operation that failed. */
  readonly operationType?: OperationType | undefined;
  /** HTTP status of the answer. */
  readonly status?: number | undefined;
  /** The server's own word for it: `UNIQUE_VIOLATION`. */
  readonly serverCode?: string | undefined;
  /** Id under which the server's log has the details. */
  readonly serverErrorId?: string | undefined;
  /** All errors of the response, unchanged and in their order. */
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
  /** Data that came along with the errors. */
  readonly data?: unknown;
  /** Time before which the server refuses further requests. */
  readonly retryAt?: Date | undefined;
  /** Replaces the text of the class, where the answer itself fixes it. */
  readonly message?: string | undefined;
  /** The original error. */
  readonly cause?: unknown;
}

/** Base class of all errors. Each subclass is a member of the union `AdminError`. */
export abstract class BaseError<TCode extends string = string> extends Error {
  readonly code: TCode;
  /** Name of the operation that failed: `OrderList`. */
  declare readonly operationName?: string;
  /**
   * Type of the operation. The same response is a refusal to read for a `query`, and a refusal to
   * write for a `mutation`.
   */
  declare readonly operationType?: OperationType;
  /** HTTP status of the response, if there was one. */
  declare readonly status?: number;
  /** The server's own word for it, `errors[].extensions.code`: `UNIQUE_VIOLATION`. */
  declare readonly serverCode?: string;
  /** Id under which the server's log has the details. */
  declare readonly serverErrorId?: string;
  /**
   * All errors of the response, unchanged and in their order, with any HTTP status. Empty where the
   * response has none.
   */
  readonly errors: readonly GraphQLFormattedError[] = [];
  /** Data that came along with the errors. */
  declare readonly data?: unknown;
  /** Time before which the server refuses further requests, if it sent one: `Retry-After`. */
  declare readonly retryAt?: Date | undefined;

  /** `text` describes the failure and follows the name of the operation: `needs a sign-in.` */
  constructor(code: TCode, text: string, options: AdminErrorOptions = {}) {
    const { message, cause: _, ...details } = options;
    super(message ?? `${nameOf(details)} ${text}`, options);
    this.code = code;
    // Not that of the class, which is lost when code is made small.
    this.name = `${code.replace(/_?([A-Z])([A-Z]*)/g, (_, first: string, tail: string) => first + tail.toLowerCase())}Error`;
    Object.assign(this, details);
  }
}

/** `'OrderList'`, or words for an operation that has no name. */
export function nameOf(options: AdminErrorOptions | undefined): string {
  return options?.operationName ?? 'the operation';
}
