import { AdminError, nameOf, type AdminErrorOptions } from './admin-error.ts';

/** Somebody else changed the record first. Load it again, merge, repeat. */
export class ConflictError extends AdminError {
  override readonly name = 'ConflictError';
  readonly code = 'CONFLICT';

  constructor(options?: AdminErrorOptions) {
    super(`The record of ${nameOf(options)} was changed by somebody else.`, options);
  }
}
