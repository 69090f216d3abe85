import { createHash } from 'node:crypto';
import type { ImportInput } from './import-rows.ts';

/**
 * Digest of an import. Calls with the same rows and the same options have the same digest. A
 * repeated call may have the fields of its rows in another order.
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
