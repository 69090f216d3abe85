import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import {
  buildSchema,
  execute,
  GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';

import { isObject } from '../errors/narrow.ts';
import { ownValue } from '../own-value.ts';
import { createMockValues } from './mock-values.ts';

/** Options of `createMockSchema`. */
export interface MockSchemaOptions {
  /** Length of lists that are queried without a number of records. @defaultValue 3 */
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

/** Data in which every field is optional, at every level. */
export type PartialData<T> = T extends readonly (infer E)[]
  ? readonly PartialData<E>[]
  : T extends object
    ? { [K in keyof T]?: PartialData<T[K]> }
    : T;

/** A schema that returns generated values for every operation; equal operations have equal results. */
export interface MockSchema {
  readonly schema: GraphQLSchema;
  /**
   * Executes any operation of the schema. Records have the values of matching arguments (`id: 7`,
   * `patch: { note: '…' }`).
   */
  execute: (request: {
    query: string | DocumentNode;
    variables?: Readonly<Record<string, unknown>>;
    operationName?: string;
  }) => Promise<ExecutionResult>;
  /** Complete data of a document; `given` overrides some of it. */
  data: <TData, TVariables>(
    document: TypedDocumentNode<TData, TVariables>,
    given?: PartialData<NoInfer<TData>>,
    variables?: NoInfer<TVariables>,
  ) => Promise<TData>;
  /**
   * Complete data of a fragment for the n-th record from 1, as the prop of a component; `given`
   * overrides some of it.
   */
  fragment: <TData, TVariables>(
    fragment: TypedDocumentNode<TData, TVariables>,
    given?: PartialData<NoInfer<TData>>,
    n?: number,
  ) => Promise<TData>;
  /** A record with all its scalar and enum fields; `given` overrides some of them. */
  record: (
    type: string,
    given?: Readonly<Record<string, unknown>>,
    n?: number,
  ) => Record<string, unknown>;
}

/**
 * Executable mock of a schema. The same operation always has the same result. `fragment` and
 * `record` fail with an `Error` for an unknown type.
 */
export function createMockSchema(
  source: string | GraphQLSchema,
  { listLength = 3, records = {}, scalars = {} }: MockSchemaOptions = {},
): MockSchema {
  const schema =
    typeof source === 'string' ? buildSchema(source, { assumeValidSDL: true }) : source;

  const { createValue, leaves, resolvers } = createMockValues(schema, {
    listLength,
    records,
    scalars,
  });
  const run: MockSchema['execute'] = async ({ query, variables = {}, operationName }) =>
    execute({
      schema,
      document: typeof query === 'string' ? parse(query) : query,
      variableValues: variables,
      operationName,
      rootValue: {},
      ...resolvers,
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
      // The record replaces the root, so that the fragment can be executed as an operation.
      const { data, errors } = await execute({
        ...resolvers,
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
        rootValue: createValue(concrete, n, '', {}, listLength),
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
