/** What PostgreSQL says of an error; `pg.DatabaseError` and errors that name a SQLSTATE. */
export interface DatabaseFault {
  readonly code: string;
  readonly message: string;
  /** What `raise … using detail, hint` adds to its sentence. */
  readonly detail?: string;
  readonly hint?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** A domain whose check was violated: then neither table nor column is said. */
  readonly dataType?: string;
  /** Function of PostgreSQL that raised it: the same in all languages of messages. */
  readonly routine?: string;
}

/** By its SQLSTATE, five characters; errors of the system have longer codes: `ECONNRESET`. */
export function isDatabaseFault(error: Error): error is Error & DatabaseFault {
  return 'code' in error && typeof error.code === 'string' && /^[\dA-Z]{5}$/.test(error.code);
}
