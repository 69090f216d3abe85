import { getNamedType, isObjectType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import { fieldsOf, isLeaf } from '../facts/schema-types.ts';
import type { Role } from './evidence.ts';
import type { Settled } from './resolve-roles.ts';

/**
 * Types of the record of a page, where a list has slimmer rows: `member(id:): Member` beside
 * `members: [MemberBrief!]!`. They are one resource: what refers to a `Member`, answers or takes
 * one is about the records of that list. A single has all values of a row, so that it is called and
 * labelled as one. By name, the type of the rows.
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
