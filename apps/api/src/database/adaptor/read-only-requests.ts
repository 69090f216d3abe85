import { SafeError } from 'grafast';
import { isDatabaseFault } from '../database-fault.ts';

/**
 * Error of a statement as the request receives it. PostgreSQL raises 25006 for a write where the
 * request's settings forbid writes, and also where the server accepts no writes at all. The former
 * is a missing right of the account; a retry changes nothing.
 */
export function toReadOnlyRefusal(
  error: unknown,
  settings: Readonly<Record<string, string | undefined>> | null,
): unknown {
  const isRefused =
    settings?.['transaction_read_only'] === 'on' &&
    error instanceof Error &&
    isDatabaseFault(error) &&
    error.code === '25006';
  if (!isRefused) return error;
  return new SafeError(
    'This account may look at everything and change nothing, and what was called has tried to write.',
    { code: 'FORBIDDEN', reason: 'READS_ONLY' },
    { cause: error },
  );
}
