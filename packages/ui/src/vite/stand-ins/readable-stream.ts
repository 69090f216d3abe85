/**
 * In place of what RxJS has for this, which stands on helpers for browsers without asynchronous
 * generators.
 */
export async function* readableStreamLikeToAsyncGenerator<T>(
  stream: ReadableStream<T>,
): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

export const isReadableStreamLike = (
  value: { readonly getReader?: unknown } | null | undefined,
): boolean => typeof value?.getReader === 'function';
