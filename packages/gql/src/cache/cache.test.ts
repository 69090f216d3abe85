import { gql, type DocumentNode } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAdminClient } from '../client/create-admin-client.ts';
import { startGraphQLServer, type GraphQLRequest, type GraphQLServer } from '../testing/server/index.ts';
import { createAdminCache } from './create-admin-cache.ts';
import { refreshAfterWrite } from './refresh-after-write.ts';
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
  rootFieldsByType: { Order: ['orders', 'order', 'customer'], Customer: ['customer', 'customers'] },
};

const list = gql`query Orders($page: Int!) { orders(page: $page) { nodes { id note } } }`;
const count = gql`query OrderCount { orders(page: 0) { totalCount } }`;
const one = gql`query Order($id: Int!) { order(id: $id) { id note } }`;
const products = gql`query Products { products { id name } }`;

describe('identity', () => {
  it('is the fields that the schema names', () => {
    expect(createAdminCache(schema).identify({ __typename: 'OrderItem', orderId: 7, productId: 3 })).toBe('OrderItem:{"orderId":7,"productId":3}');
  });
});

describe('exact scalars', () => {
  const document = gql`query Order { order { id total fees number } }`;

  it('are text, however the server writes them', () => {
    const cache = createAdminCache(schema);
    cache.writeQuery({ query: document, data: { order: { __typename: 'Order', id: 1, total: 12.5, fees: [0.1, '0.20'], number: '9007199254740993' } } });
    expect(cache.readQuery({ query: document })).toEqual({ order: { __typename: 'Order', id: 1, total: '12.5', fees: ['0.1', '0.20'], number: '9007199254740993' } });
  });

  it('keep null', () => {
    const cache = createAdminCache(schema);
    cache.writeQuery({ query: document, data: { order: { __typename: 'Order', id: 1, total: null, fees: null, number: null } } });
    expect(cache.readQuery({ query: document })).toEqual({ order: { __typename: 'Order', id: 1, total: null, fees: null, number: null } });
  });

  it('survive the way from the socket, where JSON has no such numbers', async () => {
    const server = await startGraphQLServer({ answer: () => ({}), raw: () => ({ body: '{"data":{"order":{"__typename":"Order","id":1,"total":12345678901234567.89,"fees":[],"number":9007199254740993}}}' }) });
    const { data } = await createAdminClient({ uri: server.uri, schema }).query({ query: document });
    expect(data).toMatchObject({ order: { total: '12345678901234567.89', number: '9007199254740993' } });
    await server.close();
  });
});

describe('writing', () => {
  it('never loses data with a warning', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const cache = createAdminCache(schema);
    const items = gql`query Items { order(id: 1) { id items { orderId productId quantity } price { amount } } }`;
    const currency = gql`query Currency { order(id: 1) { id price { currency } } }`;
    const item = (productId: number) => ({ __typename: 'OrderItem', orderId: 1, productId, quantity: 1 });
    const order = (...ids: number[]) => ({ order: { __typename: 'Order', id: 1, items: ids.map(item), price: { __typename: 'Money', amount: '1' } } });
    cache.writeQuery({ query: items, data: order(1, 2) });
    cache.writeQuery({ query: items, data: order(2) });
    cache.writeQuery({ query: currency, data: { order: { __typename: 'Order', id: 1, price: { __typename: 'Money', currency: 'RUB' } } } });
    cache.writeQuery({ query: list, variables: { page: 0 }, data: { orders: { __typename: 'OrderConnection', nodes: [{ __typename: 'Order', id: 1, note: '' }] } } });
    cache.writeQuery({ query: count, data: { orders: { __typename: 'OrderConnection', totalCount: 1 } } });
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    expect(cache.readQuery({ query: list, variables: { page: 0 } })).toMatchObject({ orders: { nodes: [{ id: 1 }] } });
    vi.restoreAllMocks();
  });
});

describe('refreshAfterWrite', () => {
  let server: GraphQLServer;
  let notes: Map<number, string>;
  const order = (id: number) => (notes.has(id) ? { __typename: 'Order', id, note: notes.get(id) } : null);
  const answer = ({ operationName, variables }: GraphQLRequest) => {
    if (operationName === 'Products') return { data: { products: [] } };
    if (operationName === 'Order') return { data: { order: order(Number(variables['id'])) } };
    if (operationName === 'OrderCount') return { data: { orders: { __typename: 'OrderConnection', totalCount: notes.size } } };
    const nodes = [...notes.keys()].slice(Number(variables['page']) * 2, Number(variables['page']) * 2 + 2).map(order);
    return { data: { orders: { __typename: 'OrderConnection', nodes } } };
  };
  beforeEach(async () => {
    notes = new Map([[1, 'a'], [2, 'b'], [3, 'c']]);
    server = await startGraphQLServer({ answer });
  });
  afterEach(() => server.close());

  /** A query on the screen: the latest data that it shows, and every data that it showed. */
  function show(client: ReturnType<typeof createAdminClient>, query: DocumentNode, variables = {}) {
    const shown: unknown[] = [];
    client.watchQuery({ query, variables }).subscribe(({ data, error }) => void shown.push(error ?? data));
    return { shown, latest: () => shown.findLast((data) => data !== undefined) };
  }
  const asked = () => server.requests.map(({ operationName, variables }) => `${operationName} ${JSON.stringify(variables)}`);

  it('asks again for what is on the screen, forgets the other pages, leaves the rest alone', async () => {
    const client = createAdminClient({ uri: server.uri, schema });
    const page = show(client, list, { page: 0 });
    show(client, products);
    await client.query({ query: list, variables: { page: 1 } });
    await vi.waitFor(() => expect(page.latest()).toMatchObject({ orders: { nodes: [{ id: 1 }, { id: 2 }] } }));
    notes.delete(1);
    const before = server.requests.length;

    await refreshAfterWrite(client, { type: 'Order', rootFieldsByType: schema.rootFieldsByType });
    expect(asked().slice(before)).toEqual(['Orders {"page":0}']);
    expect(page.latest()).toMatchObject({ orders: { nodes: [{ id: 2 }, { id: 3 }] } });
    await expect(client.query({ query: list, variables: { page: 1 } })).resolves.toMatchObject({ data: { orders: { nodes: [] } } });
  });

  it('shows no gap while the fresh answer is on its way', async () => {
    const client = createAdminClient({ uri: server.uri, schema });
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    const before = page.shown.length;
    await refreshAfterWrite(client, { type: 'Order', rootFieldsByType: schema.rootFieldsByType });
    expect(page.shown.slice(before).every((data) => data !== undefined)).toBe(true);
  });

  it('takes a deleted record out of the lists at once', async () => {
    const client = createAdminClient({ uri: server.uri, schema });
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    notes.delete(2);
    server.setFaults(() => ({ kind: 'latency', milliseconds: 200 }));
    const refreshed = refreshAfterWrite(client, { type: 'Order', rootFieldsByType: schema.rootFieldsByType, removed: { __typename: 'Order', id: 2 } });
    await vi.waitFor(() => expect(page.latest()).toMatchObject({ orders: { nodes: [{ id: 1 }] } }));
    await refreshed;
    expect(page.latest()).toMatchObject({ orders: { nodes: [{ id: 1 }, { id: 3 }] } });
    await expect(client.query({ query: one, variables: { id: 2 } })).resolves.toMatchObject({ data: { order: null } });
  });

  it('lets list and count of one field live side by side without asking in circles', async () => {
    const client = createAdminClient({ uri: server.uri, schema });
    const page = show(client, list, { page: 0 });
    const total = show(client, count);
    await vi.waitFor(() => expect(total.latest()).toMatchObject({ orders: { totalCount: 3 } }));
    notes.set(4, 'd');
    await refreshAfterWrite(client, { type: 'Order', rootFieldsByType: schema.rootFieldsByType });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(total.latest()).toMatchObject({ orders: { totalCount: 4 } });
    expect(page.latest()).toMatchObject({ orders: { nodes: [{ id: 1 }, { id: 2 }] } });
    expect(asked().length).toBeLessThanOrEqual(4);
  });

  it('does not reject when a query on the screen fails; the query says so itself', async () => {
    const client = createAdminClient({ uri: server.uri, schema });
    const page = show(client, list, { page: 0 });
    await vi.waitFor(() => expect(page.latest()).toBeDefined());
    server.setFaults(() => ({ kind: 'status', status: 503 }));
    await refreshAfterWrite(client, { type: 'Order', rootFieldsByType: schema.rootFieldsByType });
    expect(page.latest()).toMatchObject({ code: 'SERVER_STATUS' });
  });
});
