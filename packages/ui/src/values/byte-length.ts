/** Number of bytes that the text of a binary value encodes. */
export function byteLength(text: string, encoding: 'base64' | 'hex'): number {
  if (encoding === 'hex') return Math.floor(text.replace(/^\\x|^0x/, '').length / 2);
  return Math.floor((text.replace(/=+$/, '').length * 3) / 4);
}
