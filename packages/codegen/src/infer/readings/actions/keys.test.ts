import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { toExpectedForm } from '../../../expected-form.ts';
import { inferModel } from '../../index.ts';

function placeOf(mutation: string): unknown {
  const schema = buildSchema(`
    scalar OrderID scalar UUID
    type Query {
      orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order
      customers(first: Int, offset: Int): [Customer!]! customer(id: ID!): Customer
      taxes(first: Int, offset: Int): [Tax!]! tax(id: ID!): Tax
      stocks(first: Int, offset: Int): [Stock!]! stock(shelf: Int!, place: Int!): Stock
    }
    type Mutation { createOrder(number: String!): Order! ${mutation} }
    type Order { id: ID! number: String! customer: Customer members: [Customer!]! state: State }
    type Customer { id: ID! name: String! } type Tax { id: ID! code: String! }
    type Stock { shelf: Int! place: Int! amount: Int } enum State { NEW OLD }
    input Key { id: ID! } input Row { orderId: ID! note: String } input Data { id: ID note: String }
    input Where { and: [Where!] number: String } input OrderFilter { number: String } input ById { id: ID number: String }
    input Box { key: Key! } input Deep { box: Box! } input Patch { patch: Data }`);
  const { place, type } = {
    type: undefined,
    ...toExpectedForm(inferModel(schema)).actions[/^\w+/.exec(mutation)?.[0] ?? ''],
  };
  return [place, type];
}

it.each([
  ['an id named after it', 'approve(orderId: ID!): Boolean', ['record', 'Order']],
  ['a text named after it', 'approve(orderId: String!): Boolean', ['record', 'Order']],
  ['a number named after it', 'approve(order_id: Int!): Boolean', ['record', 'Order']],
  ['no float', 'approve(orderId: Float!): Boolean', ['global', null]],
  ['no enum', 'approve(orderId: State!): Boolean', ['global', null]],
  ['an id called as it', 'approve(order: ID!): Boolean', ['record', 'Order']],
  ['no text called as it', 'approve(order: String!): Boolean', ['global', null]],
  ['a scalar of its own', 'approve(which: OrderID!): Boolean', ['record', 'Order']],
  ['a text by which people know it', 'approve(taxCode: String!): Boolean', ['record', 'Tax']],
  ['words before its name', 'approve(voidedOrderId: ID!): Boolean', ['record', 'Order']],
  [
    'a number behind its name',
    'approve(orderOneId: ID!, note: String): Boolean',
    ['record', 'Order'],
  ],
  [
    'an id in an object that says which',
    'approve(input: Key!, order: Boolean): Order',
    ['record', 'Order'],
  ],
  ['an id deeper in such objects', 'approveOrder(input: Box!): Boolean', ['record', 'Order']],
  ['no mark of the client', 'approve(clientMutationId: ID): Boolean', ['global', null]],
  ['both values of a key', 'emptyStock(shelf: Int!, place: Int!): Boolean', ['record', 'Stock']],
  ['one value of a key of two', 'emptyStock(shelf: Int!): Boolean', ['collection', 'Stock']],
])('finds what a mutation acts on by %s', (_, mutation, place) => {
  expect(placeOf(mutation)).toEqual(place);
});
