import { readFileSync } from 'node:fs';

import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import type { ResourceModel } from '../src/model.ts';
import { printResources } from '../src/print/index.ts';

/** Words that say how something is done, and texts: they name nothing of the schema. */
const words = new Set([
  'kind',
  'operator',
  'quantifier',
  'place',
  'role',
  'encoding',
  'description',
  'because',
  'decisions',
  'decision',
  'problems',
  'scalars',
  'carriers',
  'values',
  'pattern',
  'of',
]);

type Path = readonly (string | number)[];

/** Where a model names something: one path of each form. */
function namesIn(model: ResourceModel): readonly Path[] {
  const found = pathsIn(model, []).map((path) => [shape(path), path] as const);
  return [...new Map(found).values()];
}

const shape = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? '[]' : step)).join('.');

function pathsIn(value: unknown, path: Path): readonly Path[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((item, at) => pathsIn(item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    words.has(key) ? [] : pathsIn(item, [...path, key]),
  );
}

/** The model with another name there. */
function renamed(model: ResourceModel, path: Path): ResourceModel {
  const copy = structuredClone(model);
  let owner: unknown = copy;
  for (const step of path.slice(0, -1))
    owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, step) : undefined;
  if (typeof owner === 'object' && owner !== null) Reflect.set(owner, path.at(-1) ?? '', 'missing');
  return copy;
}

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}/schema.graphql`, import.meta.url), 'utf8');

it.each([
  'actions',
  'arguments',
  'connection',
  'envelope',
  'held-values',
  'key-forms',
  'nested-inputs',
  'nested-key',
  'nested-lists',
  'other-queries',
  'outcome-payload',
  'relay-errors',
  'scopes',
  'slim-rows',
  'union-answers',
  'union-payload',
  'versions',
])('prints what is left where a model of %s names what the schema does not have', (name) => {
  const schema = buildSchema(fixture(name));
  const model = inferModel(schema);
  const failed = namesIn(model).flatMap((path) => {
    try {
      printResources(schema, renamed(model, path));
      return [];
    } catch (error) {
      return [`${path.join('.')}: ${String(error)}`];
    }
  });
  expect(failed).toEqual([]);
});

it.each([
  ['list', ['list', 'records', 0], 'Type OrdersConnection has no field missing.'],
  ['list', ['list', 'paging', 'first', 0], 'Field orders has no argument missing.'],
  ['list', ['list', 'root', 0], 'Type Query has no field missing.'],
  ['one', ['one', 'key', 0, 'argument', 0], 'Field order has no argument missing.'],
  ['update', ['update', 'input', 'path', 1], 'Input type UpdateOrderInput has no field missing.'],
  ['remove', ['remove', 'record', 0], 'Type DeleteOrderPayload has no field missing.'],
  ['resource', ['key', 0, 'field'], 'Type Order has no field missing.'],
  ['resource', ['type'], 'Resource orders is of type missing, which the schema does not have.'],
] as const)('leaves out the %s of a resource by %j and says why', (role, path, reason) => {
  const schema = buildSchema(`
    type Query { orders(first: Int, after: String): OrdersConnection! order(id: ID!): Order }
    type Mutation {
      updateOrder(input: UpdateOrderInput!): UpdateOrderPayload
      deleteOrder(id: ID!): DeleteOrderPayload
    }
    type Order { id: ID! number: String! }
    type OrdersConnection { nodes: [Order!]! pageInfo: PageInfo! totalCount: Int! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    input UpdateOrderInput { id: ID! patch: OrderPatch! }
    input OrderPatch { number: String }
    type UpdateOrderPayload { order: Order }
    type DeleteOrderPayload { order: Order }`);
  const model = inferModel(schema);
  const { omitted, files } = printResources(schema, renamed(model, ['resources', 0, ...path]));
  expect(omitted).toContainEqual({ resource: 'orders', role, reason });
  expect([...files.keys()].includes('resources/orders.ts')).toBe(role !== 'resource');
});

it('says why a resource is left out that nothing leads to without its list', () => {
  const schema = buildSchema(`
    type Query {
      shelves(limit: Int, offset: Int): [Shelf!]! shelf(id: ID!): Shelf
      clerks(storeId: ID!, limit: Int, offset: Int): [Clerk!]!
    }
    type Shelf { id: ID! name: String! } type Clerk { id: ID! name: String! }`);
  const model = inferModel(schema);
  const resources = model.resources.map((resource) =>
    resource.type === 'Clerk' && resource.list
      ? { ...resource, list: { ...resource.list, requiredConditions: [] } }
      : resource,
  );
  const printed = printResources(schema, { ...model, resources });
  expect([...printed.files.keys()]).not.toContain('resources/clerks.ts');
  expect(printed.omitted).toEqual([
    { resource: 'clerks', role: 'list', reason: 'clerks requires storeId: ID!' },
  ]);
});
