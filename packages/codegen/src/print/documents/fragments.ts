import { Kind, print, type FragmentDefinitionNode, type SelectionNode } from 'graphql';

import { selectionSet } from './ast.ts';

/**
 * Selections with every fragment written out: in place where its type is the one it is spread on,
 * else as an inline fragment.
 */
export function flatten(
  selections: readonly SelectionNode[],
  type: string | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly SelectionNode[] {
  return selections.flatMap((node): readonly SelectionNode[] => {
    if (node.kind === Kind.FIELD) {
      if (!node.selectionSet) return [node];
      return [
        {
          ...node,
          selectionSet: selectionSet(flatten(node.selectionSet.selections, undefined, fragments)),
        },
      ];
    }
    if (node.kind === Kind.INLINE_FRAGMENT) {
      return [
        {
          ...node,
          selectionSet: selectionSet(
            flatten(node.selectionSet.selections, node.typeCondition?.name.value, fragments),
          ),
        },
      ];
    }
    const fragment = fragments.get(node.name.value);
    if (!fragment) return [];
    const { typeCondition } = fragment;
    const inner = flatten(fragment.selectionSet.selections, typeCondition.name.value, fragments);
    if (typeCondition.name.value === type && !node.directives?.length) return inner;
    return [
      {
        kind: Kind.INLINE_FRAGMENT,
        typeCondition,
        directives: node.directives ?? [],
        selectionSet: selectionSet(inner),
      },
    ];
  });
}

/** A fragment as it is printed: what a module was made with. */
export function fragmentText(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const fragment = fragments.get(name);
  if (!fragment) return '';
  const type = fragment.typeCondition.name.value;
  return `${type} ${print(selectionSet(flatten(fragment.selectionSet.selections, type, fragments)))}`;
}
