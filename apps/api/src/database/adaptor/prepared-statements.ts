import type { Connection, PoolClient } from 'pg';
import type { PreparedSettings } from './settings-statement.ts';

/** Statements that one connection keeps prepared. */
const maxPrepared = 100;

/** What is prepared on one connection. */
export class PreparedStatements {
  readonly #client: PoolClient & {
    readonly connection?: Connection & { readonly parsedStatements?: Record<string, string> };
  };
  /** In the order of their last use. */
  readonly #names = new Set<string>();
  readonly #settings = new Set<string>();

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** Prepares, where that is not done, the statement that sets these settings for a transaction. */
  async settings(entries: readonly (readonly [string, string])[]): Promise<PreparedSettings> {
    const name = `settings ${entries.map(([key]) => key).join(' ')}`;
    const values = entries.map(([, value]) => value);
    if (!this.#settings.has(name)) {
      const text = `select ${entries.map(([key], index) => `set_config('${key.replaceAll("'", "''")}', $${index + 1}, true)`).join(', ')}`;
      // Outside a transaction it sets nothing beyond its own end.
      await this.#client.query({ name, text, values });
      this.#settings.add(name);
    }
    return { name, values };
  }

  /** To be called before a named statement runs: those that were not used for longest are dropped. */
  use(name: string): void {
    this.#names.delete(name);
    this.#names.add(name);
    if (this.#names.size <= maxPrepared) return;
    const [oldest] = this.#names;
    const parsed = this.#client.connection?.parsedStatements;
    if (oldest === undefined || !parsed) return;
    this.#names.delete(oldest);
    if (parsed[oldest] === undefined) return;
    delete parsed[oldest];
    // It fails only with the connection, and then whatever runs on it says so.
    this.#client.query(`deallocate ${this.#client.escapeIdentifier(oldest)}`).catch(() => {});
  }
}
