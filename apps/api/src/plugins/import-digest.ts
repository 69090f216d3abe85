import { createHash } from 'node:crypto';
import type { ImportInput } from './import-rows.ts';

/**
 * The same for calls that write the same in the same way. A call that is sent again may have the
 * fields of its rows in another order.
 */
export function importDigest({ type, rows, key, takesKeys }: ImportInput): string {
  const digested = JSON.stringify(
    [type, (key ?? []).toSorted(), takesKeys === true, rows],
    (_name, value: unknown) => sorted(value),
  );
  return createHash('sha256').update(digested).digest('hex');
}

function sorted(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}
