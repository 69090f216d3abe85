import type { GraphQLObjectType } from 'graphql';

import type { TypeFacts } from '../contracts/facts.ts';
import type { RecordType } from '../contracts/schema.ts';
import { fieldsOf, isLeaf } from './schema-types.ts';

/**
 * Whether the records of a list are those of a type, seen otherwise: of an interface of the type,
 * or of a slimmer view, `FlightSummary` of `Flight`. They are told apart by the same field, and
 * most of what they say that type says, too.
 */
export function standsFor(
  { record }: { readonly record: RecordType },
  type: GraphQLObjectType,
  { identifierOf }: Pick<TypeFacts, 'identifierOf'>,
): boolean {
  if (type.getInterfaces().some(({ name }) => name === record.name)) return true;
  if (identifierOf(record)?.join('.') !== identifierOf(type)?.join('.')) return false;
  const whole = type.getFields();
  const own = Object.values(fieldsOf(record)).filter((field) => isLeaf(field.type));
  return own.filter(({ name }) => whole[name]).length * 3 > own.length * 2;
}
