import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** Somebody else changed the record first. Load it again, merge, repeat. */
export class ConflictError extends BaseError<'CONFLICT'> {
  constructor(options?: AdminErrorOptions) {
    super('CONFLICT', 'met a change by somebody else.', options);
  }
}
