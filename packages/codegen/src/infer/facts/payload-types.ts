import { getNamedType, isObjectType, isUnionType, type GraphQLNamedType } from 'graphql';

import type { WrittenType } from '../contracts/facts.ts';
import type { MutationField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import { typeStems } from './names/stems.ts';
import { seamless } from './names/words.ts';
import { fieldsOf } from './schema-types.ts';

/**
 * Types of records in what a mutation or a subscription returns: itself, in its payload, behind a
 * union.
 */
export function findPayloadTypes(type: GraphQLNamedType): ReadonlySet<string> {
  const found = new Set<string>([type.name]);
  const members = isUnionType(type) ? type.getTypes() : [type];
  for (const member of members) {
    found.add(member.name);
    for (const inner of Object.values(fieldsOf(member))) {
      const named = getNamedType(inner.type);
      found.add(named.name);
      if (
        isObjectType(named) &&
        (inner.name.toLowerCase().includes('edge') ||
          inner.name === 'data' ||
          inner.name === 'result')
      ) {
        for (const deep of Object.values(named.getFields()))
          found.add(getNamedType(deep.type).name);
      }
    }
  }
  return found;
}

/**
 * Types that mutations create or update by name, and answer with: what a schema manages, whatever
 * its lists are called.
 */
export function findWrittenTypes(
  mutations: readonly MutationField[],
  payloadTypesOf: (field: OutputField) => ReadonlySet<string>,
): ReadonlyMap<string, WrittenType> {
  const roles = new Map<string, { by: string; found: Set<string> }>();
  for (const root of mutations) {
    const types = payloadTypesOf(root.field);
    for (const { role, stems } of root.writes) {
      if (role === 'remove') continue;
      for (const type of types) {
        if (!typeStems(type).includes(seamless(stems[0] ?? []))) continue;
        const entry = roles.get(type) ?? { by: root.leaf, found: new Set() };
        roles.set(type, entry);
        entry.found.add(role);
      }
    }
  }
  return new Map([...roles].map(([type, { by, found }]) => [type, { by, both: found.size > 1 }]));
}
