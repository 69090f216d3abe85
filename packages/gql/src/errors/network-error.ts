import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/** The request failed, or the connection broke before the response was complete. */
export class NetworkError extends TransportError<'NETWORK'> {
  constructor(options?: AdminErrorOptions) {
    super('NETWORK', 'did not reach the server.', options);
  }
}
