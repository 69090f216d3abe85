import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freePort, startAdmin } from '../../scripts/running-admin.ts';
import { copyCheckout, keepNamesOfSchema } from './checkout-copy.ts';

export interface BackendAdmin {
  /** Where the admin is served. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface BackendAdminOptions {
  /**
   * `page`: static files that name the endpoint, which must admit their origin. `command`: `npm
   * start -- --endpoint`, which stands in front of it and lets people sign in by the endpoint's own
   * mutation.
   */
  readonly servedBy: 'page' | 'command';
  /**
   * What stands in `codegen.ts` for `defineAdmin`: `{ exclude: ['AuditLogEntry'] }`. @defaultValue
   * nothing: all as inferred
   */
  readonly config?: string;
  /** What things are called: as the schema has it, or in Russian. @defaultValue 'schema' */
  readonly names?: 'schema' | 'russian';
  /** What `pull` sends, where the schema is not for everybody. @defaultValue nothing */
  readonly headers?: Readonly<Record<string, string>>;
  /** `--auth` of the command that serves. @defaultValue as the schema suggests */
  readonly auth?: string;
}

/**
 * Points a copy of the checkout at the endpoint with the commands of `docs/backends.md` (pull,
 * codegen, check, build, configuration) and serves it. Throws with the output of the command that
 * failed.
 */
export async function startBackendAdmin(
  endpoint: string,
  { servedBy, config, names = 'schema', headers = {}, auth }: BackendAdminOptions,
): Promise<BackendAdmin> {
  const checkout = copyCheckout();
  const remove = (): void => rmSync(checkout, { recursive: true, force: true });
  // Not the synchronous form: the endpoint runs in this process.
  const run = async (command: string, ...args: string[]) => {
    try {
      await promisify(execFile)(command, args, { cwd: checkout, maxBuffer: 1 << 26 });
    } catch (error) {
      const output =
        error instanceof Error && 'stdout' in error && 'stderr' in error
          ? `${String(error.stdout)}${String(error.stderr)}`
          : '';
      throw new Error(`${command} ${args.join(' ')} failed:\n${output}`, { cause: error });
    }
  };
  if (names === 'schema') keepNamesOfSchema(checkout);
  if (config !== undefined) writeConfig(join(checkout, 'codegen.ts'), config);
  const sent = Object.entries(headers).flatMap(([name, value]) => [
    '--header',
    `${name}: ${value}`,
  ]);
  await run('npx', 'admin-codegen', 'pull', endpoint, ...sent, '--out', 'schema/schema.graphql');
  await run('npm', 'run', 'codegen');
  await run('npm', 'run', 'check');
  if (servedBy === 'command') {
    const admin = await startAdmin({
      cwd: checkout,
      args: ['--endpoint', endpoint, ...(auth === undefined ? [] : ['--auth', auth])],
    });
    return { url: admin.url, stop: () => admin.stop().finally(remove) };
  }
  await run('npm', 'run', 'build');
  configure(join(checkout, 'apps/web/dist/index.html'), { endpoint, auth: 'none' });
  const files = await serveFiles(join(checkout, 'apps/web'));
  return { url: files.url, stop: () => files.stop().finally(remove) };
}

async function serveFiles(folder: string): Promise<BackendAdmin> {
  const port = await freePort();
  const preview = spawn(
    process.execPath,
    [
      resolve('node_modules/vite/bin/vite.js'),
      'preview',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (preview.exitCode !== null) throw new Error(`vite preview ended with ${preview.exitCode}.`);
    await delay(50);
  }
  return {
    url,
    async stop() {
      if (preview.exitCode !== null || preview.signalCode !== null) return;
      const exit = once(preview, 'exit');
      preview.kill();
      await exit;
    },
  };
}

/** As a user corrects what was inferred. */
function writeConfig(file: string, config: string): void {
  const text = readFileSync(file, 'utf8');
  const own = 'defineAdmin({ navigation: false })';
  const changed = text.replace(own, () => `defineAdmin(${config})`);
  if (changed === text) throw new Error(`${file} has no ${own}.`);
  writeFileSync(file, changed);
}

/** Writes the configuration into the built page, as a deployment does. */
function configure(page: string, configuration: Readonly<Record<string, unknown>>): void {
  const html = readFileSync(page, 'utf8');
  const script = /(<script type="application\/json" id="admin-config">)[^<]*/;
  if (!script.test(html)) throw new Error(`${page} has no script with the id "admin-config".`);
  writeFileSync(
    page,
    html.replace(script, (_, start: string) => start + JSON.stringify(configuration)),
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
