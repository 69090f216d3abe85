import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type GraphQLField,
  type GraphQLNamedType,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

import { memberAt, type Resource } from '../../model.ts';
import { fieldOf, hasField } from '../schema-path.ts';
import { listPaths, possibleNames, type CacheFacts, type Part } from './cache-facts.ts';
import { fieldsBelow } from './fields-below.ts';
import { sortedEntries } from './sorted-entries.ts';

/**
 * Paths of query fields whose documents hold records of a type, in themselves or deeper, count them
 * or are computed from them.
 */
export function rootFieldsByType(
  { schema, keys: records, queries: { fields: known, namespaces }, lists }: CacheFacts,
  operations: readonly OperationDefinitionNode[],
  { resource, nested, figures }: Part,
): Record<string, readonly string[]> {
  // A list inside a record can be stale while the record is not.
  const held = nested?.list.root.filter((step) => memberAt(step) === undefined) ?? [];
  const waysToHeld = new Set(held.map((_, at) => held.slice(0, at + 1).join('.')));
  const fields = new Map<string, Set<string>>();
  const query = schema.getQueryType();
  const noteAny = (type: string, path: string): void =>
    void fields.set(type, (fields.get(type) ?? new Set()).add(path));
  const note = (type: string, path: string): void => {
    if (records.has(type)) noteAny(type, path);
  };
  const noteList = ({ type, key }: Resource, path: string): void => {
    for (const name of [type, ...possibleNames(schema, type)]) note(name, path);
    // A view of other records changes with them, and the schema does not say which they are.
    if (key.length === 0) noteAny(anyType, path);
  };
  const visit = (
    type: GraphQLNamedType,
    selections: readonly SelectionNode[],
    path: string,
  ): void => {
    for (const name of [type.name, ...possibleNames(schema, type.name)]) note(name, path);
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT)
        visit(
          (node.typeCondition && schema.getType(node.typeCondition.name.value)) ?? type,
          node.selectionSet.selections,
          path,
        );
      else if (node.kind === Kind.FIELD && node.selectionSet) {
        const inner = getNamedType(fieldOf(type, node.name.value).type);
        const deeper = `${path}.${node.name.value}`;
        visit(
          inner,
          node.selectionSet.selections,
          type === query
            ? node.name.value
            : namespaces.has(path) || waysToHeld.has(deeper)
              ? deeper
              : path,
        );
      }
    }
  };
  for (const operation of operations) {
    if (operation.operation !== OperationTypeNode.QUERY || !query) continue;
    visit(query, operation.selectionSet.selections, '');
    for (const { path, field } of fieldsBelow(
      schema,
      query,
      operation.selectionSet.selections,
      namespaces,
      '',
    )) {
      if (!known.has(path) && !waysToHeld.has(path))
        for (const type of dependencies(field, records)) noteAny(type, path);
      // Lists count whether their records are selected or counted.
      for (const listed of lists.get(path) ?? []) noteList(listed.resource, path);
    }
  }
  if (resource) for (const path of listPaths(resource)) noteList(resource, path);
  // A record of the page may be of another type than the rows: `workerDetail` of a `Worker`.
  if (resource?.one && resource.one.on === undefined)
    noteList(resource, resource.one.root.join('.'));
  if (figures !== undefined) return { [anyType]: [figures] };
  if (nested) noteList(nested.resource, held.join('.'));
  return sortedEntries(
    [...fields].map(([type, paths]): [string, readonly string[]] => [type, [...paths].sort()]),
  );
}

/** Under this name stand the fields of which the schema does not say what they depend on. */
const anyType = '*';

/**
 * Types that a value without identity is computed from: `ordersAggregate: OrderAggregate` from the
 * orders that its type can contain, selected or not. `revenue: Decimal` can depend on any type, and
 * so can figures about records of several types.
 */
function dependencies(
  field: GraphQLField<unknown, unknown>,
  records: ReadonlyMap<string, unknown>,
): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<GraphQLNamedType>();
  const visit = (type: GraphQLNamedType): void => {
    if (records.has(type.name)) found.add(type.name);
    else if (isObjectType(type) && !seen.has(type)) {
      seen.add(type);
      for (const inner of Object.values(type.getFields())) visit(getNamedType(inner.type));
    }
  };
  const type = getNamedType(field.type);
  if (isAbstractType(type) || records.has(type.name) || hasIdentity(type)) return [];
  visit(type);
  return found.size === 1 ? [...found] : [anyType];
}

const hasIdentity = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && (hasField(type, 'id') || hasField(type, '_id'));
