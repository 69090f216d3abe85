import { createServer } from 'node:http';
import { createSession, findViewer } from '../apps/api/src/accounts/sessions.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/database/database.ts';
import { prepareDatabase } from '../apps/api/src/prepare-database.ts';

/**
 * What the API is compared with: `node:http` and `pg`, written by hand for one list, on the same
 * database and the same pool. `/session` finds the session, opens a transaction and sets the role,
 * each awaited, as one writes it; `/plain` sends the query alone. Prints its address and the token
 * of a session, and ends when its input ends.
 */
const config = readConfig();
const database = await openDatabase({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  statementTimeout: config.statementTimeout,
});
await prepareDatabase(database, config, () => {});
const { pool } = database;

const query = {
  name: 'orders',
  text: `select o.id, o.number, o.status::text, o.total::text, to_char(o.placed_at, 'YYYY-MM-DD"T"HH24:MI:SS.USTZH:TZM') as "placedAt", c.id, c.full_name
    from orders o left join customers c on c.id = o.customer_id order by o.placed_at desc, o.id limit $1`,
  rowMode: 'array',
} as const;

const toJson = (rows: readonly unknown[][]): string => {
  const nodes = rows
    .slice(0, 25)
    .map(([id, number, status, total, placedAt, customerId, fullName]) => ({
      id,
      number,
      status,
      total,
      placedAt,
      customer: { id: customerId, fullName },
    }));
  return JSON.stringify({
    data: { orders: { nodes, pageInfo: { hasNextPage: rows.length > 25 } } },
  });
};

async function answerPlain(): Promise<string> {
  const { rows } = await pool.query<unknown[]>({ ...query, values: [26] });
  return toJson(rows);
}

async function answerInSession(cookie: string): Promise<string> {
  const viewer = await findViewer(pool, cookie.slice(cookie.indexOf('=') + 1));
  if (!viewer) throw new Error('No session.');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      "select set_config('role', $1, true), set_config('admin.account_id', $2, true)",
      [`admin_${viewer.role}`, String(viewer.id)],
    );
    const { rows } = await client.query<unknown[]>({ ...query, values: [26] });
    await client.query('commit');
    return toJson(rows);
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    const answer =
      request.url === '/session' ? answerInSession(request.headers.cookie ?? '') : answerPlain();
    answer.then(
      (json) =>
        response
          .writeHead(200, {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(json),
          })
          .end(json),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
const { rows } = await pool.query<{ id: number; hash: string }>(
  'select account_id as id, hash from admin.passwords order by account_id limit 1',
);
const [owner] = rows;
const token = owner && (await createSession(pool, owner.id, owner.hash));
if (token === undefined) throw new Error('There is no account to sign in.');
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, cookie: `session=${token}` }));
});
process.stdin.resume().once('end', () => process.exit(0));
