import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';

import type { Action, Field, Path } from '../../model.ts';
import { code, identifier, string, using, type Code } from '../code/code.ts';
import type { Context } from '../context/context.ts';
import type { View } from '../context/view.ts';
import { fieldNode, responseName } from '../documents/ast.ts';
import { fieldOf } from '../schema-path.ts';
import { viewFields } from './view-fields.ts';

/** Field of a record's page that shows the child record of an action. */
export interface ShownPart {
  /** As in `PartPlace`. */
  readonly path: Path;
  readonly each: boolean;
  /** Of an object: what is shown of it, and its type from that of the record. */
  readonly values?: { readonly view: View; readonly type: Code };
}

type Part = NonNullable<Action['part']>;

/** Name of the type of a part: `OrderLinesPart`. */
export const partType = (prefix: string, path: Path): string =>
  `${prefix}${path.map((name) => name.replace(/^./, (letter) => letter.toUpperCase())).join('')}Part`;

/**
 * `undefined` where the page does not show it, or not what tells it from the others. `record`: type
 * of the record of the page.
 */
export function shownPart(
  context: Context,
  { path = [], key }: Part,
  record: Code,
): ShownPart | undefined {
  const [first, ...rest] = path;
  const each = key.length > 0;
  const keys = key.map(({ field }) => field);
  const nested = context.resource.nested.find(
    ({ name, list }) => name === first && list.records.join('.') === rest.join('.'),
  );
  if (nested) {
    const rows = new Set(context.resources.get(nested.resource)?.key.map(({ field }) => field));
    return keys.every((field) => rows.has(field)) ? { path: [nested.name], each } : undefined;
  }
  const shown = context.view.shown.find(({ name }) => name === first);
  if (
    !shown ||
    shown.within !== undefined ||
    isUnionType(context.view.pageType) ||
    shown.model?.kind === 'reference'
  )
    return undefined;
  const steps = stepsBelow(shown.node, fieldOf(shown.owner, shown.node.name.value).type, rest);
  const last = steps?.at(-1);
  if (!steps || !last || (!each && steps.slice(0, -1).some(({ type }) => isSeveral(type))))
    return undefined;
  const type = getNamedType(last.type);
  const names = new Set(
    last.selections.map((node) => (node.kind === Kind.FIELD ? responseName(node) : '')),
  );
  if (!keys.every((field) => names.has(field))) return undefined;
  // A new one in a list has no values yet.
  if (!isCompositeType(type) || isUnionType(type) || (!each && isSeveral(last.type)))
    return { path, each };
  const fields = rest.reduce<readonly Field[]>(
    (inner, name) => inner.find((field) => field.name === name)?.fields ?? [],
    shown.model?.fields ?? [],
  );
  const name = partType(context.prefix, path);
  const declaration = code`type ${identifier(name)} = ${typeBelow(record, steps)};`;
  return {
    path,
    each,
    values: {
      view: viewOfPart(context, type, last.selections, fields),
      type: using(identifier(name), { kind: 'constant', name, declaration }),
    },
  };
}

interface Shown {
  readonly name: string;
  readonly type: GraphQLOutputType;
  readonly selections: readonly SelectionNode[];
}

/** Selections on the path; `undefined` where the selections end before the path does. */
function stepsBelow(
  node: FieldNode,
  type: GraphQLOutputType,
  [next, ...rest]: Path,
): readonly Shown[] | undefined {
  const selections = node.selectionSet?.selections ?? [];
  const own = { name: responseName(node), type, selections };
  if (next === undefined) return [own];
  const inner = selections.find(
    (candidate): candidate is FieldNode =>
      candidate.kind === Kind.FIELD && responseName(candidate) === next && !candidate.alias,
  );
  const below = inner && stepsBelow(inner, fieldOf(getNamedType(type), next).type, rest);
  return below && [own, ...below];
}

function viewOfPart(
  context: Context,
  type: GraphQLCompositeType,
  selections: readonly SelectionNode[],
  fields: readonly Field[],
): View {
  const shown = viewFields(context, type, selections).map((field) => ({
    ...field,
    model: fields.find(({ name }) => name === field.node.name.value),
  }));
  return {
    type,
    pageType: type,
    named: [fieldNode('__typename')],
    row: [],
    more: [],
    shown,
    page: selections,
    pageFields: new Set(shown.map(({ name }) => name)),
  };
}

const isSeveral = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** `NonNullable<OrderRecord['lines']>[number]` */
const typeBelow = (record: Code, steps: readonly Shown[]): Code =>
  steps.reduce((above, { name, type }) => {
    const value = code`NonNullable<${above}[${string(name)}]>`;
    return isSeveral(type) ? code`NonNullable<${value}[${identifier('number')}]>` : value;
  }, record);
