import type { Field, Input } from '../../model.ts';
import { camelCase, plural, seamless, words } from '../facts/names/words.ts';

/** What a column that holds a key ends with, beside the name of that key. */
const keyWords = ['id', 'uuid', 'key', 'code', 'ref', 'fk'];

/**
 * Names of references whose own names say how the record is found are left to programs: people know
 * `employeeByReportsTo` as `reportsTo`, and `countryByCountrycode` as `country`. Nothing is called
 * as another field of the record is.
 */
export function callReferences(
  fields: readonly Field[],
  merged: ReadonlySet<string>,
  keyOf: (type: string) => readonly string[],
): readonly Field[] {
  const called = fields.map((field) => calledByKey(field, keyOf(field.type)));
  const taken = (name: string, at: number): boolean =>
    fields.some(
      (field, other) =>
        other !== at &&
        [field.name, called[other] ?? ''].some((known) => seamless(known) === seamless(name)),
    ) ||
    [...merged].some(
      (via) => seamless(via) === seamless(name) && !fields[at]?.reference?.via?.includes(via),
    );
  return fields.map((field, at) => {
    const name = called[at];
    return name === undefined || taken(name, at) ? field : { ...field, called: name };
  });
}

/**
 * An input that takes the key of a record, which no field shows, is called as the record: `orderId`
 * is an order, and `productIds` are products.
 */
export function callKey({
  name,
  field,
  list,
}: Pick<Input, 'name' | 'field' | 'list'>): Pick<Input, 'called'> {
  const bare = name.replace(/_?ids?$/i, '');
  return field !== undefined || bare === '' || bare === name
    ? {}
    : { called: list ? plural(bare) : bare };
}

function calledByKey(
  { name, kind, list, reference }: Field,
  key: readonly string[],
): string | undefined {
  const [prefix = '', ...rest] = name.split(/By(?=[A-Z])/);
  const { via = [] } = reference ?? {};
  if (kind !== 'reference' || list || rest.length === 0 || via.length === 0) return undefined;
  const by = rest.join('By');
  if (via.length > 1) return seamless(by) === via.map(seamless).join('and') ? prefix : undefined;
  if (seamless(by) !== seamless(via[0] ?? '')) return undefined;
  const endings = [...key.map(seamless), ...keyWords];
  if (endings.some((ending) => seamless(by) === seamless(prefix) + ending)) return prefix;
  const parts = words(by);
  return camelCase(
    parts.length > 1 && endings.includes(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts,
  );
}
