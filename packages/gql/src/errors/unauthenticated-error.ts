import { AdminError, type AdminErrorOptions } from './admin-error.ts';

/** There is no session, or it has ended. Sign in and repeat. */
export class UnauthenticatedError extends AdminError {
  override readonly name = 'UnauthenticatedError';
  readonly code = 'UNAUTHENTICATED';

  constructor(options?: AdminErrorOptions) {
    super('needs a sign-in.', options);
  }
}
