/** Tests for a `String` object, for example `ExactNumber`, which keeps the digits of a JSON number. */
export function isBoxedText(value: unknown): boolean {
  return typeof value === 'object' && Object.prototype.toString.call(value) === '[object String]';
}
