import { existsSync, renameSync, rmSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { openDataDirectory } from './data-directory.ts';
import { type Directory, openMemoryDirectory } from './memory-directory.ts';
import { messageOf } from './message-of.ts';
import { PgliteServer } from './pglite-server.ts';
import { PgliteStream } from './pglite-stream.ts';
import { createSteadyPool } from './steady-pool.ts';

/** Milliseconds that a request waits for the one connection. */
const connectionTimeout = 30_000;
/** Milliseconds within which an idle database answers a check. */
const checkTimeout = 2_000;

export async function openEmbedded({
  dataDir,
  statementTimeout,
}: DatabaseOptions): Promise<Database> {
  const directory = openDirectory(dataDir);
  const path = join(directory.path, 'database');
  const server = new PgliteServer({ dataDir: path, timeout: statementTimeout });
  try {
    if (dataDir !== 'memory') await makeDatabase(path);
    await server.open();
  } catch (error) {
    directory.release();
    throw new StartError(
      `The embedded database in ${directory.path} does not open: ${messageOf(error)}`,
      'Restore the directory from a copy, or move it away to begin with a new database.',
      { cause: error },
    );
  }
  const connections = createSteadyPool({
    stream: () => new PgliteStream((message) => server.exec(message)),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeout,
    user: 'postgres',
    database: 'postgres',
    password: '-',
    ssl: false,
  });
  const { pool, checkedOut } = connections;
  let answer: Promise<unknown> | undefined;
  /** Asks once, however many want to know. */
  const ask = (): Promise<unknown> =>
    (answer ??= pool.query('select 1').finally(() => (answer = undefined)));
  return {
    pool,
    kind: 'embedded',
    async limitStatements(timeout) {
      server.limitMessages(timeout);
    },
    async check() {
      const isAnswered = await Promise.race([ask().then(() => true), delay(checkTimeout, false)]);
      // Else it is at work on something longer, which has its own limit.
      if (!isAnswered && !server.isOpen)
        throw new DatabaseUnavailableError('The embedded database is being opened.');
      await assertWritable(directory.path);
    },
    async cancel(client) {
      if (checkedOut.has(client)) server.cancel(new CancelledError('The statement was cancelled.'));
    },
    async cancelAll() {
      if (checkedOut.size > 0) server.abandon(new CancelledError('The statement was cancelled.'));
    },
    async close() {
      await connections.end();
      await server.close();
      directory.release();
    },
  };
}

function openDirectory(dataDir: string): Directory {
  return dataDir === 'memory'
    ? openMemoryDirectory()
    : { path: dataDir, release: openDataDirectory(dataDir) };
}

/**
 * Creates a new database under a temporary name, and renames it when it is complete. A process that
 * is killed meanwhile leaves nothing that looks like a database.
 */
async function makeDatabase(path: string): Promise<void> {
  if (existsSync(path)) return;
  const unfinished = `${path}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const server = new PgliteServer({ dataDir: unfinished, timeout: 0 });
  try {
    await server.open();
  } finally {
    await server.close();
  }
  renameSync(unfinished, path);
}

/** Also what opening did not need: room for more. */
async function assertWritable(directory: string): Promise<void> {
  const file = join(directory, `.probe-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(8_192));
  } catch (error) {
    throw new DatabaseUnavailableError(
      `The data directory cannot be written to: ${messageOf(error)}`,
      { cause: error },
    );
  } finally {
    await unlink(file).catch(() => {});
  }
}

/** Says what PostgreSQL says of a statement that was cancelled. */
class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly code = '57014';
}
