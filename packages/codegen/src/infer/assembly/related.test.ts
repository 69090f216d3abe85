import { describe, expect, it } from 'vitest';

import { resource } from '../../../test/infer.ts';

/** Lists of related records on the page of a client, where the orders are listed so. */
const relatedBy = (orders: string, client = '', order = 'client: Client!') =>
  resource(
    `
    type Query {
      orders(${orders}, limit: Int, offset: Int): [Order!]!  order(id: ID!): Order
      clients(limit: Int, offset: Int): [Client!]!  client(id: ID!): Client
      shops(limit: Int, offset: Int): [Shop!]!  shop(id: ID!): Shop
    }
    type Order { id: ID! number: String! shop: Shop! ${order} }
    type Client { id: ID! name: String! ${client} }
    type Shop { id: ID! name: String! }
    `,
    'Client',
  ).related;

describe('records that point to a record', () => {
  it.each<[string, string, readonly object[]]>([
    ['a condition', 'clientId: ID', [{ filter: 'clientId', key: 'id' }]],
    ['a condition that is required', 'clientId: ID!', [{ filter: 'clientId', key: 'id' }]],
    [
      'a condition beside others',
      'clientId: ID, shopId: ID, number: String',
      [{ filter: 'clientId', key: 'id' }],
    ],
  ])('are listed on its page by %s', (_, orders, on) => {
    expect(relatedBy(orders)).toMatchObject([{ name: 'orders', resource: 'orders', on }]);
  });

  it.each([
    ['nothing asks for the record', 'number: String'],
    ['something else is required too', 'clientId: ID, shopId: ID!'],
    ['both are required', 'clientId: ID!, shopId: ID!'],
  ])('are not listed there where %s', (_, orders) => {
    expect(relatedBy(orders)).toEqual([]);
  });

  it('have one list for each field that points there, by the name that the record has for it', () => {
    const twice = 'payer: Client! receiver: Client!';
    expect(relatedBy('payerId: ID, receiverId: ID', '', twice)).toMatchObject([
      { name: 'ordersByPayer', on: [{ filter: 'payerId', key: 'id' }] },
      { name: 'ordersByReceiver', on: [{ filter: 'receiverId', key: 'id' }] },
    ]);
    expect(
      relatedBy(
        'payerId: ID, receiverId: ID',
        'receiverOrders: [Order!]! payerOrders: [Order!]!',
        twice,
      ),
    ).toMatchObject([
      { name: 'payerOrders', on: [{ filter: 'payerId', key: 'id' }] },
      { name: 'receiverOrders', on: [{ filter: 'receiverId', key: 'id' }] },
    ]);
  });
});
