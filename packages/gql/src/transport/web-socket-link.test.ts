import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer, type WebSocket as Socket } from 'ws';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient, type AdminClientOptions } from '../client/create-admin-client.ts';
import { createPersistedDocumentsLink } from './persisted-documents-link.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';
import { createWebSocketLink, type WebSocketLinkOptions } from './web-socket-link.ts';

const changed = Object.assign(
  gql`
    subscription Changed {
      order {
        id
        number
      }
    }
  `,
  { __meta__: { hash: 'abc' } },
);

const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A server that says what a test lets it say. Every message that arrives is kept, by connection. */
async function start(answer: (message: Message, socket: Socket, connection: number) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const heard: Message[][] = [];
  server.on('connection', (socket) => {
    const connection = heard.push([]) - 1;
    socket.on('message', (data: Buffer) => {
      const message: Message = JSON.parse(data.toString());
      heard[connection]?.push(message);
      answer(message, socket, connection);
    });
  });
  await new Promise((resolve) => void server.once('listening', resolve));
  closers.push(async () => {
    for (const socket of server.clients) socket.terminate();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  const address = server.address();
  return {
    url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    heard,
    server,
  };
}

const say = (socket: Socket, message: object) => socket.send(JSON.stringify(message));
const acknowledge = (socket: Socket) => say(socket, { type: 'connection_ack' });
/** One event, with a number that only text can carry. */
const next = (socket: Socket, id = '') =>
  socket.send(
    `{"id":"${id}","type":"next","payload":{"data":{"order":{"__typename":"Order","id":1,"number":9007199254740993}}}}`,
  );
const event = { order: { __typename: 'Order', id: 1, number: '9007199254740993' } };

function connect(
  url: string,
  options: WebSocketLinkOptions = {},
  client: Partial<AdminClientOptions> = {},
) {
  return createAdminClient({
    schema: emptySchemaConfig,
    ...client,
    terminal: createWebSocketLink({
      url,
      webSocketImpl: WebSocket,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 5)),
      ...options,
    }),
  });
}

function listen(client: ReturnType<typeof createAdminClient>) {
  const events: unknown[] = [];
  let subscription: { unsubscribe: () => void } | undefined;
  const done = new Promise<void>((resolve) => {
    subscription = client
      .subscribe({ query: changed, context: { queryDeduplication: false } })
      .subscribe({
        next: ({ data, error }) =>
          void events.push(error ? ('code' in error ? error.code : error) : data),
        complete: resolve,
      });
  });
  const unsubscribe = () => subscription?.unsubscribe();
  closers.push(unsubscribe);
  return { events, done, unsubscribe };
}

describe('a connection that the server closes', () => {
  it.each([
    [4401, 'UNAUTHENTICATED'],
    [3000, 'UNAUTHENTICATED'],
    [4403, 'FORBIDDEN'],
    [3003, 'FORBIDDEN'],
    [4400, 'INVALID_OPERATION'],
    [4406, 'INVALID_OPERATION'],
    [4500, 'SERVER_FAULT'],
    [1011, 'SERVER_FAULT'],
    [1008, 'NETWORK'],
  ])('with %i is not opened again: %s', async (code, expected) => {
    const { url, heard } = await start((_, socket) => socket.close(code, 'No.'));
    const { events, done } = listen(connect(url));
    await done;
    expect(events).toEqual([expected]);
    expect(heard).toHaveLength(1);
  });

  it.each([1000, 1001, 1012, 1013, 4408])(
    'with %i is opened again, as often as it may',
    async (code) => {
      const { url, heard } = await start(({ type }, socket) =>
        type === 'connection_init' ? acknowledge(socket) : socket.close(code),
      );
      const { events, done } = listen(connect(url, { retryAttempts: 3 }));
      await done;
      expect(events).toEqual(['NETWORK']);
      expect(heard).toHaveLength(4);
    },
  );

  it('right after each acknowledgement is given up in the end, too', async () => {
    const { url, heard } = await start((_, socket) => {
      acknowledge(socket);
      setTimeout(() => socket.terminate(), 5);
    });
    const { events, done } = listen(connect(url, { retryAttempts: 3 }));
    await done;
    expect(events).toEqual(['NETWORK']);
    expect(heard).toHaveLength(4);
  });
});

it('is opened again with the token of that moment', async () => {
  let token = 'a';
  const { url, heard } = await start(({ type, id }, socket, connection) => {
    if (type === 'connection_init') acknowledge(socket);
    else if (connection === 0) {
      token = 'b';
      socket.terminate();
    } else next(socket, id);
  });
  const { events } = listen(connect(url, {}, { getToken: () => token }));
  await vi.waitFor(() => expect(events).toEqual([event]));
  expect(heard.map(([init]) => init?.payload)).toEqual([
    { authorization: 'Bearer a' },
    { authorization: 'Bearer b' },
  ]);
});

it('waits for a refresh of credentials when the session has ended, and goes on', async () => {
  let token = 'old';
  const refresh = vi.fn<() => Promise<void>>(() => {
    token = 'new';
    return Promise.resolve();
  });
  const { url } = await start(({ type, id, payload }, socket) => {
    if (type === 'connection_init') {
      if (JSON.stringify(payload).includes('old')) socket.close(4401, 'Expired.');
      else acknowledge(socket);
    } else if (type === 'subscribe') next(socket, id);
  });
  const { events } = listen(
    connect(
      url,
      { connectionParams: () => ({ token }) },
      { links: [createRefreshCredentialsLink(refresh)] },
    ),
  );
  await vi.waitFor(() => expect(events).toEqual([event]));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('sends the hash of a persisted document in place of its text', async () => {
  const { url, heard } = await start(({ type, id }, socket) =>
    type === 'connection_init' ? acknowledge(socket) : next(socket, id),
  );
  const { events } = listen(connect(url, {}, { links: [createPersistedDocumentsLink()] }));
  await vi.waitFor(() => expect(events).toEqual([event]));
  // The protocol asks for a text; an empty one stands for none.
  expect(heard[0]?.[1]?.payload).toMatchObject({
    query: '',
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
  });
});

it('refreshes credentials each time they expire, and gives up when new ones are refused at once', async () => {
  let expired = 0;
  const { url } = await start(({ type, id }, socket, connection) => {
    if (type === 'connection_init') acknowledge(socket);
    else if (type === 'subscribe') {
      if (connection < 3) next(socket, id);
      setTimeout(() => socket.close(4401, 'Expired.'), 5);
    }
  });
  const refresh = vi.fn<() => Promise<void>>(() => {
    expired += 1;
    return Promise.resolve();
  });
  const { events, done } = listen(
    connect(url, {}, { links: [createRefreshCredentialsLink(refresh)] }),
  );
  await done;
  expect(events).toEqual([event, event, event, 'UNAUTHENTICATED']);
  expect(expired).toBe(3);
});

it('tells the server when nobody listens any more, and closes the connection after the last', async () => {
  const { url, heard, server } = await start(({ type, id }, socket) =>
    type === 'connection_init'
      ? acknowledge(socket)
      : type === 'subscribe'
        ? next(socket, id)
        : undefined,
  );
  const client = connect(url);
  const [first, second] = [listen(client), listen(client)];
  await vi.waitFor(() => expect([...first.events, ...second.events]).toHaveLength(2));
  first.unsubscribe();
  await vi.waitFor(() =>
    expect(heard[0]?.filter(({ type }) => type === 'complete')).toHaveLength(1),
  );
  expect(server.clients.size).toBe(1);
  second.unsubscribe();
  await vi.waitFor(() => expect(server.clients.size).toBe(0));
  expect(heard).toHaveLength(1);
});

it('does not take a connection that was closed for want of subscriptions for a lost one', async () => {
  const onResume = vi.fn<() => void>();
  const { url, heard, server } = await start(({ type, id }, socket) => {
    if (type === 'connection_init') acknowledge(socket);
    else if (type === 'subscribe') say(socket, { id, type: 'complete' });
  });
  const client = connect(url, { onResume });
  await listen(client).done;
  await vi.waitFor(() => expect(server.clients.size).toBe(0));
  await listen(client).done;
  expect(heard).toHaveLength(2);
  expect(onResume).not.toHaveBeenCalled();
});

describe('a server that goes silent', () => {
  it('before it accepts the connection is given up', async () => {
    const { createServer } = await import('node:net');
    const sockets: { destroy: () => void }[] = [];
    const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    closers.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const address = server.address();
    const { events, done } = listen(
      connect(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, {
        connectionAckWaitTimeout: 50,
        retryAttempts: 2,
      }),
    );
    await done;
    expect(events).toEqual(['NETWORK']);
    expect(sockets).toHaveLength(3);
  });

  it('before it acknowledges is given up', async () => {
    const { url, heard } = await start(() => undefined);
    const { events, done } = listen(
      connect(url, { connectionAckWaitTimeout: 500, retryAttempts: 2 }),
    );
    await done;
    expect(events).toEqual(['NETWORK']);
    expect(heard).toHaveLength(3);
  });
});

describe('what is no answer', () => {
  it.each(['no JSON', '{"type":"unknown"}', '[]'])(
    '%s ends in one typed error and is not asked for again',
    async (text) => {
      const { url, heard } = await start(({ type }, socket) =>
        type === 'connection_init' ? acknowledge(socket) : socket.send(text),
      );
      const { events, done } = listen(connect(url));
      await done;
      expect(events).toEqual(['UNREADABLE_RESPONSE']);
      expect(heard).toHaveLength(1);
    },
  );

  it('errors of the operation are those of any operation', async () => {
    const { url } = await start(({ type, id }, socket) =>
      type === 'connection_init'
        ? acknowledge(socket)
        : say(socket, {
            id,
            type: 'error',
            payload: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }],
          }),
    );
    const { events, done } = listen(connect(url));
    await done;
    expect(events).toEqual(['FORBIDDEN']);
  });

  it('parameters that cannot be had fail the operation', async () => {
    const { url } = await start(() => undefined);
    const { events, done } = listen(
      connect(url, { connectionParams: () => Promise.reject(new Error('no vault')) }),
    );
    await done;
    expect(events).toEqual(['UNEXPECTED']);
  });

  it('a server that is not there is a network error', async () => {
    const { events, done } = listen(connect('ws://127.0.0.1:1', { retryAttempts: 1 }));
    await done;
    expect(events).toEqual(['NETWORK']);
  });
});

describe('a connection on which nothing happens', () => {
  const pings = (heard: readonly (readonly Message[])[], connection: number) =>
    heard[connection]?.filter(({ type }) => type === 'ping').length ?? 0;

  it('stays open as long as the server answers its pings, and the application hears of them', async () => {
    const { url, heard } = await start(({ type }, socket) => {
      if (type === 'connection_init') acknowledge(socket);
      if (type === 'ping') say(socket, { type: 'pong' });
    });
    const onResume = vi.fn<() => void>();
    const ping = vi.fn<(received: boolean) => void>();
    const pong = vi.fn<(received: boolean) => void>();
    const { events } = listen(connect(url, { keepAlive: 1_000, onResume, on: { ping, pong } }));
    await vi.waitFor(() => expect(pings(heard, 0)).toBe(2));
    expect(heard).toHaveLength(1);
    expect(onResume).not.toHaveBeenCalled();
    expect(ping).toHaveBeenCalledWith(false, undefined);
    expect(pong).toHaveBeenCalledWith(true, undefined);
    expect(events).toEqual([]);
  });

  it('is given up when a ping is not answered, and opened again', async () => {
    const { url, heard } = await start(({ type, id }, socket, connection) => {
      if (type === 'connection_init') acknowledge(socket);
      if (type === 'subscribe' && connection > 0) next(socket, id);
    });
    const onResume = vi.fn<() => void>();
    const { events } = listen(connect(url, { keepAlive: 50, onResume }));
    await vi.waitFor(() => expect(events).toEqual([event]));
    expect(pings(heard, 0)).toBe(1);
    expect(onResume).toHaveBeenCalled();
  });
});
