import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as openRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEndpointServer, type EndpointServerOptions } from './endpoint-server.ts';

/** The endpoint notes what reaches it, with the secret or without. */
const reached: IncomingHttpHeaders[] = [];
let setCookies: readonly string[] = [];
const upstream = createServer((request, response) => {
  reached.push(request.headers);
  response.setHeader('content-type', 'application/json');
  if (setCookies.length > 0) response.setHeader('set-cookie', setCookies);
  request.resume().on('end', () => response.end('{"data":{"secret":true}}'));
});
upstream.on('upgrade', (request: IncomingMessage, socket) => {
  reached.push(request.headers);
  socket.end(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  );
});
const webRoot = mkdtempSync(join(tmpdir(), 'side-doors-'));
writeFileSync(
  join(webRoot, 'index.html'),
  '<title>Admin</title><script type="application/json" id="admin-config">{}</script>',
);
beforeAll(async () => {
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
});
afterAll(() => {
  upstream.close();
  rmSync(webRoot, { recursive: true });
});
beforeEach(() => {
  reached.length = 0;
  setCookies = [];
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The port of a server with a secret header. */
async function start(options: Partial<EndpointServerOptions> = {}): Promise<number> {
  const address = upstream.address();
  const server = await startEndpointServer({
    endpoint: new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`),
    headers: { 'X-Api-Key': 'secret' },
    webRoot,
    port: 0,
    host: '127.0.0.1',
    shutdownTimeout: 1,
    ...options,
  });
  closing.push(() => server.close());
  return Number(new URL(server.url).port);
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A request whose `Host` and `Origin` are what the test says, as a browser would send them. */
function ask(
  port: number,
  {
    method = 'POST',
    path = '/graphql',
    headers = {},
  }: {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = openRequest(
      { port, host: '127.0.0.1', method, path, headers: { ...json, ...headers } },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers }),
        );
      },
    );
    request.on('error', reject);
    request.end(method === 'POST' ? '{"query":"{secret}"}' : undefined);
  });
}

const json = { 'content-type': 'application/json' };

function upgrade(port: number, headers: Readonly<Record<string, string>>): Promise<boolean> {
  return new Promise((resolve) => {
    const request = openRequest({
      port,
      host: '127.0.0.1',
      path: '/graphql',
      headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers },
    });
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(true);
    });
    request.on('error', () => resolve(false));
    request.end();
  });
}

it('answers by names of this machine alone, for a page on a rebound name has this server as its own', async () => {
  const port = await start();
  const rebound = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` };
  expect((await ask(port, { headers: rebound })).status).toBe(403);
  expect(
    (await ask(port, { headers: { ...rebound, 'x-forwarded-host': 'localhost' } })).status,
  ).toBe(403);
  expect((await ask(port, { method: 'GET', path: '/', headers: rebound })).status).toBe(403);
  expect(await upgrade(port, rebound)).toBe(false);
  expect(reached).toEqual([]);
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'shop.localhost']) {
    const host = `${name}:${port}`;
    expect((await ask(port, { headers: { host, origin: `http://${host}` } })).status).toBe(200);
    expect(await upgrade(port, { host, origin: `http://${host}` })).toBe(true);
  }
});

it('answers by the names that are configured, also where a proxy in front changes the host', async () => {
  const port = await start({ hosts: ['admin.example.com', 'other.example.com:8443'] });
  const status = async (host: string, origin: string) =>
    (await ask(port, { headers: { host, origin } })).status;
  expect(await status('admin.example.com', 'https://admin.example.com')).toBe(200);
  expect(await status(`127.0.0.1:${port}`, 'https://admin.example.com')).toBe(200);
  expect(await status('other.example.com:8443', 'https://other.example.com:8443')).toBe(200);
  expect(await status('other.example.com', 'https://other.example.com')).toBe(403);
  expect(await status('admin.example.com', 'https://admin.example.com:8443')).toBe(403);
});

it('says its health by any name', async () => {
  const port = await start();
  expect(
    (await ask(port, { method: 'GET', path: '/healthz', headers: { host: '10.1.2.3' } })).status,
  ).toBe(200);
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://localhost:1' }],
  ['a frame without an origin', { origin: 'null' }],
  ['a file', { origin: 'file://' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['another port, as the browser says', { 'sec-fetch-site': 'same-site' }],
])('refuses requests of %s', async (_, headers) => {
  const port = await start();
  expect((await ask(port, { headers })).status).toBe(403);
  expect((await ask(port, { method: 'GET', headers })).status).toBe(403);
  expect(await upgrade(port, headers)).toBe(false);
  expect(reached).toEqual([]);
});

it('takes JSON, and forms for which a browser has to ask first', async () => {
  const port = await start();
  const status = async (type: string, headers = {}) =>
    (await ask(port, { headers: { 'content-type': type, ...headers } })).status;
  expect(await status('text/plain')).toBe(415);
  expect(await status('text/plain;application/json')).toBe(415);
  expect(await status('application/x-www-form-urlencoded')).toBe(415);
  expect(await status('')).toBe(415);
  expect(await status('multipart/form-data; boundary=a')).toBe(415);
  expect(reached).toEqual([]);
  expect(await status('application/json; charset=utf-8')).toBe(200);
  expect(await status('multipart/form-data; boundary=a', { 'graphql-preflight': '1' })).toBe(200);
});

it('sends the endpoint its own cookies alone', async () => {
  setCookies = ['session=1; Path=/api', '__Host-token=2; Secure; Path=/'];
  const port = await start();
  const stored = (await ask(port, {})).headers['set-cookie'] ?? [];
  const jar = stored.map((cookie) => cookie.split(';')[0]);
  await ask(port, { headers: { cookie: ['session=other', '__Host-admin=x', ...jar].join('; ') } });
  expect(reached.at(-1)?.cookie).toBe('session=1; __Host-token=2');
  await ask(port, { headers: { cookie: '__Host-admin=x; admin=y' } });
  expect(reached.at(-1)).not.toHaveProperty('cookie');
  expect(await upgrade(port, { cookie: ['session=other', ...jar].join('; ') })).toBe(true);
  expect(reached.at(-1)?.cookie).toBe('session=1; __Host-token=2');
});

it('keeps a name that browsers hold to HTTPS, where a trusted proxy says that they use it', async () => {
  setCookies = ['__Host-token=2; Secure; Path=/', '__Secure-a=1; Secure'];
  const port = await start({ trustProxy: true });
  const headers = { 'x-forwarded-proto': 'https' };
  const stored = (await ask(port, { headers })).headers['set-cookie'] ?? [];
  expect(stored).toEqual([
    expect.stringMatching(/^__Host-ep-[\da-f]{12}-token=2; Path=\/; Secure$/),
    expect.stringMatching(/^__Secure-ep-[\da-f]{12}-a=1; Path=\/; Secure$/),
  ]);
  const cookie = stored.map((one) => one.split(';')[0]).join('; ');
  await ask(port, { headers: { ...headers, cookie } });
  expect(reached.at(-1)?.cookie).toBe('__Host-token=2; __Secure-a=1');
});

it('tells the endpoint of the connection what it saw itself, unless a proxy is trusted', async () => {
  const claims = {
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'bank.example',
    'x-forwarded-user': 'root',
    'x-real-ip': '10.0.0.1',
    forwarded: 'for=10.0.0.1',
  };
  const port = await start();
  await ask(port, { headers: claims });
  expect(reached.at(-1)).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': `127.0.0.1:${port}`,
  });
  for (const name of ['x-forwarded-user', 'x-real-ip', 'forwarded'])
    expect(reached.at(-1)).not.toHaveProperty(name);
  await ask(await start({ trustProxy: true }), { headers: claims });
  expect(reached.at(-1)).toMatchObject(claims);
});

it('lets nobody past its own sign-in, and keeps what proves it from the endpoint', async () => {
  const port = await start({ gate: { name: 'shop', password: 'a long password' } });
  const basic = (password: string) => ({
    authorization: `Basic ${Buffer.from(`shop:${password}`).toString('base64')}`,
  });
  const page = { method: 'GET', path: '/' };
  expect(await ask(port, page)).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="admin", charset="UTF-8"' },
  });
  expect((await ask(port, {})).status).toBe(401);
  expect((await ask(port, { headers: { cookie: `admin-gate-${port}=x` } })).status).toBe(401);
  expect((await ask(port, { headers: basic('a long passwore') })).status).toBe(401);
  expect(await upgrade(port, {})).toBe(false);
  expect(reached).toEqual([]);

  const signedIn = await ask(port, { ...page, headers: basic('a long password') });
  expect(signedIn.status).toBe(200);
  const [cookie = ''] = signedIn.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  const pass = { cookie: cookie.split(';')[0] ?? '' };
  await ask(port, { headers: { ...pass, authorization: 'Bearer of the endpoint' } });
  expect(reached.at(-1)).toMatchObject({
    'x-api-key': 'secret',
    authorization: 'Bearer of the endpoint',
  });
  expect(reached.at(-1)).not.toHaveProperty('cookie');
  expect(await upgrade(port, { ...pass, ...basic('a long password') })).toBe(true);
  expect(reached.at(-1)).not.toHaveProperty('authorization');
});

it('makes who guesses the password wait', async () => {
  const port = await start({ gate: { name: 'shop', password: 'a long password' } });
  const attempt = async (password: string) =>
    (
      await ask(port, {
        headers: { authorization: `Basic ${Buffer.from(`shop:${password}`).toString('base64')}` },
      })
    ).status;
  for (let failure = 0; failure < 10; failure += 1) expect(await attempt('wrong')).toBe(401);
  expect(await attempt('a long password')).toBe(429);
});
