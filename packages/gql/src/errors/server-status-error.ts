import type { AdminErrorOptions } from './base-error.ts';
import { TransportError } from './transport-error.ts';

/** The response has an HTTP status of 300 or above, and no error that another class describes. */
export class ServerStatusError extends TransportError<'SERVER_STATUS'> {
  declare readonly status: number;

  constructor(status: number, options?: AdminErrorOptions) {
    super('SERVER_STATUS', '', { message: statusMessage(status), ...options, status });
  }
}

/** Message for every response with a status of 300 or above. */
export function statusMessage(status: number): string {
  return `Response not successful: Received status code ${status}`;
}
