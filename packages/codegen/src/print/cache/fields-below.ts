import {
  getNamedType,
  Kind,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
} from 'graphql';

import { fieldOf } from '../schema-path.ts';

export interface SelectedField {
  readonly path: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly selections: readonly SelectionNode[];
}

/**
 * The fields of an operation that do something: those of the root, and those below it that stand in
 * a namespace.
 */
export function fieldsBelow(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
  namespaces: ReadonlySet<string>,
  above: string,
): readonly SelectedField[] {
  return selections.flatMap((node): readonly SelectedField[] => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return [];
    if (node.kind === Kind.INLINE_FRAGMENT)
      return fieldsBelow(
        schema,
        conditionOf(schema, node) ?? type,
        node.selectionSet.selections,
        namespaces,
        above,
      );
    if (node.name.value.startsWith('__')) return [];
    const field = fieldOf(type, node.name.value);
    const path = above + node.name.value;
    const inner = node.selectionSet?.selections ?? [];
    return namespaces.has(path)
      ? fieldsBelow(schema, getNamedType(field.type), inner, namespaces, `${path}.`)
      : [{ path, field, selections: inner }];
  });
}

export const conditionOf = (
  schema: GraphQLSchema,
  { typeCondition }: InlineFragmentNode,
): GraphQLNamedType | undefined => typeCondition && schema.getType(typeCondition.name.value);
