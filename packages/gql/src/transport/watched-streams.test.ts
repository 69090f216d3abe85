import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { gql, type ApolloLink } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient, type AdminClientOptions } from '../client/create-admin-client.ts';
import { createMultipartLink } from './multipart-link.ts';
import { createPersistedDocumentsLink } from './persisted-documents-link.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';
import { createSseLink, type SseLinkOptions } from './sse-link.ts';

const changed = Object.assign(
  gql`
    subscription Changed {
      order {
        id
        text
      }
    }
  `,
  { __meta__: { hash: 'abc' } },
);
const order = (id: number, text = '') => ({ order: { __typename: 'Order', id, text } });
const event = (id: number, text = '') => JSON.stringify({ data: order(id, text) });

const closers: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A server that answers as a test says, connection by connection. */
async function start(
  answer: (response: ServerResponse, connection: number, request: IncomingMessage) => void,
) {
  const headers: IncomingMessage['headers'][] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    request.resume();
    answer(response, headers.push(request.headers) - 1, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {
    uri: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`,
    headers,
    open: () => open,
  };
}

const ways: readonly (readonly [string, (options: SseLinkOptions) => ApolloLink, Way])[] = [
  [
    'Server-Sent Events',
    createSseLink,
    {
      type: 'text/event-stream',
      say: (json) => `event: next\ndata: ${json}\n\n`,
      heartbeat: ':\n\n',
      end: 'event: complete\ndata:\n\n',
    },
  ],
  [
    'multipart/mixed',
    createMultipartLink,
    {
      type: 'multipart/mixed; boundary=graphql',
      say: (json) =>
        `\r\n--graphql\r\ncontent-type: application/json\r\n\r\n{"payload":${json}}\r\n--graphql`,
      heartbeat: '\r\ncontent-type: application/json\r\n\r\n{}\r\n--graphql',
      end: '--\r\n',
    },
  ],
];
interface Way {
  readonly type: string;
  readonly say: (json: string) => string;
  readonly heartbeat: string;
  readonly end: string;
}

function listen(terminal: ApolloLink, options: Partial<AdminClientOptions> = {}) {
  const events: unknown[] = [];
  let subscription: { unsubscribe: () => void } | undefined;
  const done = new Promise<void>((resolve) => {
    subscription = createAdminClient({ schema: emptySchemaConfig, ...options, terminal })
      .subscribe({ query: changed })
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

describe.each(ways)('a subscription over %s', (_, create, { type, say, heartbeat, end }) => {
  it('is opened again after silence, and kept by heartbeats', async () => {
    const onResume = vi.fn<() => void>();
    const { uri, headers, open } = await start((response, connection) => {
      response.writeHead(200, { 'content-type': type }).write(say(event(connection)));
      if (connection === 0) return;
      const beating = setInterval(() => response.write(heartbeat), 30);
      setTimeout(() => {
        clearInterval(beating);
        response.end(end);
      }, 1_200);
    });
    const { events, done } = listen(create({ uri, silence: 500, delay: 1, onResume }));
    await done;
    expect(events).toEqual([order(0), order(1)]);
    expect(headers).toHaveLength(2);
    expect(onResume).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(open()).toBe(0));
  });

  it('ends in one error when nothing ever comes', async () => {
    const { uri } = await start(() => undefined);
    const asking = vi.fn<typeof fetch>((...request) => fetch(...request));
    const { events, done } = listen(
      create({ uri, silence: 60, delay: 1, attempts: 2, fetch: asking }),
    );
    await done;
    expect(events).toEqual(['NETWORK']);
    expect(asking).toHaveBeenCalledTimes(3);
  });

  it('asks for the token again at each connection, and sends the headers of the operation', async () => {
    let token = 'a';
    let lose: (() => void) | undefined;
    const { uri, headers } = await start((response, connection) => {
      response.writeHead(200, { 'content-type': type }).write(say(event(connection)));
      if (connection === 0) lose = () => response.destroy();
      else response.end(end);
    });
    const { events, done } = listen(
      create({ uri, delay: 1, headers: () => Promise.resolve({ 'x-shop': '7' }) }),
      { getToken: () => token },
    );
    await vi.waitFor(() => expect(events).toHaveLength(1));
    token = 'b';
    lose?.();
    await done;
    expect(events).toEqual([order(0), order(1)]);
    expect(headers.map(({ authorization, 'x-shop': shop }) => [authorization, shop])).toEqual([
      ['Bearer a', '7'],
      ['Bearer b', '7'],
    ]);
  });

  it('goes on after a refresh when the session has ended', async () => {
    let token = 'old';
    const { uri } = await start((response, _connection, request) => {
      if (request.headers.authorization !== 'Bearer new') response.writeHead(401).end();
      else response.writeHead(200, { 'content-type': type }).end(say(event(1)) + end);
    });
    const refresh = () => {
      token = 'new';
      return Promise.resolve();
    };
    const { events, done } = listen(create({ uri, delay: 1 }), {
      getToken: () => token,
      links: [createRefreshCredentialsLink(refresh)],
    });
    await done;
    expect(events).toEqual([order(1)]);
  });

  it('sends the hash of a persisted document in place of its text', async () => {
    const bodies: unknown[] = [];
    const { uri } = await start((response, _connection, request) => {
      request.setEncoding('utf8').on('data', (body: string) => void bodies.push(JSON.parse(body)));
      request.on('end', () =>
        response.writeHead(200, { 'content-type': type }).end(say(event(1)) + end),
      );
    });
    await listen(create({ uri }), { links: [createPersistedDocumentsLink()] }).done;
    expect(bodies).toEqual([
      {
        operationName: 'Changed',
        variables: {},
        extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
      },
    ]);
  });

  it.each([400, 403, 404])('is not opened again when it is refused with %i', async (status) => {
    const { uri, headers } = await start((response) => void response.writeHead(status).end());
    const { events, done } = listen(create({ uri, delay: 1 }));
    await done;
    expect(events).toHaveLength(1);
    expect(headers).toHaveLength(1);
  });

  it('is refused in plain JSON', async () => {
    const { uri, headers } = await start(
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"errors":[{"message":"No.","extensions":{"code":"FORBIDDEN"}}]}'),
    );
    const { events, done } = listen(create({ uri, delay: 1 }));
    await done;
    expect(events).toEqual(['FORBIDDEN']);
    expect(headers).toHaveLength(1);
  });

  it('waits for the network without using up its attempts', async () => {
    const page = new EventTarget();
    const { uri, headers } = await start((response, connection) => {
      response.writeHead(200, { 'content-type': type }).write(say(event(connection)));
      if (connection === 0) response.destroy();
      else response.end(end);
    });
    const wait = vi.fn<EventTarget['addEventListener']>(page.addEventListener.bind(page));
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', wait);
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    try {
      const { events, done } = listen(create({ uri, delay: 1, attempts: 1 }));
      await vi.waitFor(() => expect(wait.mock.calls.map(([type]) => type)).toContain('online'));
      expect(headers).toHaveLength(1);
      page.dispatchEvent(new Event('online'));
      await done;
      expect(events.at(-1)).toEqual(order(1));
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('closes its connection when nobody listens any more, also while it waits to open it again', async () => {
    const { uri, headers, open } = await start((response, connection) =>
      connection === 0
        ? response.writeHead(200, { 'content-type': type }).write(say(event(0)))
        : response.destroy(),
    );
    const { events, unsubscribe } = listen(create({ uri, delay: 1 }));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    unsubscribe();
    await vi.waitFor(() => expect(open()).toBe(0));

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asking = vi.fn<typeof fetch>((...request) => fetch(...request));
    const { unsubscribe: leave } = listen(
      create({ uri, delay: 60_000, maxDelay: 60_000, fetch: asking }),
    );
    await vi.waitFor(() => expect(headers).toHaveLength(2));
    await vi.waitFor(() => expect([open(), vi.getTimerCount()]).toEqual([0, 1]));
    leave();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asking).toHaveBeenCalledTimes(1);
  });
});

describe('the events of a stream', () => {
  const read = async (...pieces: readonly string[]) => {
    const { uri } = await start((response) => {
      response.writeHead(200, { 'content-type': 'Text/Event-Stream; charset=utf-8' });
      const rest = [...pieces];
      const send = () => {
        const piece = rest.shift();
        if (piece === undefined) response.end();
        else response.write(piece, () => setTimeout(send, 5));
      };
      send();
    });
    const { events, done } = listen(createSseLink({ uri, attempts: 0 }));
    await done;
    return events;
  };
  const complete = 'event: complete\ndata:\n\n';

  it.each<[string, string[]]>([
    ['lines that end with CR LF', [`event: next\r\ndata: ${event(1)}\r\n\r\n`]],
    ['a CR LF that is torn apart', ['event: next\r', `\ndata: ${event(1)}\r`, '\n\r', '\n']],
    ['ends of lines that differ', [`event: next\rdata: ${event(1)}\n\r\n`]],
    ['no space behind the colon', [`event:next\ndata:${event(1)}\n\n`]],
    [
      'data in several lines',
      [`event: next\ndata: {"data":\ndata: ${JSON.stringify(order(1))}}\n\n`],
    ],
    [
      'comments and fields that nobody knows',
      [`: hello\nid: 7\nretry: 1000\nevent: next\ndata: ${event(1)}\n\n`],
    ],
    ['no name', [`data: ${event(1)}\n\n`]],
    ['a byte order mark', [`\ufeffevent: next\ndata: ${event(1)}\n\n`]],
  ])('are read with %s', async (_, pieces) => {
    expect(await read(...pieces, complete)).toEqual([order(1)]);
  });

  it('keep the line separators of Unicode, which JSON may hold as they are', async () => {
    const text = 'a\u2028b\u2029c\u0085d';
    expect(await read(`event: next\ndata: ${event(1, text)}\n\n${complete}`)).toEqual([
      order(1, text),
    ]);
  });

  it.each(['{"data":', '[]', 'null', '7'])('that are no result end it: %s', async (data) => {
    expect(await read(`event: next\ndata: ${data}\n\n`)).toEqual(['UNREADABLE_RESPONSE']);
  });
});
