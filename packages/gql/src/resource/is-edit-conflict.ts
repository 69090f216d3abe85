import { isEditConflictCode } from '../errors/known-codes.ts';
import type { WriteResult } from './descriptor.ts';

const mark = /version|revision|e_?tag|updated|modified|lock/i;

/**
 * Tests whether the payload of a mutation reports that others changed the record first:
 * `VERSION_MISMATCH`, `StaleObjectError`, about the record or its version and not about a value. It
 * is handled like a `ConflictError`.
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
