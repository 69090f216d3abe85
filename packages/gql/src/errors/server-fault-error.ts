import { AdminError, type AdminErrorOptions } from './admin-error.ts';

/** Something unexpected failed inside the server. `serverErrorId` finds it in the log. */
export class ServerFaultError extends AdminError {
  override readonly name = 'ServerFaultError';
  readonly code = 'SERVER_FAULT';

  constructor(options?: AdminErrorOptions) {
    super('failed inside the server.', options);
  }
}
