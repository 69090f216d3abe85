import { SafeError } from 'grafast';
import { isDatabaseFault } from '../database-fault.ts';

/**
 * The error of a statement as its request is told. PostgreSQL says 25006 of a write where the
 * settings of the request allow none, and the same where it takes no writes from anybody. The first
 * is a missing right of the account, and trying again changes nothing.
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
