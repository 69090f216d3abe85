import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freePort } from '../../scripts/running-admin.ts';
import { copyCheckout } from './checkout-copy.ts';

export interface BackendAdmin {
  /** Where the admin is served. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Points a copy of the checkout at the endpoint with the commands of `docs/backends.md` (pull, codegen, check, build, configuration) and
 * serves it as static files. Throws with the output of the command that failed.
 */
export async function startBackendAdmin(endpoint: string): Promise<BackendAdmin> {
  const checkout = copyCheckout();
  // Not the synchronous form: the endpoint runs in this process.
  const run = async (command: string, ...args: string[]) => {
    try {
      await promisify(execFile)(command, args, { cwd: checkout, maxBuffer: 1 << 26 });
    } catch (error) {
      const output = error instanceof Error && 'stdout' in error && 'stderr' in error ? `${String(error.stdout)}${String(error.stderr)}` : '';
      throw new Error(`${command} ${args.join(' ')} failed:\n${output}`, { cause: error });
    }
  };
  await run('npx', 'admin-codegen', 'pull', endpoint, '--out', 'schema/schema.graphql');
  await run('npm', 'run', 'codegen');
  await run('npm', 'run', 'check');
  await run('npm', 'run', 'build');
  configure(join(checkout, 'apps/web/dist/index.html'), { endpoint, auth: 'none' });

  const port = await freePort();
  const preview = spawn(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: join(checkout, 'apps/web'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (preview.exitCode !== null) throw new Error(`vite preview ended with ${preview.exitCode}.`);
    await delay(50);
  }
  return {
    url,
    async stop() {
      if (preview.exitCode === null && preview.signalCode === null) {
        const exit = once(preview, 'exit');
        preview.kill();
        await exit;
      }
      rmSync(checkout, { recursive: true, force: true });
    },
  };
}

/** Writes the configuration into the built page, as a deployment does. */
function configure(page: string, configuration: Readonly<Record<string, unknown>>): void {
  const html = readFileSync(page, 'utf8');
  const script = /(<script type="application\/json" id="admin-config">)[^<]*/;
  if (!script.test(html)) throw new Error(`${page} has no script with the id "admin-config".`);
  writeFileSync(page, html.replace(script, (_, start: string) => start + JSON.stringify(configuration)));
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
