import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import { Client } from 'pg';

import { startPostgres } from '../../apps/api/test/postgres.ts';
import { createOwnDatabase, fillWithShop } from '../../apps/api/test/shop-database.ts';
import { startAdmin } from '../../scripts/running-admin.ts';
import { startNorthwind, startNorthwindAdmin } from '../support/northwind-admin.ts';
import { owner } from '../support/owner.ts';
import { signIn } from '../support/sign-in.ts';

/** Every table exported, emptied and imported again holds what it held, in the columns that its list has: as CSV and as a workbook, through the pages themselves. */

/** A list and its table, after those that it refers to. `sort`: the order in which the database gave the keys, where it gives them. */
interface Listed {
  readonly list: string;
  readonly table: string;
  readonly sort?: string;
  /** Its page is the shop's own, without the menu of a list, or its list lacks what a record needs: its rows are put back as they were. */
  readonly isKept?: true;
}

const shop: readonly Listed[] = [
  { list: 'warehouses', table: 'warehouses', sort: 'id' }, { list: 'employees', table: 'employees', sort: 'id' }, { list: 'customers', table: 'customers', sort: 'id' }, { list: 'addresses', table: 'addresses', sort: 'id' },
  { list: 'categories', table: 'categories', isKept: true }, { list: 'suppliers', table: 'suppliers', sort: 'id' }, { list: 'products', table: 'products', sort: 'id' }, { list: 'stocks', table: 'stock' },
  { list: 'promotions', table: 'promotions', sort: 'id' }, { list: 'promotionProducts', table: 'promotion_products' }, { list: 'orders', table: 'orders', sort: 'id' }, { list: 'orderItems', table: 'order_items', sort: 'id' },
  { list: 'payments', table: 'payments' }, { list: 'deliveries', table: 'deliveries', sort: 'id' }, { list: 'reviews', table: 'reviews', sort: 'id' },
];

const northwind: readonly Listed[] = [
  { list: 'regions', table: 'region' }, { list: 'territories', table: 'territories' }, { list: 'employees', table: 'employees' }, { list: 'employeeTerritories', table: 'employee_territories' }, { list: 'categories', table: 'categories' },
  { list: 'suppliers', table: 'suppliers' }, { list: 'products', table: 'products' }, { list: 'customers', table: 'customers' }, { list: 'shippers', table: 'shippers' }, { list: 'orders', table: 'orders' }, { list: 'orderDetails', table: 'order_details' },
  { list: 'usStates', table: 'us_states' },
];

const formats = { CSV: /^CSV/, 'Таблица Excel': /^Таблица Excel/ } as const;

/** All rows of a table as texts, sorted. */
async function contents(database: Client, table: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ row: string }>(`select to_jsonb(own)::text as row from public.${table} own`);
  return rows.map(({ row }) => row);
}

/** Of such rows some columns, sorted. A cell does not tell a text or bytes of no length from none. */
const only = (rows: readonly string[], columns: ReadonlySet<string>): readonly string[] =>
  rows.map((row) => JSON.stringify(Object.fromEntries(Object.entries<unknown>(JSON.parse(row)).filter(([name]) => columns.has(name)).map(([name, value]) => [name, value === '' || value === '\\x' ? null : value])))).toSorted((a, b) => (a < b ? -1 : 1));

/** Columns of a table that the database does not fill by itself. */
async function columnsOf(database: Client, table: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>("select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position", [table]);
  return rows.map(({ name }) => name);
}

async function exported(page: Page, url: string, { list, sort }: Listed, format: RegExp, folder: string): Promise<string> {
  await page.goto(`${url}/${list}${sort === undefined ? '' : `?sort=${sort}`}`);
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Экспорт…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Экспорт/ });
  await dialog.getByRole('radio', { name: format }).check();
  const all = dialog.getByRole('radio', { name: /^Все поля \(/ });
  if (await all.isVisible()) await all.check();
  const keys = dialog.getByRole('radio', { name: 'Ключи' });
  if (await keys.isVisible()) await keys.check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Выгрузить' }).click();
  const file = join(folder, `${list}-${(await download).suggestedFilename()}`);
  await (await download).saveAs(file);
  return file;
}

async function imported(page: Page, url: string, database: Client, { list, table, sort }: Listed, file: string): Promise<ReadonlySet<string>> {
  // A key that was counted and rolled back is not counted again.
  const countAnew = async () => void (sort && (await database.query(`select setval(pg_get_serial_sequence('public.${table}', '${sort}'), 1, false)`)));
  await page.goto(`${url}/${list}`);
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Импорт…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Импорт/ });
  await page.setInputFiles('input[type=file]', file);
  const check = dialog.getByRole('button', { name: 'Проверить' });
  await check.waitFor();
  for (const select of await dialog.getByRole('combobox', { name: /^Как в файле указано/ }).all()) await select.selectOption('key');
  await dialog.getByRole('checkbox', { name: /^Пустая ячейка/ }).check();
  const fields = await dialog.getByRole('list', { name: 'Столбцы файла' }).getByRole('combobox').evaluateAll((selects) => selects.map((select) => (select instanceof HTMLSelectElement ? select.value : '')));
  await countAnew();
  await check.click();
  const begin = dialog.getByRole('button', { name: /^Импортировать/ });
  await begin.waitFor();
  const refused = dialog.getByRole('region', { name: 'Строки с ошибками' });
  if (await refused.isVisible()) expect((await refused.getByRole('row').allTextContents()).slice(0, 6), `rows of ${file} that are refused`).toEqual([]);
  await countAnew();
  await begin.click();
  await expect(dialog.getByText(/^Импорт закончен/)).toBeVisible();
  // A key that is drawn is another one each time.
  return new Set(fields.filter((name) => name !== 'id' || sort !== undefined).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));
}

/** Exports each table, empties all of them, imports them again, and compares. */
async function roundTrip(page: Page, url: string, database: Client, tables: readonly Listed[]): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await signIn(page, url);
  const folder = mkdtempSync(join(tmpdir(), 'admin-round-trips-'));
  try {
    const before = new Map<string, readonly string[]>();
    const compared = new Map<string, readonly string[]>();
    for (const { table } of tables) before.set(table, await contents(database, table));
    for (const [name, format] of Object.entries(formats)) {
      const files = new Map<string, string>();
      for (const each of tables) if (!each.isKept) files.set(each.list, await exported(page, url, each, format, folder));
      await database.query(`truncate ${tables.map(({ table }) => `public.${table}`).join(', ')} restart identity cascade`);
      for (const each of tables) {
        const rows = before.get(each.table) ?? [];
        const file = files.get(each.list);
        const columns = file === undefined || rows.length === 0 ? new Set<string>() : await imported(page, url, database, each, file);
        if (file === undefined) await database.query(`insert into public.${each.table} select (jsonb_populate_record(null::public.${each.table}, row::jsonb)).* from unnest($1::text[]) row`, [rows]);
        compared.set(each.table, [...columns]);
        expect.soft(only(await contents(database, each.table), columns), `${each.table} as ${name}`).toEqual(only(rows, columns));
      }
    }
    const left = await Promise.all(tables.map(async ({ table }) => [table, (await columnsOf(database, table)).filter((name) => !compared.get(table)?.includes(name))] as const));
    console.log(`Not compared: ${JSON.stringify(Object.fromEntries(left.filter(([, names]) => names.length > 0)))}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the shop', async ({ page }) => {
  const postgres = await startPostgres();
  const own = await createOwnDatabase(postgres.url, 'shop');
  await fillWithShop(own, 300);
  const admin = await startAdmin({ env: { DATABASE_URL: own, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password } });
  const database = new Client({ connectionString: own });
  await database.connect();
  try {
    await roundTrip(page, admin.url, database, shop);
  } finally {
    await database.end();
    await admin.stop();
    await postgres.stop();
  }
});

test('Northwind', async ({ page }) => {
  const own = await startNorthwind();
  const admin = await startNorthwindAdmin(own.url);
  try {
    await roundTrip(page, admin.url, own.database, northwind);
  } finally {
    await admin.stop();
    await own.stop();
  }
});
