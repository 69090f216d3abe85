import { getNamedType, isObjectType, isUnionType, type GraphQLNamedType } from 'graphql';

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
