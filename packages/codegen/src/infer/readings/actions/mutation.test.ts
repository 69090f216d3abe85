import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { toExpectedForm } from '../../../expected-form.ts';
import { inferModel } from '../../index.ts';

function placeOf(mutation: string): unknown {
  const schema = buildSchema(`
    type Query {
      orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order
      customers(first: Int, offset: Int): [Customer!]! customer(id: ID!): Customer
      groups(first: Int, offset: Int): [Group!]! group(id: ID!): Group
    }
    type Mutation { createOrder(number: String!): Order! ${mutation} }
    type Order { id: ID! number: String! note: String customer: Customer lines: [OrderLine!]! }
    type OrderLine { id: ID! sku: String! quantity: Int! }
    type Customer { id: ID! name: String! }
    type Group { id: ID! name: String! customers: [Customer!]! }
    type OrderResult { order: Order }
    type LineResult { line: OrderLine }
    type Several { order: Order customer: Customer }
    type Export { url: String }`);
  const { place, type, part } = {
    part: undefined,
    ...toExpectedForm(inferModel(schema)).actions[/^\w+/.exec(mutation)?.[0] ?? ''],
  };
  return [place, type, ...(part === undefined ? [] : [part])];
}

it.each([
  ['what is answered, where nothing is named', 'approve(id: ID!): Order', ['record', 'Order']],
  ['what alone is in a payload', 'sync(id: ID!): OrderResult', ['record', 'Order']],
  ['nothing where several are in it', 'sync(id: ID!): Several', ['global', null]],
  ['the rows that are answered', 'refresh(id: ID!): [Order!]!', ['record', 'Order']],
  ['a part that is answered', 'splitLine(id: ID!): OrderLine', ['child', 'Order', 'OrderLine']],
  ['a part in a payload', 'splitLine(id: ID!): LineResult', ['child', 'Order', 'OrderLine']],
  [
    'what is answered before what is named',
    'createCustomerExport(id: ID!): Order',
    ['record', 'Order'],
  ],
  ['the last that is named', 'checkCustomerOrder(id: ID!): Boolean', ['record', 'Order']],
  ['what is named and answered', 'checkCustomerOrder(id: ID!): Customer', ['record', 'Customer']],
  ['the last of several such', 'checkCustomerOrder(id: ID!): Several', ['record', 'Order']],
  ['what stands before “to”', 'moveCustomerToGroup(id: ID!): Boolean', ['record', 'Customer']],
  [
    'what stands behind it and is answered',
    'assignOrderToCustomer(id: ID!): Customer',
    ['record', 'Customer'],
  ],
  [
    'what stands before it and is answered',
    'assignOrderToCustomer(id: ID!): Order',
    ['record', 'Order'],
  ],
  ['what stands behind it alone', 'toCustomer(id: ID!): Boolean', ['record', 'Customer']],
  [
    'what is unknown before “from”',
    'sendInvoiceFromOrderLine(id: ID!): Boolean',
    ['child', 'Order', 'OrderLine'],
  ],
  ['what stands before “of”', 'exportOrdersOfGroup(id: ID!): Export', ['record', 'Order']],
])('takes the key without a name for that of %s', (_, mutation, place) => {
  expect(placeOf(mutation)).toEqual(place);
});
