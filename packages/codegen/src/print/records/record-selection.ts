import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isUnionType,
  Kind,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type InlineFragmentNode,
  type SelectionNode,
} from 'graphql';

import type { Field, RecordArgument, Resource } from '../../model.ts';
import type { ResourceContext } from '../context/context.ts';
import {
  fieldNode,
  included,
  inlineFragment,
  merge,
  nest,
  responseName,
  selectionSet,
} from '../documents/ast.ts';
import { flatten } from '../documents/fragments.ts';
import { FragmentError } from '../fragment-error.ts';
import { compositeOf, fieldOf, hasField } from '../schema-path.ts';
import { keyPath } from './key-path.ts';

/** Type of a resource's records. */
export function recordType({ schema, resource }: ResourceContext): GraphQLCompositeType {
  const type = schema.getType(resource.type);
  if (!isCompositeType(type)) throw new Error(`Printed without a check: ${resource.type}.`);
  return type;
}

/**
 * Selections for a type; for a union, those of each member, with another name where two members
 * differ in a field's type.
 */
function selectionsOn(
  type: GraphQLCompositeType,
  select: (owner: GraphQLNamedType) => readonly SelectionNode[],
): readonly SelectionNode[] {
  if (!isUnionType(type)) return select(type);
  const types = new Map<string, string>();
  const members = type.getTypes().map((member) => {
    const selections = select(member).map((node) => {
      if (node.kind !== Kind.FIELD || node.name.value === '__typename') return node;
      const own = String(fieldOf(member, node.name.value).type);
      const first = types.get(responseName(node)) ?? own;
      types.set(responseName(node), first);
      return first === own
        ? node
        : {
            ...node,
            alias: { kind: Kind.NAME, value: `${responseName(node)}_${member.name}` } as const,
          };
    });
    return selections.length > 0 ? [inlineFragment(member.name, selections)] : [];
  });
  return [fieldNode('__typename'), ...members.flat()];
}

/**
 * Key, label and values that writes need of a record. Every document of a resource selects them of
 * a record, and every reference to it does. A record whose field is part of the label is selected
 * with its key: the cache could not identify it otherwise.
 */
export function keyAndLabel(
  context: ResourceContext,
  resource: Resource,
  type: GraphQLNamedType,
): readonly SelectionNode[] {
  const recordArguments = [resource.update, resource.remove]
    .flatMap((write) => write?.recordArguments ?? [])
    .filter((argument) => !isOwnState(resource, argument))
    .map(({ path }) => path);
  const keys = [...resource.key.map(keyPath), ...recordArguments];
  const lenders = resource.label.flatMap(([first = '', ...rest]) => {
    const target =
      rest.length > 0 &&
      context.resources.get(
        resource.fields.find(({ name }) => name === first)?.reference?.resource ?? '',
      );
    return target ? target.key.map((key) => [first, ...keyPath(key)]) : [];
  });
  return merge(
    selectionsOn(compositeOf(type), (owner) =>
      [...keys, ...lenders, ...resource.label]
        .filter((path) => pathExists(owner, path))
        .flatMap((path) => nest(path, [])),
    ),
  );
}

/**
 * Tests whether a value is needed by the record's page and form only: a version that writes may
 * omit. Lists do not select it. It is fetched together with all other values, so that the cache
 * never has a newer version with older values.
 */
export function isOwnState(
  { update, remove }: Resource,
  { version, path }: RecordArgument,
): boolean {
  const same = [update, remove]
    .flatMap((write) => write?.recordArguments ?? [])
    .filter((other) => other.path.join('.') === path.join('.'));
  return version === true && same.every(({ required }) => !required);
}

function pathExists(type: GraphQLNamedType, path: readonly string[]): boolean {
  let current: GraphQLNamedType = type;
  for (const name of path) {
    if (!hasField(current, name)) return false;
    current = getNamedType(fieldOf(current, name).type);
  }
  return path.length > 0 && isLeafType(current);
}

/** Of the selections those that a slimmer type has as well. */
export function selectableOn(
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
): readonly SelectionNode[] {
  return selections.flatMap((node): readonly SelectionNode[] => {
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') return [node];
    if (!hasField(type, node.name.value)) return [];
    const named = getNamedType(fieldOf(type, node.name.value).type);
    if (isLeafType(named) || !node.selectionSet)
      return isLeafType(named) && !node.selectionSet ? [node] : [];
    const inner = selectableOn(named, node.selectionSet.selections);
    return inner.length > 0 ? [{ ...node, selectionSet: selectionSet(inner) }] : [];
  });
}

/** Selection of one field of the model; `undefined` where it cannot be selected. */
function defaultField(
  context: ResourceContext,
  owner: GraphQLNamedType,
  field: Field,
  depth = 0,
): FieldNode | undefined {
  if (!hasField(owner, field.name) || field.requiredArguments?.length) return undefined;
  const named = getNamedType(fieldOf(owner, field.name).type);
  if (isLeafType(named)) return fieldNode(field.name);
  const inner =
    field.kind === 'reference'
      ? referenceSelections(context, named, field)
      : nestedSelections(context, named, field, depth);
  return inner.length > 0 ? fieldNode(field.name, inner) : undefined;
}

function referenceSelections(
  context: ResourceContext,
  named: GraphQLNamedType,
  field: Field,
): readonly SelectionNode[] {
  const target = field.reference && context.resources.get(field.reference.resource);
  if (!target) return [];
  const path = field.reference?.records ?? [];
  const type = path.reduce((current, name) => getNamedType(fieldOf(current, name).type), named);
  if (!target.key.every((key) => isUnionType(type) || pathExists(type, keyPath(key)))) return [];
  const image = field.image && pathExists(type, field.image) ? nest(field.image, []) : [];
  return nest(path, merge([...keyAndLabel(context, target, type), ...image]));
}

/** Selection of a nested object. */
export function nestedSelections(
  context: ResourceContext,
  named: GraphQLNamedType,
  field: Pick<Field, 'fields'>,
  depth: number,
): readonly SelectionNode[] {
  if (depth > 4) return [];
  return selectionsOn(compositeOf(named), (owner) =>
    (field.fields ?? []).flatMap((inner) => defaultField(context, owner, inner, depth + 1) ?? []),
  );
}

/** The fields that the record of the page alone has, unless the developer says what it shows. */
export const singleSelections = (
  context: ResourceContext,
  single: GraphQLCompositeType,
): readonly SelectionNode[] =>
  context.fragments.has(`${context.prefix}Show`)
    ? []
    : (context.resource.one?.fields ?? []).flatMap(
        (field) => defaultField(context, single, field) ?? [],
      );

/**
 * The fields that a list or a show page selects: those of the developer's fragment, else the
 * model's.
 */
export function viewSelections(
  context: ResourceContext,
  view: 'Row' | 'Show',
): readonly SelectionNode[] {
  const type = recordType(context);
  const fragment = context.fragments.get(`${context.prefix}${view}`);
  if (fragment) {
    if (fragment.typeCondition.name.value !== type.name) {
      throw new FragmentError(
        `Fragment ${fragment.name.value} is on ${fragment.typeCondition.name.value}; the records of ${context.resource.name} are of type ${type.name}.`,
      );
    }
    return withKeys(
      context,
      type,
      flatten(fragment.selectionSet.selections, type.name, context.fragments),
    );
  }
  // The page fetches a nested list in a separate request.
  const nestedNames = new Set(context.resource.nested.map(({ name }) => name));
  const fields = context.resource.fields.filter((field) =>
    view === 'Show' ? !nestedNames.has(field.name) : field.inRow,
  );
  return selectionsOn(type, (owner) =>
    merge(
      fields.flatMap(
        (field) =>
          enclosedField(context, owner, field) ?? defaultField(context, owner, field) ?? [],
      ),
    ),
  );
}

/** A field that the record keeps in its envelope: `attributes { title }`. */
function enclosedField(
  context: ResourceContext,
  owner: GraphQLNamedType,
  field: Field,
): FieldNode | undefined {
  const { envelope } = context.resource;
  if (envelope === undefined || hasField(owner, field.name) || !hasField(owner, envelope))
    return undefined;
  const node = defaultField(context, getNamedType(fieldOf(owner, envelope).type), field);
  return node && fieldNode(envelope, [node]);
}

/**
 * References in a fragment also select the key of the other record: it is what a link and the cache
 * need.
 */
function withKeys(
  context: ResourceContext,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
): readonly SelectionNode[] {
  return selections.map((node) => {
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const condition =
        (node.typeCondition && context.schema.getType(node.typeCondition.name.value)) ?? type;
      return {
        ...node,
        selectionSet: {
          ...node.selectionSet,
          selections: withKeys(context, condition, node.selectionSet.selections),
        },
      };
    }
    if (node.kind !== Kind.FIELD || !node.selectionSet) return node;
    const named = getNamedType(fieldOf(type, node.name.value).type);
    const target = context.byType.get(named.name);
    const inner = withKeys(context, named, node.selectionSet.selections);
    const taken = new Set(
      inner.map((selection) => (selection.kind === Kind.FIELD ? responseName(selection) : '')),
    );
    const keys =
      target && !isUnionType(named)
        ? target.key
            .map(keyPath)
            .filter(([first = '']) => !taken.has(first) && hasField(named, first))
            .flatMap((path) => nest(path, []))
        : [];
    return { ...node, selectionSet: { ...node.selectionSet, selections: [...inner, ...keys] } };
  });
}

/** Response names that hold key and label at the top of every document, not behind a flag. */
const isPlainLeaf = (node: SelectionNode): node is FieldNode =>
  node.kind === Kind.FIELD &&
  !node.selectionSet &&
  !node.arguments?.length &&
  !node.directives?.length;

/** Columns of a list: each field of the row under its own flag, unless key or label need the field. */
export function flagged(
  selections: readonly SelectionNode[],
  always: readonly SelectionNode[],
  flag: (field: string) => string,
  envelope?: string,
): readonly SelectionNode[] {
  const isEnvelope = (node: FieldNode): boolean => node.name.value === envelope && !node.alias;
  const fixed = new Set(
    always.filter(isPlainLeaf).map((node) => `${responseName(node)}:${node.name.value}`),
  );
  return selections.flatMap((node): readonly SelectionNode[] => {
    if (node.kind === Kind.INLINE_FRAGMENT)
      return [
        {
          ...node,
          selectionSet: {
            ...node.selectionSet,
            selections: flagged(node.selectionSet.selections, [], flag),
          },
        },
      ];
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') return [node];
    if (isEnvelope(node)) {
      const inner = flagged(
        node.selectionSet?.selections ?? [],
        always.flatMap((other) =>
          other.kind === Kind.FIELD && isEnvelope(other)
            ? (other.selectionSet?.selections ?? [])
            : [],
        ),
        flag,
      );
      return inner.length > 0 ? [{ ...node, selectionSet: selectionSet(inner) }] : [];
    }
    if (isPlainLeaf(node) && fixed.has(`${responseName(node)}:${node.name.value}`)) return [];
    // A directive of the developer's own stays where it is; the flag goes around it.
    const own: FieldNode | InlineFragmentNode = node.directives?.length
      ? { kind: Kind.INLINE_FRAGMENT, directives: [], selectionSet: selectionSet([node]) }
      : node;
    return [included(own, flag(responseName(node)))];
  });
}
