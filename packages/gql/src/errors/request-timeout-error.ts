import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/** No response arrived within the time limit. A mutation may have been executed nevertheless. */
export class RequestTimeoutError extends TransportError<'TIMEOUT'> {
  override readonly name = 'RequestTimeoutError';
  /** Time limit in milliseconds. */
  readonly timeout: number;

  constructor(timeout: number, options?: AdminErrorOptions) {
    super('TIMEOUT', `got no answer within ${timeout} ms.`, options);
    this.timeout = timeout;
  }
}
