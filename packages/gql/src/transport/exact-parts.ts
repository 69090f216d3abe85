import { exactNumbersFetch, quotePiece } from './exact-numbers.ts';

/**
 * `exactNumbersFetch` for answers that come in parts too, `multipart/mixed`: what `@defer` and
 * `@stream` bring. Subscriptions by `createMultipartLink` have it.
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
  const whole = exactNumbersFetch(fetcher);
  return async (input, init) => {
    const response = await whole(input, init);
    const { body } = response;
    if (body && /^multipart/i.test(response.headers.get('content-type') ?? '')) {
      // Apollo reads the body of such an answer piece by piece, as bytes or as text.
      Object.defineProperty(response, 'body', {
        value: body.pipeThrough(new TextDecoderStream()).pipeThrough(quoteStream()),
      });
    }
    return response;
  };
}

function quoteStream(): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(piece, controller) {
      const [done, next] = quotePiece(rest + piece);
      rest = next;
      controller.enqueue(done);
    },
    flush: (controller) => controller.enqueue(rest),
  });
}
