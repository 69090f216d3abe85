import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { freePort } from '../../scripts/running-admin.ts';
import { authors, books } from './library-data.ts';
import { ask, introspect, type RunningServer } from './running-server.ts';

const program = join(
  dirname(createRequire(import.meta.url).resolve('json-graphql-server')),
  '../bin/json-graphql-server.cjs',
);

/**
 * A library, or other data, on `json-graphql-server`, run by its own command: `allBooks(page,
 * perPage, sortField, sortOrder, filter)` with pages from 0, `_allBooksMeta { count }`,
 * `Book(id:)`, and mutations with one argument per value.
 */
export async function start(
  records: Readonly<Record<string, readonly object[]>> = { books, authors },
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'json-graphql-server-'));
  const data = join(folder, 'library.json');
  writeFileSync(data, JSON.stringify(records));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [program, data, '--port', String(port), '--host', '127.0.0.1'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}/graphql`;
  while (!(await answers(url))) {
    if (child.exitCode !== null)
      throw new Error(`json-graphql-server ended with ${child.exitCode}.`);
    await delay(50);
  }
  return {
    url,
    sdl: () => introspect(url),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit');
        child.kill();
        await exit;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await ask(url, '{ __typename }');
    return true;
  } catch {
    return false;
  }
}
