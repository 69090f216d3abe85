import type { AdminErrorOptions } from './admin-error.ts';
import { TransportError } from './transport-error.ts';

/** The request did not get through, or the connection broke before the answer was complete. */
export class NetworkError extends TransportError {
  override readonly name = 'NetworkError';
  readonly code = 'NETWORK';

  constructor(options?: AdminErrorOptions) {
    super('did not reach the server.', options);
  }
}
