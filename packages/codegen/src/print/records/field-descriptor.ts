import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';

import type { Field, FieldKind, Path, Resource } from '../../model.ts';
import {
  array,
  entries,
  identifier,
  literal,
  object,
  parameter,
  property,
  string,
  type Code,
  type Members,
} from '../code/code.ts';
import { shortDescription } from '../code/description.ts';
import type { Context } from '../context/context.ts';
import type { ViewField } from '../context/view.ts';
import { compositeOf, fieldOf, hasField } from '../schema-path.ts';
import { allowedNumbers } from './allowed-numbers.ts';
import { keyPath } from './key-path.ts';
import { labelFunction } from './label-code.ts';
import { leafKind } from './leaf-kind.ts';
import { moneyDescriptor, moneyOf } from './money.ts';
import { nonNull, type Step } from './read.ts';
import { keyAndLabel } from './record-selection.ts';
import { resultType } from './result-type.ts';
import { viewFields } from './view-fields.ts';

/** Code of a `FieldDescriptor`. */
export const fieldDescriptor = (context: Context, field: ViewField): Code =>
  object(entries({ name: string(field.name), ...fieldMembers(context, field) }));

/** Members of a `FieldDescriptor`, but for its name, which a table of them gives it. */
export function fieldMembers(
  context: Context,
  {
    node,
    owner,
    above = [],
    model,
    isValue = model?.kind === 'object',
    image = model?.image,
  }: ViewField,
): Members {
  const schemaField = fieldOf(owner, node.name.value);
  const named = getNamedType(schemaField.type);
  const path = model?.reference?.records ?? [];
  const at = path.reduce<GraphQLOutputType>(
    (current, step) => fieldOf(getNamedType(current), step).type,
    schemaField.type,
  );
  const record = getNamedType(at);
  const inner = selectionsAt(node, path);
  const target = isLeafType(named) || isValue ? undefined : referenced(context, model, record);
  const kind = kindOf(context, named, model, target);
  const money = moneyOf(context, named.name);
  const owners = [owner, ...above];
  const description = shortDescription(
    node.alias ? undefined : model ? model.description : schemaField.description,
  );
  return {
    kind: string(kind),
    serialize: context.types.serializer(named),
    list: isListType(getNullableType(at)) && identifier('true'),
    nullable: identifier(isNonNullType(schemaField.type) ? 'false' : 'true'),
    description: description !== undefined && string(description),
    called: model?.called !== undefined && !node.alias && string(model.called),
    values: isEnumType(named) ? context.types.table(named) : allowedNumbers(model),
    digits: model?.digits !== undefined && literal(model.digits),
    reference:
      kind === 'reference' &&
      target !== undefined &&
      referenceDescriptor(context, target, record, inner, image),
    of: model?.of !== undefined && string(model.of),
    money: money !== undefined && moneyDescriptor(money, owners),
    unindexed: model?.unindexed === true && identifier('true'),
    image: image !== undefined && !node.alias && array(image.map(string)),
    encoding: model?.encoding !== undefined && string(model.encoding),
    fields:
      kind === 'object' &&
      isCompositeType(record) &&
      array(nestedDescriptors(context, record, inner, { known: model?.fields, above: owners })),
  };
}

interface Nested {
  readonly known: readonly Field[] | undefined;
  /** The types that the object is within, the nearest first. */
  readonly above: readonly GraphQLNamedType[];
}

const nestedDescriptors = (
  context: Context,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
  nested: Nested,
): readonly Code[] =>
  nestedFields(context, type, selections, nested).map((field) => fieldDescriptor(context, field));

/**
 * Fields of a nested object: what the model says of the resource's own fields of the same name does
 * not hold for them.
 */
function nestedFields(
  context: Context,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
  { known = [], above }: Nested,
): readonly ViewField[] {
  return viewFields(context, type, selections).map((field) => {
    const inner = known.find(({ name }) => name === field.node.name.value);
    return {
      ...field,
      above,
      model: inner?.kind === 'reference' ? inner : undefined,
      isValue: inner?.kind === 'object',
      ...(inner?.image ? { image: inner.image } : {}),
    };
  });
}

function referenced(
  context: Context,
  model: Field | undefined,
  record: GraphQLNamedType,
): Resource | undefined {
  const byModel = model?.reference && context.resources.get(model.reference.resource);
  const target = byModel ?? context.byType.get(record.name);
  return target &&
    (isUnionType(record) || target.key.every((key) => hasField(record, keyPath(key)[0] ?? '')))
    ? target
    : undefined;
}

function kindOf(
  context: Context,
  named: GraphQLNamedType,
  model: Field | undefined,
  target: Resource | undefined,
): FieldKind {
  if (isEnumType(named)) return 'enum';
  if (isLeafType(named)) return model?.kind ?? leafKind(named.name, context);
  if (target) return 'reference';
  if (model?.kind === 'interval' || model?.kind === 'range') return model.kind;
  return 'object';
}

function selectionsAt(node: FieldNode, path: Path): readonly SelectionNode[] {
  return path.reduce<readonly SelectionNode[]>((selections, name) => {
    const next = selections.find(
      (candidate) => candidate.kind === Kind.FIELD && candidate.name.value === name,
    );
    return next?.kind === Kind.FIELD ? (next.selectionSet?.selections ?? []) : [];
  }, node.selectionSet?.selections ?? []);
}

function referenceDescriptor(
  context: Context,
  target: Resource,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
  image: Path | undefined,
): Code {
  const keys = target.key.map(({ field }) => string(field));
  const value = resultType(compositeOf(type), selections, context);
  const label = labelFunction(
    context,
    parameter('value'),
    value,
    nonNull(compositeOf(type)),
    labelPaths(context, target, type, selections, image),
  );
  return object([
    property('resource', string(target.name)),
    property('key', array(keys)),
    property('label', label),
  ]);
}

/**
 * Label of a referenced record: the fields that a fragment selects besides key and picture; the
 * resource's own label where the fragment selects exactly that, or nothing.
 */
function labelPaths(
  context: Context,
  target: Resource,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
  image: Path | undefined,
): readonly (readonly Step[])[] {
  const usual = new Set(leafPaths(keyAndLabel(context, target, type)).map(textOf));
  const keys = new Set(
    [...target.key.map(keyPath), ...(image ? [image] : [])].map((path) => path.join('.')),
  );
  const selected = leafPaths(selections).filter((path) => !keys.has(textOf(path)));
  const texts = new Set(selected.map(textOf));
  const own = target.label.filter((path) => texts.has(path.join('.')) || keys.has(path.join('.')));
  if (own.length > 0 && selected.every((path) => usual.has(textOf(path)))) return own;
  return selected.length > 0 ? selected : target.key.map(keyPath);
}

const textOf = (path: readonly Step[]): string =>
  path.map((at) => (typeof at === 'string' ? at : `${at.response}:${at.field}`)).join('.');

function leafPaths(
  selections: readonly SelectionNode[],
  prefix: readonly Step[] = [],
): readonly (readonly Step[])[] {
  const paths = selections.flatMap((node): readonly (readonly Step[])[] => {
    if (node.kind === Kind.INLINE_FRAGMENT) return leafPaths(node.selectionSet.selections, prefix);
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') return [];
    const path = [
      ...prefix,
      node.alias ? { field: node.name.value, response: node.alias.value } : node.name.value,
    ];
    return node.selectionSet ? leafPaths(node.selectionSet.selections, path) : [path];
  });
  return [...new Map(paths.map((path) => [textOf(path), path])).values()];
}
