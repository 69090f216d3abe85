import { expect, type Page, type Request } from '@playwright/test';

import { watchConsole } from './support/console-watch.ts';
import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/**
 * Many of the shop's addresses at once, over the real API, on a bad network; what is reported
 * beside what the database says.
 */

const url = () => process.env['ADMIN_URL'] ?? '';

interface Address {
  readonly id: number;
  readonly apartment: string | null;
}

/** What the page itself asks the server for. */
const operationOf = (
  request: Request,
): { readonly operationName: string; readonly variables: Readonly<Record<string, unknown>> } => ({
  variables: {},
  ...request.postDataJSON(),
});
const isAsked = (request: Request, name: string) =>
  request.url().endsWith('/graphql') &&
  request.method() === 'POST' &&
  operationOf(request).operationName === name;

const idOf = (request: Request): unknown =>
  Object.entries(operationOf(request).variables['input'] ?? {}).find(
    ([name]) => name === 'id',
  )?.[1];

/**
 * The addresses of a city as the database has them: by the list's own request, for the API answers
 * no other document.
 */
async function addressesOf(page: Page, asked: Request): Promise<readonly Address[]> {
  const operation = operationOf(asked);
  const response = await page.request.post(asked.url(), {
    data: {
      ...operation,
      variables: { ...operation.variables, first: 500, offset: 0, withApartment: true },
    },
  });
  const {
    data,
  }: { readonly data: { readonly addresses: { readonly nodes: readonly Address[] } } } =
    await response.json();
  return data.addresses.nodes;
}

/** Opens the addresses of a city, and chooses all of them. */
async function chooseAll(page: Page, city: string) {
  const list = page.waitForRequest((request) => isAsked(request, 'AddressList'));
  await page.goto(`${url()}/addresses?city.eq=${encodeURIComponent(city)}`);
  const before = await addressesOf(page, await list);
  expect(before.length).toBeGreaterThan(30);
  expect(before.length).toBeLessThan(500);
  await page.locator('td[data-select] input').first().click();
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  // What chooses rows is loaded with the first of them.
  await bar.getByRole('button', { name: new RegExp(`^Выбрать все ${before.length}`) }).click();
  await expect(bar.getByText(`Выбрано: ${before.length}`)).toBeVisible();
  return { before, list: await list, bar };
}

async function fillApartment(page: Page, apartment: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Изменить поле «Квартира»' }).check();
  await dialog.getByRole('textbox', { name: 'Квартира' }).fill(apartment);
  return dialog;
}

const written = (addresses: readonly Address[], apartment: string) =>
  addresses
    .filter((address) => address.apartment === apartment)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

test('all addresses of a city are changed; each is reported as the database has it, whatever became of requests and answers', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const apartment = `к${Date.now() % 1_000_000}`;
  const { before, list, bar } = await chooseAll(page, 'Москва');
  await expectNoViolation(page, 'everything is chosen');
  await bar.getByRole('button', { name: 'Изменить' }).click();
  const dialog = await fillApartment(page, apartment);
  await expectNoViolation(page, 'fields to change');
  const refused = before[3]?.id;
  let writes = 0;
  await page.route('**/graphql*', async (route) => {
    if (!isAsked(route.request(), 'AddressUpdate')) return route.continue();
    writes += 1;
    if (idOf(route.request()) === refused)
      return route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: '{"errors":[{"message":"Этот адрес менять нельзя.","extensions":{"code":"FORBIDDEN"}}]}',
      });
    if (writes % 5 === 0) return route.fulfill({ status: 503, body: '' });
    // Carried out, and the answer is lost.
    if (writes % 7 === 0) await route.fetch().then(() => route.abort('connectionreset'));
    else await route.continue();
  });
  await dialog.getByRole('button', { name: /^Изменить \d+ запис/ }).click();
  await expect(
    dialog.getByRole('heading', { name: `Изменено: ${before.length - 1} из ${before.length}` }),
  ).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectNoViolation(page, 'the outcome of a bulk edit');
  const after = await addressesOf(page, list);
  expect(written(after, apartment)).toEqual(
    before
      .map(({ id }) => id)
      .filter((id) => id !== refused)
      .toSorted((a, b) => a - b),
  );
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(bar.getByText('Выбрано: 1')).toBeVisible();
  // The browser says of requests that failed that they failed.
  expect(
    complaints.filter((complaint) => !/status of (403|503)|ERR_CONNECTION_RESET/.test(complaint)),
  ).toEqual([]);
});

test('what a tab that was closed had begun goes on in another, on a phone; two tabs never do it both', async ({
  page,
  context,
}) => {
  const apartment = `п${Date.now() % 1_000_000}`;
  await page.setViewportSize({ width: 390, height: 800 });
  const { before, list, bar } = await chooseAll(page, 'Санкт-Петербург');
  await bar.getByRole('button', { name: 'Изменить' }).click();
  const dialog = await fillApartment(page, apartment);
  // After some, the server says nothing more.
  let writes = 0;
  await page.route('**/graphql*', async (route) => {
    if (isAsked(route.request(), 'AddressUpdate') && (writes += 1) > 12) return;
    await route.continue();
  });
  await dialog.getByRole('button', { name: /^Изменить \d+ запис/ }).click();
  await expect.poll(() => writes).toBeGreaterThan(12);
  await expectNoViolation(page, 'a bulk edit that runs');

  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 800 });
  await other.goto(`${url()}/addresses?city.eq=${encodeURIComponent('Санкт-Петербург')}`);
  await other.getByRole('table').or(other.locator('[data-cards]')).first().hover();
  const offer = other.getByText(`Не закончено изменение ${before.length} `);
  await expect(other.getByRole('button', { name: 'Действия', exact: true })).toBeVisible();
  expect(await offer.count()).toBe(0);
  await page.close({ runBeforeUnload: false });
  await other.reload();
  await other.getByRole('table').or(other.locator('[data-cards]')).first().hover();
  await expect(offer).toBeVisible();
  await expectNoViolation(other, 'an unfinished bulk edit');
  await other.getByRole('button', { name: 'Продолжить' }).click();
  await expect(other.getByText(new RegExp(`^Изменен[аоы] ${before.length} запис`))).toBeVisible({
    timeout: 60_000,
  });
  expect(written(await addressesOf(other, list), apartment)).toHaveLength(before.length);
  await expect(offer).toBeHidden();
});

test('two people change the same addresses at once: each address has what one of them wrote, and the other is told so', async ({
  page,
  browser,
}) => {
  const colleague = await browser.newContext({
    storageState: await page.context().storageState(),
    locale: 'ru-RU',
  });
  const stamp = Date.now() % 100_000;
  const begin = async (of: Page, apartment: string) => {
    const { before, list, bar } = await chooseAll(of, 'Москва');
    await bar.getByRole('button', { name: 'Изменить' }).click();
    return { of, apartment, before, list, dialog: await fillApartment(of, apartment) };
  };
  const both = [
    await begin(page, `я${stamp}`),
    await begin(await colleague.newPage(), `он${stamp}`),
  ] as const;
  await Promise.all(
    both.map(({ dialog }) => dialog.getByRole('button', { name: /^Изменить \d+ запис/ }).click()),
  );
  const [{ before, list }] = both;
  const told = await Promise.all(
    both.map(async ({ of, dialog }) => {
      const outcome = of.getByRole('dialog').getByRole('heading', { name: /^Изменено: / });
      const all = of.getByText(new RegExp(`^Изменен[аоы] ${before.length} запис`));
      await expect(outcome.or(all).first()).toBeVisible({ timeout: 60_000 });
      if (await all.isVisible()) return before.length;
      await expect(dialog.getByRole('listitem').first()).toContainText(
        'Запись успел изменить кто-то другой.',
      );
      return Number(/\d+/.exec(await outcome.innerText())?.[0]);
    }),
  );
  const after = await addressesOf(page, list);
  expect(told).toEqual(both.map(({ apartment }) => written(after, apartment).length));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(before.length);
  await colleague.close();
});
