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

async function attempt(wrapper: readonly string[] = [], moment = 0): Promise<Attempt> {
  // `env` runs a program, or the wrapper and in it the program.
  const child = spawn('env', [...wrapper, process.execPath, holder, directory, String(moment)], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [text] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, outcome: String(text).trim() };
}

it('is taken by exactly one of many that start at the same moment', { timeout: 180_000 }, async () => {
  for (let round = 0; round < 3; round += 1) {
    const moment = Date.now() + 4_000;
    const attempts = await Promise.all(Array.from({ length: 8 }, () => attempt([], moment)));
    const [held, refused] = [attempts.filter(({ outcome }) => outcome === 'held'), attempts.filter(({ outcome }) => outcome.startsWith('refused: The database in '))];
    expect([held.length, refused.length]).toEqual([1, 7]);
    const ended = held.map(({ child }) => once(child, 'exit'));
    for (const { child } of held) child.kill('SIGKILL');
    await Promise.all(ended);
  }
});

it.runIf(canUnshare)('holds between processes that cannot see each other', { timeout: 60_000 }, async () => {
  expect((await attempt(newNamespace)).outcome).toBe('held');
  expect((await attempt(newNamespace)).outcome).toMatch(/^refused: The database in .* is in use by another process/);
  expect((await attempt()).outcome).toMatch(/^refused/);
});

it('is free at once when its holder is killed, whatever was written about it', { timeout: 60_000 }, async () => {
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
