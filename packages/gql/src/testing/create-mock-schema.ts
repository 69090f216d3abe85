import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import {
  buildSchema,
  execute,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  Kind,
  OperationTypeNode,
  parse,
  type ExecutionResult,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLScalarType,
  type OperationDefinitionNode,
} from 'graphql';

import { isObject } from '../errors/narrow.ts';
import { ownValue } from '../own-value.ts';
import { scalarValue } from './scalar-value.ts';

/** Options of `createMockSchema`. */
export interface MockSchemaOptions {
  /** How many records a list has that was asked for no number of them. @defaultValue 3 */
  listLength?: number;
  /**
   * Values of a type's fields, for the n-th record from 1: `{ Order: (n) => ({ status: 'PAID',
   * number: 1000 + n }) }`. @defaultValue made up by kind and name
   */
  records?: Readonly<Record<string, (n: number) => Readonly<Record<string, unknown>>>>;
  /**
   * Values of a scalar: `{ Money: (n) => `${n}.00` }`. @defaultValue made up by the name of scalar
   * and field
   */
  scalars?: Readonly<Record<string, (n: number, field: string) => unknown>>;
}

/** Every level may be left out. */
export type PartialData<T> = T extends readonly (infer E)[]
  ? readonly PartialData<E>[]
  : T extends object
    ? { [K in keyof T]?: PartialData<T[K]> }
    : T;

/** A schema that answers every operation with values made up for it: the same for the same question. */
export interface MockSchema {
  readonly schema: GraphQLSchema;
  /**
   * Executes any operation of the schema. What an argument says of a record (`id: 7`, `patch: {
   * note: '…' }`), the record says too.
   */
  execute: (request: {
    query: string | DocumentNode;
    variables?: Readonly<Record<string, unknown>>;
    operationName?: string;
  }) => Promise<ExecutionResult>;
  /** Complete data of a document, with some of it given. */
  data: <TData, TVariables>(
    document: TypedDocumentNode<TData, TVariables>,
    given?: PartialData<NoInfer<TData>>,
    variables?: NoInfer<TVariables>,
  ) => Promise<TData>;
  /**
   * Complete data of a fragment, with some of it given, for the n-th record from 1: what a
   * component that takes the fragment is shown with.
   */
  fragment: <TData, TVariables>(
    fragment: TypedDocumentNode<TData, TVariables>,
    given?: PartialData<NoInfer<TData>>,
    n?: number,
  ) => Promise<TData>;
  /** A record with all its scalar and enum fields, with some of them given. */
  record: (
    type: string,
    given?: Readonly<Record<string, unknown>>,
    n?: number,
  ) => Record<string, unknown>;
}

interface MockRecord {
  readonly [mocked]: { readonly n: number; readonly given: Readonly<Record<string, unknown>> };
  readonly __typename: string;
}
const mocked = Symbol('mocked');

/**
 * An executable stand-in for a whole schema. The same question gets the same answer. `fragment` and
 * `record` fail with an `Error` for a type that it has not.
 */
export function createMockSchema(
  source: string | GraphQLSchema,
  { listLength = 3, records = {}, scalars = {} }: MockSchemaOptions = {},
): MockSchema {
  const schema =
    typeof source === 'string' ? buildSchema(source, { assumeValidSDL: true }) : source;

  const leaf = (type: GraphQLScalarType | GraphQLEnumType, n: number, field: string): unknown => {
    if (isEnumType(type)) {
      const values = type.getValues();
      return values[(n - 1) % values.length]?.value;
    }
    return (ownValue(scalars, type.name) ?? ((seed) => scalarValue(type.name, seed, field)))(
      n,
      field,
    );
  };

  const make = (
    type: GraphQLOutputType,
    n: number,
    field: string,
    given: Readonly<Record<string, unknown>>,
    length: number,
  ): unknown => {
    const nullable = getNullableType(type);
    if (isListType(nullable))
      return Array.from({ length }, (_, index) =>
        make(nullable.ofType, n + index, field, {}, length),
      );
    if (isScalarType(nullable) || isEnumType(nullable)) return leaf(nullable, n, field);
    const possible = isAbstractType(nullable) ? schema.getPossibleTypes(nullable) : [nullable];
    const concrete = possible[(n - 1) % possible.length];
    if (!isObjectType(concrete)) return null;
    const record: MockRecord = { __typename: concrete.name, [mocked]: { n, given } };
    return { ...ownValue(records, concrete.name)?.(n), ...record };
  };

  const resolve = (
    source: unknown,
    args: Readonly<Record<string, unknown>>,
    _: unknown,
    { fieldName, returnType, parentType }: GraphQLResolveInfo,
  ): unknown => {
    if (isObject(source) && Object.hasOwn(source, fieldName)) return source[fieldName];
    const { n, given } = isMockRecord(source) ? source[mocked] : { n: 1, given: {} };
    const said = { ...given, ...leavesOf(args) };
    const named = getNamedType(returnType);
    const isLeaf = isScalarType(named) || isEnumType(named);
    if (isLeaf && Object.hasOwn(given, fieldName) && !isListType(getNullableType(returnType)))
      return given[fieldName];
    if (isLeaf && /^has(Next|Previous)Page$/.test(fieldName)) return false;
    if (isLeaf && /^(total)?count$/i.test(fieldName)) return listLength;
    // What the arguments say belongs to the first record on the way that has such fields, not to
    // those behind it.
    const isPassedOn =
      !isLeaf &&
      (isRoot(schema, parentType) ||
        !Object.keys(given).some((name) => name in parentType.getFields()));
    const asked = ['first', 'limit', 'take', 'last', 'pageSize', 'perPage']
      .map((name) => said[name])
      .find((value) => typeof value === 'number');
    return make(
      returnType,
      n,
      fieldName,
      isPassedOn ? said : {},
      Math.min(listLength, typeof asked === 'number' ? asked : listLength),
    );
  };

  const ways = {
    fieldResolver: resolve,
    typeResolver: (value: unknown) =>
      isObject(value) && typeof value['__typename'] === 'string' ? value['__typename'] : undefined,
  };
  const run: MockSchema['execute'] = async ({ query, variables = {}, operationName }) =>
    execute({
      schema,
      document: typeof query === 'string' ? parse(query) : query,
      variableValues: variables,
      operationName,
      rootValue: {},
      ...ways,
    });

  return {
    schema,
    execute: run,
    async data<TData, TVariables>(
      document: TypedDocumentNode<TData, TVariables>,
      given?: PartialData<TData>,
      variables?: TVariables,
    ): Promise<TData> {
      const { data, errors } = await run({ query: document, variables: { ...variables } });
      if (errors?.[0]) throw errors[0];
      return filled(data, given);
    },
    async fragment<TData, TVariables>(
      document: TypedDocumentNode<TData, TVariables>,
      given?: PartialData<TData>,
      n = 1,
    ): Promise<TData> {
      const [fragment] = document.definitions.filter(
        (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
      );
      const type = schema.getType(fragment?.typeCondition.name.value ?? '');
      const concrete = isAbstractType(type) ? schema.getPossibleTypes(type)[0] : type;
      if (!fragment || !isObjectType(concrete))
        throw new Error('The document has no fragment on a type of the schema.');
      const operation: OperationDefinitionNode = {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        selectionSet: fragment.selectionSet,
      };
      // The record itself takes the place of the root, so that the fragment can be executed as an
      // operation is.
      const { data, errors } = await execute({
        ...ways,
        schema: new GraphQLSchema({
          ...schema.toConfig(),
          query: concrete,
          mutation: null,
          subscription: null,
        }),
        document: {
          kind: Kind.DOCUMENT,
          definitions: [
            operation,
            ...document.definitions.filter(
              (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
            ),
          ],
        },
        rootValue: make(concrete, n, '', {}, listLength),
      });
      if (errors?.[0]) throw errors[0];
      return filled(data, given);
    },
    record(name, given = {}, n = 1) {
      const type = schema.getType(name);
      if (!isObjectType(type)) throw new Error(`The schema has no object type '${name}'.`);
      return { __typename: name, ...leaves(type, n), ...ownValue(records, name)?.(n), ...given };
    },
  };

  function leaves(type: GraphQLObjectType, n: number): Record<string, unknown> {
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap(({ name, type: fieldType, args }) => {
        const named = getNullableType(fieldType);
        return args.length === 0 && (isScalarType(named) || isEnumType(named))
          ? [[name, leaf(named, n, name)]]
          : [];
      }),
    );
  }
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

/** Scalars anywhere in the arguments, by the name of the innermost field. */
function leavesOf(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(args).map(([name, value]) =>
      isObject(value) && !Array.isArray(value) ? leavesOf(value) : { [name]: value },
    ),
  );
}

/**
 * `any`, because the data was executed against the schema that the document's types were generated
 * from.
 */
function filled(data: unknown, given: unknown): ReturnType<typeof JSON.parse> {
  if (given === undefined) return data;
  if (Array.isArray(given))
    return given.map((entry: unknown, index) =>
      filled(Array.isArray(data) ? (data[index] ?? data[0]) : undefined, entry),
    );
  if (!isObject(given) || !isObject(data)) return given;
  return {
    ...data,
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, filled(ownValue(data, name), value)]),
    ),
  };
}
