import { BaseError, nameOf, type AdminErrorOptions } from './base-error.ts';

/** A problem that the user must correct. */
export interface Problem {
  /**
   * Name of the input: `email`, dotted when nested: `address.city`. `''` for a problem of the whole
   * record.
   */
  readonly field: string;
  /** Message of the server. */
  readonly message: string;
  /** Code of the problem: `UNIQUE_VIOLATION`. */
  readonly code?: string | undefined;
  /** Violated constraint of the database: `customers_email_key`. */
  readonly constraint?: string | undefined;
  /** Type of the records that still reference the record to delete: `OrderItem`. */
  readonly referencedBy?: string | undefined;
  /**
   * Number of referencing records, where the server sends it. It counts up to 101, which means more
   * than a hundred.
   */
  readonly referencedCount?: number | undefined;
}

/**
 * The server refused the input of a mutation: a failed check, a violated constraint, a wrong
 * password. A request without a response is a `TransportError`.
 */
export class MutationRejectedError extends BaseError<'MUTATION_REJECTED'> {
  readonly problems: readonly Problem[];
  /** Messages by input name; messages about the whole record are under `''`. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(problems: readonly Problem[], options?: AdminErrorOptions) {
    // Without a prototype, because an input and a looked-up name may be `constructor`.
    const fieldErrors: Record<string, string> = Object.create(null);
    for (const { field, message } of problems)
      fieldErrors[field] = fieldErrors[field] ? `${fieldErrors[field]} ${message}` : message;
    const fields = Object.keys(fieldErrors).filter(Boolean).join(', ') || 'the record';
    super('MUTATION_REJECTED', '', {
      message: `The server rejected ${nameOf(options)}: check ${fields}.`,
      ...options,
    });
    this.problems = problems;
    this.fieldErrors = fieldErrors;
  }
}
