import {
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  type GraphQLCompositeType,
  type SelectionNode,
} from 'graphql';

import { call, code, identifier, literal, propertyName, string, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import { fieldNode, responseName } from '../documents/ast.ts';
import { selectionsCode } from '../documents/document-code.ts';
import { fieldOf, hasField } from '../schema-path.ts';
import { Unprintable } from '../unprintable.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';

/**
 * Number of ancestors that are selected with their labels. Of the next ancestor only the existence
 * is selected.
 */
const levels = 6;

/**
 * The field of a record that is the one above it: `parent` of a tree by `parentId`. `undefined`
 * where it has only its key, or has it behind something else.
 */
export function fieldAbove(
  { resource, view }: Context,
  record: GraphQLCompositeType,
): string | undefined {
  const shown = resource.list?.filter?.fields.find(
    ({ name }) => name === resource.tree?.filter,
  )?.field;
  const field = resource.fields.find(({ name }) => name === shown);
  if (
    !resource.tree ||
    !field?.reference ||
    field.reference.resource !== resource.name ||
    field.reference.records ||
    resource.envelope !== undefined
  )
    return undefined;
  if (
    record !== view.type ||
    resource.key.some(({ path }) => path) ||
    !hasField(record, field.name)
  )
    return undefined;
  const { type, args } = fieldOf(record, field.name);
  return getNamedType(type) === record && !isListType(getNullableType(type)) && args.length === 0
    ? field.name
    : undefined;
}

/** Selection of a record's ancestors, for each record of a page. */
export function pathSelections(
  above: string,
  named: readonly SelectionNode[],
  key: readonly string[],
): readonly SelectionNode[] {
  const upTo = (level: number): readonly SelectionNode[] =>
    level === 0
      ? key.map((field) => fieldNode(field))
      : [...named, fieldNode(above, upTo(level - 1))];
  return upTo(levels);
}

interface PathsOptions {
  /** First part of the names of its documents. */
  readonly name: string;
  /** Operation of the list without name and selections. */
  readonly plain: Omit<Parameters<typeof operationOf>[1], 'name' | 'selections'>;
  readonly around: (records: readonly SelectionNode[]) => readonly SelectionNode[];
  /** Key and label. */
  readonly named: readonly SelectionNode[];
  readonly label: Code;
  readonly frame: {
    readonly of: (
      type: Code,
      selections: Code,
    ) => { readonly data: Code; readonly selections: Code };
  };
  readonly variablesType: Code;
}

/** The document that says what each record of a page is in, up to the top. */
export function pathsCode(
  context: Context,
  above: string,
  { name, plain, around, named, label, frame, variablesType }: PathsOptions,
): OperationCode | undefined {
  const isAmbiguous = named.some(
    (node) => node.kind === Kind.FIELD && responseName(node) === above,
  );
  if (isAmbiguous) return undefined;
  const key = context.resource.key.map(({ field }) => field);
  const done = operationOf(context, {
    ...plain,
    name: `${name}Paths`,
    selections: around(pathSelections(above, named, key)),
  });
  if (done instanceof Unprintable) return undefined;
  const type = identifier(`${name}Path`);
  const upwards = call(imported('ancestors'), [
    string(above),
    selectionsCode(named, context.repeated),
    identifier('key'),
    literal(levels),
  ]);
  const printed = operationCode(context, done, {
    variablesType,
    ...frame.of(type, upwards),
    variables: identifier('argumentTypes'),
  });
  return {
    ...printed,
    declarations: [
      code`/** A record, and what it is in. */\nexport type ${type} = ${label} & { readonly ${propertyName(above)}?: ${type} | null };`,
      ...printed.declarations,
    ],
  };
}
