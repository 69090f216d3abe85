import type { AdminErrorOptions } from './admin-error.ts';
import { TransportError } from './transport-error.ts';

/** The answer did not come within the time limit. A mutation may have been carried out all the same. */
export class RequestTimeoutError extends TransportError {
  override readonly name = 'RequestTimeoutError';
  readonly code = 'TIMEOUT';
  /** Milliseconds that were waited. */
  readonly timeout: number;

  constructor(timeout: number, options?: AdminErrorOptions) {
    super(`got no answer within ${timeout} ms.`, options);
    this.timeout = timeout;
  }
}
