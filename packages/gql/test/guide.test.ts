import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { gql } from '@apollo/client';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';

import { useQuery } from '../src/react/index.ts';
import { startGraphQLServer } from '../src/testing/server/index.ts';
import { createShopClient } from './guide/transport.ts';
import { createShopAndReportsClient } from './guide/endpoints.ts';
import { viewerThroughABadNetwork } from './guide/faults.ts';
import { searchResults } from './guide/growing-list.ts';
import { rename } from './guide/payload-errors.ts';
import { createLoggingClient, type LogEntry } from './guide/logging.ts';
import { whoAmI } from './guide/read.ts';
import { findRecord } from './guide/resource.ts';
import { openOrders } from './guide/orders.ts';
import { firstInvoiceFrom } from './guide/scalars.ts';
import { createClientOfPage, renderPage } from './guide/server-rendering.tsx';
import { createTestClient } from './guide/testing.ts';
import { tryChangePassword } from './guide/write.ts';
import { createAdminClient, emptySchemaConfig } from '../src/index.ts';
import type { ListDescriptor, ResourceDescriptor } from '../src/resource/index.ts';
import { ViewerDocument } from '../src/session/index.ts';
import { createPersistedDocumentsLink } from '../src/transport/index.ts';

const guide = readFileSync(new URL('../../../docs/guide/client.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/```tsx?\n\/\/ ([\w-]+\.tsx?)\n([\s\S]*?)```/g)].map(
  ([, name = '', code = '']) => [name, code] as const,
);

it.each(examples)('the guide shows %s as it is', (name, code) => {
  expect(code).toBe(readFileSync(new URL(`guide/${name}`, import.meta.url), 'utf8'));
});

const projects = readFileSync(
  new URL('../../../docs/guide/frameworks.md', import.meta.url),
  'utf8',
);
const sources = [
  ...projects.matchAll(/```\w+\n(?:\/\/ |<!-- )(\w+\/[\w./-]+)(?: -->)?\n([\s\S]*?)```/g),
].map(([, path = '', code = '']) => [path, code] as const);

it.each(sources)('the guide to frameworks shows %s as it is', (path, code) => {
  expect(code).toBe(
    readFileSync(new URL(`../../../scripts/packages/frameworks/${path}`, import.meta.url), 'utf8'),
  );
});

it('every framework has its project', () => {
  expect(new Set(sources.map(([path]) => path.split('/')[0]))).toEqual(
    new Set(readdirSync(new URL('../../../scripts/packages/frameworks', import.meta.url))),
  );
});

it('the examples of the guide do what it says', async () => {
  const viewer = {
    __typename: 'Viewer',
    id: 1,
    email: 'a@b.c',
    name: 'Анна',
    role: 'owner',
    mustChangePassword: false,
  };
  const server = await startGraphQLServer({
    answer: ({ operationName }) =>
      operationName === 'Viewer'
        ? { data: { viewer } }
        : {
            data: { changePassword: null },
            errors: [
              {
                message: 'Too short.',
                path: ['changePassword'],
                extensions: { code: 'BAD_USER_INPUT', field: 'newPassword' },
              },
            ],
          },
  });
  expect(await whoAmI(server.uri, 'secret')).toMatchObject({ name: 'Анна' });
  expect(server.requests[0]?.headers['authorization']).toBe('Bearer secret');
  expect(
    await tryChangePassword(createAdminClient({ schema: emptySchemaConfig, uri: server.uri }), {
      currentPassword: 'a',
      newPassword: 'b',
    }),
  ).toEqual({ newPassword: 'Too short.' });
  expect(await viewerThroughABadNetwork()).toBe('Анна');
  expect(
    createShopClient('shop.example', emptySchemaConfig, {
      token: () => '',
      refresh: () => Promise.resolve(),
    }),
  ).toBeDefined();
  await server.close();
});

it('a refusal in the data of a mutation is shown at its input', async () => {
  const server = await startGraphQLServer({
    answer: ({ variables }) => ({
      data: {
        supplierRename: {
          __typename: 'P',
          userErrors: variables['name']
            ? []
            : [{ __typename: 'E', field: ['input', 'name'], message: 'Пусто.' }],
        },
      },
    }),
  });
  expect(await rename(server.uri, '1', '')).toBe('Пусто.');
  expect(await rename(server.uri, '1', 'Север')).toBeUndefined();
  await server.close();
});

it('a list grows page by page', async () => {
  const supplier = (id: number) => ({ __typename: 'Supplier', id, name: `Поставщик ${id}` });
  const server = await startGraphQLServer({
    answer: ({ variables }) => ({
      data: {
        suppliers: Array.from({ length: 50 }, (_, index) =>
          supplier(Number(variables['offset']) + index),
        ),
      },
    }),
  });
  const list: ListDescriptor<{ suppliers: ReturnType<typeof supplier>[] }> = {
    document: gql`
      query Suppliers($offset: Int!, $search: String!) {
        suppliers(offset: $offset, search: $search) {
          id
          name
        }
      }
    `,
    columns: [],
    paging: 'offset',
    sortable: [],
    multiSort: false,
    defaultSort: [],
    filters: [],
    searchable: true,
    variables: ({ page, pageSize, search }) => ({ offset: page * pageSize, search }),
    records: ({ suppliers }) => suppliers,
    page: () => ({ hasNextPage: true, hasPreviousPage: false }),
  };
  const resource: ResourceDescriptor = {
    name: 'suppliers',
    type: 'Supplier',
    key: ['id'],
    label: () => '',
    fields: [],
    related: [],
    list,
  };
  const results = await searchResults(
    createAdminClient({ schema: emptySchemaConfig, uri: server.uri }),
    {
      name: 'suppliers',
      type: 'Supplier',
      capabilities: ['list'],
      load: () => Promise.resolve(resource),
    },
    'Омск',
  );
  const stop = results!.subscribe(() => undefined);
  for (const length of [50, 100]) {
    await vi.waitFor(() =>
      expect(results?.getState()).toMatchObject({ isLoading: false, records: { length } }),
    );
    results?.loadNext();
  }
  expect(server.requests.slice(0, 2).map(({ variables }) => variables)).toEqual([
    { offset: 0, search: 'Омск' },
    { offset: 50, search: 'Омск' },
  ]);
  stop();
  await server.close();
});

it('documents in place are those that code generation finds in the examples', async () => {
  const main = fileURLToPath(new URL('../../codegen/bin/admin-codegen.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'generate', '--check'], {
    cwd: fileURLToPath(new URL('guide', import.meta.url)),
  });
  expect(stdout).toMatch(/all up to date/);
});

it('a document in place is sent and typed as any other, and by its hash where documents are persisted', async () => {
  const orders = [{ __typename: 'Order', id: '1', number: 'A-1', total: '10.00' }];
  const server = await startGraphQLServer({ answer: () => ({ data: { orders } }) });
  expect(
    await openOrders(createAdminClient({ schema: emptySchemaConfig, uri: server.uri }), 5),
  ).toEqual(['A-1']);
  await openOrders(
    createAdminClient({
      schema: emptySchemaConfig,
      uri: server.uri,
      links: [createPersistedDocumentsLink()],
    }),
    5,
  );
  const manifest: Record<string, string> = JSON.parse(
    readFileSync(new URL('guide/generated/documents.json', import.meta.url), 'utf8'),
  );
  const [{ query, variables } = {}, { query: none, extensions } = {}] = server.requests;
  const [hash] = Object.entries(manifest).find(([, text]) => text === query) ?? [];
  expect(variables).toEqual({ first: 5 });
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect([none, extensions]).toEqual([
    undefined,
    { persistedQuery: { version: 1, sha256Hash: hash } },
  ]);
  await server.close();
});

it('a record found without the screens is in the cache under the key of its resource', async () => {
  const stock = { __typename: 'Stock', shop: '1', product: '7', amount: 3 };
  const server = await startGraphQLServer({ answer: () => ({ data: { stock } }) });
  const client = createAdminClient({ schema: emptySchemaConfig, uri: server.uri });
  const resource: ResourceDescriptor = {
    name: 'stocks',
    type: 'Stock',
    key: ['shop', 'product'],
    label: () => '',
    fields: [],
    related: [],
    show: {
      document: gql`
        query Stock($shop: ID!, $product: ID!) {
          stock(shop: $shop, product: $product) {
            shop
            product
            amount
          }
        }
      `,
      variables: (key) => ({ ...key }),
      record: () => stock,
    },
    cache: { typePolicies: { Stock: { keyFields: ['shop', 'product'] } } },
  };
  const summary = {
    name: 'stocks',
    type: 'Stock',
    capabilities: ['show'],
    load: () => Promise.resolve(resource),
  } as const;
  expect(await findRecord(client, summary, '1,7')).toEqual(stock);
  expect(client.cache.extract()).toHaveProperty(['Stock:{"shop":"1","product":"7"}', 'amount'], 3);
  await server.close();
});

const anna = {
  __typename: 'Viewer',
  id: 1,
  email: 'a@b.c',
  name: 'Анна',
  role: 'owner',
  mustChangePassword: false,
} as const;

it('what became of each operation is written down', async () => {
  const server = await startGraphQLServer({ answer: () => ({ data: { viewer: anna } }) });
  const entries: LogEntry[] = [];
  const client = createLoggingClient(server.uri, emptySchemaConfig, (entry) => entries.push(entry));
  await client.query({ query: ViewerDocument });
  server.setFaults(() => ({ kind: 'status', status: 403 }));
  await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  expect(entries).toMatchObject([
    { operation: 'Viewer', outcome: 'OK' },
    { operation: 'Viewer', outcome: 'FORBIDDEN' },
  ]);
  expect(entries.every(({ milliseconds }) => milliseconds > 0)).toBe(true);
  await server.close();
});

it('operations go to the endpoint that they name', async () => {
  const [shop, reports] = await Promise.all(
    [0, 1].map(() => startGraphQLServer({ answer: () => ({ data: { viewer: anna } }) })),
  );
  const client = createShopAndReportsClient(
    emptySchemaConfig,
    shop?.uri ?? '',
    reports?.uri ?? '',
    () => Promise.resolve('secret'),
  );
  await client.query({ query: ViewerDocument });
  await client.query({
    query: ViewerDocument,
    fetchPolicy: 'network-only',
    context: { endpoint: 'reports' },
  });
  expect(shop?.requests.map(({ headers }) => headers['authorization'])).toEqual([undefined]);
  expect(reports?.requests.map(({ headers }) => headers['authorization'])).toEqual([
    'Bearer secret',
  ]);
  await Promise.all([shop?.close(), reports?.close()]);
});

it('a page that the server has rendered comes to life without asking again', async () => {
  const server = await startGraphQLServer({
    answer: () => ({ data: { viewer: { ...anna, name: '</script><b>Анна' } } }),
  });
  const Hello = () => createElement('p', null, useQuery(ViewerDocument).data?.viewer?.name);
  const { html, state } = await renderPage(
    createElement(Hello),
    server.uri,
    emptySchemaConfig,
    'session=1',
  );
  expect(html).toContain('Анна');
  expect(state).not.toContain('<');
  expect(server.requests.map(({ headers }) => headers['cookie'])).toEqual(['session=1']);
  const client = createClientOfPage(emptySchemaConfig, JSON.parse(state));
  const watched = client.watchQuery({ query: ViewerDocument });
  const subscription = watched.subscribe(() => undefined);
  expect(watched.getCurrentResult()).toMatchObject({ loading: false, data: { viewer: { id: 1 } } });
  subscription.unsubscribe();
  await server.close();
});

it('exact scalars are text, whatever the server writes', async () => {
  const server = await startGraphQLServer({
    answer: () => ({}),
    raw: () => ({
      body: '{"data":{"invoice":{"__typename":"Invoice","id":1,"number":9007199254740993,"total":0.10}}}',
    }),
  });
  expect(await firstInvoiceFrom(server.uri, '0.05')).toMatchObject({
    number: '9007199254740993',
    total: '0.1',
  });
  expect(server.requests[0]?.variables).toEqual({ atLeast: '0.05' });
  await server.close();
});

it('a test needs no server', async () => {
  const sdl = 'type Query { orders: [Order!]! } type Order { id: ID! }';
  await expect(
    createTestClient(sdl, emptySchemaConfig, anna).query({ query: ViewerDocument }),
  ).resolves.toMatchObject({ data: { viewer: { name: 'Анна' } } });
  await expect(
    createTestClient(sdl, emptySchemaConfig, null).query({ query: ViewerDocument }),
  ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(
    createTestClient(sdl, emptySchemaConfig, anna).query({
      query: gql`
        query Orders {
          orders {
            id
          }
        }
      `,
    }),
  ).resolves.toMatchObject({ data: { orders: { length: 3 } } });
});
