import { getNamedType, isNonNullType, isObjectType } from 'graphql';

import type { TypeFacts } from '../contracts/facts.ts';
import { fieldsOf, hasList } from './schema-types.ts';

/** What tells things apart that have no identifier, the surest first. */
const names = [
  'sku',
  'isbn',
  'address',
  'hash',
  'slug',
  'handle',
  'symbol',
  'username',
  'login',
  'code',
  'key',
];

/** Types that records with an identifier point to, each as one record: `Asset` for `trade.asset`. */
export function findPointedTo({ schema, isIdentified }: TypeFacts): ReadonlySet<string> {
  const owners = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && isIdentified(type),
  );
  return new Set(
    owners.flatMap((type) =>
      Object.values(fieldsOf(type))
        .filter((field) => !hasList(field.type))
        .map((field) => getNamedType(field.type).name),
    ),
  );
}

/**
 * The required text that identifies a record without identifier: `address` of `Asset`. Only of a
 * type that records with an identifier point to (`trade.asset`): in a value that is a part of
 * something, a code says nothing of its own.
 */
export function findNaturalKey(
  type: unknown,
  { isIdentified }: TypeFacts,
  pointedTo: ReadonlySet<string>,
): string | undefined {
  if (!isObjectType(type) || isIdentified(type) || !pointedTo.has(type.name)) return undefined;
  const fields = type.getFields();
  return names.find(
    (name) =>
      fields[name] &&
      isNonNullType(fields[name].type) &&
      !hasList(fields[name].type) &&
      ['String', 'ID'].includes(getNamedType(fields[name].type).name),
  );
}
