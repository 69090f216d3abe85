const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Tests whether a JSON text, as received bytes, is nested deeper than this number of levels. The
 * test precedes parsing: it is a single pass without recursion, which ends at the first level that
 * is too deep.
 */
export function isTextDeeperThan(json: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (opening.has(byte)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (closing.has(byte)) depth -= 1;
  }
  return false;
}
