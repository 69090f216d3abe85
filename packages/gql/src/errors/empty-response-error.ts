import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/** The answer is JSON but holds neither `data` nor `errors`. */
export class EmptyResponseError extends TransportError<'EMPTY_RESPONSE'> {
  constructor(options?: AdminErrorOptions) {
    super('EMPTY_RESPONSE', '', {
      message: `Server response was missing for query '${options?.operationName ?? ''}'.`,
      ...options,
    });
  }
}
