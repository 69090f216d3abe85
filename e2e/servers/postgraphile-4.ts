import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';

import { createDatabase, startPostgres } from '../../apps/api/test/postgres.ts';
import { startInstalledServer } from './installed-server.ts';
import { ask, type RunningServer } from './running-server.ts';

/** Who signs in: an employee of `record-shop.sql`. */
export const account = { email: 'kuzmina@example.ru', password: 'граммофон' };

/**
 * PostGraphile 4 over PostgreSQL: global ids beside numbers, conditions, patches, a payload around
 * each write, tokens signed by the server.
 */
export async function start(): Promise<RunningServer> {
  const postgres = await startPostgres();
  const database = await createDatabase(postgres.url, 'record_shop');
  const client = new Client(database);
  await client.connect();
  await client.query(
    readFileSync(join(import.meta.dirname, 'postgraphile-4/record-shop.sql'), 'utf8'),
  );
  await client.end();
  const server = await startInstalledServer('postgraphile-4', [database]);
  return {
    ...server,
    async stop() {
      await server.stop();
      await postgres.stop();
    },
  };
}

/** Asks the server itself, signed in. */
export async function askSignedIn<TData>(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<TData> {
  const signIn =
    'mutation ($input: AuthenticateInput!) { authenticate(input: $input) { jwtToken } }';
  const { authenticate } = await ask<{ authenticate: { jwtToken: string } }>(url, signIn, {
    input: account,
  });
  return await ask<TData>(url, query, variables, {
    authorization: `Bearer ${authenticate.jwtToken}`,
  });
}
