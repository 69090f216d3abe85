import {
  Kind,
  print,
  type DirectiveNode,
  type FieldNode,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValueNode,
} from 'graphql';

import {
  array,
  call,
  literal,
  object,
  property,
  string,
  undefinedCode,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Repeated } from '../code/repeated.ts';

/** `{ first: 'Int', … }` */
export const variablesCode = ({ variableDefinitions = [] }: OperationDefinitionNode): Code =>
  object(
    variableDefinitions.map((variable) =>
      property(variable.variable.name.value, string(print(variable.type))),
    ),
  );

/**
 * Code that builds selections when its module is loaded, without a parser: about a third of the
 * bytes of the nodes themselves.
 */
export const selectionsCode = (selections: readonly SelectionNode[], repeated: Repeated): Code =>
  repeated.once('as code', selections, () =>
    repeated.of('selection', array(selections.map((node) => selectionCode(node, repeated)))),
  );

export function selectionCode(node: SelectionNode, repeated: Repeated): Code {
  if (node.kind === Kind.FRAGMENT_SPREAD)
    throw new Error(`Fragment ${node.name.value} was not inlined.`);
  return (node.directives ?? []).reduce(
    conditional,
    node.kind === Kind.FIELD ? fieldCode(node, repeated) : fragmentCode(node, repeated),
  );
}

function conditional(selection: Code, directive: DirectiveNode): Code {
  const condition = directive.arguments?.find((argument) => argument.name.value === 'if')?.value;
  const skip = directive.name.value === 'include' ? [] : [string(directive.name.value)];
  if (!condition)
    throw new Error(
      `Directive @${directive.name.value} has no place in a fragment of a resource: only @include and @skip have.`,
    );
  return call(imported('includeIf'), [
    condition.kind === Kind.VARIABLE ? string(condition.name.value) : valueCode(condition),
    selection,
    ...skip,
  ]);
}

function fieldCode(node: FieldNode, repeated: Repeated): Code {
  const name = string(node.alias ? `${node.alias.value}:${node.name.value}` : node.name.value);
  const selections = node.selectionSet && selectionsCode(node.selectionSet.selections, repeated);
  const args = node.arguments ?? [];
  if (args.length === 0) return selections ? call(imported('field'), [name, selections]) : name;
  if (
    args.every(
      (argument) =>
        argument.value.kind === Kind.VARIABLE && argument.value.name.value === argument.name.value,
    )
  ) {
    return call(imported('rootField'), [
      name,
      array(args.map((argument) => string(argument.name.value))),
      ...(selections ? [selections] : []),
    ]);
  }
  const values = object(
    args.map((argument) => property(argument.name.value, valueCode(argument.value))),
  );
  return call(imported('field'), [name, selections ?? undefinedCode, values]);
}

const fragmentCode = (node: InlineFragmentNode, repeated: Repeated): Code =>
  call(imported('on'), [
    node.typeCondition ? string(node.typeCondition.name.value) : undefinedCode,
    selectionsCode(node.selectionSet.selections, repeated),
  ]);

function valueCode(node: ValueNode): Code {
  switch (node.kind) {
    case Kind.VARIABLE:
      return call(imported('variable'), [string(node.name.value)]);
    case Kind.ENUM:
      return call(imported('enumLiteral'), [string(node.value)]);
    case Kind.STRING:
      return string(node.value);
    case Kind.INT:
    case Kind.FLOAT:
      // Digits as they are written, which a number may not hold.
      return { text: node.value, uses: [] };
    case Kind.BOOLEAN:
      return literal(node.value);
    case Kind.NULL:
      return literal(null);
    case Kind.LIST:
      return array(node.values.map(valueCode));
    case Kind.OBJECT:
      return object(node.fields.map((field) => property(field.name.value, valueCode(field.value))));
    default:
      return node satisfies never;
  }
}
