import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmbedded } from './copy-embedded.ts';
import { createDatabase, startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';
import { until } from './until.ts';

let postgres: TestPostgres;
let directory: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  directory = mkdtempSync(join(tmpdir(), 'admin-commands-'));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(directory, { recursive: true, force: true });
});

interface Run {
  readonly process: ChildProcess;
  output: string;
  readonly exited: Promise<number | null>;
}

function run(
  command: 'start' | 'seed' | 'schema' | 'owner' | 'indexes',
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Run {
  const file = fileURLToPath(new URL(`../src/commands/${command}.ts`, import.meta.url));
  const { DATABASE_URL: _url, ADMIN_EMAIL: _email, ...rest } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      ...rest,
      PORT: '0',
      HOST: '127.0.0.1',
      ADMIN_DATA_DIR: directory,
      ADMIN_SAMPLE_ORDERS: '50',
      ...env,
    },
  });
  started.push(child);
  const result: Run = {
    process: child,
    output: '',
    exited: new Promise((resolve) => child.once('exit', resolve)),
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (result.output += text));
  return result;
}

async function untilReady(running: Run): Promise<string> {
  const address = /http:\/\/localhost:\d+/;
  await untilSaid(running, address);
  return address.exec(running.output)?.[0] ?? '';
}

async function untilSaid(running: Run, text: RegExp): Promise<void> {
  await until(() => {
    const { exitCode, signalCode } = running.process;
    if (text.test(running.output)) return true;
    if (exitCode !== null || signalCode !== null) throw new Error(running.output);
    return false;
  });
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) =>
      sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

describe('start', () => {
  it('prints the address and the owner made at the first start, once; keeps the directory to itself; and ends cleanly when told', async () => {
    const first = run('start');
    await untilReady(first);
    await expect
      .poll(() => first.output)
      .toMatch(
        /\n {2}http:\/\/localhost:\d+\n {2}admin@localhost {2}\w{4}-\w{4}-\w{4}-\w{4} {3}\(shown this once/,
      );
    const second = run('start');
    expect(await second.exited).toBe(1);
    expect(second.output).toMatch(
      /^\S.*\n\nThe database in .* is in use by another process \(\d+\)\.\nStop that one first, or .*ADMIN_DATA_DIR/,
    );
    first.process.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const third = run('start');
    await untilReady(third);
    expect(third.output).not.toContain('admin@localhost');
    third.process.kill('SIGINT');
    expect(await third.exited).toBe(0);
  });

  it('makes the sample data anew when it was ended while making them', async () => {
    const { dataDir: data, remove } = await copyEmbedded('new');
    const first = run('start', { ADMIN_DATA_DIR: data, ADMIN_SAMPLE_ORDERS: '60000' });
    await untilSaid(first, /Making the sample shop/);
    // In the middle of it: rows are on the disk, and most are not.
    const before = bytesIn(data);
    await until(() => bytesIn(data) - before > 2_000_000);
    first.process.kill('SIGKILL');
    await first.exited;
    const second = run('start', { ADMIN_DATA_DIR: data });
    await untilReady(second);
    expect(second.output).toContain('Making the sample shop with 50 orders');
    second.process.kill('SIGTERM');
    await second.exited;
    remove();
  });

  const clear = (sentence: RegExp, remedy: RegExp): RegExp =>
    new RegExp(`^(\\S.*\\n)*\\n${sentence.source}\\n${remedy.source}`);

  it('says in one sentence that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const refused = run('start', { PORT: String(port) });
    expect(await refused.exited).toBe(1);
    other.close();
    expect(refused.output).toMatch(
      clear(
        /Port \d+ is taken by another program\./,
        /Stop that program, or choose another port: PORT=\d+ npm start/,
      ),
    );
  });

  it('says in one sentence that a database does not answer', async () => {
    const refused = run('start', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect(await refused.exited).toBe(1);
    expect(refused.output).toMatch(
      clear(
        /The database server in DATABASE_URL does not answer: connect ECONNREFUSED 127\.0\.0\.1:1/,
        /Check that it runs/,
      ),
    );
  });

  it('says which SQL gives a database user the rights it lacks, and that SQL does', async () => {
    const url = await createOwnDatabase(postgres.url, 'humble', 'nocreaterole');
    await query(
      postgres.url.replace(/postgres$/, 'humble'),
      'create table public.things (id int primary key); create table public.mine (id int primary key); alter table public.mine owner to humble',
    );
    const refused = run('start', { DATABASE_URL: url });
    expect(await refused.exited).toBe(1);
    expect(refused.output).toMatch(
      clear(
        /The database user "humble" has not the rights that this application needs\./,
        /Have an administrator of the database run this in it, then start again:\n\n {2}\w/,
      ),
    );
    const asSuperuser = postgres.url.replace(/postgres$/, 'humble');
    await query(asSuperuser, refused.output.split('start again:')[1] ?? '');
    const running = run('start', { DATABASE_URL: url, ADMIN_DOCUMENTS: 'any' });
    await untilReady(running);
    const rights =
      "select has_table_privilege('admin_viewer', name, 'select') as reads, has_table_privilege('admin_editor', name, 'delete') as writes from unnest('{things,mine}'::text[]) name";
    expect(await query(asSuperuser, rights)).toEqual([
      { reads: true, writes: true },
      { reads: true, writes: true },
    ]);
    running.process.kill('SIGTERM');
    expect(await running.exited).toBe(0);
  });

  it('says all that a user needs who owns nothing, at once, and after exactly that SQL it starts', async () => {
    const asSuperuser = await createDatabase(postgres.url, 'strangers');
    await query(asSuperuser, "create role clerk login password 'clerk'");
    await query(
      asSuperuser,
      readFileSync(new URL('../../../e2e/databases/awkward.sql', import.meta.url), 'utf8'),
    );
    const url = Object.assign(new URL(asSuperuser), { username: 'clerk', password: 'clerk' }).href;
    const env = { DATABASE_URL: url, ADMIN_DB_SCHEMAS: 'public,lending', ADMIN_DOCUMENTS: 'any' };
    const refused = run('start', env);
    expect(await refused.exited).toBe(1);
    expect(refused.output).toMatch(
      clear(
        /The database user "?clerk"? has not the rights that this application needs\./,
        /Have an administrator/,
      ),
    );
    await query(asSuperuser, refused.output.split('start again:')[1] ?? '');
    const running = run('start', env);
    await untilReady(running);
    running.process.kill('SIGTERM');
    expect(await running.exited).toBe(0);
    const rights =
      "select has_table_privilege('admin_viewer', 'city', 'select') as reads, has_table_privilege('admin_editor', 'lending.loan', 'delete') as writes, has_sequence_privilege('admin_editor', 'lending.loan_loan_id_seq', 'usage') as counts";
    expect(await query(asSuperuser, rights)).toEqual([{ reads: true, writes: true, counts: true }]);
  });

  it('serves no database that the admin was not generated for, and says how to generate it', async () => {
    const url = await createOwnDatabase(postgres.url, 'foreign_shop');
    await query(url, 'create table albums (id int primary key, title text)');
    const refused = run('start', { DATABASE_URL: url });
    expect(await refused.exited).toBe(1);
    expect(refused.output).toMatch(
      clear(
        /The admin was generated for another database: this one has nothing to list as \w+, \w+, \w+ and \d+ more\./,
        /Set DATABASE_URL .*npm run schema && npm run codegen/,
      ),
    );
  });

  it('says in one sentence what is wrong with a database that has nothing to administer, and leaves it as it was', async () => {
    const url = await createOwnDatabase(postgres.url, 'empty_one');
    const elsewhere = await createOwnDatabase(postgres.url, 'elsewhere');
    await query(elsewhere, 'create schema sales; create table sales.orders (id int primary key)');
    const [empty, other, start] = [
      run('schema', { DATABASE_URL: url }),
      run('schema', { DATABASE_URL: elsewhere }),
      run('start', { DATABASE_URL: url }),
    ];
    expect(await Promise.all([empty.exited, other.exited, start.exited])).toEqual([1, 1, 1]);
    expect(empty.output).toContain(
      '…\n\nThe database has no tables in "public".\nCheck the name of the database in DATABASE_URL, or put the sample shop there: npm run seed\n\n',
    );
    expect(other.output).toContain(
      '…\n\nThe database has no tables in "public". There are tables in: sales.\nName the schemas in ADMIN_DB_SCHEMAS: ADMIN_DB_SCHEMAS=sales\n\n',
    );
    expect(start.output).toMatch(
      clear(/The database has no tables in "public"\./, /Check the name/),
    );
    expect(await query(url, "select nspname from pg_namespace where nspname = 'admin'")).toEqual(
      [],
    );
  });

  it.each(['start', 'schema', 'seed'] as const)(
    'says in one sentence that %s was given no address of PostgreSQL',
    async (command) => {
      const refused = run(command, { DATABASE_URL: 'mysql://me:secret@base/shop' });
      expect(await refused.exited).toBe(1);
      expect(refused.output).toBe(
        '\nDATABASE_URL is no address of a PostgreSQL server: it begins with mysql://.\nSet DATABASE_URL to postgres://user:password@host:5432/name, or leave it out for the embedded database.\n\n',
      );
    },
  );

  it('says in one sentence that a schema is not there, and that a setting is wrong', async () => {
    const [schema, port] = [
      run('start', {
        DATABASE_URL: await createOwnDatabase(postgres.url, 'schemas'),
        ADMIN_DB_SCHEMAS: 'public,sales',
      }),
      run('start', { PORT: 'http' }),
    ];
    expect([await schema.exited, await port.exited]).toEqual([1, 1]);
    expect(schema.output).toMatch(
      clear(/The database has no schema "sales"\./, /Set ADMIN_DB_SCHEMAS/),
    );
    expect(port.output).toMatch(
      /\nPORT is "http", which is not a whole number from 0 to 65535\.\n/,
    );
  });
});

describe('seed', () => {
  it('fills an empty database, leaves a full one alone, and replaces its data when told', async () => {
    const url = await createOwnDatabase(postgres.url, 'seeded');
    const seed = async (...args: string[]): Promise<[number | null, string]> => {
      const seeding = run('seed', { DATABASE_URL: url }, args);
      return [await seeding.exited, seeding.output];
    };
    expect(await seed('--orders', '40')).toEqual([
      0,
      expect.stringMatching(/40 of 40 orders, \d+ s\nDone\.\n$/),
    ]);
    expect(await seed()).toEqual([
      1,
      '\nThe sample shop is there already.\nTo throw away its data and make it anew: npm run seed -- --orders 20000 --replace\n\n',
    ]);
    expect((await seed('--orders', '30', '--replace'))[0]).toBe(0);
    expect(await query(url, 'select count(*)::int from orders')).toEqual([{ count: 30 }]);
    expect((await seed('--orders', 'many'))[1]).toMatch(/"many" is no number of orders/);

    const [indexes, refused] = [
      run('indexes', { DATABASE_URL: url }),
      run('indexes', { DATABASE_URL: url }, ['--rows', 'many']),
    ];
    expect(await Promise.all([indexes.exited, refused.exited])).toEqual([0, 1]);
    expect(indexes.output).toMatch(
      /^-- Of the database seeded at 127.0.0.1:\d+\.\n-- Indexes that lists of tables from 100000 rows on want\.[^]*\n-- "public"\."orders"/,
    );
    expect(refused.output).toMatch(/^\n"many" is no number of rows\.\nUsage: /);
  });

  it("does not touch somebody's own tables", async () => {
    const url = await createOwnDatabase(postgres.url, 'own');
    await query(url, 'create table orders (id int primary key)');
    const seeding = run('seed', { DATABASE_URL: url }, ['--replace']);
    expect(await seeding.exited).toBe(1);
    expect(seeding.output).toMatch(/^\nThis database has tables of its own/);
  });
});

describe('owner', () => {
  it('makes an owner, prints the password once, and says what keeps it from doing so', async () => {
    const url = await createOwnDatabase(postgres.url, 'owners');
    const owner = async (
      env: Record<string, string>,
      ...args: string[]
    ): Promise<[number | null, string]> => {
      const running = run('owner', env, args);
      return [await running.exited, running.output];
    };
    const made =
      /anna@shop\.example is an owner with a new account\. Password, .*\n\n {2}\w{4}(-\w{4}){3}\n/;
    expect(await owner({ DATABASE_URL: url }, '--email', 'anna@shop.example')).toEqual([
      0,
      expect.stringMatching(made),
    ]);
    expect(await query(url, 'select email, role, active from admin.accounts')).toEqual([
      { email: 'anna@shop.example', role: 'owner', active: true },
    ]);
    expect(await owner({ DATABASE_URL: url })).toEqual([
      1,
      '\nWhose account is meant is not said.\nUsage: npm run owner -- --email anna@shop.example\n\n',
    ]);
    expect((await owner({ DATABASE_URL: url }, '--email', 'anna'))[1]).toContain(
      '"anna" is no e-mail address.',
    );

    const shop = await copyEmbedded('shop');
    const data = { ADMIN_DATA_DIR: shop.dataDir };
    const server = run('start', data);
    await untilReady(server);
    expect(await owner(data, '--email', 'anna@shop.example')).toEqual([
      1,
      expect.stringMatching(
        /^\nThe database in .* is in use by another process.*\nStop that one first/,
      ),
    ]);
    server.process.kill('SIGTERM');
    await server.exited;
    expect(await owner(data, '--email', 'anna@shop.example')).toEqual([
      0,
      expect.stringMatching(made),
    ]);
    shop.remove();
  });
});
