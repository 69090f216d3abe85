import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type CDPSession, chromium, type Page } from '@playwright/test';

import { owner } from '../e2e/support/owner.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { findChromium } from '../scripts/chromium.ts';
import { startAdmin } from '../scripts/running-admin.ts';
import { median } from './compared.ts';

/** For how long at most the page did not answer while something was done. */
interface Blocked {
  /**
   * Milliseconds of processor time of the longest task of the main thread: an input that comes when
   * it begins waits as long.
   */
  readonly longestTask: number;
  /** Milliseconds that the slowest of the inputs waited until the page began to handle it. */
  readonly inputDelay: number;
  /** Tasks of more than 50 ms of processor time. */
  readonly longTasks: number;
}

export interface LongList {
  readonly rows: number;
  readonly processorTimesSlower: number;
  readonly rounds: number;
  /** Of the page, with all rows loaded. */
  readonly elements: number;
  readonly heapBytes: number;
  /** Medians of the rounds, by what was done. */
  readonly blocked: Readonly<Record<string, Blocked>>;
}

type Visit = Readonly<Record<string, Blocked>>;

const longList = 10_000;
const processorTimesSlower = 4;
const rounds = 3;

/**
 * The list of orders as one that grows: 10,000 rows are loaded over the real API, then scrolled
 * through, searched and filtered with a processor four times slower.
 */
export async function measureRows(): Promise<LongList> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'admin-bench-'));
  const admin = await startAdmin({
    env: {
      ADMIN_DATA_DIR: dataDirectory,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ADMIN_SAMPLE_ORDERS: String(longList + 2000),
      DATABASE_URL: '',
    },
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      locale: 'ru-RU',
      viewport: { width: 1440, height: 900 },
    });
    await signIn(await context.newPage(), admin.url);
    const visits: Visit[] = [];
    const weights: { readonly elements: number; readonly heapBytes: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await loadRows(page, admin.url, longList);
      await session.send('HeapProfiler.collectGarbage');
      weights.push({
        heapBytes: (await session.send('Runtime.getHeapUsage')).usedSize,
        elements: await page.locator('*').count(),
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: processorTimesSlower });
      visits.push(await visitRows(page, session, longList));
      await page.close();
    }
    const middle = (name: string, figure: keyof Blocked) =>
      Math.round(median(visits.map((visit) => visit[name]?.[figure] ?? Number.NaN)));
    const blocked = Object.keys(visits[0] ?? {}).map(
      (name) =>
        [
          name,
          {
            longestTask: middle(name, 'longestTask'),
            inputDelay: middle(name, 'inputDelay'),
            longTasks: middle(name, 'longTasks'),
          },
        ] as const,
    );
    return {
      rows: longList,
      processorTimesSlower,
      rounds,
      elements: median(weights.map(({ elements }) => elements)),
      heapBytes: median(weights.map(({ heapBytes }) => heapBytes)),
      blocked: Object.fromEntries(blocked),
    };
  } finally {
    await browser.close();
    await admin.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** Loads so many rows, a multiple of 100, by the button. */
export async function loadRows(page: Page, url: string, rows: number): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('admin.layout.orders', JSON.stringify({ grows: true })),
  );
  await page.goto(`${url}/orders?size=100`);
  for (let loaded = 100; loaded < rows; loaded += 100) {
    await page.locator(`table[aria-rowcount="${loaded + 1}"]`).waitFor();
    await page.getByRole('button', { name: 'Показать ещё' }).click();
  }
  await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
}

/**
 * What somebody does in a long list, one thing after another. The search comes last: its answer is
 * another list.
 */
export async function visitRows(page: Page, session: CDPSession, rows: number): Promise<Visit> {
  const area = page.locator('[data-scroll]');
  const measured: Record<string, Blocked> = {};
  const measure = async (name: string, act: () => Promise<void>) => {
    measured[name] = await blockedWhile(page, session, act);
  };
  await area.evaluate((element) => (element.scrollTop = 0));
  await area.hover();
  await measure('wheel', async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(30);
    }
  });
  await area.focus();
  await measure('pageDown', async () => {
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('PageDown');
      await page.waitForTimeout(60);
    }
  });
  await measure('scrollBar', async () => {
    for (let step = 1; step <= 20; step += 1) {
      await area.evaluate(
        (element, part) => (element.scrollTop = (element.scrollHeight * part) / 20),
        step,
      );
      await page.waitForTimeout(100);
    }
  });
  await page.locator('tbody [data-title] a').nth(15).focus();
  await measure('arrows', async () => {
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowUp');
  });
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
  await measure('filterTyping', async () =>
    page
      .getByRole('dialog')
      .getByRole('combobox')
      .first()
      .pressSequentially('Сумма', { delay: 120 }),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await measure('search', async () => {
    await page
      .getByRole('searchbox', { name: 'Поиск', exact: true })
      .pressSequentially('26-01', { delay: 120 });
    await page.locator(`table[aria-rowcount]:not([aria-rowcount="${rows + 1}"])`).waitFor();
  });
  return measured;
}

/** A task of the main thread, as Chromium traces it: microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Of the processor: other work on the machine does not lengthen it. */
  readonly tdur?: number;
}

/** What kept the main thread while `act` was done. */
async function blockedWhile(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
): Promise<Blocked> {
  await page.evaluate(watchInputs);
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }) =>
    void events.push(...value.filter(isTask));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  await act();
  // A traced page at rest sometimes gets no idle callback without a bound.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })),
  );
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const tasks = tasksOfBusiestThread(events);
  return {
    longestTask: Math.max(0, ...tasks),
    inputDelay: await page.evaluate(() => window.inputDelay),
    longTasks: tasks.filter((milliseconds) => milliseconds > 50).length,
  };
}

const isTask = (event: object): event is TraceEvent =>
  'name' in event && event.name === 'RunTask' && 'dur' in event;

/** Milliseconds. Of all threads, that of the page has the most to do. */
function tasksOfBusiestThread(events: readonly TraceEvent[]): readonly number[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const sum = (tasks: readonly number[]) => tasks.reduce((all, each) => all + each, 0);
  const [busiest = []] = [...threads.values()]
    .map((tasks) => tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000))
    .toSorted((one, other) => sum(other) - sum(one));
  return busiest;
}

declare global {
  interface Window {
    /** Milliseconds that the slowest input waited since `watchInputs` was called. */
    inputDelay: number;
    inputs?: PerformanceObserver;
  }
}

/** Runs in the page, and therefore refers to nothing outside itself. */
function watchInputs(): void {
  window.inputDelay = 0;
  window.inputs?.disconnect();
  window.inputs = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('processingStart' in entry && typeof entry.processingStart === 'number')
        window.inputDelay = Math.max(window.inputDelay, entry.processingStart - entry.startTime);
  });
  window.inputs.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
