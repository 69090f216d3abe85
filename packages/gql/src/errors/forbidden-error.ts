import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** The account may not do this. Repeating does not help; another role does. */
export class ForbiddenError extends BaseError<'FORBIDDEN'> {
  constructor(options?: AdminErrorOptions) {
    super('FORBIDDEN', 'is forbidden.', options);
  }
}
