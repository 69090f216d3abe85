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
  /** HTTP status of the response. */
  readonly status?: number | undefined;
  /** Error code of the server: `UNIQUE_VIOLATION`. */
  readonly serverCode?: string | undefined;
  /** Id of the failure in the server's log. */
  readonly serverErrorId?: string | undefined;
  /** All errors of the response, unchanged and in their order. */
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
  /** Data returned with the errors. */
  readonly data?: unknown;
  /** Time before which the server refuses further requests. */
  readonly retryAt?: Date | undefined;
  /** Replaces the message of the class, where the response determines it. */
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
  /** Error code of the server, `errors[].extensions.code`: `UNIQUE_VIOLATION`. */
  declare readonly serverCode?: string;
  /** Id of the failure in the server's log. */
  declare readonly serverErrorId?: string;
  /**
   * All errors of the response, unchanged and in their order, with any HTTP status. Empty where the
   * response has none.
   */
  readonly errors: readonly GraphQLFormattedError[] = [];
  /** Data returned with the errors. */
  declare readonly data?: unknown;
  /** Time before which the server refuses further requests, if it sent one: `Retry-After`. */
  declare readonly retryAt?: Date | undefined;

  /** `text` describes the failure and follows the name of the operation: `needs a sign-in.` */
  constructor(code: TCode, text: string, options: AdminErrorOptions = {}) {
    const { message, cause: _, ...details } = options;
    super(message ?? `${nameOf(details)} ${text}`, options);
    this.code = code;
    // Not the name of the class, which minification changes.
    this.name = `${code.replace(/_?([A-Z])([A-Z]*)/g, (_, first: string, tail: string) => first + tail.toLowerCase())}Error`;
    Object.assign(this, details);
  }
}

/** Name of the operation, `'OrderList'`, or a phrase for an anonymous operation. */
export function nameOf(options: AdminErrorOptions | undefined): string {
  return options?.operationName ?? 'the operation';
}
