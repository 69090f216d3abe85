/** Error fields of PostgreSQL, from `pg.DatabaseError` and errors with a SQLSTATE. */
export interface DatabaseFault {
  readonly code: string;
  readonly message: string;
  /** `detail` and `hint` of `raise … using`. */
  readonly detail?: string;
  readonly hint?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** Domain whose check was violated; table and column are then absent. */
  readonly dataType?: string;
  /** Function of PostgreSQL that raised it: the same in all languages of messages. */
  readonly routine?: string;
}

/** By its SQLSTATE, five characters; errors of the system have longer codes: `ECONNRESET`. */
export function isDatabaseFault(error: Error): error is Error & DatabaseFault {
  return 'code' in error && typeof error.code === 'string' && /^[\dA-Z]{5}$/.test(error.code);
}
