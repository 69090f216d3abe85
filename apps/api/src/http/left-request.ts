import type { ServerResponse } from 'node:http';

/** Aborts when the client goes away before it was answered. */
export function leftSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished)
      left.abort(new Error('The client left before it was answered.'));
  });
  return left.signal;
}
