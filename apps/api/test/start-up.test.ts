import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';
import { until } from './until.ts';

/** As a project runs it: in its folder, with nothing of this one in the environment. */
const bin = fileURLToPath(new URL('../bin/admin-api.js', import.meta.url));

function project(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'admin-project-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

interface Run {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  readonly output: () => string;
}

function run(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Run {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    exited: new Promise((resolve) => child.once('exit', resolve)),
    output: () => output,
  };
}

const commands = [
  ['start'],
  ['dev'],
  ['schema'],
  ['schema', '--if-missing'],
  ['indexes'],
  ['owner', '--email', 'anna@shop.example'],
];

describe('a project over a database that has lost its settings', () => {
  it.each(commands)('is refused by %s %s without a committed schema', async (...args) => {
    const folder = project();
    const refused = run(folder, args);
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toMatch(
      /^(?:Opening the embedded database in .*…\n)?\nDATABASE_URL is not set, and there is no \S+schema\/schema\.graphql that says what the admin is of\.\nSet DATABASE_URL to postgres:\/\/.*, in the environment or in the file \.env\. For the sample shop: DATABASE_URL=sample\n\n$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(commands.filter(([, option]) => option !== '--if-missing'))(
    'is refused by %s %s with the schema of tables that the sample shop has too',
    async (...args) => {
      const folder = project({
        'schema/schema.graphql':
          'type Query { orders: OrderConnection } type OrderConnection { a: Int }',
      });
      const refused = run(folder, args);
      expect(await refused.exited).toBe(1);
      expect(refused.output()).toContain(
        '\nDATABASE_URL is not set, and the admin was generated for another database than the sample shop: it lists orders.\nSet DATABASE_URL to that database.',
      );
      expect(readdirSync(folder)).toEqual(['schema']);
    },
  );
});

describe('a project with its settings in .env', () => {
  let postgres: TestPostgres;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await createOwnDatabase(postgres.url, 'clinic');
    await query(url, 'create table visits (id int primary key, note text)');
  });
  afterAll(() => postgres?.stop());

  it('has the same database for every command, and each says which', async () => {
    const folder = project({ '.env': `DATABASE_URL=${url}\nADMIN_DOCUMENTS=any\n` });
    const name = new RegExp(`the database clinic at 127\\.0\\.0\\.1:\\d+`);
    const ran = async (args: readonly string[]): Promise<string> => {
      const running = run(folder, args);
      if (args[0] === 'start' || args[0] === 'dev') {
        await until(() => {
          if (running.child.exitCode !== null) throw new Error(running.output());
          return /http:\/\/localhost:\d+/.test(running.output());
        });
        running.child.kill('SIGTERM');
      }
      expect([args, await running.exited]).toEqual([args, 0]);
      return running.output();
    };
    // It reads nothing where there is a schema.
    const naming = commands.filter(([, option]) => option !== '--if-missing');
    for (const args of [...naming.slice(2), ...naming.slice(0, 2)]) {
      const output = await ran(args);
      expect(output).toMatch(name);
      expect(output).not.toContain('sample');
    }
    expect(await ran(['schema', '--if-missing'])).toBe('');
    expect(readdirSync(folder).toSorted()).toEqual(['.env', 'schema']);
  }, 120_000);
});
