import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/**
 * The response is not JSON, or is truncated: an HTML page of a proxy, a cut-off body. `bodyText`
 * has its beginning.
 */
export class UnreadableResponseError extends TransportError<'UNREADABLE_RESPONSE'> {
  /** At most 500 characters. */
  readonly bodyText: string;

  constructor(bodyText: string, options?: AdminErrorOptions) {
    super('UNREADABLE_RESPONSE', 'got no JSON.', options);
    this.bodyText = bodyText.slice(0, 500);
  }
}
