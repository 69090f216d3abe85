import type { AdminErrorOptions } from './admin-error.ts';
import { TransportError } from './transport-error.ts';

/** The answer is JSON but holds neither `data` nor `errors`. */
export class EmptyResponseError extends TransportError {
  override readonly name = 'EmptyResponseError';
  readonly code = 'EMPTY_RESPONSE';

  constructor(options?: AdminErrorOptions) {
    super('', { message: `Server response was missing for query '${options?.operationName ?? ''}'.`, ...options });
  }
}
