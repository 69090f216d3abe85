import { BaseError, nameOf, type AdminErrorOptions } from './base-error.ts';

/** A problem that the user must correct. */
export interface Problem {
  /**
   * Name of the input: `email`, dotted when nested: `address.city`. `''` for a problem of the whole
   * record.
   */
  readonly field: string;
  /** The server's sentence. */
  readonly message: string;
  /** The server's word for the kind of problem: `UNIQUE_VIOLATION`. */
  readonly code?: string | undefined;
  /** Constraint of the database that refused: `customers_email_key`. */
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
 * The server answered and refused what was entered: a failed check, a violated constraint, a wrong
 * password. A request that got no answer is a `TransportError`.
 */
export class MutationRejectedError extends BaseError<'MUTATION_REJECTED'> {
  readonly problems: readonly Problem[];
  /** Messages by input name; messages about the whole record are under `''`. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(problems: readonly Problem[], options?: AdminErrorOptions) {
    // Without a prototype: an input may be called `constructor`, and so may a name that is looked up.
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
