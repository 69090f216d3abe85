import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const script = 'console.log("ёлка");'.repeat(100);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'admin-static-'));
  mkdirSync(join(folder, 'web', '_assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'web', '_assets', 'index-BnX3a_9z.js'), script);
  const files = createStaticFiles(join(folder, 'web'));
  server = createServer((incoming, response) => void files(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Sends the path as it is; `fetch` would tidy it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it('serves a file, compressed, for ever when its name has a hash', async () => {
  const { headers, body } = await get('/_assets/index-BnX3a_9z.js', {
    'accept-encoding': 'gzip, deflate, br',
  });
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe(script);
  expect((await get('/_assets/index-BnX3a_9z.js')).body.toString()).toBe(script);
});

it('compresses a file for each client as that client reads it', async () => {
  const of = (encoding: string) =>
    get('/_assets/index-BnX3a_9z.js', { 'accept-encoding': encoding });
  const [brotli, zipped] = [await of('br'), await of('gzip')];
  expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  expect(gunzipSync(zipped.body).toString()).toBe(script);
});

it('serves the page for every path that a browser opens, and asks to check it each time', async () => {
  const page = await get('/orders/17/edit?tab=items', { accept: 'text/html' });
  expect([page.status, page.body.toString(), page.headers['cache-control']]).toEqual([
    200,
    '<!doctype html>',
    'no-cache',
  ]);
  expect(
    (await get('/orders/17', { accept: 'text/html', 'if-none-match': String(page.headers.etag) }))
      .status,
  ).toBe(304);
});

it('says that a file is missing instead of sending the page for it', async () => {
  expect((await get('/_assets/index-gone1234.js', { accept: 'text/html' })).status).toBe(404);
  expect((await get('/favicon.ico', { accept: 'image/png' })).status).toBe(404);
  const picture = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
  expect((await get('/pictures/17', picture)).status).toBe(404);
});

it('serves the page to a client that takes anything, and to one that says nothing', async () => {
  const clients: readonly Record<string, string>[] = [{ accept: '*/*' }, {}];
  for (const headers of clients) {
    expect([
      (await get('/', headers)).status,
      (await get('/orders/17', headers)).status,
      (await get('/gone.js', headers)).status,
    ]).toEqual([200, 200, 404]);
  }
});

it('answers HEAD like GET without the body, and refuses to write', async () => {
  for (const path of ['/', '/_assets/index-BnX3a_9z.js']) {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')];
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      whole.headers['content-length'],
    ]);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await get('/', { accept: 'text/html' }, method);
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/_assets/..%2f..%2fsecret.txt', '/%00', '/%zz'])(
  'never leaves its folder: %s',
  async (path) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, 'Not found']);
  },
);

it('names the modules of an address in its page, and checks each such page for itself', async () => {
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, '_assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<head><title>$&</title></head>');
  writeFileSync(
    join(pages, '_assets', 'pages.json'),
    JSON.stringify({
      screens: {
        list: ['/_assets/screens-1.js', '/_assets/list-1.js'],
        show: ['/_assets/screens-1.js', '/_assets/show-1.js'],
        create: ['/_assets/create-1.js'],
        edit: ['/_assets/edit-1.js'],
      },
      resources: { orders: ['/_assets/orders-1.js'] },
    }),
  );
  const files = createStaticFiles(pages);
  const own = createServer((incoming, response) => void files(incoming, response));
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const address = own.address();
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`, {
      headers: { accept: 'text/html', ...headers },
    });
  const modulesOf = async (path: string) =>
    [
      ...(await (await open(path)).text()).matchAll(
        /<link rel="modulepreload" crossorigin href="([^"]*)">/g,
      ),
    ].map(([, href]) => href);
  expect(await modulesOf('/orders?page=2')).toEqual([
    '/_assets/screens-1.js',
    '/_assets/list-1.js',
    '/_assets/orders-1.js',
  ]);
  expect(await modulesOf('/orders/17')).toEqual([
    '/_assets/screens-1.js',
    '/_assets/show-1.js',
    '/_assets/orders-1.js',
  ]);
  expect(await modulesOf('/orders/a%2Fb')).toEqual([
    '/_assets/screens-1.js',
    '/_assets/show-1.js',
    '/_assets/orders-1.js',
  ]);
  expect(await modulesOf('/orders/new')).toEqual(['/_assets/create-1.js', '/_assets/orders-1.js']);
  expect(await modulesOf('/orders/17/edit')).toEqual([
    '/_assets/edit-1.js',
    '/_assets/orders-1.js',
  ]);
  expect(
    await Promise.all(['/', '/nothing', '/constructor', '/~/password'].map(modulesOf)),
  ).toEqual([[], [], [], []]);
  const [list, home] = [await open('/orders'), await open('/')];
  expect(await home.text()).toBe('<head><title>$&</title></head>');
  expect(list.headers.get('etag')).not.toBe(home.headers.get('etag'));
  expect((await open('/orders', { 'if-none-match': list.headers.get('etag') ?? '' })).status).toBe(
    304,
  );
  expect((await open('/', { 'if-none-match': list.headers.get('etag') ?? '' })).status).toBe(200);
  expect(
    (await fetch(list.url, { method: 'HEAD', headers: { accept: 'text/html' } })).headers.get(
      'content-length',
    ),
  ).not.toBeNull();
  own.close();
});
