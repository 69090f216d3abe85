import type { ResourceRecord } from '@admin/gql/resource';

import type { BulkOperation, LockedJob } from './bulk-operation.ts';
import { createBulkRun, type BulkRun, type BulkState } from './bulk-run.ts';
import type { BulkWork } from './bulk-work.ts';
import { outcomeOf, type RowOutcome } from './row-outcome.ts';
import type { RowState } from './row-state.ts';

/** Operation with its records and its progress. */
export interface BulkJob {
  readonly operation: BulkOperation;
  readonly records: readonly ResourceRecord[];
  /** States stored by an earlier tab. @defaultValue all are waiting */
  readonly states?: readonly RowState[];
  readonly work: BulkWork<ResourceRecord>;
  /** Stored form of the run; `null` where it only lives as long as its tab. */
  readonly stored: LockedJob | null;
  /** Translated reason for records whose response was lost. */
  readonly unknownReason: string;
}

export interface BulkSessionOptions {
  readonly idOf: (record: ResourceRecord) => string;
  /** Milliseconds between state updates while rows are written. @defaultValue 100 */
  readonly frame?: number;
}

export interface BulkSessionState {
  /** `null` until it starts. */
  readonly run: BulkState | null;
  /** The run is stored, so that another tab can resume it. */
  readonly isStored: boolean;
}

type EndListener = (outcome: RowOutcome, isWhole: boolean) => void;

export interface BulkSession {
  /** The same object until something changes. */
  readonly state: () => BulkSessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sets the listener, which is called once, when each record has an outcome or the run was
   * cancelled, also after the screen was left. `isWhole`: the operation succeeded for all records.
   */
  readonly onEnd: (listener: EndListener) => void;
  /** Starts a job. Later calls are ignored. */
  readonly begin: (open: () => Promise<BulkJob>) => Promise<void>;
  /** Resumes a paused or halted run. */
  readonly resume: () => Promise<void>;
  readonly pause: () => Promise<void>;
  /** Cancels the run; records that were not started stay unchanged. */
  readonly cancel: () => Promise<void>;
  /** Outcome of each record so far. */
  readonly outcome: () => RowOutcome;
  /** Pauses the run when its screen is left, and releases it for other tabs. */
  readonly leave: () => Promise<void>;
}

const nothing: RowOutcome = { done: [], problems: new Map(), unknown: new Set() };

/** Session of one operation on many records. */
export function createBulkSession({ idOf, frame = 100 }: BulkSessionOptions): BulkSession {
  let state: BulkSessionState = { run: null, isStored: true };
  let current: { readonly job: BulkJob; readonly run: BulkRun } | null = null;
  let hasBegun = false;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let report: EndListener = () => undefined;

  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!current) return;
    state = { run: current.run.state(), isStored: current.job.stored !== null };
    for (const listener of listeners) listener();
  };
  const outcome = () =>
    current
      ? outcomeOf(current.job.records.map(idOf), current.run.rows(), current.job.unknownReason)
      : nothing;
  /** Reports the end of the run and deletes its stored form. */
  const end = async () => {
    const { status, counts } = current?.run.state() ?? {};
    if (status !== 'ended' || hasEnded) return;
    hasEnded = true;
    await current?.job.stored?.drop();
    report(outcome(), counts?.done === counts?.total);
  };
  /** Shows the state at once, and again after the step. */
  const follow = async (step: Promise<void> | undefined) => {
    show();
    await step;
    show();
    await end();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd: (listener) => {
      report = listener;
    },
    async begin(open) {
      if (hasBegun) return;
      hasBegun = true;
      const job = await open();
      const run = createBulkRun({
        rows: job.records,
        states: job.states,
        work: job.work,
        keep: job.stored?.keep,
        onChange: () => (timer ??= setTimeout(show, frame)),
        // Concurrent actions could be refused by the server (stock, consecutive numbers), which an
        // administrator does not expect.
        concurrency: job.operation.kind === 'action' ? 1 : 4,
      });
      current = { job, run };
      await follow(run.start());
    },
    resume: () => follow(current?.run.start()),
    pause: () => follow(current?.run.pause()),
    cancel: () => follow(current?.run.cancel()),
    outcome,
    async leave() {
      clearTimeout(timer);
      try {
        await current?.run.pause();
      } finally {
        if (!hasEnded) current?.job.stored?.release();
      }
    },
  };
}
