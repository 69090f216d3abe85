import type { Viewer } from './viewer.ts';

export interface ViewerCacheOptions {
  /** Looks a token up in the database. */
  readonly find: (token: string) => Promise<Viewer | null>;
  /** Milliseconds that an answer of the database holds. @defaultValue 2_000 */
  readonly maxAge?: number;
  /** Sessions kept. @defaultValue 1_000 */
  readonly maxSize?: number;
}

interface Entry {
  readonly viewer: Promise<Viewer | null>;
  /** Of which account, once that is known. */
  accountId?: number;
  readonly until: number;
}

/**
 * Cache of recent session look-ups: the twenty requests of a screen query the database once. A
 * change of accounts or sessions in this process calls `forget` or `clear` before it answers. A
 * change elsewhere takes effect after `maxAge`.
 */
export class ViewerCache {
  readonly #options: Required<ViewerCacheOptions>;
  readonly #entries = new Map<string, Entry>();

  constructor(options: ViewerCacheOptions) {
    this.#options = { maxAge: 2_000, maxSize: 1_000, ...options };
  }

  /** The account behind a token as it was at most `maxAge` ago. */
  find(token: string): Promise<Viewer | null> {
    const entry = this.#entries.get(token);
    return entry && performance.now() < entry.until ? entry.viewer : this.refresh(token);
  }

  /** The account behind a token as it is now. */
  refresh(token: string): Promise<Viewer | null> {
    const { maxAge, maxSize } = this.#options;
    const entry: Entry = {
      viewer: this.#look(token, () => entry),
      until: performance.now() + maxAge,
    };
    this.#entries.delete(token);
    this.#entries.set(token, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > maxSize && oldest !== undefined) this.#entries.delete(oldest);
    return entry.viewer;
  }

  async #look(token: string, entryOf: () => Entry): Promise<Viewer | null> {
    let viewer: Viewer | null = null;
    try {
      viewer = await this.#options.find(token);
    } finally {
      const entry = entryOf();
      // Tokens of nobody are not kept: there is no end of them.
      if (viewer) entry.accountId = viewer.id;
      else if (this.#entries.get(token) === entry) this.#entries.delete(token);
    }
    return viewer;
  }

  /** To be called when the rights, the password or the sessions of an account have changed. */
  forget(accountId: number): void {
    for (const [token, entry] of this.#entries) {
      // The account of a pending look-up is not known yet and may be this one.
      if (entry.accountId === undefined || entry.accountId === accountId)
        this.#entries.delete(token);
    }
  }

  clear(): void {
    this.#entries.clear();
  }
}
