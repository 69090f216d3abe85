import type { KeyedResource } from '@admin/gql/resource';

import type { ImportField } from './import-fields.ts';
import type { OpenImport } from './import-types.ts';

/**
 * Keys that can find a record: those of the server whose fields are all in the file, else single
 * fields with a filter in the list.
 */
export function keyChoices(
  fields: readonly ImportField[],
  { list, key }: KeyedResource,
  { target, plan: { mapping } }: OpenImport,
): readonly (readonly string[])[] {
  const isThere = (name: string) => mapping.includes(name);
  if (target.keys) return target.keys.filter((names) => names.every(isThere));
  const canBeAsked = (name: string) =>
    list?.filters.some(
      (filter) =>
        (filter.name === name || filter.field === name) && filter.operators.includes('eq'),
    ) === true;
  const own = key.every((name) => isThere(name) && canBeAsked(name)) ? [key] : [];
  const single = fields.filter(
    ({ name, input, path }) =>
      isThere(name) &&
      path.length === 1 &&
      !input.list &&
      !input.reference &&
      canBeAsked(name) &&
      !(own.length > 0 && key.length === 1 && key[0] === name),
  );
  return [...own, ...single.map(({ name }) => [name])];
}
