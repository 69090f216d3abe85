import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, fillWithShop, query } from './shop-database.ts';

/** A search as slow as it is told to be. */
const slow = `create function slow(seconds float) returns int language sql stable as 'select 1 from pg_sleep(seconds)'`;
const askSlowly = (visitor: Visitor, seconds: number, signal?: AbortSignal) =>
  visitor.send({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        '{ ' +
        Array.from(
          { length: 12 },
          (_, index) => `slow${index}: slow(seconds: ${seconds + index / 1000})`,
        ).join(' ') +
        ' }',
    }),
    signal,
  });

describe('on a server', () => {
  let postgres: TestPostgres;
  let url: string;
  let admin: TestAdmin;

  beforeAll(async () => {
    postgres = await startPostgres();
    url = await createOwnDatabase(postgres.url, 'shop');
    await fillWithShop(url, 300);
    await query(url, slow);
    admin = await startAdmin({ DATABASE_URL: url });
  });
  afterAll(async () => {
    await admin?.server.close();
    await postgres?.stop();
  });

  /** The slow statements that are under way. */
  const running = async () =>
    (
      await query<{ statement: string }>(
        postgres.url,
        "select pid || ' since ' || query_start as statement from pg_stat_activity where query like '%slow%' and state = 'active' and pid <> pg_backend_pid() order by pid",
      )
    ).map(({ statement }) => statement);

  it('answers ten others while one account asks for all it can get, and cancels what that one no longer waits for', async () => {
    const [greedy, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => admin.signedIn('viewer')),
    );
    const left = new AbortController();
    const asked = askSlowly(greedy!, 25, left.signal).catch((error: Error) => error.name);
    await expect.poll(running).toHaveLength(4);
    const slowOnes = await running();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        others[index % others.length]!.ask('{ orders(first: 25) { nodes { id } } }'),
      ),
    );
    expect(answers.map((answer) => answer.errors)).toEqual(
      Array.from({ length: 10 }, () => undefined),
    );
    expect((await admin.signedIn('viewer')).cookie).toBeDefined();
    // They did not wait for any of the slow ones, which are under way still.
    expect(await running()).toEqual(slowOnes);
    left.abort();
    expect(await asked).toBe('AbortError');
    await expect.poll(running).toEqual([]);
    expect((await greedy!.ask('{ orders { totalCount } }')).data).toEqual({
      orders: { totalCount: 300 },
    });
  });

  it('finishes a write whose client left', async () => {
    await query(
      url,
      "create function wait_a_moment() returns trigger language plpgsql as 'begin perform pg_sleep(3); return new; end'; create trigger slow_note before update on customers for each row when (new.note = 'slow') execute function wait_a_moment()",
    );
    const editor = await admin.signedIn('editor');
    const left = new AbortController();
    const body = JSON.stringify({
      query:
        'mutation { updateCustomer(input: { id: 1, patch: { note: "slow" } }) { customer { id } } }',
    });
    const writing = editor
      .send({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: left.signal,
      })
      .catch((error: Error) => error.name);
    await expect
      .poll(
        async () =>
          (await query(postgres.url, "select from pg_stat_activity where wait_event = 'PgSleep'"))
            .length,
      )
      .toBe(1);
    left.abort();
    expect(await writing).toBe('AbortError');
    await expect
      .poll(
        async () =>
          (await query<{ note: string }>(url, 'select note from customers where id = 1'))[0]?.note,
      )
      .toBe('slow');
  });
});

it('serves accounts in turns on the embedded database', async () => {
  const admin = await startAdmin();
  const [greedy, other] = [await admin.signedIn('owner'), await admin.signedIn('viewer')];
  const order: string[] = [];
  // One request of many statements: all are there before the other's only one.
  const statements = (count: number) =>
    `{ ${Array.from({ length: count }, (_, index) => `orders${index}: orders(first: 1, offset: ${index}) { totalCount nodes { id } }`).join(' ')} }`;
  await other.ask('{ orders { totalCount } }');
  const many = greedy.ask(statements(90)).then((answer) => (order.push('greedy'), answer));
  const one = other
    .ask('{ orders { totalCount } }')
    .then((answer) => (order.push('other'), answer));
  expect((await one).data).toEqual({ orders: { totalCount: 300 } });
  expect((await many).errors).toBeUndefined();
  expect(order).toEqual(['other', 'greedy']);
  expect(codeOf(await other.ask('{ orders { totalCount } }'))).toBeUndefined();
  // More than may wait: refused, so that who counts on statuses and `Retry-After` sees it too.
  const tooMany = await greedy.ask(statements(250));
  expect([tooMany.status, tooMany.headers.get('retry-after'), codeOf(tooMany)]).toEqual([
    429,
    '5',
    'TOO_MANY_REQUESTS',
  ]);
  await admin.server.close();
});
