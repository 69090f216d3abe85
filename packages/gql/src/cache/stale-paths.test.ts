import { gql, type DocumentNode } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAdminClient } from '../client/create-admin-client.ts';
import { startGraphQLServer, type GraphQLServer } from '../testing/server/index.ts';
import { emptySchemaConfig, type SchemaConfig } from './schema-config.ts';

const schema: SchemaConfig = {
  ...emptySchemaConfig,
  typePolicies: {
    Shop: { keyFields: false, merge: true },
    ItemConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
  },
  rootFieldsByType: {
    Order: ['viewer.orders', 'shop.desk.orders'],
    Item: ['order.items', 'shop.desk.items'],
    Product: ['shop.desk', 'shop'],
    '*': ['beacon'],
  },
  typesByMutation: {
    saveOrder: ['Order'],
    'shop.saveItem': ['Item'],
    'shop.desk.saveProduct': ['Product'],
  },
};
/** Asked for again after every write: when it is answered, the refresh is over. */
const beacon = gql`
  query Beacon {
    beacon
  }
`;
const name = gql`
  query Name {
    viewer {
      id
      name
    }
  }
`;
const mine = gql`
  query Mine($page: Int) {
    viewer {
      id
      ...Orders
    }
  }
  fragment Orders on Viewer {
    orders(page: $page) {
      id
    }
  }
`;
const order = gql`
  query Order($id: Int) {
    order(id: $id) {
      id
      note
    }
  }
`;
const items = gql`
  query Items($id: Int, $first: Int) {
    order(id: $id) {
      id
      note
      items(first: $first) {
        nodes {
          id
        }
      }
    }
  }
`;
const desk = gql`
  query Desk {
    shop {
      title
      desk {
        title
      }
    }
  }
`;
const deskOrders = gql`
  query DeskOrders {
    shop {
      desk {
        title
        orders {
          id
        }
      }
    }
  }
`;

const writes = {
  Order: gql`
    mutation Order {
      ...Write
    }
    fragment Write on Mutation {
      saveOrder
    }
  `,
  Item: gql`
    mutation Item {
      shop {
        saveItem
      }
    }
  `,
  Product: gql`
    mutation Product {
      shop {
        desk {
          saveProduct
        }
      }
    }
  `,
};

const record = (typename: string, id: number) => ({ __typename: typename, id });
const data: Readonly<Record<string, object>> = {
  Beacon: { beacon: 1 },
  Name: { viewer: { ...record('Viewer', 1), name: 'Анна' } },
  Mine: { viewer: { ...record('Viewer', 1), orders: [record('Order', 7)] } },
  Order: { order: { ...record('Order', 7), note: '' } },
  Items: {
    order: {
      ...record('Order', 7),
      note: '',
      items: { __typename: 'ItemConnection', nodes: [record('Item', 3)] },
    },
  },
  Desk: {
    shop: { __typename: 'Shop', title: 'Ёлка', desk: { __typename: 'Shop', title: 'Касса' } },
  },
  DeskOrders: {
    shop: {
      __typename: 'Shop',
      desk: { __typename: 'Shop', title: 'Касса', orders: [record('Order', 7)] },
    },
  },
};

let server: GraphQLServer;
beforeEach(async () => {
  server = await startGraphQLServer({
    answer: ({ operationName }) => ({ data: data[operationName ?? ''] ?? { saveOrder: true } }),
  });
});
afterEach(() => server.close());

async function start(
  shown: readonly [DocumentNode, Record<string, unknown>?][],
  read: readonly [DocumentNode, Record<string, unknown>?][] = [],
  rules = schema,
) {
  const client = createAdminClient({ uri: server.uri, schema: rules });
  const queries = [[beacon] as const, ...shown].map(([query, variables = {}]) =>
    client.watchQuery({ query, variables }),
  );
  for (const query of queries) query.subscribe(() => undefined);
  await vi.waitFor(() =>
    expect(queries.every((query) => !query.getCurrentResult().loading)).toBe(true),
  );
  for (const [query, variables = {}] of read) await client.query({ query, variables });
  const write = async (type: keyof typeof writes) => {
    const before = server.requests.length;
    await client.mutate({ mutation: writes[type] });
    const asked = () =>
      server.requests
        .slice(before + 1)
        .map(({ operationName, variables }) => `${operationName} ${JSON.stringify(variables)}`);
    await vi.waitFor(() => expect(asked()).toContain('Beacon {}'));
    await vi.waitFor(() =>
      expect(queries.every((query) => !query.getCurrentResult().loading)).toBe(true),
    );
    return asked()
      .filter((request) => request !== 'Beacon {}')
      .toSorted();
  };
  const isThere = ([query, variables = {}]: readonly [DocumentNode, Record<string, unknown>?]) =>
    client.readQuery({ query, variables }) !== null;
  return { client, write, isThere };
}

describe('a write to a type that a record holds in a list of its own', () => {
  it('asks again for the screens that show that list, and for no other', async () => {
    const { write } = await start([
      [name],
      [mine, { page: 1 }],
      [order, { id: 7 }],
      [desk],
      [deskOrders],
    ]);
    expect(await write('Order')).toEqual(['DeskOrders {}', 'Mine {"page":1}']);
    expect(await write('Item')).toEqual([]);
    expect(await write('Product')).toEqual(['Desk {}', 'DeskOrders {}']);
  });

  it('forgets that list where it is not on the screen, and nothing beside it', async () => {
    const { write, isThere } = await start(
      [[mine, { page: 1 }]],
      [[name], [mine, { page: 2 }], [items, { id: 7, first: 5 }], [deskOrders], [desk]],
    );
    await write('Order');
    expect(isThere([mine, { page: 1 }])).toBe(true);
    expect(isThere([mine, { page: 2 }])).toBe(false);
    expect([
      isThere([name]),
      isThere([order, { id: 7 }]),
      isThere([items, { id: 7, first: 5 }]),
      isThere([desk]),
      isThere([deskOrders]),
    ]).toEqual([true, true, true, true, false]);
    await write('Item');
    expect([isThere([order, { id: 7 }]), isThere([items, { id: 7, first: 5 }])]).toEqual([
      true,
      false,
    ]);
  });

  it('forgets that list where it is stored by the names of its arguments', async () => {
    const { write, isThere } = await start([[mine, { page: 1 }]], [[name], [mine, { page: 2 }]], {
      ...schema,
      typePolicies: {
        ...schema.typePolicies,
        Viewer: { fields: { orders: { keyArgs: ['page'] } } },
      },
    });
    expect(await write('Order')).toEqual(['Mine {"page":1}']);
    expect([isThere([name]), isThere([mine, { page: 1 }]), isThere([mine, { page: 2 }])]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('keeps what is on the screen until its fresh answer is there', async () => {
    const { client, write } = await start([[items, { id: 7, first: 5 }]]);
    const seen: unknown[] = [];
    const [query] = client.getObservableQueries('active');
    query?.subscribe(({ data: shown }) => void seen.push(shown));
    expect(await write('Item')).toEqual(['Items {"id":7,"first":5}']);
    expect(seen.every((shown) => shown !== undefined)).toBe(true);
  });
});
