import { exactNumbersFetch, markedNumbersFetch, partsMarkers } from './exact-numbers.ts';
import { mark, quotePiece } from './long-numbers.ts';

/**
 * `exactNumbersFetch` that also supports `multipart/mixed` responses, as of `@defer` and `@stream`.
 * Subscriptions of `createMultipartLink` use it.
 *
 * ```ts
 * createAdminClient({
 *   schema,
 *   incrementalHandler: new GraphQL17Alpha9Handler(),
 *   fetch: exactPartsFetch(),
 * });
 * ```
 */
export function exactPartsFetch(fetcher?: typeof globalThis.fetch): typeof globalThis.fetch {
  return partsFetch(exactNumbersFetch(fetcher), '');
}

/** The same, with a mark before each number. */
export function markedPartsFetch(fetcher: typeof globalThis.fetch): typeof globalThis.fetch {
  return partsFetch(markedNumbersFetch(fetcher), mark);
}

function partsFetch(whole: typeof globalThis.fetch, before: string): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await whole(input, init);
    const { body } = response;
    const isRead = partsMarkers.has(response);
    if (body && !isRead && /^multipart/i.test(response.headers.get('content-type') ?? '')) {
      // Apollo reads the body of such a response in chunks, as bytes or as text.
      let prefix = before;
      let parts: ReadableStream<string> | undefined;
      partsMarkers.set(response, () => {
        prefix = mark;
      });
      Object.defineProperty(response, 'body', {
        get: () =>
          (parts ??= body.pipeThrough(new TextDecoderStream()).pipeThrough(quoteStream(prefix))),
      });
    }
    return response;
  };
}

function quoteStream(prefix: string): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(piece, controller) {
      const [done, next] = quotePiece(rest + piece, prefix);
      rest = next;
      controller.enqueue(done);
    },
    flush: (controller) => controller.enqueue(rest),
  });
}
