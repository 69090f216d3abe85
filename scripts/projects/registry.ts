import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { run } from '../packages/run.ts';
import { freePort } from '../running-admin.ts';

const own = ['@admin/*', 'create-admin'];

export interface Registry {
  /** `http://127.0.0.1:41234/` */
  readonly url: string;
  /** Settings that make npm use this registry alone. */
  readonly env: Readonly<Record<string, string>>;
  /** Publishes the folder as it is. */
  publish(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * An npm registry on a free port of this machine. Ours are here alone; other packages come from the
 * registry that npm is configured with.
 */
export async function startRegistry(): Promise<Registry> {
  const folder = mkdtempSync(join(tmpdir(), 'admin-registry-'));
  const uplink = (await run('npm', ['config', 'get', 'registry'], process.cwd())).trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  // Packages of others are downloaded once a day; packages of this repository are published anew
  // each time.
  const storage = resolve('node_modules/.cache/registry');
  mkdirSync(storage, { recursive: true });
  for (const name of ['@admin', 'create-admin', '.verdaccio-db.json'])
    rmSync(join(storage, name), { recursive: true, force: true });
  const anyone = { access: '$all', publish: '$all', unpublish: '$all' };
  const config = {
    storage,
    uplinks: {
      configured: { url: uplink, timeout: '60s', maxage: '1d', max_fails: 20, fail_timeout: '1s' },
    },
    packages: {
      ...Object.fromEntries(own.map((name) => [name, anyone])),
      '**': { ...anyone, proxy: 'configured' },
    },
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'file', path: join(folder, 'log'), level: 'warn', format: 'json' },
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config, null, 2));
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anyone\n`);
  const program = join(
    dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')),
    'bin/verdaccio',
  );
  const child = spawn(
    process.execPath,
    [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  while (
    !(await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null)
      throw new Error(`The registry ended with ${child.exitCode}:\n${said}`);
    await delay(50);
  }
  const env = {
    npm_config_userconfig: npmrc,
    npm_config_registry: url,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  return {
    url,
    env,
    async publish(published) {
      await run('npm', ['publish', '--access', 'public', '--silent'], published, env);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
