import { execute, isAbstractType, isEnumType, isListType, isNonNullType, isObjectType, Kind, type DocumentNode, type ExecutionResult, type FieldNode, type GraphQLOutputType, type GraphQLSchema } from 'graphql';

import type { FieldKind } from '../src/model.ts';

const samples: { readonly [kind in FieldKind]?: unknown } = {
  integer: 7, bigint: '9007199254740993', decimal: '12.50', float: 1.5, boolean: true, date: '2026-11-21', time: '14:30:00',
  instant: '2026-11-21T11:30:00+03:00', localDateTime: '2026-11-21T14:30:00', json: { any: ['value'] }, uuid: '0b5d8f6e-7a53-4d38-9f0e-0a1f6c1f5b11', binary: 'AA==',
};
const builtIn: Readonly<Record<string, unknown>> = { ID: '7', String: 'text', Int: 7, Float: 1.5, Boolean: true };

/** A value of a scalar of the kind: what a form or a filter would hold. */
export const sampleOf = (kind: FieldKind): unknown => samples[kind] ?? '7';

/** The type that a document asks an interface or a union for, as in `node(id:) { ... on Order { … } }`. */
function objectAskedFor(schema: GraphQLSchema, nodes: readonly FieldNode[]): string | undefined {
  const conditions = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []).flatMap((node) => (node.kind === Kind.INLINE_FRAGMENT ? [node.typeCondition?.name.value] : []));
  return conditions.find((name) => name !== undefined && isObjectType(schema.getType(name)));
}

/** Answers a document as a server of the schema would: every list has two items, every field a value of its type. */
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
    return builtIn[type.name] ?? sampleOf(scalars[type.name] ?? 'string');
  };
  // What travels is JSON: `undefined` is absent.
  const sent: Record<string, unknown> = JSON.parse(JSON.stringify(variableValues));
  const result = await execute({
    schema, document, variableValues: sent,
    fieldResolver: (_source, _args, _context, { fieldNodes, returnType }) => value(returnType, objectAskedFor(schema, fieldNodes)),
    typeResolver: (source) => (typeof source === 'object' && source !== null && 'type' in source ? String(source.type) : undefined),
  });
  const received: ExecutionResult = JSON.parse(JSON.stringify(result));
  return received;
}

