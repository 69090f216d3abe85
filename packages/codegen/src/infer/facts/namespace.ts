import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';

import type { TypeFacts } from '../contracts/facts.ts';
import { splitMembers } from './answer-members.ts';

/**
 * The type of a root field that only groups operations: `viewer { products(…) }`, `orders {
 * create(…) }`. Such a field takes nothing, is no list, and its type has no identity and holds
 * fields that take arguments. A `viewer` that is a person of its own, and a Relay `query` field
 * that mirrors the root, are none.
 */
export function findNamespace(
  field: GraphQLField<unknown, unknown>,
  operation: 'query' | 'mutation',
  { schema, isIdentified }: TypeFacts,
): GraphQLObjectType | undefined {
  const type = isObjectType(field.type) ? field.type : getNonNullObject(field);
  if (!type || field.args.length > 0) return undefined;
  if (
    type === schema.getQueryType() ||
    type === schema.getMutationType() ||
    type === schema.getSubscriptionType()
  )
    return undefined;
  if (isIdentified(type)) return undefined;
  const inside = Object.values(type.getFields());
  const withArguments = inside.filter(
    (candidate) =>
      candidate.args.length > 0 &&
      (operation === 'mutation' ||
        isObjectType(getNamedType(candidate.type)) ||
        isInterfaceType(getNamedType(candidate.type)) ||
        isAnswer(getNamedType(candidate.type))),
  );
  const lists =
    operation === 'query'
      ? inside.filter(
          (candidate) => candidate.args.length === 0 && isListOfIdentified(candidate, isIdentified),
        )
      : [];
  // A single list without arguments is what a page of results looks like.
  if (withArguments.length === 0 && lists.length < 2) return undefined;
  return (withArguments.length + lists.length) * 2 >= inside.length ? type : undefined;
}

/** A union of what was asked for and of what may have gone wrong. */
const isAnswer = (type: GraphQLNamedType): boolean =>
  isUnionType(type) && splitMembers(type).errors.length > 0;

function getNonNullObject(field: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const named = getNamedType(field.type);
  return isObjectType(named) && String(field.type) === `${named.name}!` ? named : undefined;
}

function isListOfIdentified(
  field: GraphQLField<unknown, unknown>,
  isIdentified: TypeFacts['isIdentified'],
): boolean {
  const named = getNamedType(field.type);
  return String(field.type).startsWith('[') && isObjectType(named) && isIdentified(named);
}
