import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from '../src/database/directory-lock.ts';
import { StartError } from '../src/start-error.ts';

const holder = fileURLToPath(new URL('lock-holder.ts', import.meta.url));
const newNamespace = ['unshare', '--pid', '--fork', '--kill-child'];
const canUnshare = spawnSync('unshare', [...newNamespace.slice(1), 'true']).status === 0;

let directory: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'admin-lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

interface Attempt {
  readonly child: ChildProcess;
  /** `held`, or `refused: …`. */
  readonly outcome: string;
}

/** Starts a process; resolves with what makes it take the lock. */
async function prepare(wrapper: readonly string[] = []): Promise<() => Promise<Attempt>> {
  // `env` runs a program, or the wrapper and in it the program.
  const child = spawn('env', [...wrapper, process.execPath, holder, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const said = async (): Promise<string> =>
    String((await once(child.stdout.setEncoding('utf8'), 'data'))[0]).trim();
  await said();
  return async () => {
    child.stdin.write('go\n');
    return { child, outcome: await said() };
  };
}

const attempt = async (wrapper?: readonly string[]): Promise<Attempt> => (await prepare(wrapper))();

it('is taken by exactly one of many that start at the same moment', async () => {
  for (let round = 0; round < 3; round += 1) {
    const prepared = await Promise.all(Array.from({ length: 8 }, () => prepare()));
    const attempts = await Promise.all(prepared.map((take) => take()));
    const [held, refused] = [
      attempts.filter(({ outcome }) => outcome === 'held'),
      attempts.filter(({ outcome }) => outcome.startsWith('refused: The database in ')),
    ];
    expect([held.length, refused.length]).toEqual([1, 7]);
    const ended = held.map(({ child }) => once(child, 'exit'));
    for (const { child } of held) child.kill('SIGKILL');
    await Promise.all(ended);
  }
});

it.runIf(canUnshare)('holds between processes that cannot see each other', async () => {
  expect((await attempt(newNamespace)).outcome).toBe('held');
  expect((await attempt(newNamespace)).outcome).toMatch(
    /^refused: The database in .* is in use by another process/,
  );
  expect((await attempt()).outcome).toMatch(/^refused/);
});

it('is free at once when its holder is killed, whatever was written about it', async () => {
  const { child, outcome } = await attempt();
  expect(outcome).toBe('held');
  expect(() => lockDirectory(directory)).toThrow(StartError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockDirectory(directory)();
  writeFileSync(join(directory, 'lock.json'), JSON.stringify({ pid: process.pid }));
  lockDirectory(directory)();
});

it('is held within a process, too', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(/in use by another process \(\d+\)/);
  release();
  lockDirectory(directory)();
});
