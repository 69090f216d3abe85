/** Separators of values in a cell. */
const separator = /,\s+|[;\n]\s*/;

/** Joins values into one text; `undefined` where `splitList` could not restore them. */
export function listText(values: readonly string[]): string | undefined {
  const text = values.join(', ');
  return values.every(
    (value) => value !== '' && value.trim() === value && !separator.test(value),
  ) && !text.startsWith('[')
    ? text
    : undefined;
}

/** Splits a text of several values, also as people write them: `a, b; c`. */
export const splitList = (text: string): readonly string[] =>
  text.split(separator).filter((value) => value !== '');
