import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** The server failed unexpectedly. `serverErrorId` identifies the failure in its log. */
export class ServerFaultError extends BaseError<'SERVER_FAULT'> {
  constructor(options?: AdminErrorOptions) {
    super('SERVER_FAULT', 'failed inside the server.', options);
  }
}
