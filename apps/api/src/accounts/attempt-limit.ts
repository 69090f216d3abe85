export interface AttemptLimitOptions {
  /** Failures that are free. */
  readonly attempts: number;
  /** Milliseconds until a failure is forgotten. */
  readonly window: number;
  readonly now?: () => number;
}

/** Keys beyond this many push out the oldest: memory stays bounded under a flood. */
const maxKeys = 50_000;

/** Counts failures by key: `attempts` within `window`, then the key has to wait. */
export class AttemptLimit {
  readonly #failures = new Map<string, number[]>();
  readonly #options: AttemptLimitOptions;

  constructor(options: AttemptLimitOptions) {
    this.#options = options;
  }

  /** Seconds to wait; 0 when an attempt is free. */
  retryAfter(key: string): number {
    const recent = this.#recent(key);
    const oldest = recent.at(-this.#options.attempts);
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + this.#options.window - this.#now()) / 1000));
  }

  /** Before the check of a password, so that attempts made at the same time count. */
  add(key: string): void {
    const recent = this.#recent(key);
    this.#failures.delete(key); // to the end: the oldest key is the first
    this.#failures.set(key, [...recent, this.#now()]);
    if (this.#failures.size > maxKeys) {
      const [first] = this.#failures.keys();
      if (first !== undefined) this.#failures.delete(first);
    }
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#options.window;
    return (this.#failures.get(key) ?? []).filter((time) => time > since);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
