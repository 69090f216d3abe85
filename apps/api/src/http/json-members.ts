const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * The members of a JSON object by name, each as the bytes of its value: one pass without recursion,
 * and no value is parsed. Of two members with one name the last counts, as for `JSON.parse`. A text
 * that is no object has none.
 */
export function membersOf(json: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const members = new Map<string, Uint8Array>();
  let depth = 0;
  let name: string | undefined;
  let start = 0;
  const end = (at: number): void => {
    if (name !== undefined) members.set(name, json.subarray(start, at));
    name = undefined;
    start = at + 1;
  };
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) at = endOfText(json, at);
    else if (opening.has(byte)) {
      depth += 1;
      if (depth === 1) start = at + 1;
    } else if (closing.has(byte)) {
      if (depth === 1) end(at);
      depth -= 1;
    } else if (depth === 1 && byte === comma) end(at);
    else if (depth === 1 && byte === colon && name === undefined) {
      name = textOf(json.subarray(start, at));
      start = at + 1;
    }
  }
  return members;
}

/** A text of JSON; undefined where the bytes are something else. */
export function textOf(json: Uint8Array): string | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(json).toString('utf8'));
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Position of the closing quote of a string. */
function endOfText(json: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}
