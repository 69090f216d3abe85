import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/** The application took the request back. Nothing to tell the user. */
export class AbortedError extends TransportError<'ABORTED'> {
  constructor(options?: AdminErrorOptions) {
    super('ABORTED', 'was cancelled.', options);
  }
}
