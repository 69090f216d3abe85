import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
} from 'graphql';

import { inputFieldOf } from '../schema-path.ts';
import { array, literal, object, property, using, type Code } from './code.ts';

/**
 * A known value of the schema's type as a literal, which uses the enum values and input fields in
 * it. At a place for a list, one value is a list of one.
 */
export function constant(type: GraphQLInputType, value: unknown): Code {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return value === null
      ? literal(value)
      : array(items.map((item) => constant(nullable.ofType, item)));
  }
  const named = getNamedType(type);
  if (isEnumType(named) && typeof value === 'string')
    return using(literal(value), { kind: 'enum', type: named, values: [value] });
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null)
    return literal(value);
  const given = Object.entries(value);
  const entries = given.map(([key, item]) =>
    property(key, constant(inputFieldOf(named, key).type, item)),
  );
  return using(
    object(entries),
    ...given.map(([field]) => ({ kind: 'input' as const, type: named, field })),
  );
}
