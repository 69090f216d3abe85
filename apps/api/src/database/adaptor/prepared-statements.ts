import type { Connection, PoolClient } from 'pg';
import type { PreparedSettings } from './settings-statement.ts';

/** Statements that one connection keeps prepared. */
const maxPrepared = 100;

/** Prepared statements of a connection. */
export class PreparedStatements {
  readonly #client: PoolClient & {
    readonly connection?: Connection & { readonly parsedStatements?: Record<string, string> };
  };
  /** In the order of their last use. */
  readonly #names = new Set<string>();
  /** Names of the statements that set them, by their keys: PostgreSQL cuts a name after 63 bytes. */
  readonly #settings = new Map<string, string>();
  readonly #prepared = new Set<string>();

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** Prepares, where that is not done, the statement that sets these settings for a transaction. */
  async settings(entries: readonly (readonly [string, string])[]): Promise<PreparedSettings> {
    const keys = entries.map(([key]) => key).join(' ');
    const values = entries.map(([, value]) => value);
    const name = this.#nameOf(keys);
    if (!this.#prepared.has(name)) {
      const text = `select ${entries.map(([key], index) => `set_config('${key.replaceAll("'", "''")}', $${index + 1}, true)`).join(', ')}`;
      // Outside a transaction it sets nothing beyond its own end.
      await this.#client.query({ name, text, values });
      this.#prepared.add(name);
    }
    return { name, values };
  }

  #nameOf(keys: string): string {
    const name = this.#settings.get(keys) ?? `settings ${this.#settings.size}`;
    this.#settings.set(keys, name);
    return name;
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
    // It fails only with the connection, and then the next statement on it reports the error.
    this.#client.query(`deallocate ${this.#client.escapeIdentifier(oldest)}`).catch(() => {});
  }
}
