/**
 * Error of a database that does not answer at the moment and may answer later. The request itself
 * may be correct.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly code = 'DATABASE_UNAVAILABLE';
}

/**
 * SQLSTATEs that speak of the server and not of the statement: connections (08), shutting down,
 * crashed, starting up and its like (57P), no memory, disk or connection left (53), the system
 * below (58), and a standby that takes no writes (25006).
 */
const states = /^(08...|57P..|53...|58...|25006)$/;

const systemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOENT',
]);
/** Of a socket and of looking up a name; a file that is missing is another matter. */
const networkCalls = /^(connect|read|write|getaddrinfo)$/;

/** `pg` and `pg-pool` say these without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Tests whether an error of `pg`, of its pool or of the embedded database means that the database
 * is unreachable.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    const isOfNetwork =
      systemCodes.has(error.code) && 'syscall' in error && networkCalls.test(String(error.syscall));
    return states.test(error.code) || isOfNetwork || isOfSeveral(error);
  }
  return sentences.test(error.message) || isOfSeveral(error);
}

/** Tests for a failure of every address of a host. */
function isOfSeveral(error: Error): boolean {
  return (
    error instanceof AggregateError &&
    error.errors.length > 0 &&
    error.errors.every(isDatabaseUnavailable)
  );
}
