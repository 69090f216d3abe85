import type { Outcome } from './row-state.ts';

/**
 * Classification of a failed write. `refused`: the server responded without writing. `failed`: the
 * server responded with a failure, and may have written. `lost`: no response arrived, and it may
 * have written. `shut`: the request was not admitted, and neither would the next be. `busy`: the
 * request was not admitted for now.
 */
export type Fate = 'refused' | 'failed' | 'lost' | 'shut' | 'busy';

/** Operation on a row. */
export interface BulkWork<Row> {
  /** Sends the write. Throws its error. `series`: resolves with the run. */
  readonly write: (row: Row, series: Promise<void>) => Promise<Outcome>;
  /**
   * Reads a row whose write was sent without a response. Returns its outcome, or `null` where it
   * was not written. Absent where the row does not show the outcome: it is not sent again then.
   */
  readonly settle?: ((row: Row) => Promise<Outcome | null>) | undefined;
  /**
   * Sends several rows in one request, for rows that cannot be settled. @defaultValue each row is
   * sent by itself
   */
  readonly together?: RowsTogether<Row> | undefined;
  readonly fateOf: (error: unknown) => Fate;
  readonly reasonOf: (error: unknown) => string;
  /** Milliseconds that the server requested to wait. */
  readonly waitOf?: (error: unknown) => number;
}

/** One request for several rows. */
export interface RowsTogether<Row> {
  /** Greatest number of rows in a request. */
  readonly most: number;
  /** Outcomes of the rows, in their order. Throws the error of the whole request. */
  readonly write: (rows: readonly Row[], series: Promise<void>) => Promise<readonly Outcome[]>;
}
