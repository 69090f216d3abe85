/**
 * Converts a value of a form, a filter or an address to an argument. The value already has the kind
 * of its descriptor.
 */
export type Convert<T> = (value: unknown) => T;

/** Strings, and scalars that travel as strings, whatever their brand. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- A brand exists for the compiler only.
export const text = <T extends string = string>(value: unknown): T => String(value) as T;

export function number(value: unknown): number {
  const result = typeof value === 'number' ? value : Number(text(value).trim() || NaN);
  if (!Number.isFinite(result)) throw new RangeError(`Not a number: ${text(value)}`);
  return result;
}

/** Converts exact text to a number. Throws where the number would lose digits. */
export function exactNumber(value: unknown): number {
  const result = number(value);
  const [digits, sent] = [text(value).trim(), result.toString()].map((written) =>
    written
      .replace(/^[-+]?0*(?=\d)/, '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  );
  if (typeof value !== 'number' && !/e/i.test(text(value) + String(result)) && digits !== sent)
    throw new RangeError(`More digits than the server takes: ${text(value)}`);
  return result;
}

/** Key of type `Int`. Throws for any other value, which no record has and a server would refuse. */
export function integer(value: unknown): number {
  const result = /^-?\d+$/.test(text(value).trim()) ? number(value) : NaN;
  if (result !== (result | 0)) throw new RangeError(`Not a whole number: ${text(value)}`);
  return result;
}

/** File of a form, for an upload scalar: a `File` or `Blob`, which the upload link sends. */
export function file(value: unknown): Blob {
  if (!(value instanceof Blob)) throw new RangeError(`Not a file: ${text(value)}`);
  return value;
}

export const boolean = (value: unknown): boolean => value === true || value === 'true';

/** Value of a scalar of unknown shape. */
export const raw = (value: unknown): unknown => value;

export function enumValue<T extends string>(values: readonly { readonly value: T }[]): Convert<T> {
  return (value) => {
    const match = values.find((candidate) => candidate.value === value);
    if (!match) throw new RangeError(`None of the values of this field: ${text(value)}`);
    return match.value;
  };
}

export const listOf =
  <T>(convert: Convert<T>): Convert<T[]> =>
  (value) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map(convert);

/** Text for a pattern filter, with its wildcards escaped. */
export const escapeWildcards = (value: unknown): string => text(value).replace(/[\\%_]/g, '\\$&');

/**
 * Input object that the user enters as JSON, because it is too complex for a form. Only the server
 * validates it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- Nothing here knows the parts.
export const jsonInput = <T extends object>(value: unknown): T => value as T;
