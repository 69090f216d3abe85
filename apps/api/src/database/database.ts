import type { Pool, PoolClient } from 'pg';
import { openEmbedded } from './open-embedded.ts';
import { openServed } from './open-served.ts';

export interface Database {
  /**
   * Connections as the user that owns the tables: set a role before running what a visitor asks.
   * The embedded database has one: never hold a client and ask for another. A connection that is
   * lost is replaced; what ran on it fails with an error that `isDatabaseUnavailable` knows.
   */
  readonly pool: Pool;
  readonly kind: 'embedded' | 'served';
  /**
   * Limits the duration of later statements to this number of milliseconds; `0` is no limit.
   * Preparations such as migrations and reading the catalogue need any amount of time: set the
   * limit after them, and while no client is checked out.
   */
  readonly limitStatements: (timeout: number) => Promise<void>;
  /**
   * Resolves when the database answers and can be written to; rejects with the reason, within three
   * seconds. Needs no connection of the pool.
   */
  readonly check: () => Promise<void>;
  /**
   * Ends the statement that this client of the pool is running: it fails with SQLSTATE 57014, and
   * its transaction is rolled back. Nothing happens to an idle client. Hold the client until this
   * resolves: the next user's statement would be cancelled in its place. The embedded database is
   * closed and opened again for it, a third of a second: everybody waits.
   */
  readonly cancel: (client: PoolClient) => Promise<void>;
  /**
   * Ends what all clients are running, as `cancel` does, before `close`: the embedded database
   * takes nothing any more.
   */
  readonly cancelAll: () => Promise<void>;
  /** Ends all connections, also those whose clients are never released. */
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server: `postgres://user:password@host/name`. Absent: the embedded database. */
  readonly url?: string;
  /**
   * Folder of the embedded database, made when absent; `memory` keeps it in a temporary one and
   * removes it at the end.
   */
  readonly dataDir: string;
  /** Milliseconds that a statement may take; `0` for ever. */
  readonly statementTimeout: number;
}

/** @throws StartError when it cannot be opened. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined
    ? openEmbedded(options)
    : openServed(options.url, options.statementTimeout);
}
