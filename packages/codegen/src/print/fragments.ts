import { Kind, type FragmentDefinitionNode, type SelectionNode } from 'graphql';

/** Selections with every fragment written out: in place where its type is the one it is spread on, else as an inline fragment. */
export function flatten(
  selections: readonly SelectionNode[],
  type: string | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly SelectionNode[] {
  return selections.flatMap((node): readonly SelectionNode[] => {
    switch (node.kind) {
      case Kind.FIELD:
        return [node.selectionSet ? { ...node, selectionSet: { ...node.selectionSet, selections: flatten(node.selectionSet.selections, undefined, fragments) } } : node];
      case Kind.INLINE_FRAGMENT: {
        const condition = node.typeCondition?.name.value;
        return [{ ...node, selectionSet: { ...node.selectionSet, selections: flatten(node.selectionSet.selections, condition, fragments) } }];
      }
      case Kind.FRAGMENT_SPREAD: {
        const fragment = fragments.get(node.name.value);
        if (!fragment) return [];
        const condition = fragment.typeCondition.name.value;
        const inner = flatten(fragment.selectionSet.selections, condition, fragments);
        if (condition === type && !node.directives?.length) return inner;
        return [
          {
            kind: Kind.INLINE_FRAGMENT,
            typeCondition: fragment.typeCondition,
            directives: node.directives ?? [],
            selectionSet: { kind: Kind.SELECTION_SET, selections: inner },
          },
        ];
      }
    }
  });
}
