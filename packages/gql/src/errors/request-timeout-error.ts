import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/** The answer did not come within the time limit. A mutation may have been carried out all the same. */
export class RequestTimeoutError extends TransportError<'TIMEOUT'> {
  override readonly name = 'RequestTimeoutError';
  /** Milliseconds that were waited. */
  readonly timeout: number;

  constructor(timeout: number, options?: AdminErrorOptions) {
    super('TIMEOUT', `got no answer within ${timeout} ms.`, options);
    this.timeout = timeout;
  }
}
