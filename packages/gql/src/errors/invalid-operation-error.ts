import { AdminError, type AdminErrorOptions } from './admin-error.ts';

/** The server does not understand the operation: the client was generated from another schema, or is not on the allow-list. For the developer. */
export class InvalidOperationError extends AdminError {
  override readonly name = 'InvalidOperationError';
  readonly code = 'INVALID_OPERATION';

  constructor(options?: AdminErrorOptions) {
    super('is unknown to the server: generate the client anew.', options);
  }
}
