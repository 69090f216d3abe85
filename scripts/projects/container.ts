import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { run } from '../packages/run.ts';
import { freePort } from '../running-admin.ts';
import { account, browse, type Journey, type Server } from './project.ts';

/**
 * A user without rights, in place of `node`: root alone can become another, anybody else stays who
 * they are.
 */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;

/**
 * Runs the container file of a project without a container: the steps of its `RUN` that CI has not
 * run in its copy of the project, then its `CMD` by a user who owns no file of it, with the
 * settings of `.env` as Docker reads them, until its `HEALTHCHECK` succeeds. Then a browser opens
 * the list, and the process ends as a container would end it.
 */
export async function contain(journey: Journey, done: readonly string[]): Promise<void> {
  const folder = `${journey.folder}-ci`;
  const [, build = '', served = ''] = readFileSync(join(folder, 'Dockerfile'), 'utf8').split(
    /^FROM /m,
  );
  for (const step of [...stepsOf(build), ...stepsOf(served)].filter(
    (each) => !done.includes(each),
  )) {
    if (nobody === undefined && step.startsWith('chown ')) continue;
    await run('sh', ['-c', step.replace('node:node', `${nobody}:${nobody}`)], folder, journey.env);
  }
  chmodSync(dirname(folder), 0o755);
  const home = mkdtempSync(join(tmpdir(), 'admin-home-'));
  if (nobody !== undefined) await run('chown', [String(nobody), home], home);
  try {
    const env = {
      ...settingsOf(/^ENV (.+)$/m.exec(served)?.[1]?.split(' ') ?? []),
      ...settingsIn(join(journey.folder, '.env')),
      HOME: home,
    };
    await browse(
      journey,
      async (page, url) => {
        await page.getByRole('navigation').getByRole('link').first().waitFor();
        await page.goto(url + journey.list);
        await page.locator('tbody tr').first().waitFor();
      },
      () => start(folder, served, env),
    );
  } finally {
    rmSync(home, { recursive: true });
  }
}

const stepsOf = (stage: string): readonly string[] =>
  [...stage.matchAll(/^RUN (.+)$/gm)].flatMap(([, steps = '']) => steps.split(' && '));

/** All behind the first `=` is the value, quotes too. */
const settingsOf = (lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

const settingsIn = (file: string): Readonly<Record<string, string>> =>
  existsSync(file) ? settingsOf(readFileSync(file, 'utf8').split('\n')) : {};

async function start(
  cwd: string,
  stage: string,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const [command = '', ...args]: readonly string[] = JSON.parse(
    /^CMD (\[.+\])$/m.exec(stage)?.[1] ?? '[]',
  );
  const isHealthy = /^HEALTHCHECK .*CMD (.+)$/m.exec(stage)?.[1] ?? 'false';
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    ...settings,
    ...account,
    ADMIN_SAMPLE_ORDERS: '200',
    PORT: String(port),
  };
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(nobody !== undefined && { uid: nobody, gid: nobody }),
  });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = `http://localhost:${port}`;
  const holds = () =>
    run('sh', ['-c', isHealthy], cwd, { PORT: String(port) }).then(
      () => true,
      () => false,
    );
  // Healthy as soon as it lives; a database that is filled first takes longer.
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await holds()) || !(await isReady())) {
    if (child.exitCode !== null)
      throw new Error(`${command} ${args.join(' ')} ended in ${cwd}:\n${said}`);
    await delay(200);
  }
  return {
    url,
    async stop() {
      // A container tells its first process alone.
      child.kill('SIGTERM');
      await ended;
      if (
        await fetch(`${url}/healthz`).then(
          () => true,
          () => false,
        )
      ) {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        throw new Error('The first process of the container ended, and the server went on.');
      }
    },
  };
}
