import { scryptSync } from 'node:crypto';
import { Client, DatabaseError, type Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountService, type Origin } from '../src/accounts/account-service.ts';
import { appointOwner } from '../src/accounts/appoint-owner.ts';
import { createFirstOwner } from '../src/accounts/first-owner.ts';
import { HashQueue } from '../src/accounts/hash-queue.ts';
import { findViewer } from '../src/accounts/sessions.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { grantRights, prepareRoles } from '../src/database/roles.ts';
import { StartError } from '../src/start-error.ts';
import { openCopy } from './copy-embedded.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase } from './shop-database.ts';

const from = (address: string): Origin => ({ address, token: undefined });
const owner = { email: 'boss@shop.example', password: 'тихий океан 8848' };
const { password } = owner;
const failure = { code: 'INVALID_CREDENTIALS' };
/**
 * Says itself that it was made with next to no work, so that what is counted here is attempts and
 * not seconds. What the work is worth is in `password.test.ts`.
 */
const cheapHash = [
  'scrypt',
  16,
  8,
  1,
  '',
  scryptSync(password.normalize('NFKC'), '', 32, { N: 16, r: 8, p: 1 }).toString('base64url'),
].join('$');

describe.each(['embedded', 'served'] as const)('accounts on the %s database', (kind) => {
  let postgres: TestPostgres | undefined;
  let url: string | undefined;
  let database: Database;
  let pool: Pool;

  beforeAll(async () => {
    if (kind === 'served') {
      postgres = await startPostgres();
      url = await createOwnDatabase(postgres.url, 'accounts');
    }
    database = await (url === undefined
      ? openCopy('new', 30_000)
      : openDatabase({ url, dataDir: '', statementTimeout: 30_000 }));
    ({ pool } = database);
    await prepareRoles(pool, ['public']);
    await migrate(pool);
    await grantRights(pool, ['public']);
    await createFirstOwner(pool, owner);
    // Once with the work of a real one.
    await new AccountService(pool).signIn(owner, from('a'));
    await pool.query('update admin.passwords set hash = $1', [cheapHash]);
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });

  let accounts = 0;
  const addAccount = async (role: string): Promise<{ id: number; email: string }> => {
    const email = `${role}-${(accounts += 1)}@shop.example`;
    const { rows } = await pool.query<{ id: number; email: string }>(
      `with account as (insert into admin.accounts (email, name, role) values ($1, 'x', $2) returning id, email),
         password as (insert into admin.passwords (account_id, hash) select account.id, $3 from account)
       select * from account`,
      [email, role, cheapHash],
    );
    return rows[0]!;
  };
  const signIn = async (email: string): Promise<string> =>
    (await new AccountService(pool).signIn({ email, password }, from('a'))).token;
  const isAlive = async (token: string): Promise<boolean> =>
    (await findViewer(pool, token)) !== null;

  describe('a session ends', () => {
    it.each([
      [
        'its account is disabled, also when it is enabled again',
        [
          'update admin.accounts set active = false where id = $1',
          'update admin.accounts set active = true where id = $1',
        ],
      ],
      [
        'the e-mail of its account changes',
        ["update admin.accounts set email = 'other-' || email where id = $1"],
      ],
      [
        'another password is set',
        ["update admin.passwords set hash = 'scrypt$x' where account_id = $1"],
      ],
      ['its account is deleted', ['delete from admin.accounts where id = $1']],
    ])('when %s', async (_when, changes) => {
      const account = await addAccount('editor');
      const token = await signIn(account.email);
      await pool.query("update admin.accounts set name = 'y', role = 'viewer' where id = $1", [
        account.id,
      ]);
      expect(await isAlive(token)).toBe(true);
      for (const change of changes) await pool.query(change, [account.id]);
      expect(await isAlive(token)).toBe(false);
    });

    it('when it is a week without use, or a month old whatever its use', async () => {
      const { email, id } = await addAccount('viewer');
      const leaveUnused = (interval: string) =>
        pool.query(
          'update admin.sessions set seen_at = seen_at - $2::interval where account_id = $1',
          [id, interval],
        );
      const token = await signIn(email);
      await leaveUnused('6 days 23 hours');
      expect(await isAlive(token)).toBe(true);
      await leaveUnused('6 days 23 hours'); // its use before made it new
      expect(await isAlive(token)).toBe(true);
      await leaveUnused('7 days 1 second');
      expect(await isAlive(token)).toBe(false);
      const next = await signIn(email);
      const { rows } = await pool.query<{ days: number }>(
        'select round(extract(epoch from expires_at - created_at) / 86400)::int as days from admin.sessions where account_id = $1',
        [id],
      );
      expect(rows).toEqual([{ days: 30 }]); // and the one before is gone
      await pool.query(
        "update admin.sessions set expires_at = now() - interval '1 second' where account_id = $1",
        [id],
      );
      expect(await isAlive(next)).toBe(false);
    });

    it('before it begins, when the password was changed while it was being checked', async () => {
      const { email, id } = await addAccount('editor');
      let waitForHash = (): void => {};
      const hashing = new HashQueue({ running: 1, waiting: 1 });
      const blocked = hashing.run(() => new Promise<void>((resolve) => (waitForHash = resolve)));
      const signingIn = new AccountService(pool, { hashing }).signIn(
        { email, password },
        from('a'),
      );
      signingIn.catch(() => {});
      await expect.poll(() => hashing.isFull).toBe(true);
      await pool.query("update admin.passwords set hash = 'scrypt$x' where account_id = $1", [id]);
      waitForHash();
      await blocked;
      await expect(signingIn).rejects.toMatchObject({ extensions: failure });
      expect(
        (await pool.query('select from admin.sessions where account_id = $1', [id])).rowCount,
      ).toBe(0);
    });
  });

  describe('attempts', () => {
    beforeEach(() => pool.query('delete from admin.attempts'));

    const guess = (service: AccountService, email: string, address: string) =>
      service.signIn({ email, password: 'not the password' }, from(address)).then(
        () => 'signed in',
        (error: { extensions: { code: string } }) => error.extensions.code,
      );

    it('that succeed do not count', async () => {
      const service = new AccountService(pool);
      for (let time = 0; time < 8; time += 1) await service.signIn(owner, from('office'));
      expect(await guess(service, owner.email, 'office')).toBe('INVALID_CREDENTIALS');
    });

    it('that fail make an account wait, from there alone', async () => {
      const service = new AccountService(pool);
      const codes: string[] = [];
      for (let time = 0; time < 6; time += 1)
        codes.push(await guess(service, owner.email, 'elsewhere'));
      expect(codes).toEqual([
        ...Array.from({ length: 5 }, () => 'INVALID_CREDENTIALS'),
        'TOO_MANY_REQUESTS',
      ]);
      await expect(service.signIn(owner, from('elsewhere'))).rejects.toMatchObject({
        extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 30 },
      });
      await expect(service.signIn(owner, from('office'))).resolves.toBeDefined();
    });

    it('of one who tries many accounts behind a proxy leave it open to the others', async () => {
      const service = new AccountService(pool);
      const guessAll = (names: readonly string[]) =>
        Promise.all(names.map((name) => guess(service, `${name}@shop.example`, 'proxy')));
      const names = Array.from({ length: 55 }, (_, index) => `somebody-${index}`);
      await pool.query(
        `with account as (insert into admin.accounts (email, name, role) select name || '@shop.example', 'x', 'viewer' from unnest($1::text[]) name returning id)
         insert into admin.passwords (account_id, hash) select id, $2 from account`,
        [names, cheapHash],
      );
      const codes = [...(await guessAll(names.slice(0, 50))), ...(await guessAll(names.slice(50)))];
      expect(codes).toEqual(names.map(() => 'INVALID_CREDENTIALS'));
      expect([
        await guess(service, 'nobody@shop.example', 'proxy'),
        await guess(service, 'nobody@shop.example', 'proxy'),
      ]).toEqual(['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS']);
      await expect(service.signIn(owner, from('proxy'))).resolves.toBeDefined();
    });

    it('are counted by all servers on one database together, those made at once too', async () => {
      const other =
        url === undefined
          ? database
          : await openDatabase({ url, dataDir: '', statementTimeout: 30_000 });
      const servers = [new AccountService(pool), new AccountService(other.pool)];
      const guessFrom = (address: string, place: number) =>
        guess(servers[place % 2]!, owner.email, address);
      const inTurns: string[] = [];
      for (let place = 0; place < 7; place += 1) inTurns.push(await guessFrom('one', place));
      const refused = ['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'];
      const made = Array.from({ length: 5 }, () => 'INVALID_CREDENTIALS');
      expect(inTurns).toEqual([...made, ...refused]);
      const atOnce = await Promise.all(
        Array.from({ length: 7 }, (_, place) => guessFrom('two', place)),
      );
      expect(atOnce.toSorted()).toEqual([...made, ...refused]);
      if (other !== database) await other.close();
    });

    it('are forgotten after an hour, and take a bounded number of rows', async () => {
      const service = new AccountService(pool);
      for (let time = 0; time < 5; time += 1) await guess(service, owner.email, 'a');
      expect(await guess(service, owner.email, 'a')).toBe('TOO_MANY_REQUESTS');
      await pool.query("update admin.attempts set failed_at = failed_at - interval '1 hour'");
      expect(await guess(service, owner.email, 'a')).toBe('INVALID_CREDENTIALS');
      await pool.query(
        "insert into admin.attempts (key, failures, failed_at) select decode(lpad(to_hex(n), 8, '0'), 'hex'), 1, now() from generate_series(1, 60000) n",
      );
      for (let time = 0; time < 5; time += 1) await guess(service, `x${time}@shop.example`, 'b');
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from admin.attempts',
      );
      expect(rows[0]!.count).toBeLessThanOrEqual(60_000);
    });

    it('with more text than an address has are refused before anything is asked or kept', async () => {
      const hashing = new HashQueue({ running: 0, waiting: 0 }); // would refuse
      const service = new AccountService(pool, { hashing });
      expect(await guess(service, `${'x'.repeat(900_000)}@shop.example`, 'a')).toBe(
        'INVALID_CREDENTIALS',
      );
      await expect(
        service.signIn({ email: owner.email, password: 'x'.repeat(900_000) }, from('a')),
      ).rejects.toMatchObject({ extensions: failure });
    });

    it('beyond what can be checked soon are told to come again', async () => {
      const service = new AccountService(pool, {
        hashing: new HashQueue({ running: 1, waiting: 1 }),
      });
      const codes = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          guess(service, `nobody-${index}@shop.example`, `a${index}`),
        ),
      );
      expect(codes.toSorted()).toEqual([
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
        ...Array.from({ length: 4 }, () => 'TOO_MANY_REQUESTS'),
      ]);
    });
  });

  describe('a password', () => {
    it('for another account costs nothing to ask for without the right', async () => {
      const hashing = new HashQueue({ running: 1, waiting: 1 });
      let hashed = 0;
      hashing.run = async (task) => {
        hashed += 1;
        return task();
      };
      const service = new AccountService(pool, { hashing });
      const viewer = { id: 2, email: 'x@shop.example', name: 'x', mustChangePassword: false };
      const newOwner = { ...viewer, role: 'owner', mustChangePassword: true } as const;
      const [reader, editor] = [
        { ...viewer, role: 'viewer' },
        { ...viewer, role: 'editor' },
      ] as const;
      for (const without of [reader, editor, newOwner])
        await expect(service.issuePassword(without, 1)).rejects.toMatchObject({
          extensions: { code: 'FORBIDDEN' },
        });
      await expect(
        service.issuePassword({ ...viewer, role: 'owner' }, 999_999),
      ).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
      expect(hashed).toBe(0);
      const { id } = await addAccount('viewer');
      await service.issuePassword({ ...viewer, role: 'owner' }, id);
      expect(hashed).toBe(1);
    });

    it.runIf(kind === 'embedded')('of the first owner is as good as any other', async () => {
      const other = await openCopy('new');
      await migrate(other.pool);
      for (const weak of ['password123', owner.email, 'short'])
        await expect(
          createFirstOwner(other.pool, { email: owner.email, password: weak }),
        ).rejects.toThrow(StartError);
      expect((await other.pool.query('select from admin.accounts')).rowCount).toBe(0);
      await other.close();
    });
  });

  it('makes an owner again of whom no owner is left to make one', async () => {
    const { id, email } = await addAccount('viewer');
    await pool.query('update admin.accounts set active = false where id = $1', [id]);
    const again = await appointOwner(pool, email.toUpperCase());
    expect(again).toMatchObject({ email, isNew: false });
    const { viewer } = await new AccountService(pool).signIn(
      { email, password: again.password },
      from('a'),
    );
    expect(viewer).toMatchObject({ id, role: 'owner', mustChangePassword: true });
    expect(await appointOwner(pool, 'new@shop.example')).toMatchObject({
      email: 'new@shop.example',
      isNew: true,
    });
    await pool.query("delete from admin.accounts where role = 'owner' and id <> 1");
  });

  it('keeps an owner: the last can be neither demoted, disabled nor deleted, not even with others in one statement', async () => {
    await addAccount('owner');
    for (const sql of [
      "update admin.accounts set role = 'viewer'",
      'update admin.accounts set active = false',
      'delete from admin.accounts',
    ]) {
      await expect(pool.query(sql)).rejects.toMatchObject({
        code: '23514',
        constraint: 'accounts_keep_an_owner',
      });
    }
    await pool.query("delete from admin.accounts where role = 'owner' and id <> 1");
  });

  it.runIf(kind === 'served').each(['read committed', 'repeatable read', 'serializable'])(
    'keeps an owner when two take the other away at the same time, %s',
    async (isolation) => {
      const take = [
        "update admin.accounts set role = 'editor' where id = $1",
        'update admin.accounts set active = false where id = $1',
        'delete from admin.accounts where id = $1',
      ];
      for (let round = 0; round < 30; round += 1) {
        const other = await addAccount('owner');
        const race = await Promise.all(
          [1, other.id].map((id, index) =>
            takeAway(url!, isolation, take[(round + index) % 3]!, id),
          ),
        );
        expect(race.filter((code) => code === undefined)).toHaveLength(1);
        expect(['23514', '40001', '40P01']).toContain(race.find((code) => code !== undefined));
        expect(
          (await pool.query("select from admin.accounts where role = 'owner' and active")).rowCount,
        ).toBe(1);
        await pool.query(
          "insert into admin.accounts (id, email, name, role) values (1, 'boss@shop.example', 'x', 'owner') on conflict (id) do update set role = 'owner', active = true",
        );
        await pool.query('delete from admin.accounts where id = $1', [other.id]);
      }
    },
  );
});

/** SQLSTATE of the refusal; undefined when it was done. */
async function takeAway(
  url: string,
  isolation: string,
  sql: string,
  id: number,
): Promise<string | undefined> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(`begin isolation level ${isolation}`);
    await client.query('select from admin.accounts');
    await client.query(sql, [id]);
    await client.query('commit');
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError) return error.code;
    throw error;
  } finally {
    await client.end();
  }
}
