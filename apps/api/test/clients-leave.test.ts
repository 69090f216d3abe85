import { request as httpRequest, type ClientRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

let postgres: TestPostgres;
let url: string;
let admin: TestAdmin;
let viewer: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createOwnDatabase(postgres.url, 'leaving');
  await query(
    url,
    `create table notes (id int primary key, body text);
     insert into notes select at, repeat(md5(at::text), 2000) from generate_series(1, 200) as at;
     create function slow(seconds float) returns int language sql stable as 'select 1 from pg_sleep(seconds)'`,
  );
  admin = await startAdmin({ DATABASE_URL: url });
  viewer = await admin.signedIn('viewer');
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});
afterEach(() => void vi.restoreAllMocks());

/** A request with this query; `length` of its body may be more than is sent. */
function begin(document: string, length?: number): ClientRequest {
  const body = JSON.stringify({ query: document });
  const sent = httpRequest(viewer.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': length ?? Buffer.byteLength(body),
      cookie: viewer.cookie,
    },
  });
  sent.on('error', () => {});
  sent.write(body);
  return sent;
}

/** The slow statements that are under way. */
const running = async (): Promise<number> =>
  (
    await query(
      postgres.url,
      "select from pg_stat_activity where query like '%slow%' and state = 'active' and pid <> pg_backend_pid()",
    )
  ).length;

const many = `{ ${Array.from({ length: 12 }, (_, at) => `s${at}: slow(seconds: ${20 + at / 100})`).join(' ')} }`;

it.each<[string, () => Promise<void>]>([
  [
    'while its statements run, and more of them wait',
    async () => {
      const sent = begin(many);
      sent.end();
      await expect.poll(running).toBe(4);
      sent.destroy();
      await expect.poll(running).toBe(0);
    },
  ],
  [
    'in the middle of an answer',
    async () => {
      const sent = begin('{ notes(first: 200) { nodes { id body } } }');
      sent.end();
      await new Promise<void>((resolve) => {
        sent.once('response', (response) => {
          response.once('data', () => {
            sent.destroy();
            resolve();
          });
        });
      });
    },
  ],
  [
    'in the middle of its body',
    async () => {
      const sent = begin('{ notes(first: 1) { nodes { id } } }', 100_000);
      await new Promise((resolve) => void setTimeout(resolve, 100));
      sent.destroy();
    },
  ],
])('says nothing of a client that leaves %s', async (_when, leave) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const listed = vi.spyOn(console, 'dir').mockImplementation(() => {});
  const before = admin.logged.size;
  await leave();
  // It is the server that was left, and it goes on.
  expect((await viewer.ask('{ notes(first: 1) { nodes { id } } }')).errors).toBeUndefined();
  await new Promise((resolve) => void setTimeout(resolve, 200));
  expect([...admin.logged.values()].slice(before).map(({ stack }) => stack)).toEqual([]);
  expect([...written.mock.calls, ...listed.mock.calls]).toEqual([]);
});
