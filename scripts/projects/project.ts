import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { chromium } from '@playwright/test';

import { watchScripts } from '../../bench/loaded-scripts.ts';
import { findChromium } from '../chromium.ts';
import { run } from '../packages/run.ts';
import { freePort } from '../running-admin.ts';

const account = { ADMIN_EMAIL: 'owner@project.example', ADMIN_PASSWORD: 'a-fine-password-17' };

export interface Journey {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether people sign in with our session. */
  readonly signsIn: boolean;
  /** Address of the list that is opened, and whose scripts are counted. @defaultValue the first */
  readonly list?: string;
  /** Kept of the first list, where it is named. */
  readonly screenshot?: string;
}

/** What a browser saw of the application. */
export interface Seen {
  readonly sections: number;
  readonly rows: number;
  /** Of all scripts that a list loads, each compressed with gzip. */
  readonly javascriptGzipBytes: number;
}

/** `npm start`, with nothing changed, and a browser that opens the first list of it. */
export async function startAndLook({ folder, env, signsIn, list = '/', screenshot }: Journey): Promise<Seen> {
  const port = await freePort();
  const child = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, ...env, ...account, PORT: String(port), ADMIN_SAMPLE_ORDERS: '200' }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = once(child, 'exit');
  let said = '';
  const { promise: served, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes(`http://localhost:${port}`)) resolve(`http://localhost:${port}`);
    });
  }
  void ended.then(() => reject(new Error(`npm start ended in ${folder}:\n${said}`)));
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const url = await served;
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(url);
    if (signsIn) {
      await page.locator('input[type="email"], input[autocomplete="username"]').first().fill(account.ADMIN_EMAIL);
      await page.locator('input[type="password"]').fill(account.ADMIN_PASSWORD);
      await page.locator('button[type="submit"]').click();
    }
    const sections = page.getByRole('navigation').getByRole('link');
    await sections.first().waitFor();
    if (list !== '/') await page.goto(url + list);
    await page.getByRole('table').first().waitFor();
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    if (screenshot !== undefined) await page.screenshot({ path: screenshot });
    if (problems.length > 0) throw new Error(`The page failed: ${problems.join('; ')}`);
    // As the budgets of the repository measure it: who is signed in, with an empty cache.
    const again = await (await browser.newContext({ locale: 'ru-RU', storageState: await page.context().storageState() })).newPage();
    const scripts = watchScripts(again);
    await again.goto(url + list);
    await again.locator('tbody tr a[href]').first().waitFor();
    await again.waitForLoadState('networkidle');
    const javascriptGzipBytes = Object.values(await scripts()).reduce((sum, bytes) => sum + bytes, 0);
    return { sections: await sections.count(), rows: await rows.count(), javascriptGzipBytes };
  } finally {
    await browser.close();
    // npm and what it has started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** Files that a person writes, each by what is in it: all but what commands write, install and build. */
export function filesOfPerson(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: (entry) => ['node_modules', 'dist', 'generated', '.data'].includes(entry.name) });
  return new Map(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name)).filter((path) => !['package-lock.json', 'documents.json'].includes(basename(path)))
    .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

/** Runs npm in the project. */
export const npm = (folder: string, env: Readonly<Record<string, string>>, ...args: string[]): Promise<string> => run('npm', args, folder, env);

/** `npm create admin@latest`. */
export const create = (folder: string, env: Readonly<Record<string, string>>, ...args: string[]): Promise<string> => npm(dirname(folder), env, 'create', '--yes', 'admin@latest', basename(folder), '--', '--yes', ...args);
