import {
  Kind,
  OperationTypeNode,
  parseType,
  type ArgumentNode,
  type FieldNode,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';

import { memberAt } from '../../model.ts';

/** Builders of the nodes that generated documents are made of. */
const name = (value: string) => ({ kind: Kind.NAME, value }) as const;

export const selectionSet = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
});

export function fieldNode(
  field: string,
  selections: readonly SelectionNode[] = [],
  options: { alias?: string; arguments?: readonly ArgumentNode[] } = {},
): FieldNode {
  return {
    kind: Kind.FIELD,
    name: name(field),
    ...(options.alias !== undefined && options.alias !== field
      ? { alias: name(options.alias) }
      : {}),
    arguments: options.arguments ?? [],
    directives: [],
    ...(selections.length > 0 ? { selectionSet: selectionSet(selections) } : {}),
  };
}

export const inlineFragment = (
  type: string,
  selections: readonly SelectionNode[],
): InlineFragmentNode => ({
  kind: Kind.INLINE_FRAGMENT,
  typeCondition: { kind: Kind.NAMED_TYPE, name: name(type) },
  directives: [],
  selectionSet: selectionSet(selections),
});

/** `name: $variable` */
export const variableArgument = (argument: string, variable: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: name(argument),
  value: { kind: Kind.VARIABLE, name: name(variable) },
});

/** `name: 10001` */
export const intArgument = (argument: string, value: number): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: name(argument),
  value: { kind: Kind.INT, value: String(value) },
});

/** The selection behind `@include(if: $variable)`. */
export function included<T extends FieldNode | InlineFragmentNode>(node: T, variable: string): T {
  const directive = {
    kind: Kind.DIRECTIVE,
    name: name('include'),
    arguments: [variableArgument('if', variable)],
  } as const;
  return { ...node, directives: [...(node.directives ?? []), directive] };
}

export function operation(
  kind: 'query' | 'mutation',
  operationName: string,
  variables: Readonly<Record<string, string>>,
  selections: readonly SelectionNode[],
): OperationDefinitionNode {
  // The flags of the columns share a type node.
  const types = new Map<string, TypeNode>();
  const typeOf = (type: string): TypeNode => {
    const found = types.get(type) ?? parseType(type, { noLocation: true });
    types.set(type, found);
    return found;
  };
  return {
    kind: Kind.OPERATION_DEFINITION,
    operation: kind === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION,
    name: name(operationName),
    directives: [],
    variableDefinitions: Object.entries(variables).map(([variable, type]) => ({
      kind: Kind.VARIABLE_DEFINITION,
      variable: { kind: Kind.VARIABLE, name: name(variable) },
      type: typeOf(type),
      directives: [],
    })),
    selectionSet: selectionSet(selections),
  };
}

export const responseName = (node: FieldNode): string => node.alias?.value ?? node.name.value;

/** `a { b { … } }` for the path `['a', 'b']`. */
export function nest(
  path: readonly string[],
  selections: readonly SelectionNode[],
): readonly SelectionNode[] {
  const [first, ...rest] = path;
  const member = first === undefined ? undefined : memberAt(first);
  if (member !== undefined)
    return [fieldNode('__typename'), inlineFragment(member, nest(rest, selections))];
  return first === undefined ? selections : [fieldNode(first, nest(rest, selections))];
}

/**
 * Fields of one response name, and fragments on one type, become one where nothing but their
 * selections tells them apart. The same selections where none do.
 */
export function merge(selections: readonly SelectionNode[]): readonly SelectionNode[] {
  const result: SelectionNode[] = [];
  const fields = new Map<string, number>();
  let isSame = true;
  for (const node of selections) {
    const plain = node.kind === Kind.FIELD && !node.directives?.length && !node.arguments?.length;
    const narrows =
      node.kind === Kind.INLINE_FRAGMENT && !node.directives?.length && node.typeCondition;
    const key = plain
      ? `${responseName(node)}:${node.name.value}`
      : narrows
        ? `...${narrows.name.value}`
        : undefined;
    const index = key === undefined ? undefined : fields.get(key);
    const before = index === undefined ? undefined : result[index];
    if (plain && before?.kind === Kind.FIELD && index !== undefined) {
      const inner = [
        ...(before.selectionSet?.selections ?? []),
        ...(node.selectionSet?.selections ?? []),
      ];
      result[index] = {
        ...before,
        ...(inner.length > 0 ? { selectionSet: selectionSet(merge(inner)) } : {}),
      };
      isSame = false;
      continue;
    }
    if (narrows && before?.kind === Kind.INLINE_FRAGMENT && index !== undefined) {
      result[index] = {
        ...before,
        selectionSet: selectionSet(
          merge([...before.selectionSet.selections, ...node.selectionSet.selections]),
        ),
      };
      isSame = false;
      continue;
    }
    if (key !== undefined) fields.set(key, result.length);
    const merged =
      node.kind === Kind.FIELD && node.selectionSet
        ? withMerged(node, node.selectionSet.selections)
        : node;
    isSame &&= merged === node;
    result.push(merged);
  }
  return isSame ? selections : result;
}

function withMerged(node: FieldNode, selections: readonly SelectionNode[]): FieldNode {
  const merged = merge(selections);
  return merged === selections ? node : { ...node, selectionSet: selectionSet(merged) };
}
