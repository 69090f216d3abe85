import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** The server asks to wait. `retryAt` says until when, if the server did. */
export class TooManyRequestsError extends BaseError<'TOO_MANY_REQUESTS'> {
  constructor(retryAt: Date | undefined, options?: AdminErrorOptions) {
    super('TOO_MANY_REQUESTS', 'is refused for now.', { ...options, retryAt });
  }
}
