import { ApolloClient, ApolloLink, gql, InMemoryCache, type DocumentNode } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { emptySchemaConfig, type SchemaConfig } from '../cache/schema-config.ts';
import {
  startGraphQLServer,
  type GraphQLRequest,
  type GraphQLServer,
} from '../testing/server/index.ts';
import { createAdminClient, type AdminClientOptions } from './create-admin-client.ts';
import { markStale } from './mark-stale.ts';

const schema: SchemaConfig = {
  ...emptySchemaConfig,
  typePolicies: {
    OrderConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
  },
  rootFieldsByType: { Order: ['orders', 'order'], Product: ['products'], '*': ['revenue'] },
  typesByMutation: { createOrder: ['Order'], updateOrder: ['Order'], deleteOrder: ['Order'] },
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
const one = gql`
  query Order($id: Int!) {
    ...Record
  }
  fragment Record on Query {
    order(id: $id) {
      id
      note
    }
  }
`;
const products = gql`
  query Products {
    products {
      id
      name
    }
  }
`;
const revenue = gql`
  query Revenue {
    revenue
  }
`;
const create = gql`
  mutation Create($note: String) {
    createOrder(note: $note) {
      id
    }
  }
`;
const update = gql`
  mutation Update($id: Int!, $note: String) {
    updateOrder(id: $id, note: $note) {
      id
      note
    }
  }
`;
const remove = gql`
  mutation Delete($id: Int!) {
    deleteOrder(id: $id)
  }
`;
const several = gql`
  mutation Several($id: Int!, $note: String) {
    updateOrder(id: $id, note: $note) {
      id
      note
    }
    deleteOrder(id: 99)
  }
`;
const unknown = gql`
  mutation Tidy {
    tidyUp
  }
`;

let server: GraphQLServer;
let notes: Map<number, string>;
/** Milliseconds between reading or writing and the answer, and before it. */
let latency: (request: GraphQLRequest) => { readonly before?: number; readonly after?: number };
let isLost: (request: { operationName: string }) => boolean;
/** What an answer waits for when the server has read or written. */
let held: (request: GraphQLRequest) => Promise<unknown> | undefined;

const record = (id: number) =>
  notes.has(id) ? { __typename: 'Order', id, note: notes.get(id) } : null;
const carryOut = ({
  operationName,
  variables,
}: Pick<GraphQLRequest, 'operationName' | 'variables'>): object => {
  const id = Number(variables['id']);
  const note = String(variables['note']);
  const first = Number(variables['page']) * 2;
  switch (operationName) {
    case 'Create': {
      const created = Math.max(...notes.keys()) + 1;
      notes.set(created, note);
      return { data: { createOrder: record(created) } };
    }
    case 'Update':
      notes.set(id, note);
      return { data: { updateOrder: record(id) } };
    case 'Delete':
      return { data: { deleteOrder: notes.delete(id) } };
    case 'Several':
      notes.set(id, note);
      return {
        data: { updateOrder: record(id), deleteOrder: null },
        errors: [{ message: 'Нет такого заказа.', path: ['deleteOrder'] }],
      };
    case 'Tidy':
      notes.set(1, 'прибрано');
      return { data: { tidyUp: true } };
    case 'Products':
      return { data: { products: [] } };
    case 'Both':
    case 'Revenue':
      return { data: { revenue: [...notes.values()].join('+') } };
    case 'Order':
      return { data: { order: record(id) } };
    case 'OrderCount':
      return { data: { orders: { __typename: 'OrderConnection', totalCount: notes.size } } };
    case undefined:
    default:
      return {
        data: {
          orders: {
            __typename: 'OrderConnection',
            nodes: [...notes.keys()].slice(first, first + 2).map(record),
          },
        },
      };
  }
};
const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(async () => {
  notes = new Map([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
  latency = () => ({});
  isLost = () => false;
  held = () => undefined;
  server = await startGraphQLServer({
    async answer(request) {
      const { before, after } = latency(request);
      await pause(before);
      const answer = carryOut(request);
      await pause(after);
      await held(request);
      return answer;
    },
  });
});
afterEach(() => server.close());

/** The connection breaks after the write was carried out. */
const losing: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (typeof init?.body === 'string' && isLost(JSON.parse(init.body)))
    throw new TypeError('fetch failed');
  return response;
};
const start = (options: Partial<AdminClientOptions> = {}) =>
  createAdminClient({ uri: server.uri, schema, fetch: losing, ...options });
const asked = () =>
  server.requests.map(
    ({ operationName, variables }) => `${operationName} ${JSON.stringify(variables)}`,
  );

/** A query on the screen: the latest data that it shows, and every data that it showed. */
function show(client: ReturnType<typeof createAdminClient>, query: DocumentNode, variables = {}) {
  const shown: unknown[] = [];
  const watched = client.watchQuery({ query, variables });
  const subscription = watched.subscribe(({ data, error }) => void shown.push(error ?? data));
  return {
    shown,
    latest: () => shown.findLast((data) => data !== undefined),
    isLoading: () => watched.getCurrentResult().loading,
    close: () => subscription.unsubscribe(),
  };
}

type Client = ReturnType<typeof start>;
const isQuery = ({ query }: GraphQLRequest) => query?.startsWith('query') === true;
const ignore = () => undefined;

describe('every kind of write, sent while a query that it concerns is under way', () => {
  const writes: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
    ['a create', (client) => client.mutate({ mutation: create, variables: { note: 'новая' } })],
    [
      'an update',
      (client) => client.mutate({ mutation: update, variables: { id: 1, note: 'позвонить' } }),
    ],
    ['a delete', (client) => client.mutate({ mutation: remove, variables: { id: 1 } })],
    [
      'several, the second refused',
      (client) =>
        client.mutate({ mutation: several, variables: { id: 2, note: 'частью' } }).catch(ignore),
    ],
    ['one that no rule knows', (client) => client.mutate({ mutation: unknown })],
    [
      'one whose answer is lost',
      (client) => {
        isLost = ({ operationName }) => operationName === 'Update';
        return client
          .mutate({ mutation: update, variables: { id: 1, note: 'потеряно' } })
          .catch(ignore);
      },
    ],
  ];

  it.each(writes)(
    '%s is on the screen in the end, in the cache and in what is read next',
    async (_, write) => {
      const written = Promise.withResolvers<void>();
      held = (request) => (isQuery(request) ? written.promise : undefined);
      const client = start();
      const screens = [
        show(client, list, { page: 0 }),
        show(client, count),
        show(client, one, { id: 1 }),
      ];
      const read = client.query({ query: list, variables: { page: 1 } });
      await vi.waitFor(() => expect(server.requests.length).toBe(4));
      await write(client);
      written.resolve();
      await vi.waitFor(() => expect(screens.some(({ isLoading }) => isLoading())).toBe(false));
      expect(screens.map(({ latest }) => latest())).toMatchObject(
        [
          carryOut({ operationName: 'Orders', variables: { page: 0 } }),
          carryOut({ operationName: 'OrderCount', variables: {} }),
          carryOut({ operationName: 'Order', variables: { id: 1 } }),
        ].map((answered) => ('data' in answered ? answered.data : undefined)),
      );
      expect(await read).toMatchObject(
        carryOut({ operationName: 'Orders', variables: { page: 1 } }),
      );
      expect(client.readQuery({ query: list, variables: { page: 1 } })).toMatchObject(
        (await read).data ?? {},
      );
    },
  );
});

it('Two edits that follow each other show the second, whatever was under way, and never the first again', async () => {
  latency = (request) => (isQuery(request) ? { after: 150 } : { after: 20 });
  const client = start();
  const page = show(client, list, { page: 0 });
  await vi.waitFor(() => expect(page.latest()).toBeDefined());
  await client.mutate({ mutation: update, variables: { id: 1, note: 'первая' } });
  // The screen is being asked again.
  await vi.waitFor(() =>
    expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(2),
  );
  await client.mutate({ mutation: update, variables: { id: 1, note: 'вторая' } });
  const before = page.shown.length;
  await vi.waitFor(() => expect(page.isLoading()).toBe(false));
  expect(page.latest()).toMatchObject({ orders: { nodes: [{ note: 'вторая' }, {}] } });
  expect(JSON.stringify(page.shown.slice(before))).not.toContain('первая');
});

describe('what is asked after a write', () => {
  it('is each query on the screen that it concerns once, however many show it; the rest is left alone or forgotten', async () => {
    const client = start();
    const screens = [
      ...Array.from({ length: 10 }, () => show(client, list, { page: 0 })),
      show(client, products),
      show(client, revenue),
    ];
    await client.query({ query: list, variables: { page: 1 } });
    await vi.waitFor(() =>
      expect(screens.every(({ latest }) => latest() !== undefined)).toBe(true),
    );
    const before = server.requests.length;
    await client.mutate({ mutation: update, variables: { id: 1, note: 'позвонить' } });
    expect(client.readQuery({ query: list, variables: { page: 1 } })).toBeNull();
    await vi.waitFor(() => expect(screens.at(-1)?.latest()).toEqual({ revenue: 'позвонить+b+c' }));
    expect(asked().slice(before).toSorted()).toEqual([
      'Orders {"page":0}',
      'Revenue {}',
      'Update {"id":1,"note":"позвонить"}',
    ]);
    expect(screens.every(({ shown }) => shown.slice(1).every((data) => data !== undefined))).toBe(
      true,
    );
  });

  it('is asked once for each of ten screens that show something else, whatever they show of it', async () => {
    const client = start();
    const pages = Array.from({ length: 7 }, (_, page) => [list, { page }] as const);
    const screens = [
      ...pages,
      [count, {}] as const,
      [one, { id: 1 }] as const,
      [revenue, {}] as const,
    ].map(([query, variables]) => show(client, query, variables));
    await vi.waitFor(() =>
      expect(screens.every(({ latest }) => latest() !== undefined)).toBe(true),
    );
    const before = server.requests.length;
    await client.mutate({ mutation: update, variables: { id: 1, note: 'позвонить' } });
    await vi.waitFor(() => expect(asked().length).toBeGreaterThanOrEqual(before + 11));
    await vi.waitFor(() => expect(screens.some(({ isLoading }) => isLoading())).toBe(false));
    const since = asked().slice(before);
    expect(since).toHaveLength(11);
    expect(new Set(since).size).toBe(11);
    expect(screens.at(-1)?.latest()).toEqual({ revenue: 'позвонить+b+c' });
  });

  it('is asked once after writes that follow each other', async () => {
    const client = start();
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    for (const note of ['x', 'y', 'z'])
      await client.mutate({ mutation: update, variables: { id: 1, note } });
    await vi.waitFor(() =>
      expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(2),
    );
    await vi.waitFor(() => expect(page.isLoading()).toBe(false));
    expect(page.latest()).toMatchObject({ orders: { nodes: [{ note: 'z' }, {}] } });
    expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(2);
  });

  it('is asked once when a series of writes has ended, however long that takes, and queries meanwhile are answered', async () => {
    latency = (request) => (isQuery(request) ? { after: 30 } : { after: 150 });
    const client = start();
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    const { promise: series, resolve: end } = Promise.withResolvers<void>();
    const others: unknown[] = [];
    for (const note of ['u', 'v', 'x', 'y', 'z']) {
      const write = client.mutate({
        mutation: update,
        variables: { id: 1, note },
        context: { series },
      });
      // One of them is under way when the write ends.
      const record = client.query({ query: one, variables: { id: 1 } });
      await write;
      others.push(
        (await record).data,
        (await client.query({ query: one, variables: { id: 2 }, fetchPolicy: 'network-only' }))
          .data,
      );
    }
    expect(others).toHaveLength(10);
    expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(1);
    end();
    await vi.waitFor(() =>
      expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(2),
    );
    await vi.waitFor(() => expect(page.isLoading()).toBe(false));
    expect(page.latest()).toMatchObject({ orders: { nodes: [{ note: 'z' }, {}] } });
  });

  it('is asked once when a series of writes was given up, and does not wait for it afterwards', async () => {
    const client = start();
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    const { promise: series, reject: giveUp } = Promise.withResolvers<void>();
    await client.mutate({
      mutation: update,
      variables: { id: 2, note: 'ряд' },
      context: { series },
    });
    const since = Date.now();
    giveUp(new Error('given up'));
    await vi.waitFor(() =>
      expect(page.latest()).toMatchObject({ orders: { nodes: [{}, { note: 'ряд' }] } }),
    );
    expect(Date.now() - since).toBeLessThan(4000);
  });

  it('is asked again soon after a write that belongs to no series, while one goes on', async () => {
    const client = start();
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    const { promise: series, resolve: end } = Promise.withResolvers<void>();
    await client.mutate({
      mutation: update,
      variables: { id: 2, note: 'ряд' },
      context: { series },
    });
    const since = Date.now();
    await client.mutate({ mutation: update, variables: { id: 1, note: 'сама' } });
    await vi.waitFor(() =>
      expect(page.latest()).toMatchObject({
        orders: { nodes: [{ note: 'сама' }, { note: 'ряд' }] },
      }),
    );
    expect(Date.now() - since).toBeLessThan(4000);
    end();
  });

  it('is not put off for long by a write that hangs', async () => {
    latency = ({ operationName }) => (operationName === 'Tidy' ? { before: 60_000 } : {});
    const client = start();
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    client.mutate({ mutation: unknown }).catch(ignore);
    await client.mutate({ mutation: create, variables: { note: 'г' } });
    await vi.waitFor(() =>
      expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(2),
    );
  });

  it('is nothing after a write that the server did not let in, or that says that it changes nothing', async () => {
    const client = start();
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    server.setFaults((attempt) => (attempt === 0 ? { kind: 'status', status: 401 } : undefined));
    await expect(
      client.mutate({ mutation: create, variables: { note: 'г' } }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await client.mutate({ mutation: unknown, context: { writes: [] } });
    // Answered by the cache, which nothing has made stale.
    await client.query({ query: list, variables: { page: 0 } });
    expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(1);
  });

  it('is nothing after a refused change whose refusal says what the record holds', async () => {
    let extensions: object = { code: 'CONFLICT', current: { id: 1, note: 'их' } };
    const refusing: typeof fetch = async (input, init) =>
      typeof init?.body === 'string' && init.body.includes('mutation')
        ? Response.json({ data: null, errors: [{ message: 'Changed.', extensions }] })
        : fetch(input, init);
    const client = start({ fetch: refusing });
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    const change = (mutation: DocumentNode) =>
      client.mutate({ mutation, variables: { id: 1, note: 'моё' } });
    const asks = () => asked().filter((request) => request.startsWith('Orders'));
    await expect(change(update)).rejects.toMatchObject({ code: 'CONFLICT' });
    await client.query({ query: list, variables: { page: 0 } });
    expect(asks()).toHaveLength(1);
    // Of several changes, another may have been made.
    await expect(change(several)).rejects.toMatchObject({ code: 'CONFLICT' });
    await vi.waitFor(() => expect(asks()).toHaveLength(2));
    extensions = { code: 'CONFLICT' };
    await expect(change(update)).rejects.toMatchObject({ code: 'CONFLICT' });
    await vi.waitFor(() => expect(asks()).toHaveLength(3));
  });

  it('is everything after a write to a type that no rule knows', async () => {
    const client = start();
    const screen = show(client, products);
    await vi.waitFor(() => expect(screen.latest()).toBeDefined());
    await client.mutate({ mutation: unknown, context: { writes: ['Ordre'] } });
    await vi.waitFor(() =>
      expect(asked().filter((request) => request.startsWith('Products'))).toHaveLength(2),
    );
  });
});

it('A read from the cache right after a write waits for the answer that is on its way to the screen', async () => {
  const client = start();
  const page = show(client, list, { page: 0 });
  await vi.waitFor(() => expect(page.latest()).toBeDefined());
  await client.mutate({ mutation: create, variables: { note: 'г' } });
  notes.delete(1);
  await expect(client.query({ query: list, variables: { page: 0 } })).resolves.toMatchObject({
    data: { orders: { nodes: [{ id: 2 }, { id: 3 }] } },
  });
  await vi.waitFor(() => expect(page.isLoading()).toBe(false));
  expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(2);
});

describe('A screen that closes before it has been asked again', () => {
  it('leaves nothing stale in the cache, closed right after the write', async () => {
    const client = start();
    const screens = [show(client, list, { page: 0 }), show(client, products)];
    await vi.waitFor(() =>
      expect(screens.every(({ latest }) => latest() !== undefined)).toBe(true),
    );
    await client.mutate({ mutation: update, variables: { id: 1, note: 'позвонить' } });
    notes.delete(2);
    screens[0]?.close();
    await vi.waitFor(() =>
      expect(client.readQuery({ query: list, variables: { page: 0 } })).toBeNull(),
    );
    await expect(client.query({ query: list, variables: { page: 0 } })).resolves.toMatchObject({
      data: { orders: { nodes: [{ id: 1 }, { id: 3 }] } },
    });
  });

  it('leaves nothing stale in the cache, closed while it was asked', async () => {
    const client = start();
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    held = (request) => (isQuery(request) ? new Promise(() => undefined) : undefined);
    const before = server.requests.length;
    await client.mutate({ mutation: update, variables: { id: 1, note: 'позвонить' } });
    await vi.waitFor(() => expect(server.requests.length).toBe(before + 2));
    notes.delete(2);
    held = () => undefined;
    page.close();
    await vi.waitFor(() =>
      expect(client.readQuery({ query: list, variables: { page: 0 } })).toBeNull(),
    );
    await expect(client.query({ query: list, variables: { page: 0 } })).resolves.toMatchObject({
      data: { orders: { nodes: [{ id: 1 }, { id: 3 }] } },
    });
  });
});

it('A record that the application takes out of the cache leaves every list at once', async () => {
  latency = (request) => (isQuery(request) ? { after: 50 } : {});
  const client = start();
  const page = show(client, list, { page: 0 });
  await vi.waitFor(() => expect(page.latest()).toBeDefined());
  await client.mutate({
    mutation: remove,
    variables: { id: 2 },
    update: (cache) => void cache.evict({ id: 'Order:2' }),
  });
  await vi.waitFor(() => expect(page.latest()).toMatchObject({ orders: { nodes: [{ id: 1 }] } }));
  await vi.waitFor(() =>
    expect(page.latest()).toMatchObject({ orders: { nodes: [{ id: 1 }, { id: 3 }] } }),
  );
  await expect(client.query({ query: one, variables: { id: 2 } })).resolves.toMatchObject({
    data: { order: null },
  });
});

it('A query that fails after a write says so itself', async () => {
  const client = start();
  const page = show(client, list, { page: 0 });
  await vi.waitFor(() => expect(page.latest()).toBeDefined());
  server.setFaults((attempt) => (attempt === 0 ? undefined : { kind: 'status', status: 503 }));
  await client.mutate({ mutation: create, variables: { note: 'г' } });
  await vi.waitFor(() => expect(page.latest()).toMatchObject({ code: 'SERVER_STATUS' }));
});

it('Aborting one of two identical queries leaves the other alone', async () => {
  latency = () => ({ after: 40 });
  const client = start();
  const controller = new AbortController();
  const aborted = client.query({
    query: products,
    context: { fetchOptions: { signal: controller.signal } },
  });
  const other = client.query({ query: products });
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ code: 'ABORTED' });
  await expect(other).resolves.toMatchObject({ data: { products: [] } });
});

describe('the cache of a tab that stays open', () => {
  const cart = gql`
    query Cart {
      isCartOpen
    }
  `;
  const draft = gql`
    fragment Draft on Draft {
      id
      text
    }
  `;
  const use = async (trimAfter?: number) => {
    const client = start(trimAfter === undefined ? {} : { trimAfter });
    client.writeQuery({ query: cart, data: { isCartOpen: true } });
    client.writeFragment({
      id: 'Draft:1',
      fragment: draft,
      data: { __typename: 'Draft', id: 1, text: 'Черновик' },
    });
    const page = show(client, list, { page: 0 });
    for (let from = 1; from <= 510; from += 30)
      await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          client.query({ query: one, variables: { id: from + index } }),
        ),
      );
    await pause();
    return { client, page };
  };

  it('forgets answers that are not on the screen, and nothing that the application wrote itself', async () => {
    const { client, page } = await use();
    await vi.waitFor(() =>
      expect(client.readQuery({ query: one, variables: { id: 3 } })).toBeNull(),
    );
    expect(client.readQuery({ query: cart })).toEqual({ isCartOpen: true });
    expect(client.readFragment({ id: 'Draft:1', fragment: draft })).toMatchObject({
      text: 'Черновик',
    });
    expect(page.latest()).toMatchObject({ orders: { nodes: [{ id: 1 }, { id: 2 }] } });
    expect(asked().filter((request) => request.startsWith('Orders'))).toHaveLength(1);
  });

  it('keeps what the application wrote itself when the screen that showed it has gone, beside fields of the server or alone', async () => {
    const client = start({ trimAfter: 10, localState: new LocalState({}) });
    client.writeQuery({ query: cart, data: { isCartOpen: true } });
    client.writeQuery({
      query: gql`
        query Theme {
          theme
        }
      `,
      data: { theme: 'тёмная' },
    });
    const ask = async () => {
      for (let id = 1; id <= 10; id += 1)
        await client.query({ query: one, variables: { id }, fetchPolicy: 'network-only' });
      await pause();
    };
    const screens = [
      gql`
        query Cart {
          isCartOpen
        }
      `,
      gql`
        query Both {
          revenue
          theme @client
        }
      `,
    ].map((query) => client.watchQuery({ query, fetchPolicy: 'cache-first' }));
    const subscriptions = screens.map((screen) => screen.subscribe(() => undefined));
    await vi.waitFor(() =>
      expect(screens.map((screen) => screen.getCurrentResult().data)).toEqual([
        { isCartOpen: true },
        { revenue: 'a+b+c', theme: 'тёмная' },
      ]),
    );
    await ask();
    for (const subscription of subscriptions) subscription.unsubscribe();
    await ask();
    await vi.waitFor(() => expect(client.readQuery({ query: revenue })).toBeNull());
    expect(
      client.readQuery({
        query: gql`
          query Own {
            isCartOpen
            theme
          }
        `,
      }),
    ).toEqual({ isCartOpen: true, theme: 'тёмная' });
  });

  it('forgets sooner, or nothing, where the application says so', async () => {
    expect((await use(0)).client.readQuery({ query: one, variables: { id: 3 } })).not.toBeNull();
    const { client } = await use(20);
    await vi.waitFor(() =>
      expect(client.readQuery({ query: one, variables: { id: 480 } })).toBeNull(),
    );
  });
});

describe('a change that somebody else made, once the client hears of it', () => {
  it('is on the screen, and in what is read next; nothing else is asked again', async () => {
    const client = start();
    const screens = [show(client, list, { page: 0 }), show(client, revenue)];
    show(client, products);
    await client.query({ query: one, variables: { id: 2 } });
    await vi.waitFor(() => expect(screens.some(({ isLoading }) => isLoading())).toBe(false));
    await vi.waitFor(() => expect(server.requests.length).toBe(4));
    notes.set(1, 'чужая');
    notes.set(2, 'и эта');
    await markStale(client, { type: 'Order' });
    expect(await client.query({ query: one, variables: { id: 2 } })).toMatchObject({
      data: { order: { note: 'и эта' } },
    });
    await vi.waitFor(() =>
      expect(screens.map(({ latest }) => latest())).toMatchObject([
        { orders: { nodes: [{ note: 'чужая' }, { note: 'и эта' }] } },
        { revenue: 'чужая+и эта+c' },
      ]),
    );
    expect(asked().slice(4).toSorted()).toEqual([
      'Order {"id":2}',
      'Orders {"page":0}',
      'Revenue {}',
    ]);
  });

  it('shares one refresh with others that follow it closely', async () => {
    const client = start();
    const { isLoading } = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(isLoading()).toBe(false));
    await Promise.all([1, 2, 3].map(() => markStale(client, { type: 'Order' })));
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    await vi.waitFor(() => expect(isLoading()).toBe(false));
    await pause(50);
    expect(asked()).toHaveLength(2);
  });

  it('is refused for a client that follows no writes', async () => {
    await expect(
      markStale(new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() }), {
        type: 'Order',
      }),
    ).rejects.toThrow('createAdminClient');
  });
});
