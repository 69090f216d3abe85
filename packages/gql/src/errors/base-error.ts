import type { GraphQLFormattedError } from 'graphql';

/** What was attempted. */
export type OperationType = 'query' | 'mutation' | 'subscription';

/**
 * What is known of the operation and the answer, whatever went wrong: the error has each as a
 * property. @defaultValue nothing is known
 */
export interface AdminErrorOptions {
  /** Name of the operation that failed: `OrderList`. */
  readonly operationName?: string | undefined;
  /** What was attempted. */
  readonly operationType?: OperationType | undefined;
  /** HTTP status of the answer. */
  readonly status?: number | undefined;
  /** The server's own word for it: `UNIQUE_VIOLATION`. */
  readonly serverCode?: string | undefined;
  /** Id under which the server's log has the details. */
  readonly serverErrorId?: string | undefined;
  /** All that the server said, in its own words and order. */
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
  /** Data that came along with the errors. */
  readonly data?: unknown;
  /** Moment before which the server does not want to be asked again. */
  readonly retryAt?: Date | undefined;
  /** Replaces the text of the class, where the answer itself fixes it. */
  readonly message?: string | undefined;
  /** The error that this one was made of. */
  readonly cause?: unknown;
}

/** What all errors of the family have. Each class that extends it is one of the union `AdminError`. */
export abstract class BaseError<TCode extends string = string> extends Error {
  readonly code: TCode;
  /** Name of the operation that failed: `OrderList`. */
  declare readonly operationName?: string;
  /**
   * What was attempted: the same answer is a refusal to show to a `query`, and a refusal to change
   * to a `mutation`.
   */
  declare readonly operationType?: OperationType;
  /** HTTP status of the answer, when there was one. */
  declare readonly status?: number;
  /** The server's own word for it, `errors[].extensions.code`: `UNIQUE_VIOLATION`. */
  declare readonly serverCode?: string;
  /** Id under which the server's log has the details. */
  declare readonly serverErrorId?: string;
  /**
   * All that the server said, in its own words and order, whatever status it came with. Empty where
   * it said nothing.
   */
  readonly errors: readonly GraphQLFormattedError[] = [];
  /** Data that came along with the errors. */
  declare readonly data?: unknown;
  /**
   * Moment before which the server does not want to be asked again, when it named one:
   * `Retry-After`.
   */
  declare readonly retryAt?: Date | undefined;

  /** `text` says what became of the operation, whose name stands before it: `needs a sign-in.` */
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
