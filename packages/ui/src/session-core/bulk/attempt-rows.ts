import type { BulkWork, Fate, RowsTogether } from './bulk-work.ts';
import { unknown, type Outcome, type RowState } from './row-state.ts';

/** Reason why a row has no outcome yet. */
export interface Fault {
  readonly error: unknown;
  readonly fate: Fate;
}

/** Dependencies of attempts on their run. */
export interface AttemptOptions<Row> {
  readonly rows: readonly Row[];
  readonly stateOf: (at: number) => RowState | undefined;
  readonly work: BulkWork<Row>;
  readonly put: (at: number, state: RowState) => Promise<void>;
  /** Stops the run after the pending attempts. */
  readonly halt: (error: unknown) => void;
  readonly isStopped: () => boolean;
}

export interface Attempts<Row> {
  /** Attempts a row. Returns the fault if the row has no outcome. */
  readonly row: (at: number, row: Row, series: Promise<void>) => Promise<Fault | null>;
  /** Same for a slice of rows sent in one request. */
  readonly slice: (
    places: readonly number[],
    request: RowsTogether<Row>,
    series: Promise<void>,
  ) => Promise<Fault | null>;
  /** Reads a row whose request got no response. `outcome: null`: it was not written. */
  readonly read: (row: Row) => Promise<{ readonly outcome: Outcome | null } | Fault>;
}

/** Creates attempts at rows and at slices of rows. A row whose response was lost is read again. */
export function createAttempts<Row>({
  rows,
  stateOf,
  work,
  put,
  halt,
  isStopped,
}: AttemptOptions<Row>): Attempts<Row> {
  /**
   * Attempts a row. Returns `null` with an outcome stored; otherwise the fault, whose fate tells
   * whether another attempt may succeed.
   */
  const attemptRow = async (at: number, row: Row, series: Promise<void>): Promise<Fault | null> => {
    const wasSent = stateOf(at)?.status === 'sent';
    if (wasSent) {
      const known = await read(row);
      if ('error' in known) return known;
      if (known.outcome || isStopped()) {
        if (known.outcome) await put(at, known.outcome);
        return null;
      }
    } else {
      await put(at, { status: 'sent' });
    }
    let answered: Outcome;
    try {
      answered = await work.write(row, series);
    } catch (error) {
      const fate = work.fateOf(error);
      if (fate === 'shut' || fate === 'busy') {
        // This attempt wrote nothing. An earlier attempt may have.
        if (!wasSent) await put(at, { status: 'waiting' });
        return { error, fate };
      }
      if (fate === 'lost' || fate === 'failed') return doubtful(at, row, { error, fate }, wasSent);
      answered = { status: 'refused', reason: work.reasonOf(error) };
    }
    // A previous attempt without a response may have written what is now refused.
    const known = wasSent && answered.status === 'refused' ? await read(row) : { outcome: null };
    if ('error' in known) return known;
    await put(at, known.outcome ?? answered);
    return null;
  };

  /** Attempts several rows in one request. */
  const attemptSlice = async (
    places: readonly number[],
    { write }: RowsTogether<Row>,
    series: Promise<void>,
  ): Promise<Fault | null> => {
    const all = (outcomes: readonly RowState[]) =>
      Promise.all(places.map((at, n) => put(at, outcomes[n] ?? unknown)));
    const each = (state: RowState) => all(places.map(() => state));
    await each({ status: 'sent' });
    try {
      await all(
        await write(
          places.flatMap((at) => rows[at] ?? []),
          series,
        ),
      );
    } catch (error) {
      const fate = work.fateOf(error);
      if (fate === 'shut' || fate === 'busy') {
        await each({ status: 'waiting' });
        return { error, fate };
      }
      await each(fate === 'lost' ? unknown : { status: 'refused', reason: work.reasonOf(error) });
      if (fate === 'lost') halt(error);
    }
    return null;
  };

  /** Settles a write that may have been carried out, by reading the row. */
  const doubtful = async (
    at: number,
    row: Row,
    { error, fate }: Fault,
    wasSent: boolean,
  ): Promise<Fault | null> => {
    if (!work.settle) {
      await put(
        at,
        fate === 'failed' ? { status: 'refused', reason: work.reasonOf(error) } : unknown,
      );
      // The next row would fail as well.
      if (fate === 'lost') halt(error);
      return null;
    }
    const known = await read(row);
    if ('error' in known) return known;
    // A lost request may still arrive, so that the next attempt decides.
    if (!known.outcome && (fate === 'lost' || wasSent)) return { error, fate: 'lost' };
    await put(at, known.outcome ?? { status: 'refused', reason: work.reasonOf(error) });
    return null;
  };

  const read = async (row: Row): Promise<{ readonly outcome: Outcome | null } | Fault> => {
    try {
      return { outcome: work.settle ? await work.settle(row) : unknown };
    } catch (error) {
      return { error, fate: work.fateOf(error) === 'shut' ? 'shut' : 'lost' };
    }
  };

  return { row: attemptRow, slice: attemptSlice, read };
}
