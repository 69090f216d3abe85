import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** The server limits the rate of requests. `retryAt` is the end of the limit, if the server sent it. */
export class TooManyRequestsError extends BaseError<'TOO_MANY_REQUESTS'> {
  constructor(retryAt: Date | undefined, options?: AdminErrorOptions) {
    super('TOO_MANY_REQUESTS', 'is refused for now.', { ...options, retryAt });
  }
}
