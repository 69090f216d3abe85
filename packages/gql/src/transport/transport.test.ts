import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createAdminClient } from '../client/create-admin-client.ts';
import { AdminError } from '../errors/admin-error.ts';
import { burst, always, faults } from '../testing/faults.ts';
import { startGraphQLServer, type GraphQLRequest, type GraphQLServer, type GraphQLServerOptions, type RawAnswer } from '../testing/server/index.ts';
import type { TransportOptions } from './create-transport.ts';
import { createAutomaticPersistedQueriesLink, createPersistedDocumentsLink, sha256 } from './persisted-documents-link.ts';
import { createBatchLink } from './batch-link.ts';
import { createGetQueriesLink } from './get-queries-link.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';
import { createRetryLink } from './retry-link.ts';
import { createTraceLink } from './trace-link.ts';
import { createUploadLink } from './upload-link.ts';

const orders = gql`query Orders($search: String) { orders(search: $search) { id total } }`;
const pay = gql`mutation Pay($id: Int!) { pay(id: $id) { id } }`;
const attach = gql`mutation Attach($files: [Upload!]!, $cover: Cover) { attach(files: $files, cover: $cover) }`;

const servers: GraphQLServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function start(options: Partial<GraphQLServerOptions> & { client?: TransportOptions } = {}) {
  const answer = ({ operationName }: GraphQLRequest) =>
    operationName === 'Orders' ? { data: { orders: [{ __typename: 'Order', id: 1, total: '10.00' }] } } : { data: { pay: { __typename: 'Order', id: 1 }, attach: true } };
  const server = await startGraphQLServer({ answer, ...options });
  servers.push(server);
  return { server, client: createAdminClient({ uri: server.uri, ...options.client }) };
}

async function failure(promise: Promise<unknown>): Promise<AdminError> {
  const error: unknown = await promise.then(
    () => 'no failure',
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AdminError)) throw new Error(`Expected an AdminError, got ${String(error)}`);
  return error;
}

const instant = createRetryLink({ delay: 1 });

describe('time limit', () => {
  it('aborts what is not answered in time', async () => {
    const { server, client } = await start({ faults: always(faults.halfOpen()), client: { timeout: 400 } });
    const error = await failure(client.query({ query: orders }));
    expect(error).toMatchObject({ code: 'TIMEOUT', timeout: 400, message: 'Orders got no answer within 400 ms.' });
    await vi.waitFor(() => expect(server.aborted()).toBe(1));
  });

  it('is set for one operation by its context; 0 waits for ever', async () => {
    const { client } = await start({ faults: always(faults.latency(80)), client: { timeout: 20 } });
    await expect(client.query({ query: orders, context: { timeout: 0 } })).resolves.toMatchObject({ data: { orders: [{ id: 1 }] } });
    expect((await failure(client.query({ query: orders, context: { timeout: 30 }, fetchPolicy: 'network-only' }))).code).toBe('TIMEOUT');
  });
});

describe('cancelling', () => {
  it('aborts the request when nobody watches any more', async () => {
    const { server, client } = await start({ faults: always(faults.latency(500)) });
    const watching = client.watchQuery({ query: orders }).subscribe(() => {});
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    watching.unsubscribe();
    await vi.waitFor(() => expect(server.aborted()).toBe(1));
  });

  it('ends with AbortedError when the application’s signal says so', async () => {
    const { server, client } = await start({ faults: always(faults.latency(500)) });
    const controller = new AbortController();
    const asked = failure(client.query({ query: orders, context: { fetchOptions: { signal: controller.signal } } }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort();
    expect((await asked).code).toBe('ABORTED');
  });

  it('ends with AbortedError when the store is reset', async () => {
    const { server, client } = await start({ faults: always(faults.latency(500)) });
    const asked = failure(client.query({ query: orders }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await client.clearStore();
    expect((await asked).code).toBe('ABORTED');
  });
});

describe('retries', () => {
  it('sends a query again until it is answered', async () => {
    const { server, client } = await start({ faults: burst(faults.drop(), 2), client: { links: [instant] } });
    await expect(client.query({ query: orders })).resolves.toMatchObject({ data: { orders: [{ id: 1 }] } });
    expect(server.requests.filter(({ operationName }) => operationName === 'Orders')).toHaveLength(3);
  });

  it('gives up after the attempts it has, with the last error', async () => {
    const { server, client } = await start({ faults: always(faults.status(503)), client: { links: [createRetryLink({ attempts: 3, delay: 1 })] } });
    expect(await failure(client.query({ query: orders }))).toMatchObject({ code: 'SERVER_STATUS', status: 503 });
    expect(server.requests).toHaveLength(3);
  });

  it('never sends a mutation again', async () => {
    const { server, client } = await start({ faults: always(faults.status(503)), client: { links: [instant] } });
    await failure(client.mutate({ mutation: pay, variables: { id: 1 } }));
    expect(server.requests).toHaveLength(1);
  });

  it('sends a mutation with an idempotency key again, with the same key', async () => {
    const { server, client } = await start({ faults: burst(faults.truncate(), 2), client: { links: [instant] } });
    await client.mutate({ mutation: pay, variables: { id: 1 }, context: { idempotencyKey: 'k-1' } });
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1', 'k-1']);
  });

  it.each([400, 401, 403, 404])('does not repeat what was refused with %i', async (status) => {
    const { server, client } = await start({ faults: always(faults.status(status)), client: { links: [instant] } });
    await failure(client.query({ query: orders }));
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as Retry-After asks', async () => {
    const { server, client } = await start({ faults: burst(faults.status(429, 1), 1), client: { links: [instant] } });
    const started = performance.now();
    await client.query({ query: orders });
    expect(performance.now() - started).toBeGreaterThan(950);
    expect(server.requests).toHaveLength(2);
  });

  it('does not wait longer than it may', async () => {
    const { server, client } = await start({ faults: always(faults.status(429, 3600)), client: { links: [instant] } });
    expect((await failure(client.query({ query: orders }))).code).toBe('TOO_MANY_REQUESTS');
    expect(server.requests).toHaveLength(1);
  });

  it('waits for the network of the browser, and stops waiting when nobody watches', async () => {
    const page = new EventTarget();
    const listen = vi.fn<EventTarget['addEventListener']>(page.addEventListener.bind(page));
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    try {
      const { server, client } = await start({ faults: burst(faults.drop(), 1), client: { links: [instant] } });
      const answered = client.query({ query: orders });
      await vi.waitFor(() => expect(listen.mock.calls.map(([type]) => type)).toContain('online'));
      expect(server.requests).toHaveLength(1);
      page.dispatchEvent(new Event('online'));
      await answered;
      expect(server.requests).toHaveLength(2);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('spreads the waits of clients that failed together', async () => {
    vi.useFakeTimers();
    try {
      const sent: number[] = [];
      const fetch: typeof globalThis.fetch = () => {
        sent.push(Date.now());
        return Promise.reject(new TypeError('fetch failed'));
      };
      const begin = Date.now();
      for (let index = 0; index < 200; index += 1) {
        createAdminClient({ fetch, links: [createRetryLink({ attempts: 2, delay: 10_000 })] }).query({ query: orders }).catch(() => {});
      }
      await vi.advanceTimersByTimeAsync(25_000);
      const again = sent.slice(200).map((time) => Math.floor((time - begin) / 1000));
      expect(again).toHaveLength(200);
      const busiest = Math.max(...again.map((second) => again.filter((other) => other === second).length));
      expect(busiest).toBeLessThan(60);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('credentials', () => {
  it('reads the token at each request', async () => {
    let token: string | undefined = 'a';
    const { server, client } = await start({ client: { getToken: () => token } });
    await client.query({ query: orders });
    token = undefined;
    await client.query({ query: orders, fetchPolicy: 'network-only' });
    expect(server.requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer a', undefined]);
  });

  it('fails with the error of a token that cannot be had', async () => {
    const { client } = await start({ client: { getToken: () => Promise.reject(new Error('no vault')) } });
    expect(await failure(client.query({ query: orders }))).toMatchObject({ code: 'UNEXPECTED', message: 'Orders failed: no vault' });
  });

  it.each(['status 401', 'code UNAUTHENTICATED'])('refreshes once for fifty operations that are refused at the same time (%s)', async (habit) => {
    let token = 'old';
    const refresh = vi.fn<() => Promise<void>>(async () => {
      // All of them are refused by then.
      await vi.waitFor(() => expect(server.requests).toHaveLength(50));
      token = 'new';
    });
    const refuse = (request: GraphQLRequest) => request.headers['authorization'] !== 'Bearer new';
    const { server, client } = await start({
      answer: (request) => (refuse(request) ? { errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] } : { data: { orders: [] } }),
      raw: (request) => (habit === 'status 401' && refuse(request) ? { status: 401 } : undefined),
      client: { links: [createRefreshCredentialsLink(refresh)], getToken: () => token },
    });
    await Promise.all(Array.from({ length: 50 }, (_, index) => client.query({ query: orders, variables: { search: String(index) } })));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(100);
  });

  it('fails all that waited with their own error when the refresh fails', async () => {
    const refresh = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')));
    const { client } = await start({ faults: always(faults.status(401)), client: { links: [createRefreshCredentialsLink(refresh)] } });
    const errors = await Promise.all(['a', 'b'].map((search) => failure(client.query({ query: orders, variables: { search } }))));
    expect(errors.map(({ code }) => code)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not go round in circles when the new credentials are refused too', async () => {
    const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { server, client } = await start({ faults: always(faults.status(401)), client: { links: [createRefreshCredentialsLink(refresh)] } });
    expect((await failure(client.query({ query: orders }))).code).toBe('UNAUTHENTICATED');
    expect(server.requests).toHaveLength(2);
  });
});

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
  expect(server.requests.map(({ method }) => method)).toEqual(Array.from({ length: 5 }, () => 'GET'));
  expect(server.requests.slice(0, 4).map(({ variables }) => variables['search'])).toEqual(texts);
});

it('GET leaves a long address of the endpoint its room', async () => {
  const { server } = await start();
  const uri = `${server.uri}?tenant=${'x'.repeat(1_500)}`;
  const client = createAdminClient({ uri, links: [createGetQueriesLink(2_000)] });
  await client.query({ query: orders, variables: { search: 'ё'.repeat(60) }, context: { uri } });
  expect(server.requests.map(({ method }) => method)).toEqual(['POST']);
});

describe('persisted documents', () => {
  it('sends the hash of a generated document in place of its text, and other documents as they are', async () => {
    const { server, client } = await start({ client: { links: [createPersistedDocumentsLink()] } });
    await client.query({ query: Object.assign({}, orders, { __meta__: { hash: 'abc' } }) });
    await client.mutate({ mutation: pay, variables: { id: 1 } });
    expect(server.requests.map(({ query, extensions }) => [query === undefined, extensions['persistedQuery']])).toEqual([
      [true, { version: 1, sha256Hash: 'abc' }],
      [false, undefined],
    ]);
  });

  it('makes queries short enough for an address', async () => {
    const { server, client } = await start({ client: { links: [createPersistedDocumentsLink(), createGetQueriesLink(400)] } });
    await client.query({ query: Object.assign({}, orders, { __meta__: { hash: 'a'.repeat(64) } }) });
    const [{ method, url } = { method: '', url: '' }] = server.requests;
    expect([method, [...new URL(url, server.uri).searchParams.keys()].toSorted()]).toEqual(['GET', ['extensions', 'operationName', 'variables']]);
  });

  it('teaches a server that does not know the hash, once', async () => {
    const known = new Map<unknown, string>();
    const { server, client } = await start({
      answer: async ({ query, extensions }) => {
        const hash = JSON.stringify(extensions['persistedQuery']);
        if (query !== undefined) known.set(JSON.stringify({ version: 1, sha256Hash: await sha256(query) }), query);
        return known.has(hash) ? { data: { orders: [] } } : { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
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
        query === undefined ? { errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] } : { data: { orders: [] } },
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
      const operations: { variables: object }[] = JSON.parse(typeof init?.body === 'string' ? init.body : '[]');
      sent.push(operations.map(({ variables }) => variables));
      return Promise.resolve(Response.json(operations.map(() => ({ data: { orders: [] } }))));
    };
    const client = createAdminClient({ terminal: createBatchLink({ fetch }) });
    await Promise.all(['a', 'b', 'c'].map((search) => client.query({ query: orders, variables: { search } })));
    expect(sent).toEqual([[{ search: 'a' }, { search: 'b' }, { search: 'c' }]]);
  });

  const batch = async (raw: () => RawAnswer, count = 2) => {
    const { server } = await start({ raw });
    const client = createAdminClient({ terminal: createBatchLink({ uri: server.uri }) });
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
    ['one of them failed', { body: `[${data},{"errors":[{"message":"No.","path":["orders"],"extensions":{"code":"FORBIDDEN"}}]}]` }, ['{"orders":[]}', 'FORBIDDEN']],
    ['the server refuses the whole of it', { body: '{"errors":[{"message":"Batching is off."}]}' }, ['INVALID_OPERATION', 'INVALID_OPERATION']],
    ['the session has ended', { status: 401, body: '' }, ['UNAUTHENTICATED', 'UNAUTHENTICATED']],
    ['an answer is nothing', { body: `[${data},null]` }, ['{"orders":[]}', 'EMPTY_RESPONSE']],
    ['a proxy answers', { body: '<html>', headers: { 'content-type': 'text/html' } }, ['UNREADABLE_RESPONSE', 'UNREADABLE_RESPONSE']],
  ])('gives each operation its own end when %s', async (_, raw, ends) => {
    expect(await batch(() => raw)).toEqual(ends);
  });

  it('goes as POST whatever queries go as, and apart to different addresses', async () => {
    const { server } = await start({ raw: ({ body }) => ({ body: JSON.stringify(Array.from(JSON.parse(body), () => ({ data: { orders: [] } }))) }) });
    const client = createAdminClient({ terminal: createBatchLink({ uri: ({ variables }) => `${server.uri}?shop=${variables['search']}` }), links: [createGetQueriesLink()] });
    await Promise.all(['a', 'b'].map((search) => client.query({ query: orders, variables: { search } })));
    expect(new Set(server.requests.map(({ method, url }) => `${method} ${url}`))).toEqual(new Set(['POST /graphql?shop=a', 'POST /graphql?shop=b']));
  });
});

describe('uploads', () => {
  const photo = new File(['photo'], 'фото.jpg', { type: 'image/jpeg' });

  async function startUploads(options: Partial<GraphQLServerOptions> = {}) {
    const { server } = await start(options);
    return { server, client: createAdminClient({ terminal: createUploadLink({ uri: server.uri }), links: [instant] }) };
  }

  it('finds files anywhere in the variables and sends each once', async () => {
    const { server, client } = await startUploads();
    const blob = new Blob(['{}'], { type: 'application/json' });
    await client.mutate({ mutation: attach, variables: { files: [photo, blob], cover: { title: 'Обложка', image: photo } } });
    const [request] = server.requests;
    expect(request?.variables).toEqual({ files: [null, null], cover: { title: 'Обложка', image: null } });
    expect(Object.keys(request?.files ?? {}).sort()).toEqual(['variables.cover.image', 'variables.files.0', 'variables.files.1']);
    expect(request?.files['variables.files.0']?.name).toBe('фото.jpg');
    expect(request?.files['variables.files.1']?.type).toBe('application/json');
    expect(request?.body.split('image/jpeg')).toHaveLength(2);
  });

  it('finds the files that an input of a page has chosen', async () => {
    class Chosen { 0 = photo; length = 1; *[Symbol.iterator]() { yield photo; } }
    vi.stubGlobal('FileList', Chosen);
    try {
      const { server, client } = await startUploads();
      await client.mutate({ mutation: attach, variables: { files: new Chosen() } });
      expect(server.requests[0]?.variables).toEqual({ files: [null] });
      expect(Object.keys(server.requests[0]?.files ?? {})).toEqual(['variables.files.0']);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('go as POST with a query too, and without variables that the document does not declare', async () => {
    const { server } = await start();
    const client = createAdminClient({ terminal: createUploadLink({ uri: server.uri }), links: [createGetQueriesLink()] });
    await client.query({ query: gql`query Similar($image: Upload!) { orders(image: $image) { id } }`, variables: { image: photo, other: 1 } });
    expect(server.requests[0]).toMatchObject({ method: 'POST', variables: { image: null } });
    expect(server.requests[0]?.variables).not.toHaveProperty('other');
  });

  it('asks for a preflight, as servers require', async () => {
    const { server, client } = await startUploads();
    await client.mutate({ mutation: attach, variables: { files: [photo] } });
    expect(server.requests[0]?.headers).toMatchObject({ 'apollo-require-preflight': 'true', 'graphql-preflight': '1' });
  });

  it('sends operations without files as JSON', async () => {
    const { server, client } = await startUploads();
    await client.query({ query: orders });
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('tells how far it is', async () => {
    const { client } = await startUploads();
    const progress: number[] = [];
    const large = new File([new Uint8Array(300_000)], 'large.bin');
    await client.mutate({ mutation: attach, variables: { files: [large] }, context: { onUploadProgress: ({ sent, total }) => void progress.push(sent / total) } });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('can be cancelled, and is never sent twice', async () => {
    const { server, client } = await startUploads({ faults: always(faults.latency(500)) });
    const controller = new AbortController();
    const uploading = failure(client.mutate({ mutation: attach, variables: { files: [photo] }, context: { fetchOptions: { signal: controller.signal } } }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort();
    expect((await uploading).code).toBe('ABORTED');
    await vi.waitFor(() => expect(server.aborted()).toBe(1));
    expect(server.requests).toHaveLength(1);
  });
});

describe('headers', () => {
  it('name the application and the request', async () => {
    const { server, client } = await start({ client: { links: [createTraceLink({ clientName: 'admin', clientVersion: '1.0' })] } });
    await client.query({ query: orders });
    await client.query({ query: orders, fetchPolicy: 'network-only' });
    const [first, second] = server.requests.map(({ headers }) => headers);
    expect(first).toMatchObject({ 'apollographql-client-name': 'admin', 'apollographql-client-version': '1.0' });
    expect(first?.['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(second?.['traceparent']).not.toBe(first?.['traceparent']);
  });

  it('are switched off one by one', async () => {
    const { server, client } = await start({ client: { links: [createTraceLink({ clientName: 'admin', traceparent: false })] } });
    await client.query({ query: orders });
    expect(server.requests[0]?.headers).toHaveProperty('apollographql-client-name');
    expect(server.requests[0]?.headers).not.toHaveProperty('traceparent');
  });
});

it('sends a burst of a hundred identical queries as one request', async () => {
  const { server, client } = await start({ faults: always(faults.latency(20)) });
  const answers = await Promise.all(Array.from({ length: 100 }, () => client.query({ query: orders, fetchPolicy: 'network-only' })));
  expect(answers).toHaveLength(100);
  expect(server.requests).toHaveLength(1);
});

it('keeps several clients apart', async () => {
  const first = await start({ answer: () => ({ data: { orders: [{ __typename: 'Order', id: 1, total: '1.00' }] } }) });
  const second = await start({ answer: () => ({ data: { orders: [{ __typename: 'Order', id: 1, total: '2.00' }] } }) });
  await Promise.all([first.client.query({ query: orders }), second.client.query({ query: orders })]);
  expect(first.client.readQuery({ query: orders })).toMatchObject({ orders: [{ total: '1.00' }] });
  expect(second.client.readQuery({ query: orders })).toMatchObject({ orders: [{ total: '2.00' }] });
});
