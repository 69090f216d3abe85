import type { WriteResult } from './descriptor.ts';

/**
 * Tests whether the result of a mutation confirms the write: by `confirmed`, otherwise by a
 * returned record. `undefined` where the payload has neither: then only reading the record can
 * tell.
 */
export function isConfirmed({ record, errors, confirmed }: WriteResult): boolean | undefined {
  if (errors.length > 0) return false;
  return confirmed ?? (record === undefined ? undefined : record !== null);
}
