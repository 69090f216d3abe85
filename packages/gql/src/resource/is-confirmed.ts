import type { WriteResult } from './descriptor.ts';

/**
 * Whether the answer to a mutation shows that something was written: what it says of that, else a
 * record in its place. `undefined` where the mutation has no place for either: then only the record
 * itself, read again, can tell.
 */
export function isConfirmed({ record, errors, confirmed }: WriteResult): boolean | undefined {
  if (errors.length > 0) return false;
  return confirmed ?? (record === undefined ? undefined : record !== null);
}
