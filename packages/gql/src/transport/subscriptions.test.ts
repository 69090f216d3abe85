import { gql } from '@apollo/client';
import { Defer20220824Handler, GraphQL17Alpha9Handler } from '@apollo/client/incremental';
import { buildSchema } from 'graphql';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { always, burst, faults } from '../testing/faults.ts';
import {
  startGraphQLServer,
  type GraphQLServer,
  type GraphQLServerOptions,
} from '../testing/server/index.ts';
import { createSseLink } from './sse-link.ts';
import { createSubscriptionsLink } from './subscriptions-link.ts';
import { createWebSocketLink } from './web-socket-link.ts';

const ticks = gql`
  subscription Ticks {
    tick
  }
`;
const order = gql`
  query Order {
    order {
      id
      ... @defer {
        notes
      }
    }
  }
`;

const schema = buildSchema('type Query { ping: Boolean } type Subscription { tick: Int }');

const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function* count(to: number, pause = 0) {
  for (let tick = 1; tick <= to; tick += 1) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    yield { data: { tick } };
  }
}

async function start(options: Partial<GraphQLServerOptions> = {}): Promise<GraphQLServer> {
  const server = await startGraphQLServer({ answer: () => count(3), ...options });
  closers.push(() => server.close());
  return server;
}

/** Everything a subscription brings, and how it ends. */
function listen(client: ReturnType<typeof createAdminClient>) {
  const events: unknown[] = [];
  const done = new Promise<void>((resolve) => {
    const subscription = client.subscribe({ query: ticks }).subscribe({
      next: ({ data, error }) =>
        void events.push(error ? ('code' in error ? error.code : error) : data),
      complete: () => {
        events.push('complete');
        resolve();
      },
    });
    closers.push(() => subscription.unsubscribe());
  });
  return { events, done };
}

const three = [{ tick: 1 }, { tick: 2 }, { tick: 3 }, 'complete'];

describe('subscriptions over multipart/mixed', () => {
  it('bring their events and end', async () => {
    const { uri } = await start();
    const { events, done } = listen(createAdminClient({ schema: emptySchemaConfig, uri }));
    await done;
    expect(events).toEqual(three);
  });
});

describe('subscriptions over Server-Sent Events', () => {
  const withSse = (uri: string, options = {}) =>
    createAdminClient({
      schema: emptySchemaConfig,
      terminal: createSseLink({ uri, delay: 5, ...options }),
    });

  it('bring their events and end', async () => {
    const { uri, requests } = await start();
    const { events, done } = listen(withSse(uri));
    await done;
    expect(events).toEqual(three);
    expect(requests[0]?.headers['accept']).toBe('text/event-stream');
  });

  it('are opened again after a lost connection, which the application hears of', async () => {
    const { uri, requests } = await start({ faults: burst(faults.truncate(), 2) });
    const onResume = vi.fn<() => void>();
    const { events, done } = listen(withSse(uri, { onResume }));
    await done;
    expect(events).toEqual([{ tick: 1 }, { tick: 1 }, ...three]);
    expect(requests).toHaveLength(3);
    expect(onResume).toHaveBeenCalledTimes(2);
  });

  it('are opened again after silence', async () => {
    const { uri, requests } = await start({ faults: burst(faults.halfOpen(), 1) });
    const { events, done } = listen(withSse(uri, { silence: 500 }));
    await done;
    expect(events).toEqual([{ tick: 1 }, ...three]);
    expect(requests).toHaveLength(2);
  });

  it('end with a typed error when they are refused', async () => {
    const { uri, requests } = await start({ faults: always(faults.status(401)) });
    const { events, done } = listen(withSse(uri));
    await done;
    expect(events).toEqual(['UNAUTHENTICATED', 'complete']);
    expect(requests).toHaveLength(1);
  });

  it('give up after the attempts they have', async () => {
    const { uri, requests } = await start({ faults: always(faults.drop()) });
    const { events, done } = listen(withSse(uri, { attempts: 3 }));
    await done;
    expect(events).toEqual(['NETWORK', 'complete']);
    expect(requests).toHaveLength(4);
  });

  it('close their connection when nobody listens any more', async () => {
    const server = await start({ answer: () => count(1000, 5) });
    const subscription = withSse(server.uri)
      .subscribe({ query: ticks })
      .subscribe(() => subscription.unsubscribe());
    await vi.waitFor(() => expect(server.aborted()).toBe(1));
  });
});

describe('subscriptions over WebSocket', () => {
  async function startSockets(pause = 10) {
    const server = await start({
      answer: () => ({ data: { order: { __typename: 'Order', id: 1, notes: null } } }),
    });
    const sockets = new WebSocketServer({ server: server.http, path: '/graphql' });
    const service = serveSockets(
      { onSubscribe: () => ({ schema, document: ticks }), subscribe: () => count(3, pause) },
      sockets,
    );
    closers.push(async () => {
      for (const socket of sockets.clients) socket.terminate();
      await service.dispose();
    });
    return { server, sockets, url: server.uri.replace('http', 'ws') };
  }
  const withSocket = (url: string, options = {}) =>
    createAdminClient({
      schema: emptySchemaConfig,
      terminal: createWebSocketLink({
        url,
        webSocketImpl: WebSocket,
        retryWait: () => Promise.resolve(),
        ...options,
      }),
    });

  it('bring their events and end', async () => {
    const { url } = await startSockets();
    const { events, done } = listen(withSocket(url));
    await done;
    expect(events).toEqual(three);
  });

  it('are opened again after a lost connection, which the application hears of', async () => {
    const { url, sockets } = await startSockets(200);
    const onResume = vi.fn<() => void>();
    const { events, done } = listen(withSocket(url, { onResume }));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    for (const socket of sockets.clients) socket.terminate();
    await done;
    expect(events).toEqual([{ tick: 1 }, ...three]);
    expect(onResume).toHaveBeenCalledTimes(1);
  });

  it('notice a connection that does not answer', async () => {
    const { url, sockets } = await startSockets();
    // Frozen as a network does it: nothing is read from the first connection and it is not closed.
    sockets.once('connection', (socket) => socket.once('message', () => socket.pause()));
    const { events, done } = listen(
      withSocket(url, { keepAlive: 30, connectionAckWaitTimeout: 100 }),
    );
    await done;
    expect(events.slice(-4)).toEqual(three);
  });

  it('go beside queries over HTTP', async () => {
    const { url, server } = await startSockets();
    const { createUploadLink } = await import('./upload-link.ts');
    const terminal = createSubscriptionsLink(
      createWebSocketLink({ url, webSocketImpl: WebSocket }),
      createUploadLink({ uri: server.uri }),
    );
    const client = createAdminClient({ schema: emptySchemaConfig, terminal });
    await client.query({
      query: gql`
        query Order {
          order {
            id
            notes
          }
        }
      `,
    });
    const { events, done } = listen(client);
    await done;
    expect(events).toEqual(three);
    expect(server.requests).toHaveLength(1);
  });
});

describe('incremental delivery', () => {
  it('reads the format of 2022', async () => {
    const { uri } = await start({
      answer: async function* () {
        yield { data: { order: { __typename: 'Order', id: 1 } }, hasNext: true };
        yield {
          incremental: [{ path: ['order'], data: { __typename: 'Order', notes: 'Позвонить' } }],
          hasNext: false,
        };
      },
    });
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      incrementalHandler: new Defer20220824Handler(),
    });
    await expect(client.query({ query: order })).resolves.toMatchObject({
      data: { order: { id: 1, notes: 'Позвонить' } },
    });
  });

  it('reads the format of GraphQL 17', async () => {
    const { uri } = await start({
      answer: async function* () {
        yield {
          data: { order: { __typename: 'Order', id: 1 } },
          pending: [{ id: '0', path: ['order'] }],
          hasNext: true,
        };
        yield {
          incremental: [{ id: '0', data: { notes: 'Позвонить' } }],
          completed: [{ id: '0' }],
          hasNext: false,
        };
      },
    });
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      incrementalHandler: new GraphQL17Alpha9Handler(),
    });
    await expect(client.query({ query: order })).resolves.toMatchObject({
      data: { order: { id: 1, notes: 'Позвонить' } },
    });
  });

  it('shows the first part before the rest has come', async () => {
    const seen = Promise.withResolvers<void>();
    const { uri } = await start({
      answer: async function* () {
        yield { data: { order: { __typename: 'Order', id: 1 } }, hasNext: true };
        await seen.promise;
        yield {
          incremental: [{ path: ['order'], data: { __typename: 'Order', notes: 'Позвонить' } }],
          hasNext: false,
        };
      },
    });
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      incrementalHandler: new Defer20220824Handler(),
    });
    const shown: unknown[] = [];
    const watching = client
      .watchQuery({ query: order })
      .subscribe(
        ({ data, dataState }) => void (data && shown.push([dataState, structuredClone(data)])),
      );
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    seen.resolve();
    await vi.waitFor(() => expect(shown).toHaveLength(2));
    watching.unsubscribe();
    expect(shown).toMatchObject([
      ['streaming', { order: { id: 1 } }],
      ['complete', { order: { id: 1, notes: 'Позвонить' } }],
    ]);
  });

  it('fails with one typed error when a deferred part failed, or the stream broke', async () => {
    const parts = async function* () {
      yield { data: { order: { __typename: 'Order', id: 1 } }, hasNext: true };
      yield {
        incremental: [
          {
            path: ['order'],
            data: null,
            errors: [
              { message: 'No.', path: ['order', 'notes'], extensions: { code: 'FORBIDDEN' } },
            ],
          },
        ],
        hasNext: false,
      };
    };
    const refused = await start({ answer: parts });
    const broken = await start({ answer: parts, faults: always(faults.truncate()) });
    for (const [server, code] of [
      [refused, 'FORBIDDEN'],
      [broken, 'NETWORK'],
    ] as const) {
      const client = createAdminClient({
        schema: emptySchemaConfig,
        uri: server.uri,
        incrementalHandler: new Defer20220824Handler(),
      });
      await expect(client.query({ query: order })).rejects.toMatchObject({ code });
    }
  });
});
