import { AdminError, type AdminErrorOptions } from './admin-error.ts';

/** The record is not there, or not any more. */
export class NotFoundError extends AdminError {
  override readonly name = 'NotFoundError';
  readonly code = 'NOT_FOUND';

  constructor(options?: AdminErrorOptions) {
    super('found no such record.', options);
  }
}
