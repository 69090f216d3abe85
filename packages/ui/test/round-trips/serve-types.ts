import { once } from 'node:events';

import { Client, escapeLiteral } from 'pg';

import { printAdminSchema } from '../../../../apps/api/src/print-schema.ts';
import { startAdmin } from '../../../../apps/api/test/admin.ts';
import { createDatabase, startPostgres } from '../../../../apps/api/test/postgres.ts';
import { cases, ownTypes } from '../../../../apps/api/test/postgres-types.ts';

/** What the process of this file prints once the API answers. */
export interface ServedTypes {
  readonly database: string;
  readonly url: string;
  readonly cookie: string;
  readonly sdl: string;
}

// A process of its own: the page of the test has other modules than a server. It ends with its input.
const postgres = await startPostgres();
const database = await createDatabase(postgres.url, 'round_trips');
const client = new Client(database);
await client.connect();
await client.query(ownTypes);
for (const [at, { type, values }] of cases.entries()) {
  const rows = values.map((value, id) => `(${id}, ${escapeLiteral(value)})`);
  await client.query(
    `create table t${at} (id int primary key, value ${type}); comment on table t${at} is 'case ${at}'; insert into t${at} values ${rows.join(', ')}`,
  );
}
await client.end();
const { sdl } = await printAdminSchema({ databaseUrl: database, schemas: ['public'] });
const admin = await startAdmin({ DATABASE_URL: database });
const { url, cookie = '' } = await admin.signedIn('owner');
const served: ServedTypes = { database, url, cookie, sdl };
process.stdout.write(`${JSON.stringify(served)}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await admin.server.close();
await postgres.stop();
