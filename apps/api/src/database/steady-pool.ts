import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** Milliseconds that the other side has to close a connection. */
const endTimeout = 2_000;

export interface SteadyPool {
  readonly pool: Pool;
  /** Clients that somebody holds. */
  readonly checkedOut: ReadonlySet<PoolClient>;
  /**
   * Ends all connections, also of clients that are never released. A server that does not close
   * them is waited for two seconds.
   */
  end(): Promise<void>;
}

/**
 * A pool that outlives every connection of it: without listeners for their errors, in use or idle,
 * the process would end.
 */
export function createSteadyPool(config: PoolConfig): SteadyPool {
  const pool = new Pool(config);
  const checkedOut = new Set<PoolClient>();
  // Errors reach the caller that waits for an answer, and the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('acquire', (client) => void checkedOut.add(client));
  pool.on('release', (_error, client) => void checkedOut.delete(client));
  pool.on('remove', (client) => void checkedOut.delete(client));
  return {
    pool,
    checkedOut,
    async end() {
      const ended = pool.end();
      // The pool waits for these, and would wait for ever.
      for (const client of checkedOut) {
        client.release(true);
        // The owner of the client releases it again when its statement has failed.
        client.release = () => {};
      }
      await Promise.race([ended, delay(endTimeout, undefined, { ref: false })]);
    },
  };
}
