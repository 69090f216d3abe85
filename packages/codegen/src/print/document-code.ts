import { Kind, print, type FieldNode, type InlineFragmentNode, type OperationDefinitionNode, type SelectionNode, type ValueNode } from 'graphql';

import { array, call, object, property, string } from './code.ts';

/** Code that builds the document when its module is loaded, without a parser: about a third of the bytes of the nodes themselves. */
export function documentCode(operation: OperationDefinitionNode, hash: string, used: (helper: string) => string): string {
  const variables = (operation.variableDefinitions ?? []).map((variable) => property(variable.variable.name.value, string(print(variable.type))));
  return call(used(operation.operation), [
    string(operation.name?.value ?? ''),
    object(variables),
    selectionsCode(operation.selectionSet.selections, used),
    string(hash),
  ]);
}

const selectionsCode = (selections: readonly SelectionNode[], used: (helper: string) => string): string =>
  array(selections.map((selection) => selectionCode(selection, used)));

function selectionCode(node: SelectionNode, used: (helper: string) => string): string {
  if (node.kind === Kind.FRAGMENT_SPREAD) throw new Error(`Fragment ${node.name.value} was not inlined.`);
  const inner = node.kind === Kind.FIELD ? fieldCode(node, used) : fragmentCode(node, used);
  return (node.directives ?? []).reduce((code, directive) => {
    const condition = directive.arguments?.find((argument) => argument.name.value === 'if')?.value;
    const skip = directive.name.value === 'include' ? [] : [string(directive.name.value)];
    if (!condition) throw new Error(`Directive @${directive.name.value} has no place in a fragment of a resource: only @include and @skip have.`);
    return call(used('when'), [condition.kind === Kind.VARIABLE ? string(condition.name.value) : valueCode(condition, used), code, ...skip]);
  }, inner);
}

function fieldCode(node: FieldNode, used: (helper: string) => string): string {
  const name = string(node.alias ? `${node.alias.value}:${node.name.value}` : node.name.value);
  const selections = node.selectionSet && selectionsCode(node.selectionSet.selections, used);
  const args = node.arguments ?? [];
  if (args.length === 0) return selections ? call(used('field'), [name, selections]) : name;
  if (args.every((argument) => argument.value.kind === Kind.VARIABLE && argument.value.name.value === argument.name.value)) {
    return call(used('root'), [name, array(args.map((argument) => string(argument.name.value))), ...(selections ? [selections] : [])]);
  }
  const values = object(args.map((argument) => property(argument.name.value, valueCode(argument.value, used))));
  return call(used('field'), [name, selections ?? 'undefined', values]);
}

const fragmentCode = (node: InlineFragmentNode, used: (helper: string) => string): string =>
  call(used('on'), [node.typeCondition ? string(node.typeCondition.name.value) : 'undefined', selectionsCode(node.selectionSet.selections, used)]);

function valueCode(node: ValueNode, used: (helper: string) => string): string {
  switch (node.kind) {
    case Kind.VARIABLE:
      return call(used('$'), [string(node.name.value)]);
    case Kind.ENUM:
      return call(used('$enum'), [string(node.value)]);
    case Kind.STRING:
      return string(node.value);
    case Kind.INT:
    case Kind.FLOAT:
      return node.value;
    case Kind.BOOLEAN:
      return String(node.value);
    case Kind.NULL:
      return 'null';
    case Kind.LIST:
      return array(node.values.map((value) => valueCode(value, used)));
    case Kind.OBJECT:
      return object(node.fields.map((field) => property(field.name.value, valueCode(field.value, used))));
    default:
      return node satisfies never;
  }
}
