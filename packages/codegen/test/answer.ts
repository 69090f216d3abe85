import {
  execute,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  OperationTypeNode,
  typeFromAST,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';

import type { FieldKind } from '../src/model.ts';

const samples: { readonly [kind in FieldKind]?: unknown } = {
  integer: 7,
  bigint: '9007199254740993',
  decimal: '12.50',
  float: 1.5,
  boolean: true,
  date: '2026-11-21',
  time: '14:30:00',
  instant: '2026-11-21T11:30:00+03:00',
  localDateTime: '2026-11-21T14:30:00',
  json: { any: ['value'] },
  uuid: '0b5d8f6e-7a53-4d38-9f0e-0a1f6c1f5b11',
  binary: 'AA==',
};
const builtIn: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['ID', '7'],
  ['String', 'text'],
  ['Int', 7],
  ['Float', 1.5],
  ['Boolean', true],
]);
/** A scalar may be called as a member of every object. */
const kindOf = (scalars: Readonly<Record<string, FieldKind>>, name: string): FieldKind =>
  (Object.hasOwn(scalars, name) ? scalars[name] : undefined) ?? 'string';

/** A value of a scalar of the kind: what a form or a filter would hold. */
export const sampleOf = (kind: FieldKind): unknown => samples[kind] ?? '7';

/**
 * The type that a document asks an interface or a union for, as in `node(id:) { ... on Order { … }
 * }`. In a write, those that say no come first.
 */
function objectAskedFor(
  schema: GraphQLSchema,
  nodes: readonly FieldNode[],
  isWrite: boolean,
): string | undefined {
  const conditions = nodes
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .flatMap((node) =>
      node.kind === Kind.INLINE_FRAGMENT ? [node.typeCondition?.name.value] : [],
    );
  const objects = conditions.filter(
    (name) => name !== undefined && isObjectType(schema.getType(name)),
  );
  return isWrite ? objects.at(-1) : objects[0];
}

/**
 * Answers a document as a server of the schema would: every list has two items, every field a value
 * of its type.
 */
export async function answer(
  schema: GraphQLSchema,
  scalars: Readonly<Record<string, FieldKind>>,
  document: DocumentNode,
  variableValues: Readonly<Record<string, unknown>>,
): Promise<ExecutionResult> {
  const value = (type: GraphQLOutputType, wanted?: string): unknown => {
    if (isNonNullType(type)) return value(type.ofType, wanted);
    if (isListType(type)) return [value(type.ofType, wanted), value(type.ofType, wanted)];
    if (isEnumType(type)) return type.getValues()[0]?.value;
    if (isObjectType(type)) return {};
    if (isAbstractType(type)) return { type: wanted ?? schema.getPossibleTypes(type)[0]?.name };
    return builtIn.get(type.name) ?? sampleOf(kindOf(scalars, type.name));
  };
  // What travels is JSON: `undefined` is absent.
  const sent: Record<string, unknown> = typedIn(
    document,
    schema,
    scalars,
    JSON.parse(JSON.stringify(variableValues)),
  );
  const result = await execute({
    schema,
    document,
    variableValues: withoutInherited(sent),
    fieldResolver: (_source, _args, _context, { fieldNodes, returnType, operation }) =>
      value(
        returnType,
        objectAskedFor(schema, fieldNodes, operation.operation === OperationTypeNode.MUTATION),
      ),
    typeResolver: (source) =>
      typeof source === 'object' && source !== null && 'type' in source
        ? String(source.type)
        : undefined,
  });
  const received: ExecutionResult = JSON.parse(JSON.stringify(result));
  return received;
}

/**
 * What a person writes as JSON where a form asks for an object of the schema so: an object that the
 * type takes, in the place of the sample.
 */
function typedIn(
  document: DocumentNode,
  schema: GraphQLSchema,
  scalars: Readonly<Record<string, FieldKind>>,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const smallest = (type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) return smallest(type.ofType);
    if (isListType(type)) return [smallest(type.ofType)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (!isInputObjectType(type))
      return builtIn.get(type.name) ?? sampleOf(kindOf(scalars, type.name));
    const fields = Object.values(type.getFields()).filter((field, at) =>
      type.isOneOf ? at === 0 : isRequiredInputField(field),
    );
    return Object.fromEntries(fields.map((field) => [field.name, smallest(field.type)]));
  };
  const within = (type: GraphQLInputObjectType, value: object): unknown => {
    if (JSON.stringify(value) === JSON.stringify(samples.json)) return smallest(type);
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, type.isOneOf ? 1 : undefined)
        .map(([name, inner]) => {
          const field = fields[name];
          return [name, field ? typed(field.type, inner) : inner];
        }),
    );
  };
  const typed = (type: GraphQLInputType, value: unknown): unknown => {
    if (isNonNullType(type)) return typed(type.ofType, value);
    if (isListType(type))
      return Array.isArray(value)
        ? value.map((item: unknown) => typed(type.ofType, item))
        : typed(type.ofType, value);
    return isInputObjectType(type) && typeof value === 'object' && value !== null
      ? within(type, value)
      : value;
  };
  const definitions: readonly VariableDefinitionNode[] = document.definitions.flatMap(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const types = new Map(
    definitions.map((definition) => [
      definition.variable.name.value,
      typeFromAST(schema, definition.type),
    ]),
  );
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const type = types.get(name);
      return [name, isInputType(type) ? typed(type, value) : value];
    }),
  );
}

/**
 * The same values in objects that inherit nothing: this executor takes an inherited
 * `hasOwnProperty` for the input of that name, where other servers see that it is absent.
 */
const withoutInherited = (sent: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, bare(value)]));

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const inheritsNothing: Record<string, unknown> = Object.create(null);
  for (const [name, inner] of Object.entries(value)) inheritsNothing[name] = bare(inner);
  return inheritsNothing;
}
