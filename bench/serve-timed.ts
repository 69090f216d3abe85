import { createServer } from 'node:http';
import { createSession } from '../apps/api/src/accounts/sessions.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/database/database.ts';
import { createGraphqlHandler } from '../apps/api/src/graphql-handler.ts';
import { prepareDatabase } from '../apps/api/src/prepare-database.ts';

/**
 * The API, and beside it `/sql`, which runs a statement by the same driver on the same connections
 * and says how long that took: one process alone has the embedded database. Prints its address and
 * the cookie of an owner's session, and ends when its input ends.
 */
const config = readConfig();
const database = await openDatabase({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  statementTimeout: 0,
});
await prepareDatabase(database, config, () => {});
const { pool } = database;
const handler = await createGraphqlHandler({
  config,
  database,
  logError: (id, error) => console.error(id, error),
});

async function run(body: string): Promise<string> {
  const { text, values }: { text: string; values: unknown[] } = JSON.parse(body);
  // Prepared where there is nothing to plan by, as the API does.
  const name = values.length === 0 ? text.replaceAll(/\s+/g, ' ').slice(-60) : undefined;
  const started = performance.now();
  const { rows } = await pool.query<unknown[]>({ name, text, values, rowMode: 'array' });
  return JSON.stringify({ milliseconds: performance.now() - started, rows });
}

const server = createServer((request, response) => {
  if (request.url !== '/sql') {
    handler.handle(request, response);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    run(Buffer.concat(chunks).toString()).then(
      (json) => response.writeHead(200, { 'content-type': 'application/json' }).end(json),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
const { rows } = await pool.query<{ id: number; hash: string }>(
  "select account_id as id, hash from admin.passwords join admin.accounts on id = account_id where role = 'owner' and active order by id limit 1",
);
const [owner] = rows;
const token = owner && (await createSession(pool, owner.id, owner.hash));
if (token === undefined) throw new Error('There is no owner to sign in.');
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(
    JSON.stringify({
      url: `http://127.0.0.1:${port}`,
      cookie: `${config.secureCookies ? '__Host-admin' : 'admin'}=${token}`,
    }),
  );
});
process.stdin.resume().once('end', () => {
  void database.close().then(() => process.exit(0));
});
