import { readFileSync } from 'node:fs';
import { type ClientBase, escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { prepareTrigrams, searchIndex } from '../database/search-index.ts';
import { seedShop } from './seed-shop.ts';

export interface ShopOptions {
  readonly schema: string;
  readonly orders: number;
  readonly until?: Date;
  readonly onProgress?: (seeded: number) => void;
}

/** The sample shop of a database. */
export interface Shop {
  readonly schema: string;
  /** Its data was made to the end. */
  readonly isComplete: boolean;
}

/** The tables of the sample shop with their data, in a schema that has no tables yet. */
export async function createShop(pool: Pool, options: ShopOptions): Promise<void> {
  await createShopTables(pool, options.schema);
  await replaceShop(pool, options);
}

/** The tables of the sample shop, empty, in one transaction. */
export async function createShopTables(pool: Pool, schema: string): Promise<void> {
  const sql = readShopSql();
  await inSchema(pool, schema, async (client) => {
    await client.query('begin');
    try {
      await client.query(sql);
      for (const { sql: functions } of readActions()) await client.query(functions);
      await saveShop(client, { schema, isComplete: false });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

/** Functions of the shop, by the first function of each file. */
const readActions = () =>
  [
    ['cancel_order', 'actions.sql'],
    ['import_product_prices', 'price-list.sql'],
  ].map(([first, file = '']) => ({
    first,
    sql: readFileSync(new URL(file, import.meta.url), 'utf8'),
  }));

/**
 * Adds the functions of the sample shop that are missing. Existing functions are not replaced,
 * because somebody may have changed them.
 */
export async function addShopActions(pool: Pool, schema: string): Promise<void> {
  for (const { first, sql } of readActions()) {
    const { rowCount } = await pool.query(
      'select from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname = $1 and proname = $2',
      [schema, first],
    );
    if (rowCount === 0)
      await inSchema(pool, schema, async (client) => void (await client.query(sql)));
  }
}

export const readShopSql = (): string => readFileSync(new URL('shop.sql', import.meta.url), 'utf8');

/** Replaces the data in the tables of the sample shop. The present data is lost. */
export async function replaceShop(pool: Pool, { schema, ...seed }: ShopOptions): Promise<void> {
  await inSchema(pool, schema, async (client) => {
    await saveShop(client, { schema, isComplete: false });
    await client.query(dropSearchIndexes);
    await client.query(
      'truncate warehouses, suppliers, customers, categories, promotions restart identity cascade',
    );
    await seedShop(client, seed);
    await saveShop(client, { schema, isComplete: true });
  });
  await addSearchIndexes(pool, schema);
  // `analyze` also gathers statistics of the expressions in a table's indexes.
  for (const table of Object.keys(searched))
    await pool.query(`analyze ${escapeIdentifier(schema)}.${escapeIdentifier(table)}`);
  await addShopActions(pool, schema);
}

/** Text that a search looks in, of the large tables. */
const searched: Readonly<Record<string, readonly string[]>> = {
  customers: ['full_name', 'phone', 'email', 'note'],
  addresses: ['city', 'street', 'house', 'apartment', 'postal_code', 'comment'],
  products: ['sku', 'name', 'description'],
  stock: ['shelf'],
  orders: ['number', 'comment'],
  reviews: ['body', 'reply'],
};

/**
 * The indexes of searches, for a shop that has none; where the database has no trigrams, there are
 * none. Made after the data, which is many times as quick.
 */
export async function addSearchIndexes(pool: Pool, schema: string): Promise<void> {
  const extension = await prepareTrigrams(pool);
  if (extension === undefined) return;
  for (const [table, columns] of Object.entries(searched))
    await pool.query(searchIndex({ schema, table, columns }, extension));
}

const dropSearchIndexes = Object.keys(searched)
  .map((table) => `drop index if exists ${table}_search;`)
  .join(' ');

/** Undefined where the tables are somebody's own. */
export async function findShop(pool: Pool): Promise<Shop | undefined> {
  const { rows } = await pool.query<{ shop: Shop }>(
    "select value as shop from admin.settings where key = 'sample_shop'",
  );
  return rows[0]?.shop;
}

async function saveShop(client: ClientBase, shop: Shop): Promise<void> {
  await client.query(
    "insert into admin.settings (key, value) values ('sample_shop', $1) on conflict (key) do update set value = excluded.value",
    [JSON.stringify(shop)],
  );
}

export async function hasTables(pool: Pool, schemas: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from pg_class where relnamespace = any (select oid from pg_namespace where nspname = any ($1)) and relkind in ('r', 'p') limit 1",
    [schemas],
  );
  return rowCount === 1;
}

async function inSchema(
  pool: Pool,
  schema: string,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set search_path to ${escapeIdentifier(schema)}`);
    await work(client);
  } finally {
    await client.query('reset search_path').catch(() => {});
    client.release();
  }
}
