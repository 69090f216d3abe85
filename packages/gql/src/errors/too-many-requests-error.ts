import { AdminError, type AdminErrorOptions } from './admin-error.ts';

/** The server asks to wait. `retryAt` says until when, if the server did. */
export class TooManyRequestsError extends AdminError {
  override readonly name = 'TooManyRequestsError';
  readonly code = 'TOO_MANY_REQUESTS';

  constructor(retryAt: Date | undefined, options?: AdminErrorOptions) {
    super('is refused for now.', { ...options, retryAt });
  }
}
