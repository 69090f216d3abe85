import { gql, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';

import { emptySchemaConfig, type SchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import type { ListRequest, PageInfo } from '../resource/list-request.ts';
import {
  startGraphQLServer,
  type GraphQLRequest,
  type GraphQLServer,
} from '../testing/server/index.ts';
import type { GrowingList, GrowingListOptions } from './growing-list.ts';
import { growingListOf } from './growing-list-of.ts';
import { watchGrowingList } from './watch-growing-list.ts';

interface Order {
  __typename: 'Order';
  id: number;
  city: string;
}
interface OrdersData {
  orders: { nodes: Order[]; pageInfo: PageInfo };
}
interface OrdersVariables {
  first?: number;
  last?: number;
  offset?: number;
  after?: string;
  before?: string;
  city?: string;
  descending?: boolean;
}

const document: TypedDocumentNode<OrdersData, OrdersVariables> = gql`
  query Orders(
    $first: Int
    $last: Int
    $offset: Int
    $after: String
    $before: String
    $city: String
    $descending: Boolean
  ) {
    orders(
      first: $first
      last: $last
      offset: $offset
      after: $after
      before: $before
      city: $city
      descending: $descending
    ) {
      nodes {
        id
        city
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;
const schema: SchemaConfig = {
  ...emptySchemaConfig,
  typePolicies: {
    OrderConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
    PageInfo: { keyFields: false, merge: true },
  },
  rootFieldsByType: { Order: ['orders'] },
  typesByMutation: { saveOrders: ['Order'] },
};
const save = gql`
  mutation Save {
    saveOrders
  }
`;

let orders: Order[];
let server: GraphQLServer;
const order = (id: number): Order => ({ __typename: 'Order', id, city: id % 2 ? 'Омск' : 'Пермь' });

/** Positions are ids, as of a server that pages by key. */
function answer({ operationName, variables }: Pick<GraphQLRequest, 'operationName' | 'variables'>) {
  if (operationName === 'Save') return { data: { saveOrders: true } };
  const {
    first,
    last,
    offset = 0,
    after,
    before,
    city,
    descending = false,
  }: OrdersVariables = variables;
  const all = orders
    .filter((each) => city === undefined || each.city === city)
    .sort((a, b) => (descending ? b.id - a.id : a.id - b.id));
  const behind =
    after === undefined
      ? all.slice(offset)
      : all.filter(({ id }) => (descending ? id < Number(after) : id > Number(after)));
  const within = before === undefined ? behind : behind.filter(({ id }) => id < Number(before));
  const nodes = last === undefined ? within.slice(0, first) : within.slice(-last);
  const has = (end: Order | undefined, step: number) =>
    end !== undefined && all[all.indexOf(end) + step] !== undefined;
  return {
    data: {
      orders: {
        __typename: 'OrderConnection',
        nodes,
        pageInfo: {
          __typename: 'PageInfo',
          hasNextPage: has(nodes.at(-1), 1),
          hasPreviousPage: has(nodes[0], -1),
          startCursor: nodes[0] ? String(nodes[0].id) : null,
          endCursor: nodes.at(-1) ? String(nodes.at(-1)?.id) : null,
        },
      },
    },
  };
}

beforeEach(async () => {
  orders = Array.from({ length: 10 }, (_, index) => order(index * 10 + 10));
  server = await startGraphQLServer({ answer });
});
afterEach(() => server.close());

/** After a write the pages that are held are asked for again. */
async function refreshed(client: ApolloClient): Promise<void> {
  const before = server.attempts();
  await client.mutate({ mutation: save });
  await vi.waitFor(() => expect(server.attempts()).toBeGreaterThan(before + 1));
}

const shared = {
  document,
  pageSize: 3,
  records: (data: OrdersData) => data.orders.nodes,
  page: (data: OrdersData) => data.orders.pageInfo,
} as const;
type Options = GrowingListOptions<OrdersData, OrdersVariables, Order>;
const byOffset = (more: OrdersVariables = {}): Options => ({
  ...shared,
  paging: 'offset',
  variables: ({ page, pageSize }) => ({ first: pageSize, offset: page * pageSize, ...more }),
});
const byCursor = (more: OrdersVariables = {}): Options => ({
  ...shared,
  paging: 'cursor',
  variables: ({ pageSize, after }) => ({
    first: pageSize,
    ...(after !== undefined && { after }),
    ...more,
  }),
});
const backwards: Options = {
  ...shared,
  paging: 'cursor',
  direction: 'backwards',
  variables: ({ pageSize, before }) => ({
    last: pageSize,
    ...(before !== undefined && { before }),
  }),
};
const ways = [
  ['offset', byOffset],
  ['cursor', byCursor],
] as const;

const ids = (list: GrowingList<Order>) => list.getState().records.map(({ id }) => id);
const settled = (list: GrowingList<unknown>) =>
  vi.waitFor(() => expect(list.getState().isLoading).toBe(false), { interval: 2, timeout: 10_000 });
async function grow(list: GrowingList<unknown>, pages: number) {
  await settled(list);
  for (let page = 1; page < pages; page += 1) {
    list.loadNext();
    await settled(list);
  }
}
function watch(options: Options, client = createAdminClient({ uri: server.uri, schema })) {
  const list = watchGrowingList(client, options);
  const shown: (readonly number[])[] = [];
  const stop = list.subscribe(() => void shown.push(ids(list)));
  return { client, list, shown, stop };
}

describe.each(ways)('a list that grows by %s', (_, options) => {
  it('loads page by page, to the end and not further', async () => {
    const { list, stop } = watch(options());
    expect(list.getState()).toMatchObject({ status: 'loading', records: [], isLoading: true });
    await grow(list, 2);
    expect(ids(list)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(list.getState()).toMatchObject({
      status: 'ready',
      hasNext: true,
      hasPrevious: false,
      error: undefined,
    });
    await grow(list, 4);
    expect(ids(list)).toEqual(orders.map(({ id }) => id));
    expect(list.getState().hasNext).toBe(false);
    const asked = server.requests.length;
    list.loadNext();
    await settled(list);
    expect(server.requests).toHaveLength(asked);
    stop();
  });

  it('asks once for a page however often it is told to', async () => {
    const { list, stop } = watch(options());
    await settled(list);
    for (let times = 0; times < 5; times += 1) list.loadNext();
    await settled(list);
    expect(server.requests).toHaveLength(2);
    stop();
  });

  it('is right after a write: nothing twice, nothing lost, no gap on the way', async () => {
    const { client, list, shown, stop } = watch(options());
    await grow(list, 3);
    for (const write of [
      () => orders.push(order(5)),
      () => orders.push(order(35), order(36)),
      () => void (orders = orders.filter(({ id }) => id !== 20 && id !== 30)),
    ]) {
      write();
      const before = shown.length;
      await refreshed(client);
      await settled(list);
      const length = ids(list).length;
      expect(ids(list)).toEqual(
        orders
          .map(({ id }) => id)
          .sort((a, b) => a - b)
          .slice(0, length),
      );
      expect(length).toBeGreaterThanOrEqual(8);
      for (const each of shown.slice(before)) {
        expect(new Set(each).size).toBe(each.length);
        expect(each.length).toBeGreaterThan(5);
      }
    }
    stop();
  });

  it('takes a deleted record out at once', async () => {
    const { client, list, stop } = watch(options());
    await grow(list, 2);
    orders = orders.filter(({ id }) => id !== 40);
    server.setFaults(() => ({ kind: 'latency', milliseconds: 100 }));
    await client.mutate({
      mutation: save,
      update: (cache) => void cache.evict({ id: 'Order:40' }),
    });
    await vi.waitFor(() => expect(ids(list)).toEqual([10, 20, 30, 50, 60]));
    await vi.waitFor(() => expect(ids(list)).toHaveLength(6));
    await settled(list);
    expect(ids(list)).toEqual([10, 20, 30, 50, 60, 70]);
    stop();
  });

  it('never mixes sorts and filters', async () => {
    const client = createAdminClient({ uri: server.uri, schema });
    const all = watch(options(), client);
    const some = watch(options({ city: 'Пермь', descending: true }), client);
    await Promise.all([grow(all.list, 2), grow(some.list, 2)]);
    orders.push(order(15), order(16));
    await refreshed(client);
    await Promise.all([settled(all.list), settled(some.list)]);
    expect(ids(all.list)).toEqual([10, 15, 16, 20, 30, 40]);
    expect(ids(some.list)).toEqual([100, 90, 80, 70, 60, 50]);
    all.stop();
    some.stop();
  });

  it('holds no more pages than it may, and loads those again that it let go', async () => {
    const { client, list, stop } = watch({ ...options(), maxPages: 2 });
    await grow(list, 4);
    expect(ids(list)).toEqual([70, 80, 90, 100]);
    expect(list.getState()).toMatchObject({ hasPrevious: true, hasNext: false });
    expect(client.getObservableQueries('active').size).toBe(2);
    list.loadPrevious();
    await settled(list);
    expect(ids(list)).toEqual([40, 50, 60, 70, 80, 90]);
    list.loadPrevious();
    await settled(list);
    expect(ids(list)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(list.getState()).toMatchObject({ hasPrevious: false, hasNext: true });
    expect(client.getObservableQueries('active').size).toBe(2);
    stop();
    expect(client.getObservableQueries('active').size).toBe(0);
  });

  it('keeps what it shows when a page fails, and goes on from there', async () => {
    const { list, stop } = watch(options());
    await settled(list);
    server.setFaults(() => ({ kind: 'status', status: 503 }));
    list.loadNext();
    await settled(list);
    expect(list.getState()).toMatchObject({ status: 'ready', error: { code: 'SERVER_STATUS' } });
    expect(ids(list)).toEqual([10, 20, 30]);
    server.setFaults(undefined);
    list.loadNext();
    await vi.waitFor(() => expect(ids(list)).toEqual([10, 20, 30, 40, 50, 60]));
    expect(list.getState().error).toBeUndefined();
    stop();
  });

  it('is not at its end while the next page is under way, nor when it failed', async () => {
    const { list, stop } = watch(options());
    await settled(list);
    server.setFaults(() => ({ kind: 'status', status: 503 }));
    list.loadNext();
    expect(list.getState()).toMatchObject({ isGrowing: true, hasNext: true });
    await settled(list);
    expect(list.getState()).toMatchObject({
      hasNext: true,
      nextError: { code: 'SERVER_STATUS' },
    });
    stop();
  });

  it('says so when there is nothing to show, and is asked again', async () => {
    server.setFaults(() => ({ kind: 'status', status: 503 }));
    const { list, stop } = watch(options());
    await settled(list);
    expect(list.getState()).toMatchObject({
      status: 'failed',
      records: [],
      error: { code: 'SERVER_STATUS' },
    });
    server.setFaults(undefined);
    list.retry();
    await vi.waitFor(() => expect(ids(list)).toEqual([10, 20, 30]));
    stop();
  });

  it('finds its pages again when somebody comes back', async () => {
    const { list, shown, stop } = watch(options());
    await grow(list, 2);
    stop();
    const before = shown.length;
    const again = list.subscribe(() => void shown.push(ids(list)));
    await settled(list);
    expect(ids(list)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(shown.slice(before).every((each) => each.length === 6)).toBe(true);
    again();
  });
});

it('A list that is left while its pages move leaves no rejection behind', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const { client, list, stop } = watch(byCursor());
  await grow(list, 3);
  orders.push(order(5));
  server.setFaults((attempt) => (attempt < 3 ? undefined : { kind: 'latency', milliseconds: 200 }));
  await refreshed(client);
  await vi.waitFor(() => expect(server.attempts()).toBeGreaterThan(3));
  stop();
  server.setFaults(() => ({ kind: 'status', status: 503 }));
  const failing = watch(byCursor(), client);
  await settled(failing.list);
  failing.list.retry();
  failing.stop();
  // Whatever was left to be rejected is by the time that another answer is here.
  server.setFaults(() => undefined);
  await client.query({ query: document, variables: { first: 1 }, fetchPolicy: 'network-only' });
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

it('A conversation begins with the last records and grows towards the first', async () => {
  const { client, list, stop } = watch(backwards);
  await grow(list, 2);
  expect(ids(list)).toEqual([50, 60, 70, 80, 90, 100]);
  orders.push(order(110));
  await refreshed(client);
  await settled(list);
  expect(ids(list)).toEqual([60, 70, 80, 90, 100, 110]);
  await grow(list, 3);
  expect(ids(list)).toEqual(orders.map(({ id }) => id).slice(-list.getState().records.length));
  stop();
});

it('A conversation grows where the server tells its beginning alone', async () => {
  const { list, stop } = watch({
    ...backwards,
    page: ({ orders: { pageInfo } }) => ({ ...pageInfo, endCursor: null }),
  });
  await grow(list, 2);
  expect(ids(list)).toEqual([50, 60, 70, 80, 90, 100]);
  stop();
});

it('Of the pages out of sight the nearest are refreshed first', async () => {
  orders = Array.from({ length: 21 }, (_, index) => order(index + 1));
  const { client, list, stop } = watch(byOffset());
  await grow(list, 7);
  list.look(10, 10);
  const before = server.requests.length;
  await client.mutate({ mutation: save });
  const offsets = () =>
    server.requests
      .slice(before)
      .filter(({ operationName }) => operationName === 'Orders')
      .map(({ variables }) => variables['offset']);
  await vi.waitFor(() => expect(offsets()).toHaveLength(7));
  expect(offsets()).toEqual([9, 12, 6, 15, 3, 18, 0]);
  stop();
});

it.each(['page', 'token', 'none'] as const)(
  'A generated list grows by its own paging: %s',
  async (paging) => {
    const list = {
      document,
      paging,
      variables: ({ page, pageSize, after, search }: ListRequest): OrdersVariables => ({
        first: paging === 'none' ? 100 : pageSize,
        ...(paging === 'page' && { offset: page * pageSize }),
        ...(after !== undefined && { after }),
        ...(search && { city: search }),
      }),
      records: (data: OrdersData) => data.orders.nodes,
      page: (data: OrdersData) => data.orders.pageInfo,
    };
    const growing = watchGrowingList(
      createAdminClient({ uri: server.uri, schema }),
      growingListOf({ list, key: ['id'] }, { pageSize: 4, search: 'Пермь' }),
    );
    expectTypeOf(growing.getState().records).toEqualTypeOf<readonly Order[]>();
    const stop = growing.subscribe(() => undefined);
    await grow(growing, 3);
    expect(ids(growing)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    stop();
  },
);

it('A list that is scrolled for a week holds its pages and no more', async () => {
  orders = Array.from({ length: 3_000 }, (_, index) => order(index + 1));
  const { client, list, stop } = watch({ ...byCursor(), maxPages: 5 });
  await grow(list, 700);
  const size = JSON.stringify(client.extract()).length;
  await grow(list, 300);
  expect(list.getState().records).toHaveLength(15);
  // One for each step, also where pages are let go at the other end.
  expect(server.requests).toHaveLength(999);
  expect(client.getObservableQueries('active').size).toBe(5);
  expect(JSON.stringify(client.extract()).length).toBeLessThan(size * 2.5);
  stop();
});

it('A server that answers without a record, and says that there is more, is not asked for ever', async () => {
  orders = [];
  const { list, stop } = watch({
    ...byCursor(),
    page: () => ({ hasNextPage: true, hasPreviousPage: false, endCursor: '10' }),
  });
  await settled(list);
  expect(list.getState()).toMatchObject({ status: 'ready', hasNext: true, isGrowing: false });
  expect(server.requests).toHaveLength(1);
  list.loadNext();
  await settled(list);
  expect(server.requests).toHaveLength(2);
  stop();
});

it('A generated list is asked for with everything that its request holds', () => {
  const asked: ListRequest[] = [];
  const { variables } = growingListOf(
    {
      list: {
        document,
        paging: 'offset',
        variables: (request) => (asked.push(request), {}),
        records: (data: OrdersData) => data.orders.nodes,
        page: (data: OrdersData) => data.orders.pageInfo,
      },
      key: ['id'],
    },
    { groups: [{ kind: 'any', filters: [] }], search: 'Омск' },
  );
  variables({ page: 2, pageSize: 10 });
  expect(asked).toEqual([
    {
      page: 2,
      pageSize: 10,
      sort: [],
      filters: [],
      groups: [{ kind: 'any', filters: [] }],
      search: 'Омск',
      columns: [],
    },
  ]);
});

it('A page that comes while another is in sight is no query', async () => {
  const { client, list, stop } = watch(byCursor());
  await grow(list, 3);
  list.look(0, 1);
  await vi.waitFor(() => expect(client.getObservableQueries('active').size).toBe(1));
  list.loadNext();
  await settled(list);
  expect(ids(list)).toEqual(orders.map(({ id }) => id));
  await vi.waitFor(() => expect(client.getObservableQueries('active').size).toBe(1));
  stop();
});

it('Of a conversation the page in sight is a query: the last rows are of the first page', async () => {
  const { client, list, stop } = watch(backwards);
  await grow(list, 3);
  const watched = () =>
    [...client.getObservableQueries('active')].map(({ variables }) => variables);
  expect(ids(list)).toEqual([20, 30, 40, 50, 60, 70, 80, 90, 100]);
  list.look(6, 8);
  await vi.waitFor(() => expect(watched()).toEqual([{ last: 3 }]));
  list.look(0, 2);
  await vi.waitFor(() => expect(watched()).toEqual([{ last: 3, before: '50' }]));
  stop();
});

it('A conversation that lets pages go asks for one page in each step', async () => {
  orders = Array.from({ length: 60 }, (_, index) => order(index + 1));
  const { list, stop } = watch({ ...backwards, maxPages: 2 });
  await grow(list, 5);
  expect(server.requests).toHaveLength(5);
  expect(ids(list)).toEqual([46, 47, 48, 49, 50, 51]);
  stop();
});
