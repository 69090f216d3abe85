import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** The record does not exist, or not any more. */
export class NotFoundError extends BaseError<'NOT_FOUND'> {
  constructor(options?: AdminErrorOptions) {
    super('NOT_FOUND', 'found no such record.', options);
  }
}
