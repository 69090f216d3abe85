import { SafeError } from 'grafast';

export interface FairQueueOptions {
  /** Statements that run at one time, all accounts together. */
  readonly slots: number;
  /** Of these, those of one account. */
  readonly slotsPerAccount: number;
  /** Statements of one account that may wait; further ones are refused at once. @defaultValue 200 */
  readonly maxWaiting?: number;
  /** Milliseconds that a statement waits before it is refused. @defaultValue 20_000 */
  readonly maxWait?: number;
  /**
   * Milliseconds of the database's time after which an account has one slot, until it has been idle
   * for a while: what was used counts half after `halfLife`. @defaultValue 15_000
   */
  readonly allowance?: number;
  /** Milliseconds. @defaultValue 30_000 */
  readonly halfLife?: number;
}

interface Account {
  running: number;
  readonly waiting: (() => void)[];
  /** Milliseconds used, as of `usedAt`. */
  used: number;
  usedAt: number;
}

/** Milliseconds of the database's time, as they count by now, below which an account goes first. */
const littleUsed = 100;

/**
 * Shares the connections among accounts. Accounts are served in turns, with a statement each, so
 * that an account with a hundred statements does not delay the others. Accounts with hardly any
 * usage come first. Neither a single account nor a few together can occupy all connections.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** In the order in which they are served. */
  readonly #accounts = new Map<string, Account>();
  #running = 0;
  /** A free slot is about to be given to one of those who wait. */
  #isGiving = false;

  constructor(options: FairQueueOptions) {
    this.#options = {
      maxWaiting: 200,
      maxWait: 20_000,
      allowance: 15_000,
      halfLife: 30_000,
      ...options,
    };
  }

  /**
   * Runs `work` when it is the account's turn.
   *
   * @throws SafeError `TOO_MANY_REQUESTS` with `retryAfter` when it waited too long or too many
   *   wait; the signal's reason when that aborts before the turn came.
   */
  async run<T>(accountId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const account = this.#accountOf(accountId);
    if (this.#isGiving || !this.#hasSlot(account) || account.waiting.length > 0)
      await this.#turn(account, signal);
    else {
      signal?.throwIfAborted();
      this.#take(account);
    }
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#release(account, performance.now() - started);
    }
  }

  #turn(account: Account, signal: AbortSignal | undefined): Promise<void> {
    const { maxWaiting, maxWait } = this.#options;
    signal?.throwIfAborted();
    if (account.waiting.length >= maxWaiting) throw tooManyRequests();
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown): void => {
        release();
        account.waiting.splice(account.waiting.indexOf(start), 1);
        reject(reason instanceof Error ? reason : new Error(String(reason)));
      };
      const start = (): void => {
        release();
        this.#take(account);
        resolve();
      };
      const onAbort = (): void => leave(signal?.reason);
      const timer = setTimeout(() => leave(tooManyRequests()), maxWait);
      const release = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      account.waiting.push(start);
    });
  }

  #take(account: Account): void {
    account.running += 1;
    this.#running += 1;
  }

  #release(account: Account, milliseconds: number): void {
    account.running -= 1;
    this.#running -= 1;
    account.used = this.#usedBy(account) + milliseconds;
    account.usedAt = performance.now();
    // An account that has just been answered often sends its next statement at once: after the
    // look-up of its session, a request should not wait for a statement of another account again.
    if (this.#isGiving || !this.#isAnyWaiting()) return;
    this.#isGiving = true;
    setImmediate(() => {
      this.#isGiving = false;
      this.#serve();
    });
  }

  /** Gives free slots to those who wait; who was served goes to the end of the line. */
  #serve(): void {
    while (this.#running < this.#options.slots) {
      const next = this.#next();
      const start = next?.[1].waiting.shift();
      if (!next || !start) return;
      this.#accounts.delete(next[0]);
      this.#accounts.set(...next);
      start();
    }
  }

  #next(): readonly [id: string, account: Account] | undefined {
    let first: readonly [id: string, account: Account] | undefined;
    for (const entry of this.#accounts) {
      const [, account] = entry;
      if (account.waiting.length === 0 || !this.#hasSlot(account)) continue;
      if (this.#usedBy(account) < littleUsed) return entry;
      first ??= entry;
    }
    return first;
  }

  #isAnyWaiting(): boolean {
    return this.#accounts.values().some(({ waiting }) => waiting.length > 0);
  }

  #hasSlot(account: Account): boolean {
    const { slots, slotsPerAccount, allowance } = this.#options;
    if (account.running === 0) return this.#running < slots;
    // More than one only while a quarter is left: however many accounts are greedy, others find
    // room for their first.
    const isSlotFree = this.#running < slots - Math.ceil(slots / 4);
    return isSlotFree && account.running < slotsPerAccount && this.#usedBy(account) <= allowance;
  }

  #usedBy({ used, usedAt }: Account): number {
    return used * 0.5 ** ((performance.now() - usedAt) / this.#options.halfLife);
  }

  #accountOf(id: string): Account {
    const existing = this.#accounts.get(id);
    if (existing) return existing;
    if (this.#accounts.size >= 1000) this.#forgetIdle();
    const account: Account = { running: 0, waiting: [], used: 0, usedAt: 0 };
    this.#accounts.set(id, account);
    return account;
  }

  #forgetIdle(): void {
    for (const [id, account] of this.#accounts) {
      if (
        account.running === 0 &&
        account.waiting.length === 0 &&
        this.#usedBy(account) < littleUsed
      )
        this.#accounts.delete(id);
    }
  }
}

function tooManyRequests(): SafeError {
  return new SafeError(
    'The database is busy with other requests of this account. Try again later.',
    { code: 'TOO_MANY_REQUESTS', retryAfter: 5 },
  );
}
