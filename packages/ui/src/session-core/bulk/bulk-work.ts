import type { Outcome } from './row-state.ts';

/**
 * What a failure says of the write that met it. `refused`: the server answered, and did not write.
 * `failed`: it answered that it failed, and may have written all the same. `lost`: no answer came,
 * and it may have written. `shut`: it was not let in, and the next would not be either. `busy`: it
 * was not let in now.
 */
export type Fate = 'refused' | 'failed' | 'lost' | 'shut' | 'busy';

/** What is done with each row. */
export interface BulkWork<Row> {
  /** Sends the write. Throws what it failed with. `series`: ends with the run. */
  readonly write: (row: Row, series: Promise<void>) => Promise<Outcome>;
  /**
   * Reads a row whose write was sent and not answered: what became of it, or `null` where it was
   * not written. Absent: nothing tells, and it is not sent again.
   */
  readonly settle?: ((row: Row) => Promise<Outcome | null>) | undefined;
  /** Rows that go in one request, where nothing settles them. @defaultValue each is sent by itself */
  readonly together?: RowsTogether<Row> | undefined;
  readonly fateOf: (error: unknown) => Fate;
  readonly reasonOf: (error: unknown) => string;
  /** Milliseconds that the server asked to wait. */
  readonly waitOf?: (error: unknown) => number;
}

/** One request for several rows. */
export interface RowsTogether<Row> {
  /** So many at most. */
  readonly most: number;
  /** The outcome of each, in their order. Throws what all of them failed with. */
  readonly write: (rows: readonly Row[], series: Promise<void>) => Promise<readonly Outcome[]>;
}
