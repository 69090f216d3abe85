import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Makes the tables of the sample shop, empty, in one transaction. */
export async function createShop(pool: pg.Pool, schema = 'public'): Promise<void> {
  const sql = readFileSync(new URL('shop.sql', import.meta.url), 'utf8');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local search_path to ${pg.escapeIdentifier(schema)}`);
    await client.query(sql);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

export async function hasTables(pool: pg.Pool, schemas: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query("select from pg_class where relnamespace = any (select oid from pg_namespace where nspname = any ($1)) and relkind in ('r', 'p') limit 1", [schemas]);
  return rowCount === 1;
}
