import { AdminError, type AdminErrorOptions } from './admin-error.ts';

/** Somebody else changed the record first. Load it again, merge, repeat. */
export class ConflictError extends AdminError {
  override readonly name = 'ConflictError';
  readonly code = 'CONFLICT';

  constructor(options?: AdminErrorOptions) {
    super('met a change by somebody else.', options);
  }
}
