import { expect, it } from 'vitest';

import { model, resource } from '../../../../test/infer.ts';
import { operated } from '../../../../test/operated.ts';

const order =
  'type Order { id: ID! number: String! total: Decimal quantity: Int weight: Float steam_id: BigInt buildYear: Int customer: Customer customerId: Int } type Customer { id: ID! name: String! } scalar Decimal scalar BigInt input Filter { number: String }';
const orders = (query: string, more: string) =>
  resource(
    `type Query { customers(limit: Int, offset: Int): [Customer!]! ${query} } ${order} ${more}`,
    'Order',
  );
const sums = 'id: BigInt customerId: BigInt total: Decimal quantity: BigInt number: String';
const each =
  'id: IdNumbers! number: TextNumbers! customerId: IntNumbers! total: DecimalNumbers! quantity: IntNumbers! weight: IntNumbers } type IdNumbers { shortest: ID longest: ID } type TextNumbers { shortest: String } type DecimalNumbers { min: Decimal max: Decimal sum: Decimal! } type IntNumbers { average: Float sum: Int!';
const connection = (own: string) =>
  `type OrderConnection { nodes: [Order!]! totalCount: Int! ${own} }`;
const listed = 'orders(limit: Int, offset: Int, filter: Filter): OrderConnection!';

it.each([
  [
    'beside the total',
    listed,
    `${connection('sums: OrderSums!')} type OrderSums { ${sums} }`,
    { root: ['orders'], sums: { path: ['sums'], fields: ['total', 'quantity'] } },
  ],
  [
    'of PostGraphile',
    listed,
    `${connection('aggregates: OrderAggregates')} type OrderAggregates { keys: [String!] sum: OrderSum average: OrderAverage } type OrderSum { ${sums} } type OrderAverage { total: Decimal }`,
    { root: ['orders'], sums: { path: ['aggregates', 'sum'], fields: ['total', 'quantity'] } },
  ],
  [
    'of Hasura',
    'orders(limit: Int, offset: Int, where: Filter): [Order!]! orders_aggregate(limit: Int, offset: Int, where: Filter): orders_aggregate!',
    `type orders_aggregate { aggregate: orders_fields nodes: [Order!]! } type orders_fields { count: Int! sum: orders_sum } type orders_sum { ${sums} }`,
    {
      root: ['orders_aggregate'],
      sums: { path: ['aggregate', 'sum'], fields: ['total', 'quantity'] },
    },
  ],
  [
    'of Prisma',
    'orders(take: Int, skip: Int, where: Filter): [Order!]! aggregateOrder(where: Filter, take: Int, skip: Int): AggregateOrder!',
    `type AggregateOrder { _count: OrderCount _sum: OrderSum } type OrderCount { _all: Int! id: Int! } type OrderSum { ${sums} }`,
    { root: ['aggregateOrder'], sums: { path: ['_sum'], fields: ['total', 'quantity'] } },
  ],
  [
    'of Neo4j, of each field by itself',
    'orders(limit: Int, offset: Int, where: Filter): [Order!]! ordersAggregate(where: Filter): OrderAggregateSelection!',
    `type OrderAggregateSelection { count: Int! ${each} }`,
    { root: ['ordersAggregate'], sums: { path: [], fields: ['total', 'quantity'], of: 'sum' } },
  ],
  [
    'of the connections of Neo4j',
    listed,
    `${connection('aggregate: OrderAggregate!')} type OrderAggregate { count: NodeCount! node: OrderNode! } type NodeCount { nodes: Int! } type OrderNode { ${each} }`,
    {
      root: ['orders'],
      sums: { path: ['aggregate', 'node'], fields: ['total', 'quantity'], of: 'sum' },
    },
  ],
])('sums are those %s', (_, query, more, expected) => {
  const found = orders(query, more);
  expect(found.count).toMatchObject(expected);
  expect(found.decisions.find(({ role }) => role === 'sums')).toMatchObject({
    choice: 'total, quantity',
    rule: 'sums/fields',
    evidence: expect.stringContaining([...expected.root, ...expected.sums.path].join('.')),
  });
});

it.each([
  [
    'of numbers with a binary fraction for decimals',
    listed,
    `${connection('sums: OrderSums!')} type OrderSums { total: Float }`,
  ],
  [
    'of what is asked for first',
    listed,
    `${connection('sums(of: String!): OrderSums!')} type OrderSums { total: Decimal }`,
  ],
  [
    'of records that the list is not asked for',
    'orders(limit: Int, offset: Int, where: Filter): [Order!]! orders_aggregate: orders_aggregate!',
    'type orders_aggregate { aggregate: orders_fields } type orders_fields { count: Int! sum: orders_sum } type orders_sum { total: Decimal }',
  ],
  ['that are one number', listed, connection('sum: Decimal')],
  [
    'of what digits name',
    listed,
    `${connection('sums: OrderSums!')} type OrderSums { steam_id: BigInt buildYear: BigInt }`,
  ],
  [
    'of each field that are no numbers',
    listed,
    `${connection('aggregate: OrderAggregate')} type OrderAggregate { total: Bounds quantity: Several } type Bounds { min: Decimal max: Decimal } type Several { sum: [Int!] }`,
  ],
])('sums are none %s', (_, query, more) => {
  const found = orders(query, more);
  expect(found.count).toBeDefined();
  expect(found.count?.sums).toBeUndefined();
});

it('a binary fraction is enough for the sum of such, and for whole numbers', () => {
  expect(
    orders(
      listed,
      `${connection('sums: OrderSums!')} type OrderSums { weight: Float quantity: Float }`,
    ).count?.sums?.fields,
  ).toEqual(['quantity', 'weight']);
  expect(
    model(
      `type Query { ${listed} } ${order} ${connection('sums: OrderSums!')} type OrderSums { weight: Decimal }`,
    ).resources[0]?.count?.sums?.fields,
  ).toEqual(['weight']);
});

it.each([
  [
    'beside the number',
    'ordersAggregate(where: Filter): OrderAggregateSelection!',
    `type OrderAggregateSelection { count: Int! ${each} }`,
  ],
  [
    'below it',
    'ordersAggregate(where: Filter): OrderAggregates!',
    `type OrderAggregates { count: Int! aggregate: OrderAggregate! } type OrderAggregate { ${each} }`,
  ],
])('sums of each field by itself are asked for and read %s', async (_, query, more) => {
  const { resources, problems } = await operated(
    `type Query { orders(limit: Int, offset: Int, where: Filter): [Order!]! ${query} } ${order} ${more}`,
  );
  expect(resources.find(({ type }) => type === 'Order')?.count?.sums?.of).toBe('sum');
  expect(problems).toEqual([]);
});
