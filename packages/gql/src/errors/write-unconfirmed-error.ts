import { BaseError, type AdminErrorOptions } from './base-error.ts';

/**
 * The server responded to a mutation without an error, and without a confirmation that it was
 * executed: `null` in place of the record, a count of 0. It may have found nothing to write to.
 */
export class WriteUnconfirmedError extends BaseError<'WRITE_UNCONFIRMED'> {
  constructor(options?: AdminErrorOptions) {
    super(
      'WRITE_UNCONFIRMED',
      'was answered with nothing that shows that it was carried out.',
      options,
    );
  }
}
