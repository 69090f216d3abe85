import { getNamedType, isObjectType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import { fieldsOf, isLeaf } from '../facts/schema-types.ts';
import type { Role } from './evidence.ts';
import type { Settled } from './resolve-roles.ts';

/**
 * Types of a record's page where the list has smaller rows: `member(id:): Member` next to `members:
 * [MemberBrief!]!`. Both are the same resource: references to a `Member`, and operations that
 * answer or take one, are about the records of that list. The page's type has all values of a row,
 * so that label and names are the same. By name, the type of the rows.
 */
export function singleTypes(
  resources: readonly FoundResource[],
  roles: ReadonlyMap<string, ReadonlyMap<Role, Settled>>,
  facts: Facts,
): ReadonlyMap<string, string> {
  const listed = new Set(resources.map(({ type }) => type));
  const singles = new Map<string, string>();
  for (const resource of resources) {
    const one = facts.query.get(roles.get(resource.type)?.get('one')?.chosen.choice ?? '');
    const single = getNamedType(one?.field.type);
    if (
      isObjectType(single) &&
      isObjectType(resource.record) &&
      !listed.has(single.name) &&
      !singles.has(single.name) &&
      facts.isIdentified(single) &&
      Object.values(fieldsOf(resource.record)).every(
        ({ name, type }) =>
          !isLeaf(type) || String(single.getFields()[name]?.type) === String(type),
      )
    )
      singles.set(single.name, resource.type);
  }
  return singles;
}
