import { BaseError, type AdminErrorOptions } from './base-error.ts';

/**
 * The operation is invalid for the server: the client was generated from another schema, or the
 * operation is not on the allow list. For the developer.
 */
export class InvalidOperationError extends BaseError<'INVALID_OPERATION'> {
  constructor(options?: AdminErrorOptions) {
    super('INVALID_OPERATION', 'is unknown to the server.', options);
  }
}
