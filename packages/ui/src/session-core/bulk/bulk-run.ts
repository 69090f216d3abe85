import { byTheClock } from '../../values/by-the-clock.ts';
import { createAttempts, type Attempts, type Fault } from './attempt-rows.ts';
import type { BulkWork } from './bulk-work.ts';
import { countsOf, isOutcome, unknown, type BulkCounts, type RowState } from './row-state.ts';

/**
 * State of a run. `stopping`: no further requests are sent, sent requests are awaited. `halted`:
 * the run cannot continue for now; `error` is the reason. `ended`: every row has an outcome, or the
 * run was cancelled; `open` rows were not started then.
 */
export interface BulkState {
  readonly status: 'ready' | 'running' | 'stopping' | 'paused' | 'halted' | 'ended';
  readonly counts: BulkCounts;
  readonly error?: unknown;
  /** The server does not respond, and requests are being retried. */
  readonly isTrying: boolean;
}

export interface BulkRunOptions<Row> {
  readonly rows: readonly Row[];
  /** States of the rows after an earlier run. @defaultValue all are waiting */
  readonly states?: readonly RowState[] | undefined;
  readonly work: BulkWork<Row>;
  /** Number of concurrent requests. @defaultValue 4 */
  readonly concurrency?: number;
  /** Stores the state of a row. A row is sent only after the state `sent` is stored. */
  readonly keep?: ((row: number, state: RowState) => Promise<void>) | undefined;
  readonly onChange?: () => void;
  /** Waits, or until `signal` aborts. @defaultValue a timer */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. @defaultValue `Math.random` */
  readonly random?: () => number;
}

export interface BulkRun {
  readonly state: () => BulkState;
  readonly rows: () => readonly RowState[];
  /** Starts or resumes the run. Resolves when it pauses, halts or ends. */
  readonly start: () => Promise<void>;
  /** Stops sending until the run is resumed. */
  readonly pause: () => Promise<void>;
  /** Stops sending for good. */
  readonly cancel: () => Promise<void>;
}

/** One attempt at a request. `null`: its rows have outcomes. */
type Step = () => Promise<Fault | null>;

/** Attempts at a row before the run halts. */
const mostAttempts = 6;
/** Milliseconds before the second attempt; doubled before each further attempt. */
const delay = 500;

/**
 * Writes many rows, a few at a time, and tracks the outcome of each. A row whose response was lost
 * is read before it is reported or sent again, so that reported outcomes match the server. The
 * module imports neither React nor a client.
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
  /** Other rows finish their pending attempts. */
  const halt = (error: unknown) => {
    failure ??= error;
    stopped.abort();
  };

  /** Waits before a retry. */
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
      if (fault.fate === 'shut' || attempt === mostAttempts) return halt(fault.error);
      await pauseAfter(fault.error, attempt);
    }
  };

  const attempts = createAttempts({
    rows,
    stateOf: (at) => states[at],
    work,
    put,
    halt,
    isStopped,
  });

  const run = async (): Promise<void> => {
    const { promise: series, resolve: end } = Promise.withResolvers<void>();
    const queue = stepsOf({ rows, states, work, attempts, series });
    const next = async (): Promise<void> => {
      for (const step of queue) await carryOut(step);
    };
    try {
      await Promise.all(Array.from({ length: concurrency }, next));
    } catch (error) {
      // The states of rows could not be stored.
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
        const known = row === undefined ? undefined : await attempts.read(row);
        await put(at, (known && 'outcome' in known && known.outcome) || unknown);
      }
      change('ended');
    },
  };
}

/** Steps of the run. Rows that were sent come first, because their outcomes are unknown. */
function* stepsOf<Row>({
  rows,
  states,
  work: { together },
  attempts,
  series,
}: {
  readonly rows: readonly Row[];
  readonly states: readonly RowState[];
  readonly work: BulkWork<Row>;
  readonly attempts: Attempts<Row>;
  readonly series: Promise<void>;
}): Generator<Step, void> {
  const placesOf = (status: RowState['status']) =>
    [...states.keys()].filter((at) => states[at]?.status === status);
  const [sent, waiting] = [placesOf('sent'), placesOf('waiting')];
  for (const at of together ? sent : [...sent, ...waiting]) {
    const row = rows[at];
    if (row !== undefined) yield () => attempts.row(at, row, series);
  }
  if (!together) return;
  for (let start = 0; start < waiting.length; start += together.most) {
    const places = waiting.slice(start, start + together.most);
    yield () => attempts.slice(places, together, series);
  }
}
