import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';

import { isObject } from '../errors/narrow.ts';
import { ownValue } from '../own-value.ts';
import type { MockSchemaOptions } from './create-mock-schema.ts';
import { scalarValue } from './scalar-value.ts';

interface MockRecord {
  readonly [mocked]: { readonly n: number; readonly values: Readonly<Record<string, unknown>> };
  readonly __typename: string;
}
const mocked = Symbol('mocked');

/** Generates the values of a schema: the resolver of its fields, records and their leaves. */
export function createMockValues(
  schema: GraphQLSchema,
  { listLength, records, scalars }: Required<MockSchemaOptions>,
) {
  const leaf = (type: GraphQLScalarType | GraphQLEnumType, n: number, field: string): unknown => {
    if (isEnumType(type)) {
      const enumValues = type.getValues();
      return enumValues[(n - 1) % enumValues.length]?.value;
    }
    return (ownValue(scalars, type.name) ?? ((seed) => scalarValue(type.name, seed, field)))(
      n,
      field,
    );
  };

  const createValue = (
    type: GraphQLOutputType,
    n: number,
    field: string,
    values: Readonly<Record<string, unknown>>,
    length: number,
  ): unknown => {
    const nullable = getNullableType(type);
    if (isListType(nullable))
      return Array.from({ length }, (_, index) =>
        createValue(nullable.ofType, n + index, field, {}, length),
      );
    if (isScalarType(nullable) || isEnumType(nullable)) return leaf(nullable, n, field);
    const possible = isAbstractType(nullable) ? schema.getPossibleTypes(nullable) : [nullable];
    const concrete = possible[(n - 1) % possible.length];
    if (!isObjectType(concrete)) return null;
    const record: MockRecord = { __typename: concrete.name, [mocked]: { n, values } };
    return { ...ownValue(records, concrete.name)?.(n), ...record };
  };

  const resolve = (
    source: unknown,
    args: Readonly<Record<string, unknown>>,
    _: unknown,
    { fieldName, returnType, parentType }: GraphQLResolveInfo,
  ): unknown => {
    if (isObject(source) && Object.hasOwn(source, fieldName)) return source[fieldName];
    const { n, values } = isMockRecord(source) ? source[mocked] : { n: 1, values: {} };
    const argumentValues = { ...values, ...leavesOf(args) };
    const named = getNamedType(returnType);
    const isLeaf = isScalarType(named) || isEnumType(named);
    if (isLeaf && Object.hasOwn(values, fieldName) && !isListType(getNullableType(returnType)))
      return values[fieldName];
    if (isLeaf && /^has(Next|Previous)Page$/.test(fieldName)) return false;
    if (isLeaf && /^(total)?count$/i.test(fieldName)) return listLength;
    // Values of arguments apply to the first record on the path with such fields, not to records
    // inside it.
    const isPassedOn =
      !isLeaf &&
      (isRoot(schema, parentType) ||
        !Object.keys(values).some((name) => name in parentType.getFields()));
    const requestedLength = ['first', 'limit', 'take', 'last', 'pageSize', 'perPage']
      .map((name) => argumentValues[name])
      .find((value) => typeof value === 'number');
    return createValue(
      returnType,
      n,
      fieldName,
      isPassedOn ? argumentValues : {},
      Math.min(listLength, typeof requestedLength === 'number' ? requestedLength : listLength),
    );
  };

  const leaves = (type: GraphQLObjectType, n: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.values(type.getFields()).flatMap(({ name, type: fieldType, args }) => {
        const named = getNullableType(fieldType);
        return args.length === 0 && (isScalarType(named) || isEnumType(named))
          ? [[name, leaf(named, n, name)]]
          : [];
      }),
    );

  const typeResolver = (value: unknown) =>
    isObject(value) && typeof value['__typename'] === 'string' ? value['__typename'] : undefined;

  return { createValue, leaves, resolvers: { fieldResolver: resolve, typeResolver } };
}

function isMockRecord(value: unknown): value is MockRecord {
  return isObject(value) && mocked in value;
}

function isRoot(schema: GraphQLSchema, type: GraphQLObjectType): boolean {
  return (
    type === schema.getQueryType() ||
    type === schema.getMutationType() ||
    type === schema.getSubscriptionType()
  );
}

/** Scalars at any depth of the arguments, by the name of the innermost field. */
function leavesOf(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(args).map(([name, value]) =>
      isObject(value) && !Array.isArray(value) ? leavesOf(value) : { [name]: value },
    ),
  );
}
