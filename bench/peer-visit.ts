import type { CDPSession, Locator, Page, Request } from '@playwright/test';

import { expectRowsOnLoad, patience, rowsPainted } from './rows-painted.ts';
import { within } from './within.ts';

/** How an application is driven; what it is compared by is the same for all. */
export interface Application {
  /** `http://127.0.0.1:43127/orders` */
  readonly address: string;
  /** Name of the operation that asks for the list. */
  readonly list: string;
  readonly next: (page: Page) => Locator;
  readonly previous: (page: Page) => Locator;
  /** Sorts by the sum, the smallest first. */
  readonly sort: (page: Page) => Locator;
}

/** Texts of the last row, by what was done. */
export interface LastRows {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly third: readonly string[];
  readonly sorted: readonly string[];
}

export interface Slowness {
  /** Times that the processor is slower. */
  readonly processor: number;
  readonly kilobitsPerSecond: number;
  /** Milliseconds of a round trip. */
  readonly latency: number;
}

/**
 * Milliseconds until the rows were painted, of a load from navigation on and else from the press of
 * the button.
 */
export type Speeds = {
  /** Nothing is in the browser's cache. */
  readonly rows: number;
  /** The files are in the browser's cache. */
  readonly rowsAgain: number;
  readonly pageChange: number;
  /** The pointer rests on the button before it is pressed, as a hand does. */
  readonly pageChangeAfterRest: number;
  readonly back: number;
  readonly sort: number;
};

/** Milliseconds from the first navigation on: what comes before the rows. */
export type Moments = {
  readonly htmlReceived: number;
  /** The last script that came before the rows. */
  readonly scriptsReceived: number;
  readonly listAsked: number;
  readonly listAnswered: number;
  readonly rows: number;
};

/** Milliseconds that a hand needs between reaching a button and pressing it. */
const rest = 150;

/** One visit in a browser without a cache: the list, the list again, and what one does with it. */
export async function visit(
  page: Page,
  application: Application,
  lastRows: LastRows,
  slowness?: Slowness,
): Promise<{ speeds: Speeds; moments: Moments }> {
  await expectRowsOnLoad(page, lastRows.first);
  if (slowness) await slowDown(await page.context().newCDPSession(page), slowness);
  const requests = watchRequests(page);
  const load = async (): Promise<number> => {
    await page.goto('about:blank');
    requests.forget();
    await page.goto(application.address);
    const milliseconds = await rowsPainted(page);
    await requests.settled();
    return milliseconds;
  };
  const press = async (button: Locator, texts: readonly string[], resting = 0): Promise<number> => {
    await page.evaluate((own) => window.expectRows(own), texts);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${application.address} has no button ${String(button)}.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(resting);
    await page.mouse.down();
    await page.mouse.up();
    const milliseconds = (await rowsPainted(page)) - (await page.evaluate(() => window.pressedAt));
    await requests.settled();
    return milliseconds;
  };
  const rows = await load();
  const moments = { ...(await momentsBefore(page, requests.operation(application.list))), rows };
  // The browser keeps compiled code from the second time on.
  await load();
  return {
    moments,
    speeds: {
      rows,
      rowsAgain: await load(),
      pageChange: await press(application.next(page), lastRows.second),
      pageChangeAfterRest: await press(application.next(page), lastRows.third, rest),
      back: await press(application.previous(page), lastRows.second),
      sort: await press(application.sort(page), lastRows.sorted),
    },
  };
}

async function momentsBefore(page: Page, list: Request): Promise<Omit<Moments, 'rows'>> {
  const { timeOrigin, htmlReceived, scriptsReceived } = await page.evaluate(() => {
    const received = (type: 'navigation' | 'resource', part = ''): number =>
      Math.max(
        ...performance
          .getEntriesByType(type)
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith(part))
          .map(({ responseEnd }) => responseEnd),
      );
    return {
      timeOrigin: performance.timeOrigin,
      htmlReceived: received('navigation'),
      scriptsReceived: received('resource', '.js'),
    };
  });
  const { startTime, responseEnd } = list.timing();
  return {
    htmlReceived,
    scriptsReceived,
    listAsked: startTime - timeOrigin,
    listAnswered: startTime - timeOrigin + responseEnd,
  };
}

async function slowDown(
  session: CDPSession,
  { processor, kilobitsPerSecond, latency }: Slowness,
): Promise<void> {
  const throughput = (kilobitsPerSecond * 1000) / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

interface Requests {
  /** Of the document as well as of all that it asks for. */
  count(): number;
  operation(name: string): Request;
  /** Resolves when nothing is on its way and the page has nothing left to do. */
  settled(): Promise<void>;
  forget(): void;
}

export function watchRequests(page: Page): Requests {
  const all: Request[] = [];
  const open = new Set<Request>();
  const end = (request: Request): void => void open.delete(request);
  page.on('request', (request) => {
    all.push(request);
    open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    count: () => all.length,
    operation(name) {
      const found = all.find((request) => request.postData()?.includes(name));
      if (!found) throw new Error(`${page.url()} has not asked for ${name}.`);
      return found;
    },
    async settled() {
      const rest = async (): Promise<void> => {
        // A page that has nothing to do makes no frames, and Chromium may then never say that it is
        // idle.
        do
          await page.evaluate(
            () =>
              new Promise<void>((resolve) =>
                requestIdleCallback(() => resolve(), { timeout: 500 }),
              ),
          );
        while (open.size > 0);
      };
      await within(
        patience,
        rest(),
        async () =>
          `${page.url()} does not come to rest. On their way: ${[...open].map((request) => request.url()).join(', ') || 'nothing'}.`,
      );
    },
    forget() {
      all.length = 0;
      open.clear();
    },
  };
}
