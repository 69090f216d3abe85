import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { owner } from './owner.ts';
import { until } from './until.ts';

/**
 * An embedded database as `openDatabase` makes it, without a table; or with the sample shop of 300
 * orders and its owner, as the server prepares it.
 */
export type Made = 'new' | 'shop';

export interface Copy {
  /** For `ADMIN_DATA_DIR`. */
  readonly dataDir: string;
  /** Removes it, once it is closed. */
  readonly remove: () => void;
}

/**
 * A data directory of one's own. The first test of a run that wants such a database makes it, the
 * others take a copy: to make one takes several seconds of a processor, nearly all of them
 * PostgreSQL's own, and copying a tenth of one.
 */
export async function copyEmbedded(made: Made): Promise<Copy> {
  const original = await originalOf(made);
  const dataDir = mkdtempSync(join(tmpdir(), 'admin-copy-'));
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  // Also when the tests are ended before they are done.
  process.once('exit', remove);
  cpSync(original, dataDir, { recursive: true });
  return {
    dataDir,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

/** Opens such a copy, which goes away when it is closed. */
export async function openCopy(made: Made, statementTimeout = 0): Promise<Database> {
  const copy = await copyEmbedded(made);
  try {
    const database = await openDatabase({ dataDir: copy.dataDir, statementTimeout });
    return { ...database, close: () => database.close().finally(copy.remove) };
  } catch (error) {
    copy.remove();
    throw error;
  }
}

/**
 * Made by whoever claims it first, of all workers; the others wait. Whoever fails leaves it to the
 * next.
 */
async function originalOf(made: Made): Promise<string> {
  const path = join(inject('databases'), made);
  const claim = `${path}.claimed`;
  for (;;) {
    if (existsSync(path)) return path;
    if (!tryToMake(claim)) {
      await until(() => existsSync(path) || !existsSync(claim));
      continue;
    }
    try {
      await make(made, `${path}.unfinished`);
      renameSync(`${path}.unfinished`, path);
      return path;
    } finally {
      rmSync(claim, { recursive: true });
    }
  }
}

function tryToMake(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function make(made: Made, dataDir: string): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  if (made === 'shop') cpSync(await originalOf('new'), dataDir, { recursive: true });
  const database = await openDatabase({ dataDir, statementTimeout: 0 });
  try {
    const config = readConfig({
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ADMIN_SAMPLE_ORDERS: '300',
    });
    if (made === 'shop') await prepareDatabase(database, config, () => {});
  } finally {
    await database.close();
  }
}
