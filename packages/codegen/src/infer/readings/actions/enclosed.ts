import { getNamedType, type GraphQLNamedType } from 'graphql';

import { fieldsOf, hasList, isLeaf } from '../../facts/schema-types.ts';

/** Type inside a wrapper object with a single field: `Settings` of `{ data: Settings }`. */
export function enclosedIn(type: GraphQLNamedType): GraphQLNamedType {
  const [only, ...more] = Object.values(fieldsOf(type)).filter(({ name }) => name !== 'meta');
  const inner =
    only &&
    more.length === 0 &&
    ['data', 'item', 'result', 'node', 'record'].includes(only.name) &&
    !hasList(only.type)
      ? getNamedType(only.type)
      : undefined;
  return inner && !isLeaf(inner) ? inner : type;
}
