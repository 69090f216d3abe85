/** Whether it is text that is an object, as a number of JSON with its digits is (`ExactNumber`). */
export function isBoxedText(value: unknown): boolean {
  return typeof value === 'object' && Object.prototype.toString.call(value) === '[object String]';
}
