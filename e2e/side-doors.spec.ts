import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test, type Browser, type Page } from '@playwright/test';

import {
  startEndpointServer,
  type EndpointServer,
} from '../apps/api/src/endpoint/endpoint-server.ts';
import { findChromium } from '../scripts/chromium.ts';

/**
 * Pages of others against the proxy of an endpoint with a secret header, and against the API: a
 * name that was pointed at this machine (DNS rebinding), another site, another port of the same
 * site. A real browser sends what a browser sends.
 */

test.describe.configure({ mode: 'serial' });

/** Requests that reached the endpoint with its secret. */
let reached: string[] = [];
let endpoint: Server;
/** Serves an empty page under any name. */
let stranger: Server;
let admin: EndpointServer;
let browser: Browser;
const webRoot = mkdtempSync(join(tmpdir(), 'admin-side-doors-'));

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
const port = (): string => new URL(admin.url).port;

test.beforeAll(async () => {
  endpoint = createServer((request, response) => {
    reached.push(`${request.method} ${String(request.headers['x-api-key'])}`);
    response.setHeader('content-type', 'application/json').end('{"data":{"secret":"for my own"}}');
  });
  endpoint.on('upgrade', (request: IncomingMessage, socket) => {
    reached.push(`upgrade ${String(request.headers['x-api-key'])}`);
    socket.end();
  });
  stranger = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<title>A page of others</title>');
  });
  for (const server of [endpoint, stranger]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  writeFileSync(
    join(webRoot, 'index.html'),
    '<title>Admin</title><script type="application/json" id="admin-config">{}</script>',
  );
  admin = await startEndpointServer({
    endpoint: new URL(`http://127.0.0.1:${portOf(endpoint)}/graphql`),
    headers: { 'x-api-key': 'secret' },
    webRoot,
    port: 0,
    host: '127.0.0.1',
    hosts: ['admin.example'],
  });
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example 127.0.0.1'],
  });
});

test.afterAll(async () => {
  await browser?.close();
  await admin?.close();
  endpoint?.close();
  stranger?.close();
  rmSync(webRoot, { recursive: true, force: true });
});

test.beforeEach(() => {
  reached = [];
});

/** What the page can read of an answer; what it was refused is the reason. */
const read = (page: Page, url: string, type: string): Promise<string> =>
  page.evaluate(
    async ([url, type]) => {
      try {
        const body = JSON.stringify({ query: '{ secret }' });
        const headers = { 'content-type': type };
        return await (await fetch(url, { method: 'POST', headers, body })).text();
      } catch (error) {
        return String(error);
      }
    },
    [url, type] as const,
  );

/** What needs no permission to be sent: nobody reads the answer, yet a write has been made. */
const write = (page: Page, url: string): Promise<void> =>
  page.evaluate(async (url) => {
    const body = JSON.stringify({ query: 'mutation { remove }' });
    await fetch(url, { method: 'POST', mode: 'no-cors', body }).catch(() => {});
  }, url);

const openSocket = (page: Page, url: string): Promise<void> =>
  page.evaluate(
    (url) =>
      new Promise((resolve) => {
        const socket = new WebSocket(url, 'graphql-transport-ws');
        socket.addEventListener('close', () => resolve());
      }),
    url,
  );

test('the page of the proxy reads the endpoint, by each of its names', async () => {
  const page = await browser.newPage();
  for (const name of ['localhost', '127.0.0.1', 'admin.example']) {
    await page.goto(`http://${name}:${port()}/`);
    expect(await read(page, '/graphql', 'application/json')).toContain('for my own');
    await openSocket(page, `ws://${name}:${port()}/graphql`);
  }
  const each = ['POST secret', 'upgrade secret'];
  expect(reached).toEqual([...each, ...each, ...each]);
  await page.close();
});

test('a name that was pointed at this machine reads nothing', async () => {
  const page = await browser.newPage();
  const rebound = `evil.example:${port()}`;
  // The first answer came from the stranger's own machine, before the name was pointed elsewhere.
  await page.route(`http://${rebound}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A page of others</title>' }),
  );
  await page.goto(`http://${rebound}/`);
  for (const type of ['application/json', 'text/plain'])
    expect(await read(page, '/graphql', type)).not.toContain('for my own');
  await openSocket(page, `ws://${rebound}/graphql`);
  expect(reached).toEqual([]);
  expect((await page.goto(`http://${rebound}/orders`))?.status()).toBe(403);
  await page.close();
});

for (const [kind, from] of [
  ['another site', 'evil.example'],
  ['another port of this machine', 'localhost'],
  ['another port of its name, over plain HTTP', 'admin.example'],
] as const)
  test(`a page of ${kind} sends nothing to the endpoint`, async () => {
    const page = await browser.newPage();
    await page.goto(`http://${from}:${portOf(stranger)}/`);
    for (const name of ['localhost', '127.0.0.1', 'admin.example']) {
      const url = `${name}:${port()}/graphql`;
      for (const type of ['application/json', 'text/plain'])
        expect(await read(page, `http://${url}`, type)).not.toContain('for my own');
      await write(page, `http://${url}`);
      await openSocket(page, `ws://${url}`);
    }
    expect(reached).toEqual([]);
    await page.close();
  });

test('a page of others has no word with the API', async () => {
  const api = `${process.env['ADMIN_URL'] ?? ''}/graphql`;
  const page = await browser.newPage();
  /** Requests to the API alone: the answer to the page itself may be told late. */
  const toApi = new Set<string>();
  const answers: { readonly requestId: string; readonly statusCode: number }[] = [];
  const statuses = () =>
    answers.filter(({ requestId }) => toApi.has(requestId)).map(({ statusCode }) => statusCode);
  // The page is not told the status, and neither is what drives it.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url === api) toApi.add(requestId);
  });
  network.on('Network.responseReceivedExtraInfo', (answer) => answers.push(answer));
  for (const from of ['evil.example', 'localhost']) {
    await page.goto(`http://${from}:${portOf(stranger)}/`);
    toApi.clear();
    await write(page, api);
    await expect.poll(statuses).toEqual([403]);
  }
  await page.close();
});
