import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';

import type { Field } from '../../model.ts';
import type { ResourceContext } from '../context/context.ts';
import type { View, ViewField } from '../context/view.ts';
import { fieldNode, merge, nest, responseName, selectionSet } from '../documents/ast.ts';
import { fieldOf, hasField, outputListDepth, rootField, typeBelow } from '../schema-path.ts';
import { currencies } from './currencies.ts';
import {
  isOwnState,
  keyAndLabel,
  recordType,
  singleSelections,
  viewSelections,
} from './record-selection.ts';
import { linkSelections } from './present-links.ts';
import { viewFields } from './view-fields.ts';

export function viewOf(context: ResourceContext): View {
  const type = recordType(context);
  const named = keyAndLabel(context, context.resource, type);
  // A page is omitted in printing where its query does not answer such a record.
  const answered = answeredType(context);
  const single = answered && isSingle(context, type, answered) ? answered : undefined;
  // For a query that answers an interface of the record, only the interface's fields are selected.
  const slimmer = single ?? (isInterfaceType(answered) && answered !== type ? answered : undefined);
  const pageType = single ?? type;
  const ofSingle = (nodes: readonly SelectionNode[]): readonly SelectionNode[] =>
    slimmer ? sharedSelections(type, slimmer, nodes) : nodes;
  const own = single ? singleSelections(context, single) : [];
  const selections = merge([...ofSingle(viewSelections(context, 'Show')), ...own]);
  const shown = viewFields(context, pageType, selections);
  const row = viewSelections(context, 'Row');
  const names = new Set(shown.map(({ name }) => name));
  const beside = helpers(context, pageType, names);
  const keys = context.resource.key.flatMap(({ path, field }) => (path ? [] : [field]));
  return {
    type,
    pageType,
    named,
    row,
    more: besideRow(context, { type, pageType }, row, shown),
    shown,
    page: merge([
      ...ofSingle(named),
      ...selections,
      ...currencies(context, pageType, shown),
      ...beside,
    ]),
    pageFields: new Set([
      ...names,
      ...beside.flatMap((node) => (node.kind === Kind.FIELD ? [responseName(node)] : [])),
      ...keys,
    ]),
  };
}

/** Type that the page's query answers. */
function answeredType({
  schema,
  resource: { one },
}: ResourceContext): GraphQLCompositeType | undefined {
  if (!one || one.on !== undefined) return undefined;
  const answered = getNamedType(
    one.record.reduce<GraphQLOutputType>(typeBelow, rootField(schema, 'query', one.root).type),
  );
  return isCompositeType(answered) ? answered : undefined;
}

/**
 * Tests whether the page's query answers another type than the rows: `workerDetail(id: ID!):
 * WorkerDetail` for a list of `Worker`. The page shows the fields that both types have, and those
 * of its own type.
 */
const isSingle = (
  { schema }: ResourceContext,
  type: GraphQLCompositeType,
  answered: GraphQLCompositeType,
): boolean =>
  answered.name !== type.name &&
  !isAbstractType(answered) &&
  !(isAbstractType(type) && isObjectType(answered) && schema.isSubType(type, answered));

/** Of selections on `type` those that `other` answers in the same form. */
function sharedSelections(
  type: GraphQLNamedType,
  other: GraphQLNamedType,
  selections: readonly SelectionNode[],
): readonly SelectionNode[] {
  return selections.flatMap((node): readonly SelectionNode[] => {
    if (node.kind !== Kind.FIELD) return [];
    const name = node.name.value;
    if (name === '__typename') return [node];
    if (!hasField(type, name) || !hasField(other, name)) return [];
    const [own, found] = [fieldOf(type, name).type, fieldOf(other, name).type];
    const [ownType, foundType] = [getNamedType(own), getNamedType(found)];
    if (outputListDepth(own) !== outputListDepth(found)) return [];
    if (!node.selectionSet) return ownType.name === foundType.name ? [node] : [];
    const inner =
      ownType.name === foundType.name
        ? node.selectionSet.selections
        : sharedSelections(ownType, foundType, node.selectionSet.selections);
    return inner.length > 0 ? [{ ...node, selectionSet: selectionSet(inner) }] : [];
  });
}

/**
 * Of what the page shows the values that a row does not: no other records and no lists of objects,
 * which each row would bring, and nothing that not every member of a union has.
 */
function besideRow(
  context: ResourceContext,
  { type, pageType }: Pick<View, 'type' | 'pageType'>,
  row: readonly SelectionNode[],
  shown: readonly ViewField[],
): readonly SelectionNode[] {
  const listed = new Set(viewFields(context, type, row).map(({ name }) => name));
  const isOfRow = (owner: GraphQLNamedType, name: string): boolean =>
    owner.name === type.name || (owner.name === pageType.name && hasField(type, name));
  return shown.flatMap(({ name, node, owner, within, model }): readonly SelectionNode[] => {
    if (
      listed.has(name) ||
      (within === undefined && !isOfRow(owner, node.name.value)) ||
      node.directives?.length
    )
      return [];
    const isHeld =
      isLeafType(getNamedType(fieldOf(owner, node.name.value).type)) ||
      (model?.kind === 'object' && isValue(model));
    return isHeld ? [within === undefined ? node : fieldNode(within, [node])] : [];
  });
}

/** Tests for a single value, or an object of single values. */
const isValue = ({ kind, list, fields = [] }: Field): boolean =>
  kind !== 'reference' && (kind !== 'object' || (!list && fields.every(isValue)));

/**
 * Fields that forms and related lists need in addition to the shown ones: keys of references, keys
 * of related lists, versions for writes, links of lists.
 */
function helpers(
  { resource }: ResourceContext,
  type: GraphQLCompositeType,
  shown: ReadonlySet<string>,
): readonly SelectionNode[] {
  const vias = resource.fields.flatMap((field) => field.reference?.via ?? []);
  const keys = resource.related.flatMap(({ on }) => on.map(({ key }) => key));
  const recordArguments = [resource.update, resource.remove].flatMap(
    (write) => write?.recordArguments ?? [],
  );
  const versions = recordArguments
    .filter((argument) => isOwnState(resource, argument))
    .map(({ path }) => path);
  const names = new Set([
    ...vias,
    ...keys,
    ...versions.flatMap((path) => (path.length === 1 ? path : [])),
  ]);
  const plain = [...names].filter(
    (name) =>
      !shown.has(name) &&
      hasField(type, name) &&
      isLeafType(getNamedType(fieldOf(type, name).type)),
  );
  return [
    ...plain.map((name) => fieldNode(name)),
    ...versions.flatMap((path) => (path.length > 1 ? nest(path, []) : [])),
    ...linkSelections(resource, type),
  ];
}
