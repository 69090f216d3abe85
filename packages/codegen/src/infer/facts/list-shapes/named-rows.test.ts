import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../index.ts';

const infer = (rows: string, lists: string) =>
  inferModel(
    buildSchema(`
    type Query { ${lists} order(id: ID!): Order customer(id: ID!): Customer }
    ${rows}
    type Order { id: ID! title: String! placedAt: String total: Float } type Customer { id: ID! title: String! placedAt: String phone: String }
    type Mutation { updateOrder(id: ID!, title: String, total: Float): Order deleteCustomer(id: ID!): Boolean }`),
  ).resources;
const named = (resources: ReturnType<typeof infer>) =>
  resources.map(({ name, type }) => `${name}: ${type}`);
const lists =
  'orders(limit: Int, offset: Int): [Row!]! customers(limit: Int, offset: Int): [Row!]!';

it('lists that share a slim object are of the types that they are called after, and each has the writes of its own', () => {
  const resources = infer('type Row { id: ID! title: String! placedAt: String }', lists);
  expect(resources).toMatchObject([
    {
      name: 'customers',
      type: 'Customer',
      list: { root: ['customers'], records: [] },
      one: { root: ['customer'] },
      remove: { root: ['deleteCustomer'] },
    },
    {
      name: 'orders',
      type: 'Order',
      list: { root: ['orders'], records: [] },
      one: { root: ['order'] },
      update: { root: ['updateOrder'] },
    },
  ]);
});

it('a slim object that stands for none of them, or is listed once, is what it is', () => {
  expect(named(infer('type Row { id: ID! label: String! badge: String }', lists))).not.toContain(
    'orders: Order',
  );
  expect(
    named(
      infer(
        'type Row { id: ID! title: String! placedAt: String }',
        'orders(limit: Int, offset: Int): [Row!]!',
      ),
    ),
  ).toEqual(['orders: Row']);
});
