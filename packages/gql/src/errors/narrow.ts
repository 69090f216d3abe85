/** Type guards for values from the network, which are `unknown`. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Strings in a value that may be a string, an array, or anything else. */
export function textsOf(value: unknown): readonly string[] {
  return [value].flat().filter((entry) => typeof entry === 'string');
}
