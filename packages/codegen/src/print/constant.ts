import { getNamedType, isEnumType, isInputObjectType, type GraphQLInputType } from 'graphql';

import { array, literal, object, property, using, type Code } from './code.ts';
import { inputFieldOf } from './schema-path.ts';

/** A known value of the schema's type as a literal, which uses the enum values and input fields in it. */
export function constant(type: GraphQLInputType, value: unknown): Code {
  const named = getNamedType(type);
  if (Array.isArray(value)) return array(value.map((item) => constant(named, item)));
  if (isEnumType(named) && typeof value === 'string') return using(literal(value), { kind: 'enum', type: named, values: [value] });
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return literal(value);
  const given = Object.entries(value);
  const entries = given.map(([key, item]) => property(key, constant(inputFieldOf(named, key).type, item)));
  return using(object(entries), ...given.map(([field]) => ({ kind: 'input' as const, type: named, field })));
}
