import { getNamedType, isNonNullType, isObjectType } from 'graphql';

import type { Facts } from './facts.ts';
import { hasIdentifier } from './identifier.ts';
import { fieldsOf, hasList } from './schema-types.ts';

/** What tells things apart that have no identifier, the surest first. */
const names = ['sku', 'isbn', 'address', 'hash', 'slug', 'handle', 'symbol', 'username', 'login', 'code', 'key'];

const cache = new WeakMap<Facts, ReadonlySet<string>>();

/**
 * The required text that identifies a record without identifier: `address` of `Asset`. Only of a type that records with an identifier
 * point to (`trade.asset`): in a value that is a part of something, a code says nothing of its own.
 */
export function findNaturalKey(type: unknown, facts: Facts): string | undefined {
  if (!isObjectType(type) || hasIdentifier(type)) return undefined;
  const fields = type.getFields();
  const found = names.find((name) => fields[name] && isNonNullType(fields[name].type) && !hasList(fields[name].type) && ['String', 'ID'].includes(getNamedType(fields[name].type).name));
  return found !== undefined && pointedTo(facts).has(type.name) ? found : undefined;
}

function pointedTo(facts: Facts): ReadonlySet<string> {
  const known = cache.get(facts);
  if (known) return known;
  const found = new Set(
    Object.values(facts.schema.getTypeMap()).flatMap((type) => (isObjectType(type) && hasIdentifier(type) ? Object.values(fieldsOf(type)).filter((field) => !hasList(field.type)).map((field) => getNamedType(field.type).name) : [])),
  );
  cache.set(facts, found);
  return found;
}
