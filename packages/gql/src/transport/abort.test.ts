import { gql } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { AdminError } from '../errors/admin-error.ts';
import { always, faults, type FaultPlan } from '../testing/faults.ts';
import { startGraphQLServer, type GraphQLServer } from '../testing/server/index.ts';
import { createBatchLink } from './batch-link.ts';
import type { TransportOptions } from './create-transport.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';
import { createRetryLink } from './retry-link.ts';
import { createSseLink } from './sse-link.ts';
import { createUploadLink } from './upload-link.ts';

const orders = gql`
  query Orders($n: Int) {
    orders(n: $n) {
      id
    }
  }
`;
const created = gql`
  subscription Created {
    order {
      id
    }
  }
`;
const file = new File(['x'], 'x.txt');
const attach = gql`
  mutation Attach($file: Upload!) {
    attach(file: $file)
  }
`;

let server: GraphQLServer | undefined;
afterEach(() => server?.close());

async function start(options: (uri: string) => TransportOptions = () => ({}), plan?: FaultPlan) {
  server = await startGraphQLServer({
    answer: () => ({ data: { orders: [] } }),
    ...(plan && { faults: plan }),
  });
  return {
    server,
    client: createAdminClient({
      schema: emptySchemaConfig,
      uri: server.uri,
      ...options(server.uri),
    }),
  };
}
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'data',
    (error: unknown) => (error instanceof AdminError ? error.code : error),
  );
const by = (signal: AbortSignal) => ({ context: { fetchOptions: { signal } } });

it.each<[string, (uri: string) => TransportOptions]>([
  ['plain', () => ({})],
  ['with retries', () => ({ links: [createRetryLink({ delay: 1 })] })],
  ['batched', (uri) => ({ terminal: createBatchLink({ uri }) })],
  ['uploads', (uri) => ({ terminal: createUploadLink({ uri }) })],
  ['without a time limit', () => ({ timeout: 0 })],
])('sends nothing for a signal that was given before: %s', async (_, options) => {
  const { server: asked, client } = await start(options);
  expect(await code(client.query({ query: orders, ...by(AbortSignal.abort()) }))).toBe('ABORTED');
  expect(
    await code(
      client.mutate({ mutation: attach, variables: { file }, ...by(AbortSignal.abort()) }),
    ),
  ).toBe('ABORTED');
  expect(asked.attempts()).toBe(0);
});

it('ends a wait between two attempts', async () => {
  // Asked for when the wait begins.
  const random = vi.fn<() => number>(() => 1);
  const { server: asked, client } = await start(
    () => ({ links: [createRetryLink({ delay: 60_000, maxDelay: 60_000, random })] }),
    always(faults.status(503)),
  );
  const controller = new AbortController();
  const ended = code(client.query({ query: orders, ...by(controller.signal) }));
  await vi.waitFor(() => expect(random).toHaveBeenCalled());
  controller.abort();
  expect(await ended).toBe('ABORTED');
  expect(asked.attempts()).toBe(1);
});

it('ends a wait for credentials', async () => {
  const refresh = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  const { client } = await start(
    () => ({ links: [createRefreshCredentialsLink(refresh)] }),
    always(faults.status(401)),
  );
  const controller = new AbortController();
  const ended = code(client.query({ query: orders, ...by(controller.signal) }));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
  controller.abort();
  expect(await ended).toBe('ABORTED');
});

it('takes one operation out of a batch and leaves the others', async () => {
  const sent: string[] = [];
  const aborted = Promise.withResolvers<void>();
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = typeof init?.body === 'string' ? init.body : '[]';
    sent.push(body);
    await aborted.promise;
    init?.signal?.throwIfAborted();
    return Response.json(JSON.parse(body).map(() => ({ data: { orders: [] } })));
  };
  const client = createAdminClient({
    schema: emptySchemaConfig,
    terminal: createBatchLink({ fetch }),
  });
  const controller = new AbortController();
  const ends = [by(controller.signal), {}].map((options, n) =>
    code(client.query({ query: orders, variables: { n }, ...options })),
  );
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  controller.abort();
  expect(await ends[0]).toBe('ABORTED');
  aborted.resolve();
  expect(await ends[1]).toBe('data');
});

it('aborts the request of a batch with the last of its operations', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>((...request) => globalThis.fetch(...request));
  const { server: asked, client } = await start(
    (uri) => ({ terminal: createBatchLink({ uri, fetch }) }),
    always(faults.latency(2_000)),
  );
  const isAborted = () => fetch.mock.calls[0]?.[1]?.signal?.aborted;
  const controllers = [new AbortController(), new AbortController()];
  const ends = controllers.map(({ signal }, n) =>
    code(client.query({ query: orders, variables: { n }, ...by(signal) })),
  );
  await vi.waitFor(() => expect(asked.attempts()).toBe(1));
  controllers[0]?.abort();
  expect([await ends[0], isAborted()]).toEqual(['ABORTED', false]);
  controllers[1]?.abort();
  await vi.waitFor(() => expect(asked.aborted()).toBe(1));
  expect(await Promise.all(ends)).toEqual(['ABORTED', 'ABORTED']);
});

it('ends a subscription', async () => {
  server = await startGraphQLServer({
    answer: async function* () {
      yield { data: { order: { __typename: 'Order', id: 1 } } };
      await new Promise(() => {});
    },
  });
  for (const terminal of [
    createSseLink({ uri: server.uri }),
    createUploadLink({ uri: server.uri }),
  ]) {
    const controller = new AbortController();
    const events: unknown[] = [];
    const aborted = server.aborted();
    const ended = new Promise<void>(
      (complete) =>
        void createAdminClient({ schema: emptySchemaConfig, terminal })
          .subscribe({ query: created, ...by(controller.signal) })
          .subscribe({
            next: ({ data, error }) =>
              void events.push(error && 'code' in error ? error.code : data),
            complete,
          }),
    );
    await vi.waitFor(() => expect(events).toHaveLength(1));
    controller.abort();
    await ended;
    expect(events).toEqual([{ order: { __typename: 'Order', id: 1 } }, 'ABORTED']);
    await vi.waitFor(() => expect(server?.aborted()).toBe(aborted + 1));
  }
});
