import { getNamedType, Kind, type GraphQLNamedType, type SelectionNode } from 'graphql';

import type { ResourceContext } from '../context/context.ts';
import type { ViewField } from '../context/view.ts';
import { responseName } from '../documents/ast.ts';
import { fieldOf } from '../schema-path.ts';

/** The fields of a selection in order, each response name once. */
export function viewFields(
  context: ResourceContext,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
  into = new Map<string, ViewField>(),
): readonly ViewField[] {
  for (const node of selections) {
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const condition = node.typeCondition && context.schema.getType(node.typeCondition.name.value);
      viewFields(context, condition ?? type, node.selectionSet.selections, into);
    } else if (
      node.kind === Kind.FIELD &&
      node.name.value === context.resource.envelope &&
      type.name === context.resource.type &&
      node.selectionSet &&
      !node.alias
    ) {
      const within = node.name.value;
      for (const field of viewFields(
        context,
        getNamedType(fieldOf(type, within).type),
        node.selectionSet.selections,
      ))
        into.set(field.name, { ...field, within });
    } else if (
      node.kind === Kind.FIELD &&
      node.name.value !== '__typename' &&
      !into.has(responseName(node))
    ) {
      const { fields, one } = context.resource;
      const single = one?.fields ?? [];
      const known =
        type.name === context.resource.type ? [...fields, ...single] : [...single, ...fields];
      const model = known.find((field) => field.name === node.name.value);
      into.set(responseName(node), { name: responseName(node), node, owner: type, model });
    }
  }
  return [...into.values()];
}
