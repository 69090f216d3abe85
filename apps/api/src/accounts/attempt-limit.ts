import { createHash } from 'node:crypto';

/** Delay of an attempt after failed ones. */
export interface AttemptRule {
  /** Failures that cost no waiting. */
  readonly free: number;
  /** Milliseconds to wait after the first failure that is not free; each further one doubles it. */
  readonly delay: number;
  /** Milliseconds that a wait grows to at most. */
  readonly maxDelay: number;
  /** Milliseconds without a failure after which all are forgotten. */
  readonly window: number;
}

export interface AttemptLimitOptions extends AttemptRule {
  /** Milliseconds of a clock that is never set. @defaultValue the process's own */
  readonly now?: () => number;
}

/** Milliseconds to wait after so many failures, the last of which is so many milliseconds old. */
export function waitAfter(
  { free, delay, maxDelay, window }: AttemptRule,
  { count, age }: { readonly count: number; readonly age: number },
): number {
  if (count < free || age < 0 || age >= window) return 0;
  return Math.max(0, Math.min(maxDelay, delay * 2 ** Math.min(count - free, 30)) - age);
}

interface Failures {
  readonly count: number;
  readonly last: number;
}

/** Keys beyond this many push out those that failed longest ago: about 5 MB at most. */
const maxKeys = 20_000;

/** Counts failures by key in this process, and says how long the key has to wait. */
export class AttemptLimit {
  readonly #failures = new Map<string, Failures>();
  readonly #options: AttemptLimitOptions;

  constructor(options: AttemptLimitOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#failures.size;
  }

  /** Milliseconds to wait; 0 when an attempt is free. */
  wait(key: string): number {
    const { count, last } = this.#of(key);
    return waitAfter(this.#options, { count, age: this.#now() - last });
  }

  fail(key: string): void {
    const { count } = this.#of(key);
    const name = nameOf(key);
    this.#failures.delete(name); // to the end: the first is the one that failed longest ago
    this.#failures.set(name, { count: count + 1, last: this.#now() });
    if (this.#failures.size <= maxKeys) return;
    const [oldest] = this.#failures.keys();
    if (oldest !== undefined) this.#failures.delete(oldest);
  }

  forget(key: string): void {
    this.#failures.delete(nameOf(key));
  }

  #of(key: string): Failures {
    const failures = this.#failures.get(nameOf(key));
    return failures === undefined || failures.last + this.#options.window <= this.#now()
      ? { count: 0, last: 0 }
      : failures;
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))();
  }
}

/** Of one length, whatever was typed. */
function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
