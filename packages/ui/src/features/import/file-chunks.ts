/** Bytes read at a time. */
const chunkSize = 1 << 18;

/** Bytes of a file in chunks. A chunk is read when the previous one has been consumed. */
export function fileChunks(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream({
    async pull(controller) {
      if (from >= file.size) return controller.close();
      const bytes = await file.slice(from, from + chunkSize).arrayBuffer();
      from += chunkSize;
      controller.enqueue(new Uint8Array(bytes));
    },
  });
}

/** Text decoded from a stream of bytes. Not every browser can iterate over a stream. */
export async function* decoded(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  decoder: TextDecoder,
): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield decoder.decode(next.value, { stream: true });
    yield decoder.decode();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
