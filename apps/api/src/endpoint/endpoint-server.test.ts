import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startEndpointServer, type EndpointServerOptions } from './endpoint-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startUpstream(listener: RequestListener): Promise<{
  readonly url: URL;
  readonly close: () => Promise<unknown>;
  readonly server: ReturnType<typeof createServer>;
}> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  closing.push(close);
  return {
    url: new URL(
      `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/shop/graphql?tenant=7`,
    ),
    close,
    server,
  };
}

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-test-'));
  closing.push(async () => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'index.html'),
    '<title>Admin</title><script type="application/json" id="admin-config">{ "headers": { "x-own": "1" } }</script>',
  );
  return folder;
}

async function start(endpoint: URL, options: Partial<EndpointServerOptions> = {}): Promise<string> {
  const server = await startEndpointServer({
    endpoint,
    webRoot: builtFolder(),
    port: 0,
    host: '127.0.0.1',
    ...options,
  });
  closing.unshift(() => server.close());
  return server.url.replace('localhost', '127.0.0.1');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

const json = { 'content-type': 'application/json' };
const post = { method: 'POST', headers: json, body: '{}' };

it('tells browsers to stay with HTTPS where a proxy that is trusted says that they use it', async () => {
  const { url } = await startUpstream(() => {});
  const [plain, behindProxy] = [await start(url), await start(url, { trustProxy: true })];
  const overTls = { headers: { 'x-forwarded-proto': 'https' } };
  expect((await fetch(behindProxy, overTls)).headers.get('strict-transport-security')).toBe(
    'max-age=31536000',
  );
  expect((await fetch(behindProxy)).headers.get('strict-transport-security')).toBeNull();
  expect((await fetch(plain, overTls)).headers.get('strict-transport-security')).toBeNull();
});

it('lets the page show images of the endpoint, and of what else is named', async () => {
  const { url } = await startUpstream(() => {});
  const policy = (
    await fetch(await start(url, { imagesFrom: ['https://cdn.example.com'] }))
  ).headers.get('content-security-policy');
  expect(policy).toContain(`; img-src 'self' data: blob: ${url.origin} https://cdn.example.com;`);
});

it('lets a request end that is under way when the server stops, and cuts it off after the time for that', async () => {
  let answer = (): void => {};
  const { url } = await startUpstream((_request, response) => {
    answer = () => void response.end('{"data":{}}');
  });
  const stopWhileAsking = async (
    shutdownTimeout: number,
  ): Promise<{ readonly answered: Promise<string>; readonly stopped: Promise<void> }> => {
    answer = () => {};
    const server = await startEndpointServer({
      endpoint: url,
      webRoot: builtFolder(),
      port: 0,
      host: '127.0.0.1',
      shutdownTimeout,
    });
    const before = answer;
    const answered = fetch(`${server.url.replace('localhost', '127.0.0.1')}/graphql`, {
      method: 'POST',
      headers: json,
      body: '{}',
    }).then(
      (response) => response.text(),
      () => 'cut off',
    );
    await vi.waitUntil(() => answer !== before);
    return { answered, stopped: server.close() };
  };
  const patient = await stopWhileAsking(60_000);
  answer();
  expect(await patient.answered).toBe('{"data":{}}');
  await patient.stopped;
  const short = await stopWhileAsking(1);
  expect(await short.answered).not.toBe('{"data":{}}');
  await short.stopped;
});

it('warns of no leak over an answer that is compressed, and over none that is not', async () => {
  const { url } = await startUpstream((_request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ data: 'x'.repeat(5000) })),
  );
  const origin = await start(url);
  const warned: string[] = [];
  const listen = ({ name }: Error) => void warned.push(name);
  process.on('warning', listen);
  closing.push(async () => void process.off('warning', listen));
  for (const encoding of ['gzip', 'identity']) {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...json, 'accept-encoding': encoding },
      body: '{}',
    });
    expect([(await answer.text()).length, answer.headers.get('content-encoding')]).toEqual([
      5011,
      encoding === 'gzip' ? 'gzip' : null,
    ]);
  }
  expect(warned).toEqual([]);
});

describe('the page', () => {
  it('has the configuration of this start over its own, with the headers of the application, and the build stays as it is', async () => {
    const { url } = await startUpstream(() => {});
    const webRoot = builtFolder();
    const before = readFileSync(join(webRoot, 'index.html'), 'utf8');
    const origin = await start(url, {
      webRoot,
      configure: (own) => ({ ...own, auth: '</script>' }),
    });
    const page = await fetch(`${origin}/orders`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    const [, config = ''] = /id="admin-config">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(config)).toEqual({ headers: { 'x-own': '1' }, auth: '</script>' });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(readFileSync(join(webRoot, 'index.html'), 'utf8')).toBe(before);
  });
});

describe('/graphql', () => {
  it('is the endpoint, with its path, headers added here, and its own origin', async () => {
    const seen: { url?: string; headers?: IncomingMessage['headers']; body?: string } = {};
    const { url } = await startUpstream((request, response) => {
      const answer = async () => {
        Object.assign(seen, {
          url: request.url,
          headers: request.headers,
          body: await bodyOf(request),
        });
        response
          .writeHead(200, { ...json, 'x-auth-token': 'abc', 'access-control-allow-origin': '*' })
          .end('{"data":{}}');
      };
      void answer();
    });
    const origin = await start(url, { headers: { 'x-api-key': 'secret' } });
    const answer = await fetch(`${origin}/graphql?query=%7Ba%7D`, {
      method: 'POST',
      headers: { ...json, origin },
      body: '{"query":"{a}"}',
    });
    expect(await answer.json()).toEqual({ data: {} });
    expect(seen).toMatchObject({
      url: '/shop/graphql?tenant=7&query=%7Ba%7D',
      body: '{"query":"{a}"}',
    });
    expect(seen.headers).toMatchObject({
      host: url.host,
      origin: url.origin,
      'x-api-key': 'secret',
    });
    expect(answer.headers.get('x-auth-token')).toBe('abc');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps cookies of the endpoint as its own', async () => {
    const { url } = await startUpstream((_, response) => {
      response
        .writeHead(200, {
          ...json,
          'set-cookie': [
            '__Host-s=1; Path=/shop; Domain=example.com; Secure; HttpOnly; SameSite=None',
            'b=2; SameSite=None; Secure; Partitioned',
          ],
        })
        .end('{}');
    });
    const origin = await start(url, { trustProxy: true });
    const cookiesOver = async (headers: Readonly<Record<string, string>>) =>
      (
        await fetch(`${origin}/graphql`, { ...post, headers: { ...json, ...headers } })
      ).headers.getSetCookie();
    expect(await cookiesOver({})).toEqual([
      expect.stringMatching(/^ep-\w+-__Host-s=1; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^ep-\w+-b=2; Path=\/; SameSite=Lax$/),
    ]);
    expect((await cookiesOver({ 'x-forwarded-proto': 'https' }))[0]).toMatch(
      /^__Host-ep-\w+-s=1; Path=\/; Secure; HttpOnly; SameSite=None$/,
    );
  });

  it('compresses a long answer that came as it is', async () => {
    const long = JSON.stringify({ data: 'я'.repeat(5_000) });
    const { url } = await startUpstream((_, response) => response.writeHead(200, json).end(long));
    const origin = await start(url);
    const answer = await fetch(`${origin}/graphql`, {
      ...post,
      headers: { ...json, 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(long);
  });

  it('says what caches have to know of a compressed answer, and keeps the mark of one that is not', async () => {
    const { url } = await startUpstream((_, response) =>
      response
        .writeHead(200, { ...json, etag: '"1"', vary: 'Origin' })
        .end(JSON.stringify({ data: 'x'.repeat(5_000) })),
    );
    const origin = await start(url);
    const marks = async (encoding: string) => {
      const { headers } = await fetch(`${origin}/graphql`, {
        ...post,
        headers: { ...json, 'accept-encoding': encoding },
      });
      return [headers.get('etag'), headers.get('vary')];
    };
    expect(await marks('gzip')).toEqual([null, 'Origin, Accept-Encoding']);
    expect(await marks('identity')).toEqual(['"1"', 'Origin']);
  });

  it('passes on what the endpoint says with a status and to caches', async () => {
    const { url } = await startUpstream((_, response) =>
      response
        .writeHead(429, { ...json, 'retry-after': '7', 'cache-control': 'private, max-age=5' })
        .end('{}'),
    );
    const { status, headers } = await fetch(`${await start(url)}/graphql`, post);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      429,
      '7',
      'private, max-age=5',
    ]);
  });

  it('tells the endpoint nothing of the page that asks', async () => {
    let seen: IncomingMessage['headers'] = {};
    const { url } = await startUpstream((request, response) => {
      seen = request.headers;
      response.writeHead(200, json).end('{}');
    });
    const origin = await start(url);
    await fetch(`${origin}/graphql`, {
      ...post,
      headers: { ...json, origin, referer: `${origin}/orders/17` },
    });
    expect([seen.origin, seen.referer]).toEqual([url.origin, undefined]);
  });

  it('passes an answer on as the endpoint has compressed it', async () => {
    const long = JSON.stringify({ data: 'я'.repeat(5_000) });
    const { url } = await startUpstream((_, response) =>
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(long)),
    );
    const answer = await fetch(`${await start(url)}/graphql`, {
      ...post,
      headers: { ...json, 'accept-encoding': 'br, gzip' },
    });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', long]);
  });

  it('passes parts of an answer on as they come', async () => {
    let send: ((text: string) => void) | undefined;
    const { url } = await startUpstream((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('first');
      send = (text) => void response.end(text);
    });
    const origin = await start(url);
    const reader = (await fetch(`${origin}/graphql`, post)).body?.getReader();
    const decoder = new TextDecoder();
    expect(decoder.decode((await reader?.read())?.value)).toBe('first');
    send?.('second');
    expect(decoder.decode((await reader?.read())?.value)).toBe('second');
  });

  it('passes WebSockets of the page on, and refuses those of other sites', async () => {
    const { url, server } = await startUpstream(() => {});
    server.on('upgrade', (request, socket) => {
      socket.end(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nx-path: ${request.url}\r\n\r\n`,
      );
    });
    const { host } = new URL(await start(url));
    const { request } = await import('node:http');
    const open = (origin: string) =>
      new Promise<unknown>((resolve) => {
        const upgrade = request(`http://${host}/graphql`, {
          headers: { connection: 'Upgrade', upgrade: 'websocket', origin },
        });
        upgrade.on('upgrade', (response, socket) => {
          socket.destroy();
          resolve(response.headers['x-path']);
        });
        upgrade.on('error', () => resolve('refused'));
        upgrade.end();
      });
    expect(await open(`http://${host}`)).toBe('/shop/graphql?tenant=7');
    expect(await open('https://evil.example')).toBe('refused');
  });

  it('ends WebSockets that are open when it stops', async () => {
    const { url, server: upstream } = await startUpstream(() => {});
    upstream.on('upgrade', (_request, socket) => {
      closing.unshift(async () => socket.destroy());
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      );
    });
    const server = await startEndpointServer({
      endpoint: url,
      webRoot: builtFolder(),
      port: 0,
      host: '127.0.0.1',
    });
    const { host } = new URL(server.url.replace('localhost', '127.0.0.1'));
    const { request } = await import('node:http');
    let isOpen: boolean | undefined;
    request(`http://${host}/graphql`, {
      headers: { connection: 'Upgrade', upgrade: 'websocket', origin: `http://${host}` },
    })
      .on('upgrade', (_response, socket) => {
        closing.unshift(async () => socket.destroy());
        isOpen = true;
        socket.on('close', () => (isOpen = false)).resume();
      })
      .end();
    await vi.waitUntil(() => isOpen === true);
    const stopped = server.close();
    await vi.waitFor(() => expect(isOpen).toBe(false), 5_000);
    await stopped;
  });

  it('says by a code that nothing answers', async () => {
    const { url, close } = await startUpstream(() => {});
    await close();
    const origin = await start(url);
    const answer = await fetch(`${origin}/graphql`, post);
    expect(answer.status).toBe(502);
    const address = `${url.origin}/shop/graphql`;
    expect(await answer.json()).toEqual({
      errors: [
        {
          message: `Nothing answers at ${address}: ECONNREFUSED.`,
          extensions: { code: 'ENDPOINT_UNREACHABLE', endpoint: address },
        },
      ],
    });
  });
});

it('says in a sentence that its port is taken', async () => {
  const { url } = await startUpstream(() => {});
  await expect(start(url, { port: Number(url.port) })).rejects.toThrow(
    `Port ${url.port} is taken by another program.`,
  );
});
