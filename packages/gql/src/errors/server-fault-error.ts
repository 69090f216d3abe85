import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** Something unexpected failed inside the server. `serverErrorId` finds it in the log. */
export class ServerFaultError extends BaseError<'SERVER_FAULT'> {
  constructor(options?: AdminErrorOptions) {
    super('SERVER_FAULT', 'failed inside the server.', options);
  }
}
