/**
 * Many texts, stored as consecutive bytes. Hundreds of thousands of separate strings would need
 * more memory for their objects than for their characters.
 */
export interface PackedTexts {
  readonly add: (text: string) => void;
  /** Empty if there is no text at the index. */
  readonly at: (index: number) => string;
}

export function createPackedTexts(): PackedTexts {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder('utf-8', { ignoreBOM: true })];
  let bytes = new Uint8Array(1 << 16);
  /** End of each text; the first entry is 0. */
  let ends = new Uint32Array(1 << 10);
  let count = 0;
  return {
    add(text) {
      const start = ends[count] ?? 0;
      // A UTF-16 unit takes at most three bytes.
      const room = start + text.length * 3;
      if (room > bytes.length)
        bytes = grown(bytes, new Uint8Array(Math.max(room, Math.ceil(bytes.length * 1.5))));
      if (count + 1 >= ends.length)
        ends = grown(ends, new Uint32Array(Math.ceil(ends.length * 1.5)));
      const { written } = encoder.encodeInto(text, bytes.subarray(start));
      count += 1;
      ends[count] = start + written;
    },
    at: (index) =>
      index >= 0 && index < count
        ? decoder.decode(bytes.subarray(ends[index], ends[index + 1]))
        : '',
  };
}

function grown<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  before: T,
  after: T,
): T {
  after.set(before);
  return after;
}
