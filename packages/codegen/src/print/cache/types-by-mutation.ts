import {
  getNamedType,
  Kind,
  OperationTypeNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

import { fieldOf } from '../schema-path.ts';
import { possibleNames, type CacheFacts, type Part } from './cache-facts.ts';
import { conditionOf, fieldsBelow } from './fields-below.ts';
import { sortedEntries } from './sorted-entries.ts';

/**
 * Types that the fields of mutations write: of a resource the type of its records, of a document
 * written by hand those of the records that it is answered with.
 */
export function typesByMutation(
  { schema, keys: records, mutations: { namespaces } }: CacheFacts,
  operations: readonly OperationDefinitionNode[],
  { resource, nested, actions }: Part,
): Record<string, readonly string[]> {
  if (actions) {
    return sortedEntries(
      [...actions]
        .map(([path, types]): [string, readonly string[]] => {
          const all = types.flatMap((type) => [type, ...possibleNames(schema, type)]);
          return [path, [...new Set(all)].filter((type) => records.has(type)).sort()];
        })
        .filter(([, types]) => types.length > 0),
    );
  }
  if (resource) {
    const types = [resource.type, ...possibleNames(schema, resource.type)].sort();
    return sortedEntries(
      [resource.create, resource.update, resource.remove].flatMap(
        (write): [string, readonly string[]][] => (write ? [[write.root.join('.'), types]] : []),
      ),
    );
  }
  if (nested) return {};
  const mutation = schema.getMutationType();
  const written = operations.flatMap((operation) =>
    operation.operation === OperationTypeNode.MUTATION && mutation
      ? fieldsBelow(schema, mutation, operation.selectionSet.selections, namespaces, '')
      : [],
  );
  const types = new Map<string, Set<string>>();
  for (const { path, field, selections } of written) {
    for (const name of namesWithin(schema, getNamedType(field.type), selections)) {
      if (records.has(name)) types.set(path, (types.get(path) ?? new Set()).add(name));
    }
  }
  return sortedEntries(
    [...types].map(([path, names]): [string, readonly string[]] => [path, [...names].sort()]),
  );
}

/**
 * Names of the types that are selected of a value, those that an interface or union stands for
 * among them.
 */
function namesWithin(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
): readonly string[] {
  const inner = selections.flatMap((node): readonly string[] => {
    if (node.kind === Kind.INLINE_FRAGMENT)
      return namesWithin(schema, conditionOf(schema, node) ?? type, node.selectionSet.selections);
    return node.kind === Kind.FIELD && node.selectionSet
      ? namesWithin(
          schema,
          getNamedType(fieldOf(type, node.name.value).type),
          node.selectionSet.selections,
        )
      : [];
  });
  return [type.name, ...possibleNames(schema, type.name), ...inner];
}
