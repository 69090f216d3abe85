import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { type Browser, chromium, type Page } from '@playwright/test';

import { createOwnDatabase } from '../apps/api/test/shop-database.ts';
import { startPostgres } from '../apps/api/test/postgres.ts';
import { owner } from '../e2e/support/owner.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { openTable } from '../packages/ui/src/features/import/open-table.ts';
import { findChromium } from '../scripts/chromium.ts';
import { startAdmin } from '../scripts/running-admin.ts';
import { type HeapFigures, watchHeap } from './heap-watch.ts';
import { type Environment, million, seedOrders } from './seed-orders.ts';

export interface ExportFigures extends HeapFigures {
  readonly rows: number;
  readonly seconds: number;
  readonly rowsPerSecond: number;
  readonly fileMegabytes: number;
}

const formats = { csv: 'CSV', xlsx: 'Таблица Excel' } as const;
/** Of each export. */
const samples = 50;
/**
 * Bytes that the page may grow by, over all rows, and be called flat: the keys that it remembers
 * come and go by a million and a half.
 */
const flat = 2_000_000;

/**
 * All orders of a shop, exported by the browser into a file on the disk: so many (100,000) of a
 * temporary database, an embedded one up to 200,000; with `DATABASE_URL` those that are there, of a
 * shop whose first account `ADMIN_EMAIL` and `ADMIN_PASSWORD` made. An empty one is filled, with a
 * million.
 *
 * @param asked how many orders
 */
export async function measureExport(
  asked?: number,
): Promise<Readonly<Record<string, Readonly<Record<keyof typeof formats, ExportFigures>>>>> {
  const { DATABASE_URL: given } = process.env;
  if (given) return measureFilled({ DATABASE_URL: given }, asked ?? million);
  const orders = asked ?? 100_000;
  if (orders <= 200_000)
    return inFolder((folder) =>
      measureFilled({ DATABASE_URL: '', ADMIN_DATA_DIR: folder }, orders),
    );
  const postgres = await startPostgres();
  try {
    return await measureFilled(
      { DATABASE_URL: await createOwnDatabase(postgres.url, 'exported') },
      orders,
    );
  } finally {
    await postgres.stop();
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'admin-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureFilled(env: Environment, orders: number) {
  await seedOrders(env, orders);
  const account = {
    email: process.env['ADMIN_EMAIL'] ?? owner.email,
    password: process.env['ADMIN_PASSWORD'] ?? owner.password,
  };
  const admin = await startAdmin({
    env: { ...env, ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      locale: 'ru-RU',
      viewport: { width: 1440, height: 900 },
      acceptDownloads: true,
    });
    await signIn(await context.newPage(), admin.url, account);
    const figures: Partial<Record<keyof typeof formats, ExportFigures>> = {};
    for (const format of ['csv', 'xlsx'] as const) {
      const page = await context.newPage();
      figures[format] = await exportAll(browser, page, admin.url, {
        format,
        step: orders / samples,
      });
      await page.close();
    }
    const { csv, xlsx } = figures;
    if (!csv || !xlsx) throw new Error('Both formats are measured.');
    return { [String(csv.rows)]: { csv, xlsx } };
  } finally {
    await browser.close();
    await admin.stop();
  }
}

/** `step`: rows between two samples. */
async function exportAll(
  browser: Browser,
  page: Page,
  url: string,
  { format, step }: { readonly format: keyof typeof formats; readonly step: number },
): Promise<ExportFigures> {
  // Nobody can answer the browser's own window for a file: it is one on the disk, written by the
  // same interface.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle('export', { create: true }),
    });
  });
  await page.goto(`${url}/orders`);
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Экспорт…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Экспорт/ });
  await dialog.getByRole('radio', { name: formats[format] }).check();
  const heap = await watchHeap(browser, page);
  const text = async (): Promise<string> =>
    (await dialog.innerText()).replaceAll(/(?<=\d)\s(?=\d)/g, '');
  await heap.sample(0);
  const started = performance.now();
  await dialog.getByRole('button', { name: 'Экспортировать' }).click();
  let rows = 0;
  for (let next = 0; ;) {
    const said = await text();
    const [, done] = /Экспортировано строк: (\d+)/.exec(said) ?? [];
    const ended = /Экспортирован[аоы] (\d+) строк/.exec(said)?.[1];
    if (ended !== undefined) {
      rows = Number(ended);
      break;
    }
    if (/остановилась|не удалось/.test(said)) throw new Error(`The export has failed: ${said}`);
    if (ended === undefined && Number(done) >= next) {
      await heap.sample(Number(done));
      next = Number(done) + step;
    }
    await delay(100);
  }
  const seconds = (performance.now() - started) / 1000;
  await heap.sample(rows);
  const { file, bytes } = await savedFile(page);
  await assertWhole(file, rows);
  await rm(file);
  const figures = {
    rows,
    seconds: Math.round(seconds),
    rowsPerSecond: Math.round(rows / seconds),
    fileMegabytes: Math.round(bytes / 100_000) / 10,
    ...heap.figures(),
  };
  const grows = figures.bytesPerRow * rows > flat ? ', which is not flat' : '';
  console.error(
    `${rows} orders as ${format}: ${figures.rowsPerSecond} rows/s, heap ${figures.heapMegabytes.first} to ${figures.heapMegabytes.most} MB, ${figures.bytesPerRow} bytes a row${grows}`,
  );
  return figures;
}

/** What the page has written, as a file that can be read. */
async function savedFile(page: Page): Promise<{ readonly file: string; readonly bytes: number }> {
  const download = page.waitForEvent('download');
  const bytes = await page.evaluate(async () => {
    const file = await (
      await (await navigator.storage.getDirectory()).getFileHandle('export')
    ).getFile();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    return file.size;
  });
  return { file: await (await download).path(), bytes };
}

/** Each order is in it, once. */
async function assertWhole(file: string, rows: number): Promise<void> {
  const table = await openTable(await openAsBlob(file));
  const at = table.headers.indexOf('Номер');
  const numbers = new Set<string>();
  for await (const { cells } of table.rows()) numbers.add(cells[at]?.text ?? '');
  if (table.count !== rows || numbers.size !== rows)
    throw new Error(
      `The file has ${table.count} rows with ${numbers.size} numbers; ${rows} were exported.`,
    );
}
