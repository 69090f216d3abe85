import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'grafast/graphql';

const examples: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  String: '"x"',
  ID: '"x"',
  BigInt: '"1"',
  BigFloat: '"1"',
  UUID: '"00000000-0000-4000-8000-000000000000"',
  Date: '"2026-01-01"',
  Time: '"10:00"',
  Datetime: '"2026-01-01T10:00:00Z"',
  LocalDatetime: '"2026-01-01T10:00:00"',
  JSON: '{}',
  Base64EncodedBinary: '"AA=="',
};

/** A field of Query or Mutation, called with a value for whatever it cannot do without. */
export function exampleCall(field: GraphQLField<unknown, unknown>): string {
  const given = field.args
    .filter(isRequiredArgument)
    .map(({ name, type }) => `${name}: ${exampleOf(type)}`);
  return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''}`;
}

export function exampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return `[${exampleOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return examples[type.name] ?? `"${type.name}"`;
  const fields = Object.values(type.getFields());
  // A patch requires nothing, and an empty one changes nothing.
  const given = type.name.endsWith('Patch')
    ? fields.slice(0, 1)
    : fields.filter(isRequiredInputField);
  return `{ ${given.map(({ name, type }) => `${name}: ${exampleOf(type)}`).join(', ')} }`;
}
