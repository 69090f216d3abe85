import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { lockDirectory } from '../src/database/directory-lock.ts';
import { openMemoryDirectory } from '../src/database/memory-directory.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { type Copy, copyEmbedded } from './copy-embedded.ts';
import { until } from './until.ts';

const writer = fileURLToPath(new URL('endless-writer.ts', import.meta.url));
let directory: string;
let copy: Copy;

beforeAll(async () => {
  copy = await copyEmbedded('new');
  directory = copy.dataDir;
});
afterAll(() => copy?.remove());

const open = (options: { statementTimeout?: number } = {}) =>
  openDatabase({ dataDir: directory, statementTimeout: options.statementTimeout ?? 0 });

it('has every row that a writer was told is written, after the writer is killed', async () => {
  let seen = 0;
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, [writer, directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const last = await killAfterRows(child, seen + 150);
    const database = await open();
    const { rows } = await database.pool.query<{ count: number; highest: number }>(
      'select count(*)::int, max(id) as highest from written',
    );
    await database.close();
    expect(rows[0]?.highest).toBeGreaterThanOrEqual(last);
    expect(rows[0]?.count).toBe(rows[0]?.highest);
    seen = rows[0]?.highest ?? 0;
  }
});

describe('the data directory', () => {
  it('is open to one process', async () => {
    const database = await open();
    await expect(open()).rejects.toThrow(/is in use by another process/);
    await database.close();
    await (await open()).close();
  });
});

it('begins anew where the process that made the database was killed meanwhile', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'admin-first-'));
  const child = spawn(process.execPath, [writer, fresh], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  // What PostgreSQL knows a database by is there, and a hundred files of it are not.
  await until(
    () => readdirSync(fresh).some((name) => existsSync(join(fresh, name, 'PG_VERSION'))),
    1,
  );
  child.kill('SIGKILL');
  await exited;
  const database = await openDatabase({ dataDir: fresh, statementTimeout: 0 });
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  rmSync(fresh, { recursive: true });
});

it('removes temporary folders whose process was killed, and no other', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'admin-parent-'));
  const [left, used] = ['left', 'used'].map((name) => join(parent, `admin-memory-${name}`));
  for (const folder of [left!, used!]) mkdirSync(folder);
  const unlock = lockDirectory(used!);
  for (const folder of [left!, used!]) utimesSync(folder, 0, 0);
  const memory = openMemoryDirectory(parent);
  expect(readdirSync(parent).toSorted()).toEqual(
    [basename(memory.path), basename(used!)].toSorted(),
  );
  unlock();
  memory.release();
  rmSync(parent, { recursive: true });
});

describe('a connection', () => {
  it('goes on after an error, with its own answers', async () => {
    const { pool, close } = await open();
    await expect(pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    await expect(pool.query('select nonsense')).rejects.toThrow('does not exist');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        pool.query<{ n: number }>('select $1::int as n', [index]),
      ),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(
      Array.from({ length: 50 }, (_, index) => index),
    );
    await close();
  });

  it('cancels a statement that takes too long, and answers the next one', async () => {
    const { pool, close } = await open({ statementTimeout: 500 });
    await expect(
      pool.query('select count(*) from generate_series(1, 100000000)'),
    ).rejects.toMatchObject({ code: '57014' });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('sorts letters by the alphabet', async () => {
    const { pool, close } = await open();
    const { rows } = await pool.query(
      "select string_agg(word, ' ' order by word) as words from unnest('{яблоко,Ёлка,ель,жук,Ежи}'::text[]) word",
    );
    expect(rows).toEqual([{ words: 'Ежи Ёлка ель жук яблоко' }]);
    await close();
  });
});

describe('migrations', () => {
  it('are applied once, in order, each whole or not at all', async () => {
    const { pool, close } = await open();
    expect(await migrate(pool)).toEqual(readMigrations().map(({ name }) => name));
    expect(await migrate(pool)).toEqual([]);
    const next = [
      ...readMigrations(),
      { name: '9001-good', sql: 'create table admin.good ()' },
      { name: '9002-bad', sql: 'create table admin.half (); select nonsense' },
    ];
    await expect(migrate(pool, next)).rejects.toThrow(
      'Migration 9002-bad failed and was rolled back: column "nonsense" does not exist',
    );
    const { rows } = await pool.query(
      "select to_regclass('admin.good') is not null as good, to_regclass('admin.half') is not null as half, (select array_agg(name order by name) from admin.migrations where name > '9') as names",
    );
    expect(rows).toEqual([{ good: true, half: false, names: ['9001-good'] }]);
    await close();
  });
});

/** Resolves with the last row that the writer reported before it was killed. */
async function killAfterRows(child: ChildProcess, count: number): Promise<number> {
  let last = 0;
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    last = Number(lines.at(-1) ?? last);
    if (last >= count) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  return last;
}
