import { readFileSync, readdirSync } from 'node:fs';
import type pg from 'pg';

const folder = new URL('../migrations/', import.meta.url);
/** Any number, the same for all servers on one database: they take turns. */
const lockKey = 762_304_118;

/**
 * Migrates the tables of the `admin` schema: forward only, each migration once and in its own
 * transaction.
 */
export async function migrate(
  pool: pg.Pool,
  files: readonly MigrationFile[] = readMigrations(),
): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    // Asked first: who may not create schemas may not say `if not exists` either.
    const { rowCount } = await client.query("select from pg_namespace where nspname = 'admin'");
    if (rowCount === 0) await client.query('create schema admin');
    await client.query(
      'create table if not exists admin.migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from admin.migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const pending = files.filter(({ name }) => !applied.has(name));
    for (const { name, sql } of pending) await apply(client, name, sql);
    return pending.map(({ name }) => name);
  } finally {
    // Also when the connection is broken: the lock ends with it.
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    client.release();
  }
}

export interface MigrationFile {
  /** `0001-accounts`: applied in the order of names. */
  readonly name: string;
  readonly sql: string;
}

export function readMigrations(): MigrationFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(new URL(file, folder), 'utf8'),
    }));
}

async function apply(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into admin.migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `Migration ${name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
