import type { ServerResponse } from 'node:http';

/** Aborts when the client goes away before it was answered. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished)
      controller.abort(new Error('The client left before it was answered.'));
  });
  return controller.signal;
}
