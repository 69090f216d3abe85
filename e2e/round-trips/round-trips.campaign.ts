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

/**
 * Every table exported, all of them emptied and imported again: the database holds what it held, in
 * every column, as CSV and as a workbook, through the pages themselves.
 */

/** A list and its table, after those that it refers to. */
interface Listed {
  readonly list: string;
  readonly table: string;
}

const shop: readonly Listed[] = [
  { list: 'warehouses', table: 'warehouses' },
  { list: 'employees', table: 'employees' },
  { list: 'customers', table: 'customers' },
  { list: 'addresses', table: 'addresses' },
  { list: 'categories', table: 'categories' },
  { list: 'suppliers', table: 'suppliers' },
  { list: 'products', table: 'products' },
  { list: 'stocks', table: 'stock' },
  { list: 'promotions', table: 'promotions' },
  { list: 'promotionProducts', table: 'promotion_products' },
  { list: 'orders', table: 'orders' },
  { list: 'orderItems', table: 'order_items' },
  { list: 'payments', table: 'payments' },
  { list: 'deliveries', table: 'deliveries' },
  { list: 'reviews', table: 'reviews' },
];

const northwind: readonly Listed[] = [
  { list: 'regions', table: 'region' },
  { list: 'territories', table: 'territories' },
  { list: 'employees', table: 'employees' },
  { list: 'employeeTerritories', table: 'employee_territories' },
  { list: 'categories', table: 'categories' },
  { list: 'suppliers', table: 'suppliers' },
  { list: 'products', table: 'products' },
  { list: 'customers', table: 'customers' },
  { list: 'shippers', table: 'shippers' },
  { list: 'orders', table: 'orders' },
  { list: 'orderDetails', table: 'order_details' },
  { list: 'usStates', table: 'us_states' },
];

/** Columns that hold something else afterwards, and why. Of the shop none does. */
const notBack = {
  shop: [],
  // A cell tells no bytes of no length from none.
  northwind: ['categories.picture: no length is none', 'employees.photo: no length is none'],
} as const;

/**
 * Keys that do not follow one upon the other, as those of any database that was in use. Totals
 * follow the lines of orders.
 */
const gaps =
  'delete from orders where id % 10 = 3; delete from order_items where id % 7 = 2; delete from reviews where id % 5 = 1; delete from deliveries where id % 6 = 1';

const formats = { CSV: /^CSV/, 'Таблица Excel': /^Таблица Excel/ } as const;

type Row = Readonly<Record<string, unknown>>;

/** All rows of a table by their primary key, each value as its text: numbers with all their digits. */
async function contents(database: Client, table: string): Promise<ReadonlyMap<string, Row>> {
  const { rows: keys } = await database.query<{ name: string }>(
    'select attname::text as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey) where indisprimary and indrelid = $1::regclass order by attname',
    [`public.${table}`],
  );
  expect(keys.length, `columns of the key of ${table}`).toBeGreaterThan(0);
  const { rows } = await database.query<{ row: Row }>(
    `select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(own))) as row from public.${table} own`,
  );
  return new Map(rows.map(({ row }) => [JSON.stringify(keys.map(({ name }) => row[name])), row]));
}

async function allContents(
  database: Client,
  tables: readonly Listed[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Row>>> {
  const found = new Map<string, ReadonlyMap<string, Row>>();
  for (const { table } of tables) found.set(table, await contents(database, table));
  return found;
}

/** What of a table is no more what it was: rows that are gone or new, else columns. */
function differences(
  table: string,
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): readonly string[] {
  const rows = [
    ...[...before.keys()]
      .filter((key) => !after.has(key))
      .map((key) => `${table}: row ${key} is gone`),
    ...[...after.keys()]
      .filter((key) => !before.has(key))
      .map((key) => `${table}: row ${key} is new`),
  ].slice(0, 5);
  const columns = [...before].flatMap(([key, row]) =>
    Object.entries(row).flatMap(([name, value]) => {
      const now = after.get(key)?.[name] ?? null;
      if (!after.has(key) || JSON.stringify(now) === JSON.stringify(value)) return [];
      return [
        now === null && (value === '' || value === '\\x')
          ? `${table}.${name}: no length is none`
          : `${table}.${name}: differs`,
      ];
    }),
  );
  return [...rows, ...new Set(columns)];
}

/** Counts of keys that would come to one that is there. */
async function behind(database: Client): Promise<readonly string[]> {
  const { rows } = await database.query<{ table: string; column: string; sequence: string }>(
    "select quote_ident(table_name) as table, quote_ident(column_name) as column, pg_get_serial_sequence('public.' || quote_ident(table_name), column_name) as sequence from information_schema.columns where table_schema = 'public' and pg_get_serial_sequence('public.' || quote_ident(table_name), column_name) is not null",
  );
  const found: string[] = [];
  for (const { table, column, sequence } of rows) {
    const {
      rows: [counted],
    } = await database.query<{ isBehind: boolean }>(
      `select coalesce(max(${column}) > coalesce(pg_sequence_last_value('${sequence}'), 0), false) as "isBehind" from public.${table}`,
    );
    if (counted?.isBehind === true) found.push(`${table}.${column}`);
  }
  return found;
}

async function exported(
  page: Page,
  url: string,
  { list }: Listed,
  format: RegExp,
  folder: string,
): Promise<string> {
  await page.goto(`${url}/${list}`);
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Экспорт…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Экспорт/ });
  await dialog.getByRole('radio', { name: format }).check();
  const all = dialog.getByRole('radio', { name: /^Все поля \(/ });
  if (await all.isVisible()) await all.check();
  const keys = dialog.getByRole('radio', { name: 'Ключи' });
  if (await keys.isVisible()) await keys.check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Экспортировать' }).click();
  const file = join(folder, `${list}-${(await download).suggestedFilename()}`);
  await (await download).saveAs(file);
  return file;
}

async function imported(page: Page, url: string, { list }: Listed, file: string): Promise<void> {
  await page.goto(`${url}/${list}`);
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Импорт…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Импорт/ });
  await page.setInputFiles('input[type=file]', file);
  const check = dialog.getByRole('button', { name: 'Проверить' });
  await check.waitFor();
  for (const select of await dialog.getByRole('combobox', { name: /^Как в файле указано/ }).all())
    await select.selectOption('key');
  await dialog.getByRole('checkbox', { name: /^Пустая ячейка/ }).check();
  const takesKeys = dialog.getByRole('checkbox', { name: 'Новым записям дать ключи из файла' });
  if (await takesKeys.isVisible()) await takesKeys.check();
  await check.click();
  const begin = dialog.getByRole('button', { name: /^Импортировать/ });
  await begin.waitFor();
  const refused = dialog.getByRole('region', { name: 'Строки с ошибками' });
  if (await refused.isVisible())
    expect(
      (await refused.getByRole('row').allTextContents()).slice(0, 6),
      `rows of ${file} that are refused`,
    ).toEqual([]);
  await begin.click();
  await expect(dialog.getByText(/^Импорт закончен/)).toBeVisible();
}

/** Exports each table, empties all of them, imports them again, and compares the whole. */
async function roundTrip(
  page: Page,
  url: string,
  database: Client,
  tables: readonly Listed[],
  expected: readonly string[],
): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await signIn(page, url);
  const folder = mkdtempSync(join(tmpdir(), 'admin-round-trips-'));
  try {
    const { rows } = await database.query<{ name: string }>(
      "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
    );
    const named = tables.map(({ table }) => table).toSorted();
    // Those that no list has hold nothing.
    for (const { name } of rows)
      if (!named.includes(name))
        expect(
          (await database.query(`select from public.${name}`)).rowCount,
          `rows of ${name}, which no list has`,
        ).toBe(0);
    for (const [name, format] of Object.entries(formats)) {
      const before = await allContents(database, tables);
      const files = new Map<string, string>();
      for (const each of tables)
        files.set(each.list, await exported(page, url, each, format, folder));
      await database.query(
        `truncate ${tables.map(({ table }) => `public.${table}`).join(', ')} restart identity cascade`,
      );
      for (const each of tables) {
        const file = files.get(each.list);
        if (file !== undefined && before.get(each.table)?.size !== 0)
          await imported(page, url, each, file);
      }
      // Once all of it is there: what is computed of other tables is compared as well.
      const after = await allContents(database, tables);
      const differing = tables.flatMap(({ table }) =>
        differences(table, before.get(table) ?? new Map(), after.get(table) ?? new Map()),
      );
      const sizes = [...before.values()].reduce((sum, { size }) => sum + size, 0);
      console.log(
        `${name}: ${sizes} rows of ${tables.length} tables. Not as it was: ${differing.join(', ') || 'nothing'}`,
      );
      // What is none by now stays it.
      expect
        .soft(differing.toSorted(), `what is not as it was, as ${name}`)
        .toEqual(name === 'CSV' ? expected : []);
      expect.soft(await behind(database), `counts that are behind, as ${name}`).toEqual([]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the shop', async ({ page }) => {
  const postgres = await startPostgres();
  const own = await createOwnDatabase(postgres.url, 'shop');
  await fillWithShop(own, 300);
  const admin = await startAdmin({
    env: { DATABASE_URL: own, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  });
  const database = new Client({ connectionString: own });
  await database.connect();
  try {
    await database.query(gaps);
    await roundTrip(page, admin.url, database, shop, notBack.shop);
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
    await roundTrip(page, admin.url, own.database, northwind, notBack.northwind);
  } finally {
    await admin.stop();
    await own.stop();
  }
});
