import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** The account lacks the right to the operation. Repeating does not help. */
export class ForbiddenError extends BaseError<'FORBIDDEN'> {
  constructor(options?: AdminErrorOptions) {
    super('FORBIDDEN', 'is forbidden.', options);
  }
}
