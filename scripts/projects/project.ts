import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { chromium, type Browser, type Page } from '@playwright/test';

import { watchScripts } from '../../bench/loaded-scripts.ts';
import { findChromium } from '../chromium.ts';
import { run } from '../packages/run.ts';
import { freePort } from '../running-admin.ts';

export const account = {
  ADMIN_EMAIL: 'owner@project.example',
  ADMIN_PASSWORD: 'a-fine-password-17',
};

export interface Journey {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether people sign in with this API's session. */
  readonly signsIn: boolean;
  /** Address of a list that has records. */
  readonly list: string;
}

/** Content of the application in a browser. */
export interface Seen {
  readonly sections: number;
  readonly rows: number;
  /** Of all scripts that a list loads, each compressed with gzip. */
  readonly javascriptGzipBytes: number;
}

/**
 * `npm start`, with nothing changed, and a browser that opens the list; its scripts are counted,
 * and `screenshot` is the file of a picture of it.
 */
export async function startAndLook(journey: Journey, screenshot: string): Promise<Seen> {
  return browse(journey, async (page, url, browser) => {
    const { list } = journey;
    const sections = page.getByRole('navigation').getByRole('link');
    await sections.first().waitFor();
    await page.goto(url + list);
    await page.getByRole('table').first().waitFor();
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    await page.screenshot({ path: screenshot });
    if (journey.signsIn) await refusesUnknownDocuments(page);
    // As the budgets of the repository measure it: who is signed in, with an empty cache.
    const again = await (
      await browser.newContext({
        locale: 'ru-RU',
        storageState: await page.context().storageState(),
      })
    ).newPage();
    const scripts = watchScripts(again);
    await again.goto(url + list);
    await again.locator('tbody tr a[href]').first().waitFor();
    await again.waitForLoadState('networkidle');
    const javascriptGzipBytes = Object.values(await scripts()).reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
    return { sections: await sections.count(), rows: await rows.count(), javascriptGzipBytes };
  });
}

/** In production our API answers the documents of the application alone. */
async function refusesUnknownDocuments(page: Page): Promise<void> {
  const status = await page.evaluate(
    async () =>
      (
        await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'query Unknown { __typename }' }),
        })
      ).status,
  );
  if (status !== 400)
    throw new Error(
      `A document that the application does not have was answered with status ${status}.`,
    );
}

interface Served {
  readonly script: readonly string[];
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
}

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

async function started(journey: Journey): Promise<Server> {
  const port = await freePort();
  return serve(journey, {
    script: ['start'],
    url: `http://localhost:${port}`,
    settings: { PORT: String(port) },
  });
}

/**
 * A page where somebody is signed in, of `npm start` unless something else is started. Throws where
 * the page itself fails.
 */
export async function browse<T>(
  journey: Journey,
  visit: (page: Page, url: string, browser: Browser) => Promise<T>,
  start: (journey: Journey) => Promise<Server> = started,
): Promise<T> {
  const server = await start(journey);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(server.url);
    if (journey.signsIn) await signIn(page);
    const result = await visit(page, server.url, browser);
    if (problems.length > 0) throw new Error(`The page failed: ${problems.join('; ')}`);
    return result;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function signIn(page: Page): Promise<void> {
  await page
    .locator('input[type="email"], input[autocomplete="username"]')
    .first()
    .fill(account.ADMIN_EMAIL);
  await page.locator('input[type="password"]').fill(account.ADMIN_PASSWORD);
  await page.locator('button[type="submit"]').click();
}

/**
 * Runs the steps of the project's CI file in a clean copy of the committed files. Steps for the
 * checkout and Node are skipped, because they are already done.
 */
export async function runCi({ folder, env }: Journey): Promise<readonly string[]> {
  const copy = `${folder}-ci`;
  await run('git', ['init', '--quiet'], folder);
  await run('git', ['add', '.'], folder);
  await run(
    'git',
    [
      '-c',
      'user.name=Project',
      '-c',
      'user.email=project@example.com',
      'commit',
      '--quiet',
      '--message',
      'A project',
    ],
    folder,
  );
  await run('git', ['clone', '--quiet', folder, copy], dirname(folder));
  const steps = [
    ...readFileSync(join(copy, '.github/workflows/ci.yml'), 'utf8').matchAll(/^ *- run: (.+)$/gm),
  ].map(([, step = '']) => step);
  if (steps.length === 0) throw new Error('The CI file of the project runs nothing.');
  for (const step of steps) await run('sh', ['-c', step], copy, env);
  const changed = await run('git', ['status', '--porcelain'], copy);
  if (changed !== '') throw new Error(`CI changed what is committed:\n${changed}`);
  return steps;
}

/**
 * `npm run dev`: a page that shows the list, and the name of the application as soon as that was
 * changed.
 */
export async function develop(journey: Journey): Promise<void> {
  const [api, web] = [await freePort(), await freePort()];
  const settings = { PORT: String(api), WEB_PORT: String(web), API_URL: `http://127.0.0.1:${api}` };
  await browse(
    journey,
    async (page, url) => {
      await page.getByRole('navigation').getByRole('link').first().waitFor();
      await page.goto(url + journey.list);
      await page.locator('tbody tr a[href]').first().waitFor();
      const file = join(journey.folder, 'apps/web/src/locales/ru.json');
      const texts = readFileSync(file, 'utf8');
      writeFileSync(file, texts.replace(/"name": "[^"]*"/, '"name": "Переименовано"'));
      await page.getByText('Переименовано', { exact: true }).first().waitFor();
      writeFileSync(file, texts);
    },
    () => serve(journey, { script: ['run', 'dev'], url: `http://localhost:${web}`, settings }),
  );
}

/** Starts an npm command that keeps serving. Resolves once it has printed its address. */
async function serve({ folder, env }: Journey, { script, url, settings }: Served): Promise<Server> {
  const child = spawn('npm', [...script], {
    cwd: folder,
    env: { ...process.env, ...env, ...account, ADMIN_SAMPLE_ORDERS: '200', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  let said = '';
  const { promise: served, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // Vite marks the port.
      if (stripVTControlCharacters(said).includes(url)) resolve();
    });
  }
  void ended.then(() => reject(new Error(`npm ${script.join(' ')} ended in ${folder}:\n${said}`)));
  await served;
  return {
    url,
    async stop() {
      // npm and what it has started.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/**
 * Files that a person writes, each by what is in it: all but what commands write, install and
 * build.
 */
export function filesOfPerson(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'dist', 'generated', '.data'].includes(entry.name),
  });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .filter((path) => !['package-lock.json', 'documents.json'].includes(basename(path)))
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

/** Runs npm in the project. */
export const npm = (
  folder: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> => run('npm', args, folder, env);

/** `npm create admin@latest`. */
export const create = (
  folder: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> =>
  npm(
    dirname(folder),
    env,
    'create',
    '--yes',
    'admin@latest',
    basename(folder),
    '--',
    '--yes',
    ...args,
  );
