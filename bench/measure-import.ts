import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { type Browser, chromium, type Page } from '@playwright/test';
import { strToU8, Zip, ZipDeflate } from 'fflate';

import { owner } from '../e2e/support/owner.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { findChromium } from '../scripts/chromium.ts';
import { startAdmin } from '../scripts/running-admin.ts';
import { type HeapFigures, watchHeap } from './heap-watch.ts';

/** One step of an import: reading, checking or writing all rows. */
interface Step {
  readonly seconds: number;
  /** Milliseconds for which the page did not answer at most. */
  readonly longestTask: number;
}

export interface ImportFigures extends HeapFigures {
  readonly rows: number;
  readonly fileMegabytes: number;
  readonly read: Step;
  readonly check: Step;
  readonly write: Step;
}

const rows = 100_000;
/** Of each step. */
const samples = 25;

const header = ['Название', 'ИНН', 'Город', 'Контактное лицо', 'Телефон', 'Почта'];
const cities = ['Тула', 'Омск', 'Казань', 'Пермь', 'Уфа', 'Самара'];
const two = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Suppliers of whom each has a name, a number and an address of its own. */
const supplier = (at: number): readonly string[] => [
  `Поставщик строительных материалов ${at}`,
  String(5_000_000_000 + at),
  cities[at % cities.length] ?? '',
  `Анна Кузнецова-${at}`,
  `+7900${two(at, 7)}`,
  `supplier-${at}@example.org`,
];

/**
 * A hundred thousand suppliers in a file, imported by the browser into an embedded database: as CSV
 * and as a workbook that keeps its texts in one place, as Excel does.
 */
export async function measureImport(): Promise<Readonly<Record<'csv' | 'xlsx', ImportFigures>>> {
  const folder = await mkdtemp(join(tmpdir(), 'admin-bench-'));
  try {
    const csv = await measureFile(await csvFile(folder), folder);
    return { csv, xlsx: await measureFile(await workbook(folder), folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function csvFile(folder: string): Promise<string> {
  const file = join(folder, 'suppliers.csv');
  await writeFile(
    file,
    `\uFEFF${[header, ...Array.from({ length: rows }, (_, at) => supplier(at))].map((row) => row.join(';')).join('\r\n')}`,
  );
  return file;
}

/** As Excel writes it: rows name texts by their places in one list of all. */
async function workbook(folder: string): Promise<string> {
  const file = join(folder, 'suppliers.xlsx');
  const stream = createWriteStream(file);
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    stream.write(chunk);
  });
  const part = (name: string, pieces: Iterable<string>) => {
    const entry = new ZipDeflate(name, { level: 4 });
    zip.add(entry);
    for (const piece of pieces) entry.push(strToU8(piece));
    entry.push(new Uint8Array(), true);
  };
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const known = places.get(text) ?? places.size;
    places.set(text, known);
    return known;
  };
  const letters = 'ABCDEF';
  const rowText = (at: number, values: readonly string[]) =>
    `<row r="${at}">${values.map((value, column) => (column === 1 && at > 1 ? `<c r="${letters[column]}${at}"><v>${value}</v></c>` : `<c r="${letters[column]}${at}" t="s"><v>${placeOf(value)}</v></c>`)).join('')}</row>`;
  function* sheet() {
    yield `<worksheet><sheetData>${rowText(1, header)}`;
    for (let at = 0; at < rows; at += 1) yield rowText(at + 2, supplier(at));
    yield '</sheetData></worksheet>';
  }
  function* texts() {
    yield '<sst>';
    for (const text of places.keys()) yield `<si><t>${text}</t></si>`;
    yield '</sst>';
  }
  part('xl/worksheets/sheet1.xml', sheet());
  part('xl/sharedStrings.xml', texts());
  part('xl/workbook.xml', [
    '<workbook xmlns:r="r"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ]);
  part('xl/_rels/workbook.xml.rels', [
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  ]);
  zip.end();
  await new Promise<void>((resolve) => stream.end(resolve));
  return file;
}

async function measureFile(file: string, folder: string): Promise<ImportFigures> {
  const data = join(folder, 'data');
  const admin = await startAdmin({
    env: {
      ADMIN_DATA_DIR: data,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ADMIN_SAMPLE_ORDERS: '300',
      DATABASE_URL: '',
    },
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await (
      await browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signIn(page, admin.url);
    return await importAll(browser, page, admin.url, file);
  } finally {
    await browser.close();
    await admin.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function importAll(
  browser: Browser,
  page: Page,
  url: string,
  file: string,
): Promise<ImportFigures> {
  await page.goto(`${url}/suppliers`);
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Импорт…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Импорт/ });
  await dialog.getByRole('button', { name: 'Выбрать файл…' }).waitFor();
  const heap = await watchHeap(browser, page);
  await heap.sample(0);
  let begun = 0;
  const step = async (act: () => Promise<void>, isOver: RegExp): Promise<Step> => {
    await page.evaluate(watchTasks);
    const started = performance.now();
    await act();
    for (let next = 0; ;) {
      const said = (await dialog.innerText()).replaceAll(/(?<=\d)\s(?=\d)/g, '');
      if (isOver.test(said)) break;
      const [, done] = /: (\d+) из \d+/.exec(said) ?? [];
      if (done !== undefined && Number(done) >= next) {
        await heap.sample(begun + Number(done));
        next = Number(done) + rows / samples;
      }
      await delay(100);
    }
    const taken = {
      seconds: Math.round((performance.now() - started) / 100) / 10,
      longestTask: Math.round(await page.evaluate(() => window.longestTask)),
    };
    begun += rows;
    await heap.sample(begun);
    return taken;
  };
  const read = await step(
    () => page.setInputFiles('input[type=file]', file),
    new RegExp(`: ${rows} строк`),
  );
  const check = await step(
    () => dialog.getByRole('button', { name: 'Проверить' }).click(),
    /Проверен[аоы] \d+ строк/,
  );
  const write = await step(
    () => dialog.getByRole('button', { name: /^Импортировать/ }).click(),
    /Импорт закончен/,
  );
  const created = /Создано\s+(\d+)/.exec(
    (await dialog.innerText()).replaceAll(/(?<=\d)\s(?=\d)/g, ''),
  )?.[1];
  if (Number(created) !== rows) throw new Error(`${created} of ${rows} rows were written.`);
  const figures = {
    rows,
    fileMegabytes: Math.round((await stat(file)).size / 100_000) / 10,
    read,
    check,
    write,
    ...heap.figures(),
  };
  console.error(
    `${file.split('.').at(-1)}: read ${read.seconds} s, check ${check.seconds} s, write ${write.seconds} s, heap ${figures.heapMegabytes.first} to ${figures.heapMegabytes.most} MB`,
  );
  return figures;
}

declare global {
  interface Window {
    /** Milliseconds of the longest task since `watchTasks` was called. */
    longestTask: number;
    tasks?: PerformanceObserver;
  }
}

/** Runs in the page, and therefore refers to nothing outside itself. */
function watchTasks(): void {
  window.longestTask = 0;
  window.tasks?.disconnect();
  window.tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTask = Math.max(window.longestTask, duration);
  });
  window.tasks.observe({ type: 'longtask' });
}
