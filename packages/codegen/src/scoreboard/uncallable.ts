import { Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

import type { ExpectedResource } from '../expected-form.ts';

/**
 * Operations that are reported of resources and that no printed document calls: `orders.create:
 * createOrder`.
 */
export function findUncallable(
  resources: readonly ExpectedResource[],
  operations: readonly OperationDefinitionNode[],
): readonly string[] {
  const called = calledBy(operations);
  return resources.flatMap(({ type, list, paging, one, count, create, update, delete: remove }) => {
    const queries = {
      list,
      one,
      count: count?.startsWith('connection.')
        ? totalOf(list ?? '', count.slice('connection.'.length), called)
        : count,
    };
    const mutations = { create, update, delete: remove };
    return [[queries, 'query'] as const, [mutations, 'mutation'] as const].flatMap(
      ([roles, kind]) =>
        Object.entries(roles).flatMap(([role, path]) =>
          path === null ||
          called.has(`${kind} ${path}`) ||
          (role === 'count' && isCountedByRows(paging))
            ? []
            : [`${type}, ${role}: ${path}`],
        ),
    );
  });
}

/** A list that arrives complete has its count in its length. */
const isCountedByRows = (paging: ExpectedResource['paging']): boolean => paging === 'none';

/**
 * The total of a list is in what its field returns, or above where that returns a list of each kind
 * of record: `Page.pageInfo.total` of `Page.users`.
 */
function totalOf(list: string, total: string, called: ReadonlySet<string>): string {
  const parts = list.split('.');
  const places = parts.map((_, at) => [...parts.slice(0, parts.length - at), total].join('.'));
  return places.find((place) => called.has(`query ${place}`)) ?? `${list}.${total}`;
}

/** Fields that documents call: `query orders`, `mutation orders.create`, and all fields below them. */
export const calledBy = (operations: readonly OperationDefinitionNode[]): ReadonlySet<string> =>
  new Set(
    operations.flatMap(({ operation, selectionSet }) =>
      pathsOf(selectionSet).map((path) => `${operation} ${path}`),
    ),
  );

/**
 * Every field that a document selects, from the root down. Fragments on one of several types add no
 * step.
 */
function pathsOf(selectionSet: SelectionSetNode, above = ''): readonly string[] {
  return selectionSet.selections.flatMap((node): readonly string[] => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return [];
    if (node.kind === Kind.INLINE_FRAGMENT) return pathsOf(node.selectionSet, above);
    const path = `${above}${node.name.value}`;
    return [path, ...(node.selectionSet ? pathsOf(node.selectionSet, `${path}.`) : [])];
  });
}
