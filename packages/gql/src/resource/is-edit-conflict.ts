import { isEditConflictCode } from '../errors/known-codes.ts';
import type { WriteResult } from './descriptor.ts';

const mark = /version|revision|e_?tag|updated|modified|lock/i;

/**
 * Whether a mutation answered in its payload that somebody else changed the record first:
 * `VERSION_MISMATCH`, `StaleObjectError`, about the record or its version and not about a value.
 * Then it is a `ConflictError` like any other.
 */
export function isEditConflict({ errors }: WriteResult): boolean {
  return (
    errors.length > 0 &&
    errors.every(
      ({ code, input = '' }) =>
        code !== undefined && isEditConflictCode(code) && (input === '' || mark.test(input)),
    )
  );
}
