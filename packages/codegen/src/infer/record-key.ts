import { getNamedType } from 'graphql';

import type { KeyField } from '../model.ts';
import { fieldsOf, type Facts } from './facts.ts';
import { findIdentifier } from './identifier.ts';
import { findLookups } from './lookups.ts';
import type { FoundResource } from './resource-index.ts';
import { readScalarKind } from './scalars.ts';
import { sameName } from './words.ts';

/** The fields that identify a record: its identifier, else what the field that fetches one record asks for. */
export function readKey(resource: Pick<FoundResource, 'type' | 'record'>, facts: Facts): readonly KeyField[] {
  const fields = fieldsOf(resource.record);
  const key = (names: readonly string[]): readonly KeyField[] =>
    names.map((field) => ({ field, kind: readScalarKind(getNamedType(fields[field]?.type ?? null)) ?? 'id' }));
  const identifier = findIdentifier(resource.record);
  const lookups = findLookups(facts).get(resource.type) ?? [];
  const named = lookups.filter((lookup) => sameName(lookup.root.leaf, resource.type) || /_by_pk$|ByPk$|ById$/.test(lookup.root.leaf));
  const own = named.find((lookup) => identifier !== undefined && lookup.fields.includes(identifier)) ?? named[0] ?? lookups[0];
  if (own && (identifier === undefined || own.fields.length > 1 || isNatural(identifier))) return key(own.fields);
  return identifier === undefined ? [] : key([identifier]);
}

/** Names such as `code` identify only where nothing else is known. */
function isNatural(identifier: string): boolean {
  return !/id$|uuid|pk/i.test(identifier);
}
