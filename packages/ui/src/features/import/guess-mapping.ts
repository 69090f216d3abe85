import { foldText } from '../../values/fold-text.ts';
import type { ImportField } from './import-fields.ts';

/** Names of the fields of a file's columns, in the order of the columns; `null` skips the column. */
export type Mapping = readonly (string | null)[];

/** Fields chosen earlier for columns, by the folded header; `null` skips the column. */
export type RememberedMapping = Readonly<Record<string, string | null>>;

/**
 * Folded header: without case, with `ё` as `е`, without anything but letters and digits.
 * `Order_Date` becomes `orderdate`.
 */
export const foldHeader = (header: string): string =>
  foldText(header).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Guesses the field of each column: the one chosen earlier for a column of that name, else the
 * field with that label, else the field with the label that remains without brackets and without
 * the text after a comma. A field is used once: the first of two columns with one header gets it.
 */
export function guessMapping(
  headers: readonly string[],
  fields: readonly ImportField[],
  remembered: RememberedMapping = {},
): Mapping {
  const taken = new Set<string>();
  const mapping: (string | null | undefined)[] = headers.map(() => undefined);
  const take = (at: number, field: ImportField | undefined) => {
    if (!field) return;
    taken.add(field.name);
    mapping[at] = field.name;
  };
  const free = (isIt: (field: ImportField) => boolean) =>
    fields.find((field) => !taken.has(field.name) && isIt(field));
  headers.forEach((header, at) => {
    const known = remembered[foldHeader(header)];
    if (known === null) mapping[at] = null;
    else if (known !== undefined)
      take(
        at,
        free(({ name }) => name === known),
      );
  });
  const readings: readonly ((header: string) => string)[] = [
    foldHeader,
    (header) => foldHeader(header.replace(/\([^)]*\)|,.*$/g, '')),
  ];
  for (const folded of readings) {
    headers.forEach((header, at) => {
      const name = folded(header);
      if (mapping[at] === undefined && name !== '')
        take(
          at,
          free((field) => field.headers.some((each) => foldHeader(each) === name)),
        );
    });
  }
  return mapping.map((name) => name ?? null);
}

/** Remembered mapping after an import: the earlier one with the columns of this file added. */
export function rememberMapping(
  headers: readonly string[],
  mapping: Mapping,
  before: RememberedMapping = {},
): RememberedMapping {
  return {
    ...before,
    ...Object.fromEntries(
      headers.flatMap((header, at) =>
        foldHeader(header) === '' ? [] : [[foldHeader(header), mapping[at] ?? null]],
      ),
    ),
  };
}
