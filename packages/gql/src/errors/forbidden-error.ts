import { AdminError, type AdminErrorOptions } from './admin-error.ts';

/** The account may not do this. Repeating does not help; another role does. */
export class ForbiddenError extends AdminError {
  override readonly name = 'ForbiddenError';
  readonly code = 'FORBIDDEN';

  constructor(options?: AdminErrorOptions) {
    super('is forbidden to this account.', options);
  }
}
