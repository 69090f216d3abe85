import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, fillWithShop, query } from './shop-database.ts';

let postgres: TestPostgres;
let url: string;
let admin: TestAdmin;
let viewer: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createOwnDatabase(postgres.url, 'searched');
  await fillWithShop(url, 60);
  // So few rows are read sooner than any index.
  await query(
    url,
    'alter database searched set enable_seqscan = off; alter database searched set enable_indexscan = off',
  );
  admin = await startAdmin({ DATABASE_URL: url });
  viewer = await admin.signedIn('viewer');
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

it('finds by an index in each large table with text, whatever it looks in', async () => {
  const tables = ['addresses', 'customers', 'orders', 'products', 'reviews', 'stock'];
  const searches = tables.map(
    (table) =>
      `${table === 'stock' ? 'stocks' : table}(filter: { search: "елка 17" }) { countUpTo(limit: 5) }`,
  );
  expect((await viewer.ask(`{ ${searches.join(' ')} }`)).errors).toBeUndefined();
  // A condition on a column that the index has not would make it useless for all of them.
  // PostgreSQL counts after some seconds.
  const read = async () =>
    (
      await query<{ name: string }>(
        url,
        "select relname as name from pg_stat_user_indexes where indexrelname like '%\\_search' and idx_scan > 0 order by 1",
      )
    ).map(({ name }) => name);
  await expect.poll(read).toEqual(tables);
});

it('finds without one, where the database has no trigrams', async () => {
  const client = new Client(url);
  await client.connect();
  await client.query('drop extension pg_trgm cascade');
  await client.end();
  const found = await viewer.ask<{ customers: { totalCount: number } }>(
    '{ customers(filter: { search: "mail.example" }) { totalCount } }',
  );
  expect(found.data?.customers.totalCount).toBeGreaterThan(0);
});
