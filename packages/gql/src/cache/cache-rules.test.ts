import { gql } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';

import { createAdminClient } from '../client/create-admin-client.ts';
import { startGraphQLServer } from '../testing/server/index.ts';
import { addCacheRules } from './cache-rules.ts';
import { createAdminCache } from './create-admin-cache.ts';
import { emptySchemaConfig, type CacheRules, type SchemaConfig } from './schema-config.ts';

const schema: SchemaConfig = { ...emptySchemaConfig, scalars: { BigFloat: 'decimal' } };
const items: CacheRules = {
  typePolicies: {
    OrderItem: { keyFields: ['orderId', 'productId'], fields: { discounts: { merge: false } } },
    Money: { keyFields: false, merge: true },
  },
  possibleTypes: { Priced: ['OrderItem'] },
  scalarFields: { OrderItem: { total: 'BigFloat' } },
  rootFieldsByType: { OrderItem: ['orderItems'] },
};
const deliveries: CacheRules = {
  typePolicies: {
    OrderItem: { keyFields: ['orderId', 'productId'], fields: { parcels: { merge: false } } },
  },
  rootFieldsByType: { OrderItem: ['deliveries'] },
};

const amount = gql`
  query Amount {
    item {
      orderId
      productId
      total
      price {
        amount
      }
    }
  }
`;
const currency = gql`
  query Currency {
    item {
      orderId
      productId
      ... on Priced {
        price {
          currency
        }
      }
    }
  }
`;
const item = { __typename: 'OrderItem', orderId: 7, productId: 3 };

describe('rules that a cache learns late', () => {
  const used = () => {
    const cache = createAdminCache(schema);
    cache.writeQuery({
      query: gql`
        query Order {
          order {
            id
          }
        }
      `,
      data: { order: { __typename: 'Order', id: 1 } },
    });
    return cache;
  };

  it('identify, merge, tell abstract types apart and keep exact scalars exact', () => {
    const cache = used();
    addCacheRules(cache, items);
    cache.writeQuery({
      query: amount,
      data: { item: { ...item, total: 12.5, price: { __typename: 'Money', amount: '1' } } },
    });
    cache.writeQuery({
      query: currency,
      data: { item: { ...item, price: { __typename: 'Money', currency: 'RUB' } } },
    });
    expect(cache.extract()['OrderItem:{"orderId":7,"productId":3}']).toEqual({
      ...item,
      total: '12.5',
      price: { __typename: 'Money', amount: '1', currency: 'RUB' },
    });
    expect(cache.readQuery({ query: amount })).toEqual({
      item: { ...item, total: '12.5', price: { __typename: 'Money', amount: '1' } },
    });
    expect(cache.readQuery({ query: currency })).toEqual({
      item: { ...item, price: { __typename: 'Money', currency: 'RUB' } },
    });
  });

  it('are the same in any order, and once or twice', () => {
    const written = [
      [items, deliveries],
      [deliveries, items],
      [items, deliveries, items],
    ].map((parts) => {
      const cache = used();
      for (const rules of parts) {
        addCacheRules(cache, rules);
        cache.identify(item);
      }
      cache.writeQuery({
        query: amount,
        data: { item: { ...item, total: 12.5, price: { __typename: 'Money', amount: '1' } } },
      });
      cache.writeQuery({
        query: currency,
        data: { item: { ...item, price: { __typename: 'Money', currency: 'RUB' } } },
      });
      return cache.extract();
    });
    expect(Object.keys(written[0] ?? {})).toContain('OrderItem:{"orderId":7,"productId":3}');
    expect(written[1]).toEqual(written[0]);
    expect(written[2]).toEqual(written[0]);
  });

  it('are those of one cache', () => {
    addCacheRules(used(), items);
    expect(used().identify(item)).toBeUndefined();
  });
});

it('A write makes stale what the rules of the loaded resources and those written by hand say, and nothing else', async () => {
  const server = await startGraphQLServer({
    answer: () => ({
      data: { saveItem: true, orderItems: [], deliveries: [], openItems: [], orders: [] },
    }),
  });
  const client = createAdminClient({
    uri: server.uri,
    schema: {
      ...schema,
      rootFieldsByType: { OrderItem: ['openItems'] },
      typesByMutation: { saveItem: ['OrderItem'] },
    },
  });
  const shown = ['orderItems', 'deliveries', 'openItems', 'orders'].map((field) =>
    client.watchQuery({ query: gql(`query ${field} { ${field} { id } }`) }),
  );
  for (const query of shown) query.subscribe(() => undefined);
  await vi.waitFor(() =>
    expect(shown.every((query) => query.getCurrentResult().data !== undefined)).toBe(true),
  );
  /** All that is asked again is asked in one moment: when the last of it is there, so is the rest. */
  const expectAsked = async (...fields: readonly string[]) => {
    const before = server.requests.length;
    await client.mutate({
      mutation: gql`
        mutation {
          saveItem
        }
      `,
    });
    const asked = () =>
      server.requests.slice(before + 1).flatMap(({ operationName = '' }) => operationName);
    await vi.waitFor(() => expect(asked()).toEqual(expect.arrayContaining([...fields])));
    await vi.waitFor(() =>
      expect(shown.some((query) => query.getCurrentResult().loading)).toBe(false),
    );
    expect(new Set(asked())).toEqual(new Set(fields));
  };

  await expectAsked('openItems');
  addCacheRules(client.cache, items);
  await expectAsked('openItems', 'orderItems');
  addCacheRules(client.cache, deliveries);
  await expectAsked('deliveries', 'openItems', 'orderItems');
  await server.close();
});
