import { gql } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';

import { createAdminClient } from '../client/create-admin-client.ts';
import { startGraphQLServer } from '../testing/server/index.ts';
import { createAdminCache } from './create-admin-cache.ts';
import { emptySchemaConfig, type SchemaConfig } from './schema-config.ts';

const schema: SchemaConfig = {
  ...emptySchemaConfig,
  typePolicies: {
    OrderConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
    OrderItem: { keyFields: ['orderId', 'productId'] },
    Money: { keyFields: false, merge: true },
    Order: { fields: { items: { merge: false } } },
  },
  scalars: { BigFloat: 'decimal', BigInt: 'bigint', Datetime: 'instant' },
  scalarFields: { Order: { total: 'BigFloat', fees: '[BigFloat]', number: 'BigInt' } },
};

const list = gql`
  query Orders($page: Int!) {
    orders(page: $page) {
      nodes {
        id
        note
      }
    }
  }
`;
const count = gql`
  query OrderCount {
    orders(page: 0) {
      totalCount
    }
  }
`;

describe('identity', () => {
  it('is the fields that the schema names', () => {
    expect(
      createAdminCache(schema).identify({ __typename: 'OrderItem', orderId: 7, productId: 3 }),
    ).toBe('OrderItem:{"orderId":7,"productId":3}');
  });
});

describe('exact scalars', () => {
  const document = gql`
    query Order {
      order {
        id
        total
        fees
        number
      }
    }
  `;

  it('are text, however the server writes them', () => {
    const cache = createAdminCache(schema);
    cache.writeQuery({
      query: document,
      data: {
        order: {
          __typename: 'Order',
          id: 1,
          total: 12.5,
          fees: [0.1, '0.20'],
          number: '9007199254740993',
        },
      },
    });
    expect(cache.readQuery({ query: document })).toEqual({
      order: {
        __typename: 'Order',
        id: 1,
        total: '12.5',
        fees: ['0.1', '0.20'],
        number: '9007199254740993',
      },
    });
  });

  it('keep null', () => {
    const cache = createAdminCache(schema);
    cache.writeQuery({
      query: document,
      data: { order: { __typename: 'Order', id: 1, total: null, fees: null, number: null } },
    });
    expect(cache.readQuery({ query: document })).toEqual({
      order: { __typename: 'Order', id: 1, total: null, fees: null, number: null },
    });
  });

  it('survive the way from the socket, where JSON has no such numbers', async () => {
    const server = await startGraphQLServer({
      answer: () => ({}),
      raw: () => ({
        body: '{"data":{"order":{"__typename":"Order","id":1,"total":12345678901234567.89,"fees":[],"number":9007199254740993}}}',
      }),
    });
    const { data } = await createAdminClient({ uri: server.uri, schema }).query({
      query: document,
    });
    expect(data).toMatchObject({
      order: { total: '12345678901234567.89', number: '9007199254740993' },
    });
    await server.close();
  });
});

describe('writing', () => {
  it('never loses data with a warning', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const cache = createAdminCache(schema);
    const items = gql`
      query Items {
        order(id: 1) {
          id
          items {
            orderId
            productId
            quantity
          }
          price {
            amount
          }
        }
      }
    `;
    const currency = gql`
      query Currency {
        order(id: 1) {
          id
          price {
            currency
          }
        }
      }
    `;
    const item = (productId: number) => ({
      __typename: 'OrderItem',
      orderId: 1,
      productId,
      quantity: 1,
    });
    const order = (...ids: number[]) => ({
      order: {
        __typename: 'Order',
        id: 1,
        items: ids.map(item),
        price: { __typename: 'Money', amount: '1' },
      },
    });
    cache.writeQuery({ query: items, data: order(1, 2) });
    cache.writeQuery({ query: items, data: order(2) });
    cache.writeQuery({
      query: currency,
      data: {
        order: { __typename: 'Order', id: 1, price: { __typename: 'Money', currency: 'RUB' } },
      },
    });
    cache.writeQuery({
      query: list,
      variables: { page: 0 },
      data: {
        orders: {
          __typename: 'OrderConnection',
          nodes: [{ __typename: 'Order', id: 1, note: '' }],
        },
      },
    });
    cache.writeQuery({
      query: count,
      data: { orders: { __typename: 'OrderConnection', totalCount: 1 } },
    });
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    expect(cache.readQuery({ query: list, variables: { page: 0 } })).toMatchObject({
      orders: { nodes: [{ id: 1 }] },
    });
    vi.restoreAllMocks();
  });
});
