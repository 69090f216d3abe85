import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

import { startPostgres } from '../apps/api/test/postgres.ts';
import { createOwnDatabase, fillWithShop } from '../apps/api/test/shop-database.ts';
import { owner } from '../e2e/support/owner.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { findChromium } from '../scripts/chromium.ts';
import { type Compared, compareAll, type Pair } from './compared.ts';
import { watchScripts } from './loaded-scripts.ts';
import {
  type Application,
  type LastRows,
  type Slowness,
  visit,
  watchRequests,
} from './peer-visit.ts';
import { expectRowsOnLoad, rowsPainted } from './rows-painted.ts';

const orders = 20_000;

/** The network is Lighthouse's `desktopDense4G`. */
const slowness: Slowness = { processor: 4, kilobitsPerSecond: 10_240, latency: 40 };

type Condition = 'asItIs' | 'slow';

/** What one application loads and keeps for the list. */
type Weight = {
  readonly javascriptGzipBytes: number;
  /** Until the rows are painted, the document included. */
  readonly requestsUntilRows: number;
  /** Of the JavaScript heap after a collection of garbage. */
  readonly heapBytes: number;
  readonly elements: number;
};

type ComparedAll = Readonly<Record<string, Compared>>;

export interface Peers {
  readonly rounds: number;
  readonly weight: ComparedAll;
  /** Milliseconds, by what was done. */
  readonly speeds: Readonly<Record<Condition, ComparedAll>>;
  /** Milliseconds from the first navigation on, by what comes before the rows. */
  readonly moments: Readonly<Record<Condition, ComparedAll>>;
}

/**
 * The list of orders in the admin and in a bare react-admin application (`bench/peers`), in one
 * browser, in turns: over one database, each built for production and served by the same server,
 * with one session.
 */
export async function measurePeers(rounds: number): Promise<Peers> {
  buildIfStale();
  buildPeer();
  const postgres = await startPostgres();
  const servers: ChildProcess[] = [];
  try {
    const database = await createOwnDatabase(postgres.url, 'bench');
    await fillWithShop(database, orders);
    const serve = async (folder: string): Promise<string> => {
      const { child, url } = await startServer(folder, database);
      servers.push(child);
      return url;
    };
    const ours = await serve('apps/web/dist');
    const theirs = await serve('bench/peers/dist');
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      return await measure(browser, { ours: ourAdmin(ours), theirs: reactAdmin(theirs) }, rounds);
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all(servers.map((server) => (server.stdin?.end(), once(server, 'exit'))));
    await postgres.stop();
  }
}

async function measure(
  browser: Browser,
  applications: Pair<Application>,
  rounds: number,
): Promise<Peers> {
  const signedIn = await signInOnce(browser, applications.ours);
  const lastRows = await readLastRows(browser, signedIn, applications.ours);
  const inTurns = async <T>(
    count: number,
    of: (page: Page, application: Application) => Promise<T>,
  ): Promise<Pair<T>[]> => {
    const run = async (application: Application): Promise<T> => {
      const context = await browser.newContext(signedIn);
      try {
        return await of(await context.newPage(), application);
      } finally {
        await context.close();
      }
    };
    const pairs: Pair<T>[] = [];
    for (let round = 0; round < count; round += 1) {
      // Who comes first finds the machine otherwise than who comes second.
      if (round % 2 === 0)
        pairs.push({ ours: await run(applications.ours), theirs: await run(applications.theirs) });
      else {
        const theirs = await run(applications.theirs);
        pairs.push({ ours: await run(applications.ours), theirs });
      }
    }
    return pairs;
  };
  // First, so that neither server meets its first request in a round that counts.
  const weight = compareAll(
    await inTurns(1, (page, application) => weigh(page, application, lastRows)),
  );
  const visits = async (slowness?: Slowness) => {
    const pairs = await inTurns(rounds, (page, application) =>
      visit(page, application, lastRows, slowness),
    );
    return {
      speeds: compareAll(
        pairs.map(({ ours, theirs }) => ({ ours: ours.speeds, theirs: theirs.speeds })),
      ),
      moments: compareAll(
        pairs.map(({ ours, theirs }) => ({ ours: ours.moments, theirs: theirs.moments })),
      ),
    };
  };
  const [asItIs, slow] = [await visits(), await visits(slowness)];
  return {
    rounds,
    weight,
    speeds: { asItIs: asItIs.speeds, slow: slow.speeds },
    moments: { asItIs: asItIs.moments, slow: slow.moments },
  };
}

/** The admin of the sample shop. */
export const ourAdmin = (url: string): Application => ({
  address: `${url}/orders`,
  list: 'OrderList',
  next: (page) => page.getByRole('button', { name: 'Следующая страница' }),
  previous: (page) => page.getByRole('button', { name: 'Предыдущая страница' }),
  sort: (page) =>
    page.getByRole('columnheader').getByRole('button', { name: 'Сумма', exact: true }),
});

const reactAdmin = (url: string): Application => ({
  address: `${url}/#/orders`,
  list: 'PeerOrders',
  next: (page) => page.getByRole('button', { name: 'Go to next page' }),
  previous: (page) => page.getByRole('button', { name: 'Go to previous page' }),
  sort: (page) => page.getByRole('button', { name: 'Sort by total' }),
});

/** Cookies are not told apart by port: the session is that of both. */
async function signInOnce(
  browser: Browser,
  { address }: Application,
): Promise<BrowserContextOptions> {
  const options = { locale: 'ru-RU', viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext(options);
  await signIn(await context.newPage(), new URL(address).origin);
  const storageState = await context.storageState();
  await context.close();
  return { ...options, storageState };
}

/** From the API itself: what the last rows have to show. */
async function readLastRows(
  browser: Browser,
  signedIn: BrowserContextOptions,
  { address }: Application,
): Promise<LastRows> {
  const context = await browser.newContext(signedIn);
  const lastOf = async (offset: number, orderBy: string): Promise<readonly string[]> => {
    const query = `{ orders(first: 25, offset: ${offset}, orderBy: [${orderBy}]) { nodes { number customer { fullName } } } }`;
    const response = await context.request.post(new URL('/graphql', address).href, {
      data: { query },
    });
    const {
      data,
    }: {
      data: { orders: { nodes: readonly { number: string; customer: { fullName: string } }[] } };
    } = await response.json();
    const last = data.orders.nodes[24];
    if (!last) throw new Error('There are too few orders.');
    return [last.number, last.customer.fullName];
  };
  const newest = 'PLACED_AT_DESC';
  const lastRows = {
    first: await lastOf(0, newest),
    second: await lastOf(25, newest),
    third: await lastOf(50, newest),
    sorted: await lastOf(0, 'TOTAL_ASC'),
  };
  await context.close();
  return lastRows;
}

async function weigh(page: Page, { address }: Application, { first }: LastRows): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const scripts = watchScripts(page);
  const requests = watchRequests(page);
  await expectRowsOnLoad(page, first);
  await page.goto(address);
  await rowsPainted(page);
  const requestsUntilRows = requests.count();
  await requests.settled();
  const bytes = Object.values(await scripts());
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    javascriptGzipBytes: bytes.reduce((sum, size) => sum + size, 0),
    requestsUntilRows,
    heapBytes: usedSize,
    elements: await page.locator('*').count(),
  };
}

/** Installed for the bench alone, into its own folder. */
function buildPeer(): void {
  for (const args of [
    ['ci', '--prefer-offline', '--no-audit', '--no-fund'],
    ['run', 'build'],
  ]) {
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: 'bench/peers',
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      throw new Error(`npm ${args.join(' ')} fails in bench/peers:\n${stdout}${stderr}`);
  }
}

async function startServer(
  folder: string,
  databaseUrl: string,
): Promise<{ child: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ADMIN_DOCUMENTS: 'any',
  };
  const child = spawn(process.execPath, ['bench/serve.ts', folder], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('bench/serve.ts ended.'))),
  ]);
  const { url }: { url: string } = JSON.parse(String(line));
  return { child, url };
}
