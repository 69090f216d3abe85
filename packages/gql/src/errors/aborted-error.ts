import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/** The application cancelled the request. The user need not be informed. */
export class AbortedError extends TransportError<'ABORTED'> {
  constructor(options?: AdminErrorOptions) {
    super('ABORTED', 'was cancelled.', options);
  }
}
