import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type AttemptRule, waitAfter } from './attempt-limit.ts';

const second = 1000;
const minute = 60 * second;

/** Account and address together: who guesses from elsewhere locks nobody out. */
const perAccountHere: AttemptRule = {
  free: 5,
  delay: 30 * second,
  maxDelay: 15 * minute,
  window: 60 * minute,
};

/**
 * An account from anywhere: many addresses that guess together wait too, though never so long that
 * its owner is kept out.
 */
const perAccount: AttemptRule = {
  free: 50,
  delay: second,
  maxDelay: 30 * second,
  window: 60 * minute,
};

/**
 * An address that tries many accounts still has a failure per account. A proxy that all users share
 * stays open.
 */
const perAddress: AttemptRule = {
  free: 50,
  delay: 15 * minute,
  maxDelay: 15 * minute,
  window: 15 * minute,
};

/** Rows beyond this many go, those that failed longest ago: about 10 MB at most. */
const maxRows = 60_000;
/** Rows that a failure takes away at most; it adds three. */
const maxRemoved = 10;
/** Milliseconds after which a failure counts for no rule. */
const longest = Math.max(perAccountHere.window, perAccount.window, perAddress.window);

export interface Attempt {
  /** E-mail address in small letters. */
  readonly account: string;
  /** Network address. */
  readonly address: string;
}

/**
 * Counts failed attempts to sign in, for all servers on one database together and by its clock. An
 * attempt asks for a few rows by their keys, however many there are.
 */
export class SignInAttempts {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Milliseconds that the attempt has to wait; 0 when it may be made. */
  async wait(attempt: Attempt): Promise<number> {
    const { here, account, address } = keysOf(attempt);
    const { rows } = await this.#pool.query<{ key: Buffer; count: number; age: number }>({
      name: 'sign-in-attempts',
      text: `select key, failures as count, (extract(epoch from clock_timestamp() - failed_at) * 1000)::float8 as age
        from admin.attempts where key = any ($1::bytea[])`,
      values: [[here, account, address]],
    });
    const waitOf = (key: Buffer, rule: AttemptRule): number => {
      const row = rows.find((row) => row.key.equals(key));
      return row ? waitAfter(rule, row) : 0;
    };
    const isFlooding = waitOf(address, perAddress) > 0;
    return Math.max(
      waitOf(here, isFlooding ? { ...perAccountHere, free: 1 } : perAccountHere),
      waitOf(account, perAccount),
    );
  }

  /**
   * Counts the attempt as one that failed, before it is checked: those that are made at the same
   * time count too. Returns what it has to wait in place of being made, 0 when it is counted.
   */
  async begin(attempt: Attempt): Promise<number> {
    const wait = await this.wait(attempt);
    if (wait > 0) return wait;
    const { free, delay, maxDelay, window } = perAccountHere;
    // Of several at once each sees the one before it: the row is locked between them.
    const { rowCount } = await this.#pool.query({
      name: 'begin-sign-in-attempt',
      text: `insert into admin.attempts as known (key, failures, failed_at) values ($1, 1, clock_timestamp())
        on conflict (key) do update set failures = case when ${isForgotten('$2')} then 1 else known.failures + 1 end,
          failed_at = excluded.failed_at, number = excluded.number
        where ${isForgotten('$2')} or known.failures < $3::int
          or known.failed_at + least($4::float8, $5::float8 * 2 ^ least(known.failures - $3::int, 30)) * interval '1 millisecond' <= clock_timestamp()`,
      values: [keysOf(attempt).here, window, free, maxDelay, delay],
    });
    return rowCount === 1 ? 0 : Math.max(second, await this.wait(attempt));
  }

  /** The attempt that was begun had a wrong password. */
  async fail(attempt: Attempt): Promise<void> {
    const { account, address } = keysOf(attempt);
    const counted = [
      { key: account, window: perAccount.window },
      { key: address, window: perAddress.window },
    ].toSorted((first, second) => Buffer.compare(first.key, second.key)); // two at once wait for each other in one order
    await this.#pool.query({
      name: 'fail-sign-in-attempt',
      text: `insert into admin.attempts as known (key, failures, failed_at)
        select key, 1, clock_timestamp() from unnest($1::bytea[]) with ordinality given (key, place) order by place
        on conflict (key) do update set
          failures = case when ${isForgotten('($2::float8[])[array_position($1::bytea[], known.key)]')} then 1 else known.failures + 1 end,
          failed_at = excluded.failed_at, number = excluded.number`,
      values: [counted.map(({ key }) => key), counted.map(({ window }) => window)],
    });
    await this.#removeOld();
  }

  /** The attempt that was begun had the right password. */
  async succeed(attempt: Attempt): Promise<void> {
    const { here, account } = keysOf(attempt);
    await this.#pool.query('delete from admin.attempts where key = any ($1::bytea[])', [
      [here, account],
    ]);
  }

  /** The numbers are in the order of failures: the first rows are the ones to look at. */
  async #removeOld(): Promise<void> {
    await this.#pool.query({
      name: 'remove-sign-in-attempts',
      text: `delete from admin.attempts where key in (
          select key from admin.attempts order by number limit ${maxRemoved} for update skip locked
        ) and (failed_at < clock_timestamp() - $1 * interval '1 millisecond' or number <= (select max(number) from admin.attempts) - $2)`,
      values: [longest, maxRows],
    });
  }
}

/** A row of a time to come is one of a clock that was set back: nobody waits for it. */
function isForgotten(window: string): string {
  return `known.failed_at not between clock_timestamp() - ${window} * interval '1 millisecond' and clock_timestamp()`;
}

function keysOf({ account, address }: Attempt): {
  readonly here: Buffer;
  readonly account: Buffer;
  readonly address: Buffer;
} {
  return {
    here: digest('here', account, address),
    account: digest('account', account),
    address: digest('address', address),
  };
}

/** Of one length, whatever was typed. */
function digest(...texts: readonly string[]): Buffer {
  return createHash('sha256').update(texts.join('\n')).digest();
}
