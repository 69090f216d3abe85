import type { FormValues, InputDescriptor } from '@admin/gql/resource';

import { formatFilterValue, parseFilterValue } from '../../values/filter-value-codec.ts';

/**
 * Reads the arguments in an address: `from=2026-01-01&status=NEW&status=PAID`. A value that does
 * not fit its input (a malformed number, an unknown enum value) is omitted. An empty text after `=`
 * is an emptied value.
 */
export function parseArguments(inputs: readonly InputDescriptor[], search: string): FormValues {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    inputs.flatMap((input): [string, unknown][] => {
      const texts = given.getAll(input.name);
      if (texts.length === 0) return [];
      if (!input.list && texts[0] === '') return input.nullable ? [[input.name, null]] : [];
      const values = texts
        .map((text) => parseFilterValue(input, text))
        .filter((value) => value !== undefined);
      if (values.length === 0) return [];
      return [[input.name, input.list ? values : values[0]]];
    }),
  );
}

/** The query that `parseArguments` reads; files have no place in it. */
export function formatArguments(inputs: readonly InputDescriptor[], values: FormValues): string {
  const search = new URLSearchParams();
  for (const { name, kind, list } of inputs) {
    const value = values[name];
    if (value === undefined || kind === 'file') continue;
    const each: readonly unknown[] = list && Array.isArray(value) ? value : [value];
    for (const one of each) search.append(name, one === null ? '' : formatFilterValue(one));
  }
  return search.toString();
}
