import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSession } from '../src/accounts/sessions.ts';
import { FairQueue } from '../src/database/adaptor/fair-queue.ts';
import { openDatabase } from '../src/database/database.ts';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { copyEmbedded, type Copy } from './copy-embedded.ts';
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

describe('beside a greedy account on the embedded database', () => {
  /** `step` takes long and counts itself, `passed` says how many have run. */
  const counted = `create sequence steps minvalue 0; select setval('steps', 0);
    grant select, usage on sequence steps to public;
    create function step(n int) returns bigint language sql stable
      as $$ select nextval('steps') from (select sum(i + n) from generate_series(1, 1500000) i) work $$;
    create function passed() returns bigint language sql stable as 'select last_value from steps'`;
  let copy: Copy;
  let admin: TestAdmin;
  let greedy: Visitor | undefined;
  let others: readonly Visitor[];

  beforeAll(async () => {
    copy = await copyEmbedded('shop');
    const database = await openDatabase({ dataDir: copy.dataDir, statementTimeout: 0 });
    const { pool } = database;
    await pool.query(counted);
    const { rows } = await pool.query<{ id: number }>(
      `with account as (insert into admin.accounts (email, name, role) select n || '@shop.example', 'x', 'viewer' from generate_series(1, 11) n returning id)
       insert into admin.passwords (account_id, hash) select id, 'none' from account returning account_id as id`,
    );
    const tokens: (string | undefined)[] = [];
    for (const { id } of rows) tokens.push(await createSession(pool, id, 'none'));
    await database.close();
    admin = await startAdmin({ ADMIN_DATA_DIR: copy.dataDir });
    [greedy, ...others] = tokens.map((token) => {
      const visitor = admin.visitor();
      visitor.cookie = `__Host-admin=${token}`;
      return visitor;
    });
  });
  afterAll(async () => {
    await admin?.server.close();
    copy?.remove();
  });
  afterEach(() => void vi.restoreAllMocks());

  const passedFor = async (visitor: Visitor): Promise<number> =>
    Number((await visitor.ask<{ passed: string }>('{ passed }')).data!.passed);
  const steps = Array.from({ length: 100 }, (_, index) => `s${index}: step(n: ${index})`);
  const views = Array.from({ length: 90 }, (_, index) => `v${index}: views(input: {}) { id }`);

  it.each([
    ['slow statements', `{ ${steps.join(' ')} }`, 100],
    ['slow statements and views', `{ ${steps.join(' ')} viewer { ${views.join(' ')} } }`, 190],
  ])(
    'each of ten others waits for two of its statements at most: %s',
    async (_what, asked, many) => {
      // Planned by it, too.
      const before = await passedFor(others[0]!);
      // After a mutation every session is looked up anew.
      await admin.visitor().ask('mutation { signOut(input: {}) { viewer { id } } }');
      const turns = vi.spyOn(FairQueue.prototype, 'run');
      const left = new AbortController();
      const answer = greedy!
        .send({
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: asked }),
          signal: left.signal,
        })
        .catch((error: Error) => error.name);
      await expect.poll(() => turns.mock.calls.length, { interval: 5 }).toBeGreaterThan(many - 5);
      const counts = await Promise.all(others.map(passedFor));
      left.abort();
      expect(await answer).toBe('AbortError');
      expect(Math.max(...counts) - before).toBeLessThanOrEqual(2);
    },
  );
});
