import { existsSync, readFileSync } from 'node:fs';

import { Client } from 'pg';

import { startPostgres } from '../../apps/api/test/postgres.ts';
import { start as startMuseum } from '../../e2e/servers/pothos-relay.ts';

/** Source of a project: its schema or database. */
export interface Started {
  /** `--schema` of `npm create admin`. */
  readonly schema: string;
  stop(): Promise<void>;
}

const dump = '../shared/databases/northwind.sql';

/** A PostgreSQL server with a database that nobody made for this product. */
export async function startDatabase(): Promise<Started> {
  if (!existsSync(dump))
    throw new Error(`${dump} is not there: the project over Northwind needs it.`);
  const postgres = await startPostgres();
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(readFileSync(dump, 'utf8'));
  await client.end();
  return { schema: postgres.url, stop: () => postgres.stop() };
}

/** A museum with a Relay API on Pothos. */
export async function startEndpoint(): Promise<Started> {
  const server = await startMuseum();
  return { schema: server.url, stop: () => server.stop() };
}
