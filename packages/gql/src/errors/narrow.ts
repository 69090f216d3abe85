/** What came over the network is `unknown` until one of these has looked at it. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The texts in a value that may be one text, several, or something else. */
export function textsOf(value: unknown): readonly string[] {
  return [value].flat().filter((entry) => typeof entry === 'string');
}
