import { afterEach, describe, expect, it } from 'vitest';

import { closeServers, orders, pay, start } from '../../test/orders-server.ts';
import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { AdminError } from '../errors/admin-error.ts';
import type { RawAnswer } from '../testing/server/index.ts';
import {
  createAutomaticPersistedQueriesLink,
  createPersistedDocumentsLink,
  sha256,
} from './persisted-documents-link.ts';
import { createBatchLink } from './batch-link.ts';
import { createGetQueriesLink } from './get-queries-link.ts';

afterEach(closeServers);

describe('GET', () => {
  it('falls back to POST when the address would be too long', async () => {
    const { server, client } = await start({ client: { links: [createGetQueriesLink()] } });
    await client.query({ query: orders, variables: { search: 'short' } });
    await client.query({ query: orders, variables: { search: 'ё'.repeat(700) } });
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(Math.max(...server.requests.map(({ url }) => url.length))).toBeLessThan(2048);
  });
});

it('GET carries variables of any script, and falls back for half a character', async () => {
  const { server, client } = await start({ client: { links: [createGetQueriesLink()] } });
  const texts = ['ёж & Ко = 50 % + 1?#/', 'emoji 👩‍🚀', '中文', 'line\nbreak'];
  for (const search of texts) await client.query({ query: orders, variables: { search } });
  await client.query({ query: orders, variables: { search: '\ud83d' } });
  expect(server.requests.map(({ method }) => method)).toEqual(
    Array.from({ length: 5 }, () => 'GET'),
  );
  expect(server.requests.slice(0, 4).map(({ variables }) => variables['search'])).toEqual(texts);
});

it('GET leaves a long address of the endpoint its room', async () => {
  const { server } = await start();
  const uri = `${server.uri}?tenant=${'x'.repeat(1_500)}`;
  const client = createAdminClient({
    schema: emptySchemaConfig,
    uri,
    links: [createGetQueriesLink(2_000)],
  });
  await client.query({ query: orders, variables: { search: 'ё'.repeat(60) }, context: { uri } });
  expect(server.requests.map(({ method }) => method)).toEqual(['POST']);
});

describe('persisted documents', () => {
  it('sends the hash of a generated document in place of its text, and other documents as they are', async () => {
    const { server, client } = await start({ client: { links: [createPersistedDocumentsLink()] } });
    await client.query({ query: Object.assign({}, orders, { __meta__: { hash: 'abc' } }) });
    await client.mutate({ mutation: pay, variables: { id: 1 } });
    expect(
      server.requests.map(({ query, extensions }) => [
        query === undefined,
        extensions['persistedQuery'],
      ]),
    ).toEqual([
      [true, { version: 1, sha256Hash: 'abc' }],
      [false, undefined],
    ]);
  });

  it('makes queries short enough for an address', async () => {
    const { server, client } = await start({
      client: { links: [createPersistedDocumentsLink(), createGetQueriesLink(400)] },
    });
    await client.query({
      query: Object.assign({}, orders, { __meta__: { hash: 'a'.repeat(64) } }),
    });
    const [{ method, url } = { method: '', url: '' }] = server.requests;
    expect([method, [...new URL(url, server.uri).searchParams.keys()].toSorted()]).toEqual([
      'GET',
      ['extensions', 'operationName', 'variables'],
    ]);
  });

  it('teaches a server that does not know the hash, once', async () => {
    const known = new Map<unknown, string>();
    const { server, client } = await start({
      answer: async ({ query, extensions }) => {
        const hash = JSON.stringify(extensions['persistedQuery']);
        if (query !== undefined)
          known.set(JSON.stringify({ version: 1, sha256Hash: await sha256(query) }), query);
        return known.has(hash)
          ? { data: { orders: [] } }
          : {
              errors: [
                {
                  message: 'PersistedQueryNotFound',
                  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
                },
              ],
            };
      },
      client: { links: [createAutomaticPersistedQueriesLink()] },
    });
    await client.query({ query: orders });
    await client.query({ query: orders, variables: { search: 'x' } });
    expect(server.requests.map(({ query }) => query !== undefined)).toEqual([false, true, false]);
  });

  it('spares a server that does not speak the protocol', async () => {
    const { server, client } = await start({
      answer: ({ query }) =>
        query === undefined
          ? {
              errors: [
                {
                  message: 'PersistedQueryNotSupported',
                  extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
                },
              ],
            }
          : { data: { orders: [] } },
      client: { links: [createAutomaticPersistedQueriesLink()] },
    });
    await client.query({ query: orders });
    await client.query({ query: orders, variables: { search: 'x' } });
    expect(server.requests.map(({ query }) => query !== undefined)).toEqual([false, true, true]);
  });
});

describe('batches', () => {
  it('sends the operations of a moment as one request', async () => {
    const sent: unknown[] = [];
    const fetch: typeof globalThis.fetch = (_, init) => {
      const operations: { variables: object }[] = JSON.parse(
        typeof init?.body === 'string' ? init.body : '[]',
      );
      sent.push(operations.map(({ variables }) => variables));
      return Promise.resolve(Response.json(operations.map(() => ({ data: { orders: [] } }))));
    };
    const client = createAdminClient({
      schema: emptySchemaConfig,
      terminal: createBatchLink({ fetch }),
    });
    await Promise.all(
      ['a', 'b', 'c'].map((search) => client.query({ query: orders, variables: { search } })),
    );
    expect(sent).toEqual([[{ search: 'a' }, { search: 'b' }, { search: 'c' }]]);
  });

  const batch = async (raw: () => RawAnswer, count = 2) => {
    const { server } = await start({ raw });
    const client = createAdminClient({
      schema: emptySchemaConfig,
      terminal: createBatchLink({ uri: server.uri }),
    });
    const ends = Array.from({ length: count }, (_, index) =>
      client.query({ query: orders, variables: { search: String(index) } }).then(
        ({ data }) => JSON.stringify(data),
        (error: unknown) => (error instanceof AdminError ? error.code : error),
      ),
    );
    return Promise.all(ends);
  };
  const data = '{"data":{"orders":[]}}';
  it.each<[string, RawAnswer, string[]]>([
    [
      'one of them failed',
      {
        body: `[${data},{"errors":[{"message":"No.","path":["orders"],"extensions":{"code":"FORBIDDEN"}}]}]`,
      },
      ['{"orders":[]}', 'FORBIDDEN'],
    ],
    [
      'the server refuses the whole of it',
      { body: '{"errors":[{"message":"Batching is off."}]}' },
      ['INVALID_OPERATION', 'INVALID_OPERATION'],
    ],
    ['the session has ended', { status: 401, body: '' }, ['UNAUTHENTICATED', 'UNAUTHENTICATED']],
    ['an answer is nothing', { body: `[${data},null]` }, ['{"orders":[]}', 'EMPTY_RESPONSE']],
    [
      'a proxy answers',
      { body: '<html>', headers: { 'content-type': 'text/html' } },
      ['UNREADABLE_RESPONSE', 'UNREADABLE_RESPONSE'],
    ],
  ])('gives each operation its own end when %s', async (_, raw, ends) => {
    expect(await batch(() => raw)).toEqual(ends);
  });

  it('goes as POST whatever queries go as, and apart to different addresses', async () => {
    const { server } = await start({
      raw: ({ body }) => ({
        body: JSON.stringify(Array.from(JSON.parse(body), () => ({ data: { orders: [] } }))),
      }),
    });
    const client = createAdminClient({
      schema: emptySchemaConfig,
      terminal: createBatchLink({
        uri: ({ variables }) => `${server.uri}?shop=${variables['search']}`,
      }),
      links: [createGetQueriesLink()],
    });
    await Promise.all(
      ['a', 'b'].map((search) => client.query({ query: orders, variables: { search } })),
    );
    expect(new Set(server.requests.map(({ method, url }) => `${method} ${url}`))).toEqual(
      new Set(['POST /graphql?shop=a', 'POST /graphql?shop=b']),
    );
  });
});
