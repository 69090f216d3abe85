import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

import {
  memberAt,
  type ListOperation,
  type Path,
  type Resource,
  type ResourceModel,
} from '../../model.ts';
import { keyPath } from '../records/key-path.ts';
import { fieldOf } from '../schema-path.ts';

/** Facts that the rules of every resource are computed from. */
export interface CacheFacts {
  readonly schema: GraphQLSchema;
  readonly model: ResourceModel;
  /**
   * Keys of records by type. A type that only an interface makes a record has the key of the
   * interface.
   */
  readonly keys: ReadonlyMap<string, readonly Path[]>;
  /** Paths of the query fields that the model knows, and of what is above them. */
  readonly queries: RootPaths;
  readonly mutations: RootPaths;
  /** By the path of a query field the resources that it lists or counts. */
  readonly lists: ReadonlyMap<string, readonly { readonly resource: Resource }[]>;
}

interface RootPaths {
  readonly fields: ReadonlySet<string>;
  readonly namespaces: ReadonlySet<string>;
}

/**
 * Owner of the operations: a resource, its actions, or a nested list. Without an owner, the
 * documents are written by hand.
 */
export interface Part {
  readonly resource?: Resource;
  /** The list, and the resource of its rows. */
  readonly nested?: { readonly list: ListOperation; readonly resource: Resource };
  /**
   * Of actions of which the schema says what they write: types, by path of the mutation. The others
   * can have changed anything.
   */
  readonly actions?: ReadonlyMap<string, readonly string[]>;
  /** Path of a query whose figures can depend on any data, regardless of the records in its answer. */
  readonly figures?: string;
}

export function cacheFacts(schema: GraphQLSchema, model: ResourceModel): CacheFacts {
  // The draft and the published state of a record have one key and other values: each stays with
  // the field that answered it.
  const own = model.resources.map(({ type, key, dimensions = [] }): [string, readonly Path[]] => [
    type,
    dimensions.length > 0 ? [] : key.map(keyPath),
  ]);
  const implemented = own.flatMap(([type, key]) =>
    possibleNames(schema, type).map((name): [string, readonly Path[]] => [name, key]),
  );
  return {
    schema,
    model,
    keys: new Map([...implemented, ...sharedRows(schema, model), ...own]),
    queries: rootPaths(
      model.resources.flatMap(({ list, one, count }) => [list, one, count]),
      model.queries,
    ),
    mutations: rootPaths(
      model.resources.flatMap(({ create, update, remove }) => [create, update, remove]),
      [],
    ),
    lists: Map.groupBy(
      model.resources.flatMap((resource) =>
        listPaths(resource).map((path) => ({ path, resource })),
      ),
      ({ path }) => path,
    ),
  };
}

/**
 * Types of rows that lists of several resources share: the same key can be that of an order and of
 * a customer, so it tells apart nothing.
 */
function sharedRows(
  schema: GraphQLSchema,
  { resources }: ResourceModel,
): readonly (readonly [string, readonly Path[]])[] {
  const query = schema.getQueryType();
  const rows = resources.flatMap(({ type, list }) => {
    if (!list || !query) return [];
    const row = [...list.root, ...list.records].reduce<GraphQLNamedType>(
      (at, step) =>
        memberAt(step) === undefined
          ? getNamedType(fieldOf(at, step).type)
          : (schema.getType(memberAt(step) ?? '') ?? at),
      query,
    ).name;
    return row === type ? [] : [{ row, type }];
  });
  const own = new Set(resources.map(({ type }) => type));
  return [...Map.groupBy(rows, ({ row }) => row)].flatMap(([row, of]) =>
    !own.has(row) &&
    isObjectType(schema.getType(row)) &&
    new Set(of.map(({ type }) => type)).size > 1
      ? [[row, []] as const]
      : [],
  );
}

export const listPaths = ({ list, count }: Resource): readonly string[] =>
  [list, count].flatMap((operation) => (operation ? [operation.root.join('.')] : []));

/** `others`: what a resource does not know, though it may lie in a namespace all the same. */
function rootPaths(
  operations: readonly ({ readonly root: Path } | undefined)[],
  others: readonly { readonly root: Path }[],
): RootPaths {
  const roots = operations.flatMap((operation) => (operation ? [operation.root] : []));
  const fields = new Set(roots.map((root) => root.join('.')));
  const above = others
    .map(({ root }) => root.slice(0, -1).join('.'))
    .filter((path) => !fields.has(path));
  return {
    fields,
    namespaces: new Set([...roots.map((root) => root.slice(0, -1).join('.')), ...above]),
  };
}

/** Types of the records that an interface or union stands for. */
export function possibleNames(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((possible) => possible.name) : [];
}
