/** Bytes of an encoded value. Hexadecimal text may start with PostgreSQL's `\x`. */
export function decodeBinary(value: string, encoding: 'base64' | 'hex'): Uint8Array<ArrayBuffer> {
  if (encoding === 'hex') {
    const pairs = value.replace(/^\\x/i, '').match(/[\da-f]{2}/gi) ?? [];
    return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  }
  return Uint8Array.from(atob(value.replace(/\s/g, '')), (character) => character.charCodeAt(0));
}

/**
 * Bytes as text; hexadecimal with PostgreSQL's `\x`, without which it would read the digits as
 * text.
 */
export function encodeBinary(bytes: Uint8Array, encoding: 'base64' | 'hex'): string {
  if (encoding === 'hex')
    return `\\x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  // Encoded in chunks: the number of arguments of a call is limited.
  let characters = '';
  for (let from = 0; from < bytes.length; from += 8192)
    characters += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(characters);
}

/** Number of bytes without decoding them. */
export function binarySize(value: string, encoding: 'base64' | 'hex'): number {
  if (encoding === 'hex') return Math.floor(value.replace(/^\\x/i, '').length / 2);
  const digits = value.replace(/[\s=]/g, '').length;
  return Math.floor((digits * 3) / 4);
}
