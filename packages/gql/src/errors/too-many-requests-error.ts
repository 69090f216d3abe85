import { AdminError, nameOf, type AdminErrorOptions } from './admin-error.ts';

/** The server asks to wait. `retryAt` says until when, if the server did. */
export class TooManyRequestsError extends AdminError {
  override readonly name = 'TooManyRequestsError';
  readonly code = 'TOO_MANY_REQUESTS';
  readonly retryAt: Date | undefined;

  constructor(retryAt: Date | undefined, options?: AdminErrorOptions) {
    super(`The server refuses ${nameOf(options)} for now.`, options);
    this.retryAt = retryAt;
  }
}
