import type { AdminErrorOptions } from './admin-error.ts';
import { TransportError } from './transport-error.ts';

/** The application took the request back. Nothing to tell the user. */
export class AbortedError extends TransportError {
  override readonly name = 'AbortedError';
  readonly code = 'ABORTED';

  constructor(options?: AdminErrorOptions) {
    super('was cancelled.', options);
  }
}
