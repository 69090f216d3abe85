import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { StartError } from '../start-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { PgliteServer } from './pglite-server.ts';
import { PgliteStream } from './pglite-stream.ts';

export interface Database {
  /**
   * Connections as the user that owns the tables: set a role before running what a visitor asks.
   * The embedded database has one: never hold a client and ask for another.
   */
  readonly pool: Pool;
  readonly kind: 'embedded' | 'served';
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server: `postgres://user:password@host/name`. Absent: the embedded database. */
  readonly url?: string;
  /** Folder of the embedded database, made when absent; `memory` keeps it in memory. */
  readonly dataDir: string;
  /** Milliseconds that a statement may take; `0` for ever. */
  readonly statementTimeout: number;
}

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openServed(options.url, options.statementTimeout);
}

async function openEmbedded({ dataDir, statementTimeout }: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir === 'memory';
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const release = inMemory ? () => {} : lockDirectory(dataDir);
  const server = new PgliteServer({ dataDir: inMemory ? 'memory://' : join(dataDir, 'database'), timeout: statementTimeout });
  try {
    await server.open();
  } catch (error) {
    release();
    throw new StartError(
      `The embedded database in ${dataDir} does not open: ${messageOf(error)}`,
      'Restore the directory from a copy, or move it away to begin with a new database.',
      { cause: error },
    );
  }
  const pool = new Pool({
    stream: () => new PgliteStream((message) => server.exec(message)),
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    password: '-',
    ssl: false,
  });
  pool.on('error', ignoreIdleError);
  return {
    pool,
    kind: 'embedded',
    async close() {
      await pool.end();
      await server.close();
      release();
    },
  };
}

async function openServed(url: string, statementTimeout: number): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    application_name: 'admin',
  });
  pool.on('error', ignoreIdleError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database server in DATABASE_URL does not answer: ${messageOf(error)}`,
      'Check that it runs and that host, port, name, user and password in DATABASE_URL are right.',
      { cause: error },
    );
  }
  return { pool, kind: 'served', close: () => pool.end() };
}

/** A connection that breaks while nobody uses it is replaced by the pool; without a listener the process would end. */
function ignoreIdleError(): void {}

function messageOf(error: unknown): string {
  // Several addresses refused: the reasons are inside.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
