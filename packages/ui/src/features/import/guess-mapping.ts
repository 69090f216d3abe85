import { foldText } from '../../values/fold-text.ts';
import type { ImportField } from './import-fields.ts';

/**
 * Names of the fields that the columns of a file become, in the order of the columns; `null`: it is
 * left out.
 */
export type Mapping = readonly (string | null)[];

/** What was chosen before for columns of a name, folded; `null`: to leave it out. */
export type RememberedMapping = Readonly<Record<string, string | null>>;

/** Without case, `ё` as `е`, without what is no letter or digit: `Order_Date` is `orderdate`. */
export const foldHeader = (header: string): string =>
  foldText(header).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What the columns of a file are likely to be: what was chosen for a column of that name, else the
 * field that is called so, else the one that is called so without what stands in brackets or behind
 * a comma. No field is taken twice: of two columns of one name the first is the first such field.
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

/** What to remember of a mapping beside what is remembered already. */
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
