import { BaseError, nameOf, type AdminErrorOptions } from './base-error.ts';

/** One thing to put right. */
export interface Problem {
  /**
   * Input that it is about: `email`, dotted when nested: `address.city`. `''` when it is about the
   * whole record.
   */
  readonly field: string;
  /** The server's sentence. */
  readonly message: string;
  /** The server's word for the kind of problem: `UNIQUE_VIOLATION`. */
  readonly code?: string | undefined;
  /** Constraint of the database that refused: `customers_email_key`. */
  readonly constraint?: string | undefined;
  /** Type of the records that still point to the one which was to be deleted: `OrderItem`. */
  readonly referencedBy?: string | undefined;
  /**
   * How many of them, where the server says that: it counts no further than 101, which is more than
   * a hundred.
   */
  readonly referencedCount?: number | undefined;
}

/**
 * The server answered and refused what was entered: a failed check, a violated constraint, a wrong
 * password. A request that got no answer is a `TransportError`.
 */
export class MutationRejectedError extends BaseError<'MUTATION_REJECTED'> {
  readonly problems: readonly Problem[];
  /** Messages by input field name; those about the whole record are under `''`. */
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
