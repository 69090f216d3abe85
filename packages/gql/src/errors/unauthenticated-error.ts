import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** There is no session, or it has expired. Sign in and repeat. */
export class UnauthenticatedError extends BaseError<'UNAUTHENTICATED'> {
  constructor(options?: AdminErrorOptions) {
    super('UNAUTHENTICATED', 'needs a sign-in.', options);
  }
}
