import { Client, type QueryResultRow } from 'pg';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { prepareRoles } from '../src/database/roles.ts';
import { createShop } from '../src/shop/create-shop.ts';

/** A database as an administrator would give it to this application: its own, and no superuser's. */
export async function createOwnDatabase(
  superuserUrl: string,
  name: string,
  rights = 'createrole',
): Promise<string> {
  const client = new Client(superuserUrl);
  await client.connect();
  await client.query(`create role ${name} login ${rights} password '${name}'`);
  await client.query(`create database ${name} owner ${name}`);
  await client.end();
  const url = new URL(superuserUrl);
  Object.assign(url, { username: name, password: name, pathname: `/${name}` });
  return url.href;
}

/** Puts the sample shop there. */
export async function fillWithShop(url: string, orders: number): Promise<void> {
  const { pool, close } = await openDatabase({ url, dataDir: '', statementTimeout: 0 });
  await prepareRoles(pool, ['public']);
  await migrate(pool);
  await createShop(pool, { schema: 'public', orders });
  await close();
}

/** Rows of one query, as the superuser. */
export async function query<T extends QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
