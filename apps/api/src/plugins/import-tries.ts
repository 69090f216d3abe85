import type { PgClient, PgResource } from '@dataplan/pg';
import type { RowRefusal } from './import-rows.ts';
import { isEqualKey } from './column-rights.ts';
import { compiled, type ReadRow, writesOf } from './import-statements.ts';

export interface RowTriesOptions {
  readonly table: { readonly resource: PgResource };
  /** Reason of a refused row; `undefined` where the error is not about a row. */
  readonly refusalOf: (error: Error) => Omit<RowRefusal, 'row'> | undefined;
  /** Milliseconds of a transaction in which refused rows are looked for; `Infinity`: one for all. */
  readonly turn: number;
}

/**
 * Finds the rows of a call that the database accepts: all of them at once, then by bisection.
 * Results of a transaction whose turn is over are used by the next, which writes the accepted rows
 * at once and continues with the others.
 */
export class RowTries {
  readonly #options: RowTriesOptions;
  readonly #triedRows = new Set<number>();
  /** Rows that are tried together, in the order of the tries. */
  #pending: (readonly number[])[] = [];
  #written: number[] = [];
  readonly #refused: RowRefusal[] = [];
  /** Refused because what they refer to is not there: in a tree it may stand behind them. */
  #unreferred: RowRefusal[] = [];
  #unreferredBefore = Infinity;

  constructor(options: RowTriesOptions) {
    this.#options = options;
  }

  /** In the order in which they were written. */
  get written(): readonly number[] {
    return this.#written;
  }

  get refused(): readonly RowRefusal[] {
    return this.#refused;
  }

  /**
   * Whether every row is tried, and the transaction contains every accepted row. Otherwise the
   * transaction has to be rolled back, and another continues.
   */
  async write(transaction: PgClient, read: ReadonlyMap<number, ReadRow>): Promise<boolean> {
    const { turn } = this.#options;
    const fresh = [...read.keys()].filter((row) => !this.#triedRows.has(row));
    for (const row of fresh) this.#triedRows.add(row);
    this.#pending = [this.#written, ...this.#pending, fresh];
    const isRepeated = this.#written.length > 0;
    this.#written = [];
    const started = performance.now();
    let deadline = Infinity;
    for (let at = 0; ; at += 1) {
      const rows = this.#next(read);
      if (!rows) return true;
      if (performance.now() > deadline) {
        this.#pending.unshift(rows.map(({ row }) => row));
        return false;
      }
      const isAccepted = await this.#try(transaction, rows);
      if (at > 0) continue;
      const now = performance.now();
      // The deadline is extended by the time of the repetition, so that repeating takes at most
      // half of the work. A row that was accepted before and is refused now would be refused in
      // every turn.
      deadline = isRepeated && !isAccepted ? Infinity : now + Math.max(turn, now - started);
    }
  }

  #next(read: ReadonlyMap<number, ReadRow>): readonly ReadRow[] | undefined {
    for (;;) {
      const rows = this.#pending.shift();
      if (rows) {
        const ready = rows.flatMap((row) => read.get(row) ?? []);
        if (ready.length > 0) return ready;
      } else if (this.#unreferred.length > 0 && this.#unreferred.length < this.#unreferredBefore) {
        this.#unreferredBefore = this.#unreferred.length;
        this.#pending = [this.#unreferred.map(({ row }) => row).toSorted((a, b) => a - b)];
        this.#unreferred = [];
      } else {
        this.#refused.push(...this.#unreferred);
        this.#unreferred = [];
        return undefined;
      }
    }
  }

  async #try(transaction: PgClient, rows: readonly ReadRow[]): Promise<boolean> {
    const { table } = this.#options;
    try {
      await transaction.withTransaction(async (inner) => {
        for (const { statement, rows: about } of writesOf(table, rows)) {
          const { rowCount } = await inner.query(compiled(statement));
          // Policies that let a record be seen and not changed, and triggers that return nothing,
          // leave it as it is without an error.
          if (rowCount !== null && rowCount !== about) throw new NotWritten();
        }
        // Checks deferred to the end of a transaction are about these rows as well.
        await inner.query({ text: 'set constraints all immediate' });
      });
      this.#written.push(...rows.map(({ row }) => row));
      return true;
    } catch (error) {
      this.#refuse(rows, error);
      return false;
    }
  }

  #refuse(rows: readonly ReadRow[], error: unknown): void {
    const { refusalOf, table } = this.#options;
    const refusal =
      error instanceof NotWritten
        ? notWritten
        : error instanceof Error
          ? refusalOf(error)
          : undefined;
    if (!refusal) throw error;
    const [first] = rows;
    if (rows.length > 1 || !first) {
      const half = Math.ceil(rows.length / 2);
      const numbers = rows.map(({ row }) => row);
      this.#pending.unshift(numbers.slice(0, half), numbers.slice(half));
    } else if (refusal.code === 'FOREIGN_KEY_VIOLATION' && refersToItself(table))
      this.#unreferred.push({ row: first.row, ...refusal });
    else
      this.#refused.push({
        row: first.row,
        ...(isUnseen(first, refusal) ? unseen(first) : refusal),
      });
  }
}

const refersToItself = ({ resource }: RowTriesOptions['table']): boolean =>
  Object.values(resource.getRelations()).some(
    ({ remoteResource, isReferencee }) => remoteResource === resource && isReferencee !== true,
  );

/** The record that was not found is there: a policy does not show it. */
const isUnseen = ({ soughtBy }: ReadRow, { code, columns }: Omit<RowRefusal, 'row'>): boolean =>
  code === 'UNIQUE_VIOLATION' && soughtBy.length > 0 && isEqualKey(soughtBy, columns);

const unseen = ({ soughtBy }: ReadRow): Omit<RowRefusal, 'row'> => ({
  code: 'NOT_FOUND',
  message: 'No record with this key may be seen, and no new one can have it.',
  columns: soughtBy,
});

/** A statement has written fewer rows than it was about, or more. */
class NotWritten extends Error {}

const notWritten: Omit<RowRefusal, 'row'> = {
  code: 'NOT_WRITTEN',
  message: 'The database has not written this row: a policy or a trigger keeps it as it is.',
  columns: [],
};
