import type { MockHandler } from './mock-operation.ts';
import { readOperation } from './read-operation.ts';

/**
 * A `fetch` in place of a server, with nothing to install and nothing to start: the first handler
 * that knows the request answers it. An operation that none of them knows fails with an `Error`
 * that names it; a dropped request with `fetch`'s own `TypeError`.
 *
 * ```ts
 * const client = createAdminClient({
 *   schema,
 *   fetch: mockFetch(
 *     mockOperation(ViewerDocument, { viewer: null }),
 *     mockEverything(createMockSchema(sdl)),
 *   ),
 * });
 * ```
 */
export function mockFetch(...handlers: readonly MockHandler[]): typeof globalThis.fetch {
  return async (input, init) => {
    // Node accepts absolute addresses only.
    const request = new Request(
      input instanceof Request
        ? input
        : new URL(input, 'location' in globalThis ? location.href : 'http://localhost'),
      init,
    );
    for (const handle of handlers) {
      const response = await handle(request);
      request.signal.throwIfAborted();
      if (response?.type === 'error') throw new TypeError('Failed to fetch');
      if (response) return response;
    }
    const { operationName } = await readOperation(request);
    throw new Error(`No handler answers the operation '${operationName ?? ''}'.`);
  };
}
