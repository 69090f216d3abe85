import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/** The response is JSON without `data` and `errors`. */
export class EmptyResponseError extends TransportError<'EMPTY_RESPONSE'> {
  constructor(options?: AdminErrorOptions) {
    super('EMPTY_RESPONSE', '', {
      message: `Server response was missing for query '${options?.operationName ?? ''}'.`,
      ...options,
    });
  }
}
