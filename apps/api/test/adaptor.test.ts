import type { PgClient, WithPgClient } from '@dataplan/pg';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWithPgClient } from '../src/database/adaptor/adaptor.ts';
import { FairQueue } from '../src/database/adaptor/fair-queue.ts';
import { cancelWith } from '../src/database/adaptor/request-scope.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { openCopy } from './copy-embedded.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const seen =
  "select current_setting('role') as role, current_setting('admin.account_id', true) as account, pg_current_xact_id_if_assigned() is null as unwritten";

describe.each(['embedded', 'served'] as const)('the adaptor on the %s database', (kind) => {
  let postgres: TestPostgres | undefined;
  let database: Database;
  let pool: Pool;
  let withPgClient: WithPgClient;

  beforeAll(async () => {
    postgres = kind === 'served' ? await startPostgres() : undefined;
    database = await (postgres
      ? openDatabase({ url: postgres.url, dataDir: '', statementTimeout: 30_000 })
      : openCopy('new', 30_000));
    pool = database.pool;
    await pool.query(
      "create role admin_viewer; create role admin_editor; create role admin_owner; create table kept (id int primary key, by text default current_setting('admin.account_id', true)); grant all on kept to admin_editor",
    );
    withPgClient = createWithPgClient({ pool });
  });
  beforeEach(() => pool.query('truncate kept'));
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });

  const ask = (
    settings: Record<string, string> | null,
    text: string,
    values: unknown[] = [],
    name?: string,
  ) =>
    withPgClient(settings, (client) =>
      client.query<readonly unknown[]>({ text, values, name, arrayMode: true }),
    );
  const as = (role: string, account: number) => ({
    role: `admin_${role}`,
    'admin.account_id': String(account),
  });

  it('gives each statement the settings of its request, and leaves none behind', async () => {
    const roles = ['viewer', 'editor', 'owner'];
    const requests = Array.from({ length: 300 }, (_, index) => ({
      role: roles[Math.floor(Math.random() * 3)] ?? 'viewer',
      account: Math.floor(Math.random() * 9),
      index,
      fails: Math.random() < 0.2,
    }));
    const outcomes = await Promise.all(
      requests.map(async ({ role, account, index, fails }) => {
        const run = (client: PgClient) =>
          client.query<readonly unknown[]>({
            text: `${seen}, $1::int / $2::int`,
            values: [index, fails ? 0 : 1],
            arrayMode: true,
            ...(index % 2 ? { name: 'seen' } : {}),
          });
        const answer = withPgClient(
          as(role, account),
          index % 5 === 0 ? (client) => client.withTransaction(run) : run,
        );
        const row = answer.then(
          ({ rows }) => rows[0],
          (error: { code: string }) => error.code,
        );
        const [own] =
          index % 7 === 0 ? (await pool.query<{ role: string; account: string }>(seen)).rows : [];
        return { row: await row, own: own && [own.role, own.account || null] };
      }),
    );
    expect(outcomes).toEqual(
      requests.map(({ role, account, index, fails }) => ({
        row: fails ? '22012' : [`admin_${role}`, String(account), true, index],
        own: index % 7 === 0 ? ['none', null] : undefined,
      })),
    );
  });

  it('rolls back a statement that fails, and answers the next one', async () => {
    const settings = as('editor', 7);
    await expect(ask(settings, 'insert into kept (id) values (1), (2), (1)')).rejects.toMatchObject(
      { code: '23505' },
    );
    await expect(ask(settings, 'nonsense', [], 'wrong')).rejects.toMatchObject({ code: '42601' });
    await expect(
      ask({ ...settings, role: 'nobody_at_all' }, 'select 1', [], 'one'),
    ).rejects.toMatchObject({ code: '22023' });
    expect((await ask(settings, 'select 1', [], 'one')).rows).toEqual([[1]]);
    expect(
      (await ask(settings, 'insert into kept (id) values ($1) returning id, by', [3])).rows,
    ).toEqual([[3, '7']]);
    expect((await pool.query('select id from kept')).rows).toEqual([{ id: 3 }]);
  });

  it('sees what is checked only at the end of the transaction', async () => {
    await pool.query(
      'create table later (id int unique deferrable initially deferred); grant all on later to admin_editor',
    );
    await expect(ask(as('editor', 1), 'insert into later values (1), (1)')).rejects.toMatchObject({
      code: '23505',
    });
    expect((await pool.query('select from later')).rowCount).toBe(0);
  });

  it('refuses with the rights of the role', async () => {
    await expect(ask(as('viewer', 1), 'insert into kept (id) values (1)')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('keeps a transaction of several statements together, and its parts apart', async () => {
    await expect(
      withPgClient(as('editor', 1), (client) =>
        client.withTransaction(async (inner) => {
          await inner.query({ text: 'insert into kept (id) values (1)' });
          await expect(
            inner.withTransaction((part) =>
              part.query({ text: 'insert into kept (id) values (2), (1)' }),
            ),
          ).rejects.toMatchObject({ code: '23505' });
          expect((await inner.query<{ id: number }>({ text: 'select id from kept' })).rows).toEqual(
            [{ id: 1 }],
          );
          throw new Error('given up');
        }),
      ),
    ).rejects.toThrow('given up');
    expect((await pool.query('select from kept')).rowCount).toBe(0);
  });

  it('keeps a bounded number of statements prepared', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 120; index += 1)
        expect((await ask(as('viewer', 1), `select ${index}`, [], `select-${index}`)).rows).toEqual(
          [[index]],
        );
    }
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int from pg_prepared_statements where name like 'select-%'",
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(100);
  });

  it('plans a page for its values each time, and other statements as PostgreSQL does', async () => {
    const viewer = as('viewer', 1);
    for (let index = 0; index < 8; index += 1) {
      await ask(viewer, 'select $1::int limit 1', [index], 'page');
      await ask(viewer, 'select $1::int', [index], 'record');
    }
    const { rows } = await pool.query(
      "select name, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements where name in ('page', 'record') order by name",
    );
    expect(rows).toEqual([
      { name: 'page', custom: 8, generic: 0 },
      { name: 'record', custom: 5, generic: 3 },
    ]);
  });

  it('drops a statement that waits when its request is given up', async () => {
    const queue = new FairQueue({ slots: 1, slotsPerAccount: 1 });
    const queued = createWithPgClient({ pool, queue });
    const settings = as('editor', 1);
    const abort = new AbortController();
    cancelWith(settings, abort.signal);
    const first = queued(as('editor', 2), (client) =>
      client.query({ text: 'select pg_sleep(0.2)' }),
    );
    const second = queued(settings, (client) =>
      client.query({ text: 'insert into kept (id) values (9)' }),
    );
    abort.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    await first;
    expect((await pool.query('select from kept')).rowCount).toBe(0);
  });

  it.runIf(kind === 'served')(
    'ends a running statement in the database when its request is given up',
    async () => {
      const settings = as('viewer', 1);
      const abort = new AbortController();
      cancelWith(settings, abort.signal);
      const running = ask(settings, 'select pg_sleep(20) as given_up');
      const isRunning = async () =>
        ((
          await pool.query(
            "select from pg_stat_activity where query like '%as given_up' and state = 'active' and pid <> pg_backend_pid()",
          )
        ).rowCount ?? 0) > 0;
      await expect.poll(isRunning).toBe(true);
      abort.abort(new Error('left'));
      await expect(running).rejects.toMatchObject({ code: '57014' });
      expect(await isRunning()).toBe(false);
      expect(
        (await Promise.all(Array.from({ length: 20 }, () => ask(as('viewer', 1), 'select 1')))).map(
          ({ rows }) => rows[0]?.[0],
        ),
      ).toEqual(Array.from({ length: 20 }, () => 1));
    },
  );
});
