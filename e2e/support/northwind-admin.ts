import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from 'pg';

import { startPostgres } from '../../apps/api/test/postgres.ts';
import { startAdmin } from '../../scripts/running-admin.ts';
import { copyCheckout } from './checkout-copy.ts';
import { owner } from './owner.ts';

/** The database as whoever published it has it. */
export const dump = '../shared/databases/northwind.sql';

export interface Northwind {
  /** Connected, for a look past everything of ours. */
  readonly database: Client;
  readonly url: string;
  stop(): Promise<void>;
}

export async function startNorthwind(): Promise<Northwind> {
  const postgres = await startPostgres();
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  await database.query(readFileSync(dump, 'utf8'));
  await database.query('set search_path to public');
  return {
    database,
    url: postgres.url,
    async stop() {
      await database.end();
      await postgres.stop();
    },
  };
}

/**
 * Switches a copy of the checkout to the database with the README's commands and starts it. Throws
 * with the output of the command that failed.
 */
export async function startNorthwindAdmin(
  databaseUrl: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  // The one of the copies whose tests are checked, too: those of the packages need no shop.
  const checkout = copyCheckout({ tests: true });
  const data = mkdtempSync(join(tmpdir(), 'admin-northwind-'));
  for (const script of ['schema', 'codegen', 'check'])
    await promisify(execFile)('npm', ['run', script], {
      cwd: checkout,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      maxBuffer: 1 << 26,
    });
  const admin = await startAdmin({
    cwd: checkout,
    env: {
      DATABASE_URL: databaseUrl,
      ADMIN_DATA_DIR: data,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
  });
  const remove = (): void =>
    [checkout, data].forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  return { url: admin.url, stop: () => admin.stop().finally(remove) };
}
