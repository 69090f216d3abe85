import { readFile } from 'node:fs/promises';

import { expect, type Page, type Request } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';

import { watchConsole } from './support/console-watch.ts';
import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/** The shop's orders, filtered and sorted, as files; each row beside what the API says of it. */

const url = () => process.env['ADMIN_URL'] ?? '';

interface Order {
  readonly number: string;
  readonly total: string;
  readonly placedAt: string;
  readonly customer: { readonly fullName: string } | null;
}

/** What the page itself asks the server for. */
const operationOf = (
  request: Request,
): { readonly operationName: string; readonly variables: Readonly<Record<string, unknown>> } => ({
  variables: {},
  ...request.postDataJSON(),
});
const isList = (request: Request) =>
  request.url().endsWith('/graphql') && operationOf(request).operationName === 'OrderList';

/**
 * By the API itself, page by counted page: the list's own request, for it answers no other
 * document.
 */
async function expectedOrders(page: Page, asked: Request): Promise<readonly Order[]> {
  const found: Order[] = [];
  const operation = operationOf(asked);
  for (let offset = 0; ; offset += 500) {
    const response = await page.request.post(asked.url(), {
      data: { ...operation, variables: { ...operation.variables, first: 500, offset } },
    });
    const { data }: { readonly data: { readonly orders: { readonly nodes: readonly Order[] } } } =
      await response.json();
    found.push(...data.orders.nodes);
    if (data.orders.nodes.length < 500) return found;
  }
}

/** In Moscow, where the journeys are. */
const shownMoment = (text: string) => new Date(new Date(text).getTime() + 3 * 3_600_000);
const two = (part: number) => String(part).padStart(2, '0');
const inCsv = (at: Date) =>
  `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;

async function openExport(page: Page, address = '/orders?status.eq=delivered&sort=-total') {
  await page.goto(`${url()}${address}`);
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  // The first item of the menu has the focus once it is there; on a phone that is another one.
  await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1);
  await page.getByRole('menuitem', { name: 'Экспорт…' }).click();
  return page.getByRole('dialog', { name: 'Экспорт: Заказы' });
}

/** Names of what exports have written into the browser's own folder. Runs in the page. */
async function keptFiles(): Promise<readonly string[]> {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('exports');
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}

test.beforeEach(async ({ page }) => {
  // The browser's own window for a file cannot be answered: the file is downloaded.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
});

test('what a list shows is in the file, row by row, also where the network failed on the way', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const list = page.waitForRequest(isList);
  const dialog = await openExport(page);
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  // The second page fails until the person goes on.
  let isDown = true;
  await page.route('**/graphql*', async (route) => {
    const isSecond =
      isList(route.request()) &&
      JSON.stringify(operationOf(route.request())).includes('lessThanOrEqualTo');
    return isDown && isSecond
      ? route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: '{"errors":[{"message":"Нет.","extensions":{"code":"FORBIDDEN"}}]}',
        })
      : route.continue();
  });
  await dialog.getByRole('button', { name: 'Экспортировать' }).click();
  await expect(dialog.getByText(/Экспорт остановился\. Экспортировано строк: 500;/)).toBeVisible();
  await expectNoViolation(page, 'export that failed');
  isDown = false;
  const csv = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  const file = await csv;
  expect(file.suggestedFilename()).toMatch(/^Заказы \d{4}-\d\d-\d\d\.csv$/);
  const orders = await expectedOrders(page, await list);
  expect(orders.length).toBeGreaterThan(500);
  const [header = [], ...rows]: readonly string[][] = parse(await readFile(await file.path()), {
    bom: true,
    delimiter: ';',
  });
  const at = (name: string) => header.indexOf(name);
  const shown = rows.map((row) => [
    row[at('Номер')]?.trim(),
    row[at('Сумма, RUB')],
    row[at('Покупатель')],
    row[at('Оформлен')]?.split(',')[0],
  ]);
  expect(shown).toEqual(
    orders.map(({ number, total, customer, placedAt }) => [
      number,
      total.replace('.', ','),
      customer?.fullName ?? '',
      inCsv(shownMoment(placedAt)),
    ]),
  );
  expect(new Set(rows.map((row) => row[at('Состояние')]))).toEqual(new Set(['Доставлен']));
  await dialog.getByRole('button', { name: 'Закрыть' }).click();

  const again = await openExport(page);
  await again.getByRole('radio', { name: 'Таблица Excel' }).check();
  const workbook = page.waitForEvent('download');
  await again.getByRole('button', { name: 'Экспортировать' }).click();
  const [sheet] = await readXlsxFile(await (await workbook).path());
  const [names = [], ...records] = sheet?.data ?? [];
  const of = (name: string) => names.indexOf(name);
  expect(
    records.map((row) => [row[of('Номер')], row[of('Сумма, RUB')], row[of('Покупатель')]]),
  ).toEqual(
    orders.map(({ number, total, customer }) => [
      number,
      Number(total),
      customer?.fullName ?? null,
    ]),
  );
  for (const [index, row] of records.entries()) {
    const moment = row[of('Оформлен')];
    expect(moment).toBeInstanceOf(Date);
    expect(
      Math.abs(Number(moment) - shownMoment(orders[index]?.placedAt ?? '').getTime()),
    ).toBeLessThan(2);
  }
  // The browser says of a refused request that it was refused.
  expect(complaints.filter((complaint) => !complaint.includes('status of 403'))).toEqual([]);
});

test('an export that is stopped leaves no file, and its dialog is there to begin anew; on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const dialog = await openExport(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if (isList(route.request()) && operationOf(route.request()).variables['first'] === 500)
      await held.promise;
    await route.continue().catch(() => undefined);
  });
  await dialog.getByRole('button', { name: 'Экспортировать' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectNoViolation(page, 'export that runs');
  await dialog.getByRole('button', { name: 'Остановить' }).click();
  held.resolve();
  await expect(dialog.getByRole('button', { name: 'Экспортировать' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toBeHidden();
  expect(downloads).toBe(0);
  await expect.poll(() => page.evaluate(keptFiles)).toEqual([]);
});
