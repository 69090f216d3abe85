import { getNamedType, isEnumType, isInputObjectType, type GraphQLInputType } from 'graphql';

import { array, literal, object, property } from './code.ts';
import type { ModuleScope } from './module-scope.ts';
import { inputFieldOf } from './schema-path.ts';

/** A known value of the schema's type as a literal. The enum values and input fields in it are noted as used. */
export function constant(scope: ModuleScope, type: GraphQLInputType, value: unknown): string {
  const named = getNamedType(type);
  if (Array.isArray(value)) return array(value.map((item) => constant(scope, named, item)));
  if (isEnumType(named) && typeof value === 'string') scope.leafType(named, [value]);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return literal(value);
  return object(
    Object.entries(value).map(([key, item]) => {
      scope.useInput(named, key);
      return property(key, constant(scope, inputFieldOf(named, key).type, item));
    }),
  );
}
