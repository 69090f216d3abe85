import type { GraphQLEnumType } from 'graphql';

import type { Field } from '../../../model.ts';

export function enumValues(type: GraphQLEnumType): NonNullable<Field['values']> {
  return type.getValues().map((value) => ({
    value: value.name,
    ...(value.description ? { description: value.description } : {}),
  }));
}
