import { byTheClock } from '../../values/by-the-clock.ts';

/** What has become of a row. */
export type RowState =
  | { readonly status: 'waiting' }
  /** Sent, and no answer has come: nobody knows what became of it until it is read again. */
  | { readonly status: 'sent' }
  | Outcome;

export type Outcome =
  | { readonly status: 'done' }
  /** `reason`: in the user's words. */
  | { readonly status: 'refused'; readonly reason: string }
  /** Its answer was lost, and reading it again could not tell. */
  | { readonly status: 'unknown' };

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

export interface BulkCounts {
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly unknown: number;
  /** Not begun with, or not answered yet. */
  readonly open: number;
}

/**
 * `stopping`: nothing further is sent, what was sent is being answered. `halted`: it cannot go on
 * for now, `error` says why. `ended`: every row has its outcome, or the run was given up: then
 * those that are `open` were not begun with.
 */
export interface BulkState {
  readonly status: 'ready' | 'running' | 'stopping' | 'paused' | 'halted' | 'ended';
  readonly counts: BulkCounts;
  readonly error?: unknown;
  /** The server does not answer at the moment: it is tried again. */
  readonly isTrying: boolean;
}

export interface BulkRunOptions<Row> {
  readonly rows: readonly Row[];
  /** What has become of each, by an earlier run. @defaultValue all are waiting */
  readonly states?: readonly RowState[] | undefined;
  readonly work: BulkWork<Row>;
  /** How many are under way together. @defaultValue 4 */
  readonly concurrency?: number;
  /** Keeps what is known of a row. A row is not sent before it is kept that it was. */
  readonly keep?: ((row: number, state: RowState) => Promise<void>) | undefined;
  readonly onChange?: () => void;
  /** Waits, or less where `signal` ends it. @defaultValue by the clock */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. @defaultValue `Math.random` */
  readonly random?: () => number;
}

export interface BulkRun {
  readonly state: () => BulkState;
  readonly rows: () => readonly RowState[];
  /** Begins, or goes on. Resolves when it pauses, halts or has ended. */
  readonly start: () => Promise<void>;
  /** Nothing further is sent until it is started again. */
  readonly pause: () => Promise<void>;
  /** Nothing further is sent, for good. */
  readonly cancel: () => Promise<void>;
}

/** Why a row has no outcome yet. */
interface Fault {
  readonly error: unknown;
  readonly fate: Fate;
}

/** One attempt at what is sent together. `null`: it has its outcome. */
type Step = () => Promise<Fault | null>;

/** How often one row is tried before the run halts. */
const attempts = 6;
/** Milliseconds before the second attempt; twice as many before each further one. */
const delay = 500;

/**
 * Writes many rows, a few at a time, and knows what became of each. A row whose answer was lost is
 * read again before anything is said or sent: what is reported of it is what the server has. Knows
 * neither React nor a client.
 */
export function createBulkRun<Row>({
  rows,
  states: before,
  work,
  concurrency = 4,
  keep,
  onChange,
  wait = byTheClock,
  random = Math.random,
}: BulkRunOptions<Row>): BulkRun {
  const states: RowState[] = rows.map((_, at) => before?.[at] ?? { status: 'waiting' });
  let status: BulkState['status'] = states.every(isOutcome) ? 'ended' : 'ready';
  let failure: unknown;
  let stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let trying = 0;

  const change = (next: BulkState['status']) => {
    status = next;
    onChange?.();
  };
  const put = async (at: number, state: RowState): Promise<void> => {
    states[at] = state;
    onChange?.();
    await keep?.(at, state);
  };
  const isStopped = () => stopped.signal.aborted;
  /** The others end with the row that they are at. */
  const halt = (error: unknown) => {
    failure ??= error;
    stopped.abort();
  };

  /** Before it is tried again. */
  const pauseAfter = async (error: unknown, attempt: number): Promise<void> => {
    trying += 1;
    onChange?.();
    const longest = delay * 2 ** (attempt - 1);
    await wait(
      Math.max(work.waitOf?.(error) ?? 0, longest / 2 + (random() * longest) / 2),
      stopped.signal,
    );
    trying -= 1;
    onChange?.();
  };

  const carryOut = async (step: Step): Promise<void> => {
    for (let attempt = 1; !isStopped(); attempt += 1) {
      const fault = await step();
      if (fault === null) return;
      if (fault.fate === 'shut' || attempt === attempts) return halt(fault.error);
      await pauseAfter(fault.error, attempt);
    }
  };

  /** Brings a row to its outcome; else says why it has none, and whether that may pass. */
  const attemptOf = async (at: number, row: Row, series: Promise<void>): Promise<Fault | null> => {
    const wasSent = states[at]?.status === 'sent';
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
        // Nothing came of this attempt; of one before it is not known.
        if (!wasSent) await put(at, { status: 'waiting' });
        return { error, fate };
      }
      if (fate === 'lost' || fate === 'failed') return doubtful(at, row, { error, fate }, wasSent);
      answered = { status: 'refused', reason: work.reasonOf(error) };
    }
    // What was refused may have been done by the attempt before, of which no answer came.
    const known = wasSent && answered.status === 'refused' ? await read(row) : { outcome: null };
    if ('error' in known) return known;
    await put(at, known.outcome ?? answered);
    return null;
  };

  /** The same of several rows in one request. */
  const attemptTogether = async (
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

  /** The write may have been carried out: the row itself tells. */
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
      // The next one would fare no better.
      if (fate === 'lost') halt(error);
      return null;
    }
    const known = await read(row);
    if ('error' in known) return known;
    // One that was lost may still arrive, so that the next attempt decides.
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

  const run = async (): Promise<void> => {
    const { promise: series, resolve: end } = Promise.withResolvers<void>();
    // Those that were sent first: of them nothing is known.
    const open = [...states.keys()].filter((at) => !isOutcome(states[at]));
    const [sent, waiting] = (['sent', 'waiting'] as const).map((state) =>
      open.filter((at) => states[at]?.status === state),
    );
    const { together } = work;
    const oneByOne = (places: readonly number[] = []) =>
      places.flatMap((at): Step[] => {
        const row = rows[at];
        return row === undefined ? [] : [() => attemptOf(at, row, series)];
      });
    const queue = [
      ...oneByOne(sent),
      ...(together
        ? inParts(waiting, together.most).map(
            (places): Step =>
              () =>
                attemptTogether(places, together, series),
          )
        : oneByOne(waiting)),
    ].values();
    const next = async (): Promise<void> => {
      for (const step of queue) await carryOut(step);
    };
    try {
      await Promise.all(Array.from({ length: concurrency }, next));
    } catch (error) {
      // What is known of the rows could not be kept.
      halt(error);
    } finally {
      end();
    }
    if (status === 'ended') return;
    change(states.every(isOutcome) ? 'ended' : failure === undefined ? 'paused' : 'halted');
  };

  const stop = async (): Promise<void> => {
    stopped.abort();
    if (status === 'running') change('stopping');
    await running;
  };

  return {
    state: () => ({ status, counts: countsOf(states), error: failure, isTrying: trying > 0 }),
    rows: () => states,
    async start() {
      if (status !== 'ready' && status !== 'paused' && status !== 'halted') return;
      failure = undefined;
      stopped = new AbortController();
      change('running');
      running = run();
      await running;
    },
    pause: stop,
    async cancel() {
      await stop();
      for (const [at, state] of states.entries()) {
        if (state.status !== 'sent') continue;
        const row = rows[at];
        const known = row === undefined ? undefined : await read(row);
        await put(at, (known && 'outcome' in known && known.outcome) || unknown);
      }
      change('ended');
    },
  };
}

const unknown: Outcome = { status: 'unknown' };

export const isOutcome = (state: RowState | undefined): state is Outcome =>
  state !== undefined && state.status !== 'waiting' && state.status !== 'sent';

const inParts = <Item>(items: readonly Item[] = [], most: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );

function countsOf(states: readonly RowState[]): BulkCounts {
  const of = { waiting: 0, sent: 0, done: 0, refused: 0, unknown: 0 };
  for (const { status } of states) of[status] += 1;
  return {
    total: states.length,
    done: of.done,
    refused: of.refused,
    unknown: of.unknown,
    open: of.waiting + of.sent,
  };
}
