import { getNamedType, isNonNullType } from 'graphql';

import type { KeyField } from '../../../model.ts';
import type { Facts } from '../../facts/facts.ts';
import { findKeyPlaces } from './key-places.ts';
import { fieldsOf, hasList, isLeaf, type OutputField } from '../../facts/schema-types.ts';
import { otherIdentifiers } from '../../facts/identifier.ts';
import type { FoundResource } from '../resource-index.ts';
import { camelCase, sameName } from '../../facts/names/words.ts';

/** The fields that identify a record: its identifier, else what the field that fetches one record asks for. */
export function readKey(resource: Pick<FoundResource, 'type' | 'record'>, facts: Facts): readonly KeyField[] {
  const fields = fieldsOf(resource.record);
  const kindOf = (field: string): KeyField['kind'] => facts.kindOf(getNamedType(fields[field]?.type ?? null)) ?? 'id';
  const identifier = facts.identifierOf(resource.record);
  const lookups = facts.lookups.get(resource.type) ?? [];
  const named = lookups.filter((lookup) => sameName(lookup.root.leaf, resource.type) || /_by_pk$|ByPk$|ById$/.test(lookup.root.leaf));
  const own = named.find((lookup) => identifier?.length === 1 && lookup.fields.includes(identifier[0] ?? '')) ?? named[0] ?? lookups[0];
  if (own && (identifier === undefined || own.fields.length > 1)) return own.fields.map((field) => ({ field, kind: kindOf(field) }));
  const [field, ...below] = identifier ?? [];
  const natural = field === undefined ? facts.naturalKeyOf(resource.record) : undefined;
  if (natural !== undefined) return [{ field: natural, kind: kindOf(natural) }];
  if (field === undefined) return [];
  return below.length === 0 ? [{ field, kind: kindOf(field) }] : [{ field: camelCase([field, ...below]), kind: 'id', path: [field, ...below] }];
}

/** What tells records apart beside their key, where a schema asks for it, the surest first. Identifiers of another form come after them. */
const unique = ['slug', 'code', 'handle', 'key', 'sku', 'isbn', 'username', 'login', 'uid'];

/** The field of every record by which an operation that does not take the key finds one: `post(slug:)`, `post(where: { slug })`. */
export function readAddress(resource: Pick<FoundResource, 'type' | 'record'>, field: OutputField, facts: Facts): KeyField | undefined {
  const fields = fieldsOf(resource.record);
  return [...unique, ...otherIdentifiers(resource.record)]
    .filter((name) => fields[name] && isNonNullType(fields[name].type) && isLeaf(fields[name].type) && !hasList(fields[name].type))
    .map((name): KeyField => ({ field: name, kind: facts.kindOf(getNamedType(fields[name]?.type ?? null)) ?? 'id' }))
    .find((part) => findKeyPlaces(field, [part], resource).some((place) => place.argument.at(-1) === part.field && !place.list));
}

/**
 * The fields by which one record is fetched where those are not its identifier: `jobListing(slug:)`. They serve as the key of a resource
 * whose records are only shown; a write would need the identifier.
 */
export function readLookupKey(resource: Pick<FoundResource, 'type' | 'record'>, choice: string, facts: Facts): readonly KeyField[] {
  const lookup = facts.lookups.get(resource.type)?.find(({ root }) => root.name === choice);
  const fields = fieldsOf(resource.record);
  const unique = lookup?.fields.every((field) => /^(?:slug|code|key|handle|login|username|uri|url|path|name|number|sku|isbn|uid)$/i.test(field) || lookup.fields.length > 1 || sameName(choice, resource.type));
  return lookup && unique ? lookup.fields.map((field) => ({ field, kind: facts.kindOf(getNamedType(fields[field]?.type ?? null)) ?? 'id' })) : [];
}
