import type { ServerResponse } from 'node:http';

/** The client has gone: nobody reads the answer, and nothing of it is an error of the server. */
export class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
  readonly code = 'CLIENT_LEFT';
  constructor() {
    super('The client left before it was answered.');
  }
}

/** Aborts when the client goes away before it was answered. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new ClientLeftError());
  });
  return controller.signal;
}
