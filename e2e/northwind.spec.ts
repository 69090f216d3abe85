import { existsSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';
import type { Client } from 'pg';

import { watchConsole } from './support/console-watch.ts';
import {
  dump,
  startNorthwind,
  startNorthwindAdmin,
  type Northwind,
} from './support/northwind-admin.ts';
import { preparing } from './support/preparing.ts';
import { signIn } from './support/sign-in.ts';

/**
 * A database that nobody made for this product, switched to with the README's commands and
 * administered in a browser.
 */

/** Resource by table, as the journey opens them. */
const resources = [
  'categories',
  'customerCustomerDemos',
  'customerDemographics',
  'customers',
  'employees',
  'employeeTerritories',
  'orderDetails',
  'orders',
  'products',
  'regions',
  'shippers',
  'suppliers',
  'territories',
  'usStates',
];

/** Tables that the dump leaves empty: they have a list and no record to open. */
const emptyResources = new Set(['customerCustomerDemos', 'customerDemographics']);

test.describe('Northwind, a database of the user’s own', () => {
  test.skip(!existsSync(dump), `${dump} is not there: the journey through Northwind needs it.`);
  test.describe.configure({ mode: 'serial' });

  let northwind: Northwind;
  let database: Client;
  let admin: Awaited<ReturnType<typeof startNorthwindAdmin>>;
  let before: Record<string, string[]>;

  test.beforeAll(async () => {
    test.setTimeout(preparing);
    northwind = await startNorthwind();
    ({ database } = northwind);
    before = await contents(database);
    admin = await startNorthwindAdmin(northwind.url);
  });

  test.afterAll(async () => {
    await admin?.stop();
    await northwind?.stop();
  });

  test('lists all 14 resources and opens a record of each', async ({ page }) => {
    const complaints = watchConsole(page);
    await signIn(page, admin.url);
    await expect(page.getByRole('link', { name: 'Клиенты', exact: true }).first()).toBeVisible();
    await expect(page.getByText(/Покупател|₽/), 'names of the sample shop').toHaveCount(0);
    for (const resource of resources) {
      await page.goto(`${admin.url}/${resource}`);
      await expect(
        page.getByRole('table').or(page.getByText('Нет строк')).first(),
        resource,
      ).toBeVisible();
      if (emptyResources.has(resource)) {
        await expect(page.getByText('Нет строк'), resource).toBeVisible();
        continue;
      }
      await page.locator(`tbody a[href^="/${resource}/"]`).first().click();
      await expect(page, resource).toHaveURL(new RegExp(`/${resource}/[^/?]+$`));
      await expect(page.getByRole('heading', { level: 1 }), resource).toBeVisible();
      await expect(page.getByRole('term').first(), resource).toBeVisible();
      // Photographs are on a host of the company that the page may not load from: the browser says
      // so, and the name of the file is a link, of the record and of those below it.
      if (resource === 'employees')
        await expect(page.getByRole('link', { name: /\.bmp$/ }).first()).toBeVisible();
    }
    expect(
      complaints.filter(
        (complaint) =>
          !/ at \S+: Loading the image 'http:\/\/accweb\/\S+\.bmp' violates/.test(complaint),
      ),
    ).toEqual([]);
  });

  test('opens a record with a composite key by its address', async ({ page }) => {
    await signIn(page, admin.url);
    await page.goto(`${admin.url}/orderDetails/10248,11`);
    await expect(page.getByRole('definition').filter({ hasText: 'Queso Cabrales' })).toBeVisible();
  });

  test('changes a city, creates and deletes a shipper, and nothing else', async ({ page }) => {
    const complaints = watchConsole(page);
    await signIn(page, admin.url);

    await page.goto(`${admin.url}/customers/ALFKI/edit`);
    await page.getByLabel('Город').fill('Потсдам');
    await save(page);
    await expect(page).toHaveURL(`${admin.url}/customers/ALFKI`);
    await expect(page.getByRole('definition').filter({ hasText: 'Потсдам' })).toBeVisible();

    await page.goto(`${admin.url}/shippers/new`);
    await page.getByLabel('ID перевозчика').fill('77');
    await page.getByLabel('Название компании').fill('Почта России');
    await save(page);
    await expect(page).toHaveURL(`${admin.url}/shippers/77`);
    expect(
      (await database.query('select company_name from shippers where shipper_id = 77')).rows,
    ).toEqual([{ company_name: 'Почта России' }]);

    await page.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page).toHaveURL(new RegExp(`${admin.url}/shippers(\\?|$)`));
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('table').getByText('Почта России')).toHaveCount(0);

    const after = await contents(database);
    expect(difference(before, after)).toEqual([
      expect.stringMatching(/^- customers .*"city":"Berlin"/),
      expect.stringMatching(/^\+ customers .*"city":"Потсдам"/),
    ]);
    expect(complaints).toEqual([]);
  });
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
}

/** Every row of every table, as JSON, sorted. */
async function contents(database: Client): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const result: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await database.query<{ row: string }>(
      `select to_json(t)::text as row from public.${name} t`,
    );
    result[name] = rows.map(({ row }) => row).toSorted();
  }
  return result;
}

/** Rows that only one side has: `- table {…}` gone, `+ table {…}` come. */
function difference(before: Record<string, string[]>, after: Record<string, string[]>): string[] {
  const lines = (contents: Record<string, string[]>) =>
    Object.entries(contents).flatMap(([table, rows]) => rows.map((row) => `${table} ${row}`));
  const [old, now] = [new Set(lines(before)), new Set(lines(after))];
  return [
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}
