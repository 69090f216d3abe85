import {
  recordId,
  type ActionDescriptor,
  type ActionResult,
  type KeyedResource,
  type ResourceRecord,
} from '@admin/gql/resource';
import { loadWrites } from '@admin/gql';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '../../text/error-text.ts';
import '../../locales/bulk-texts.ts';
import '../../locales/errors-texts.ts';
import '../../locales/records-texts.ts';
import { refusalText } from '../../form/refusal.ts';
import { useRemovalReason } from '../remove/use-removal-reason.ts';
import type { RowOutcome } from '../../table/row-controls.ts';
import '../../locales/actions-texts.ts';
import { createActionWork } from './action-work.ts';
import {
  createBulkRun,
  type BulkRun,
  type BulkState,
  type BulkWork,
  type RowState,
} from '../../session-core/bulk/bulk-run.ts';
import { keepJob, type HeldJob, type StoredJob } from '../../storage/kept-jobs.ts';
import { useViewerKey } from './use-viewer-key.ts';
import { createBulkWork, type BulkOperation, type BulkWords } from './bulk-work.ts';

export interface Bulk {
  /** `null` until it is begun. */
  readonly state: BulkState | null;
  readonly begin: (operation: BulkOperation) => Promise<void>;
  /** Goes on with one that its tab left behind: the records are those that it holds. */
  readonly takeOver: (job: StoredJob & HeldJob) => Promise<void>;
  /** Goes on after a pause, or where it halted. */
  readonly resume: () => Promise<void>;
  readonly pause: () => Promise<void>;
  /** Gives up; what was not begun with stays as it is. */
  readonly cancel: () => Promise<void>;
  /** What came of each record so far. */
  readonly outcome: () => RowOutcome;
  /** Another tab could go on with it. */
  readonly isKept: boolean;
}

/** The action that is carried out. */
export interface BulkAction {
  readonly descriptor: ActionDescriptor;
  /** Called with each answer. */
  readonly hear?: (answer: ActionResult) => void;
}

/** Milliseconds between two pictures of how far it is. */
const frame = 100;

/**
 * Carries one operation out on many records, a few at a time.
 *
 * @param onEnd called once, when each record has its outcome or the run was given up. `isWhole`: it
 *   was done with all of them
 */
export function useBulk(
  resource: KeyedResource,
  records: readonly ResourceRecord[],
  onEnd: (outcome: RowOutcome, isWhole: boolean) => void,
  action?: BulkAction,
): Bulk {
  const client = useApolloClient();
  const { t } = useTranslation();
  const words = useBulkWords();
  const [state, setState] = useState<BulkState | null>(null);
  const [isKept, setKept] = useState(true);
  const viewer = useViewerKey();
  const run = useRef<BulkRun | null>(null);
  const held = useRef<HeldJob | null>(null);
  const hasBegun = useRef(false);
  const hasEnded = useRef(false);
  const kind = useRef<BulkOperation['kind']>('edit');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // What a write needs besides comes while one decides; the write tries again.
    loadWrites().catch(() => undefined);
    return () => {
      clearTimeout(timer.current);
      // What it was still carrying out is kept as well.
      void run.current?.pause().finally(() => held.current?.release());
    };
  }, []);
  const show = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (run.current) setState(run.current.state());
  };
  const start = async (): Promise<void> => {
    const started = run.current?.start();
    show();
    await started;
    show();
    await end();
  };
  /** What has come to its end is not offered again. */
  const end = async (): Promise<void> => {
    const state = run.current?.state();
    if (state?.status !== 'ended' || hasEnded.current) return;
    hasEnded.current = true;
    const job = held.current;
    held.current = null;
    await job?.drop();
    onEnd(outcome(), state.counts.done === records.length);
  };
  const workOf = (operation: BulkOperation): BulkWork<ResourceRecord> => {
    const options = { client, resource, words: words(operation) };
    if (operation.kind !== 'action') return createBulkWork(operation, options);
    if (!action) throw new Error(`'${resource.name}' has no action '${operation.name}'.`);
    return createActionWork({
      ...options,
      action: action.descriptor,
      values: operation.values,
      hear: action.hear,
    });
  };
  const carryOut = async (
    operation: BulkOperation,
    job: HeldJob | null,
    states?: readonly RowState[],
  ): Promise<void> => {
    held.current = job;
    setKept(job !== null);
    kind.current = operation.kind;
    run.current = createBulkRun({
      rows: records,
      states,
      work: workOf(operation),
      keep: job?.keep,
      onChange: () => (timer.current ??= setTimeout(show, frame)),
      // What a server refuses when two come at once (stock, numbers in a row) is not what an
      // administrator means.
      concurrency: operation.kind === 'action' ? 1 : 4,
    });
    await start();
  };
  const begin = async (operation: BulkOperation): Promise<void> => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    await carryOut(
      operation,
      await keepJob({ resource: resource.name, viewer, operation, records }),
    );
  };
  const takeOver = async (job: StoredJob & HeldJob): Promise<void> => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    await carryOut(job.operation, job, job.states);
  };
  const stopping = async (stop: Promise<void> | undefined) => {
    show();
    await stop;
    show();
    await end();
  };
  const outcome = (): RowOutcome => {
    const states: readonly RowState[] = run.current?.rows() ?? [];
    const ids = records.map((record) => recordId(resource.key, record));
    const unknown = t(kind.current === 'action' ? 'bulk.unknownAction' : 'bulk.unknown');
    const reasonOf = (each: RowState | undefined) =>
      each?.status === 'refused' ? each.reason : each?.status === 'unknown' ? unknown : undefined;
    return {
      done: ids.filter((_, at) => states[at]?.status === 'done'),
      problems: new Map(
        ids.flatMap((id, at) => {
          const reason = reasonOf(states[at]);
          return reason === undefined ? [] : [[id, reason] as const];
        }),
      ),
      unknown: new Set(ids.filter((_, at) => states[at]?.status === 'unknown')),
    };
  };
  return {
    state,
    begin,
    takeOver,
    resume: start,
    pause: () => stopping(run.current?.pause()),
    cancel: () => stopping(run.current?.cancel()),
    outcome,
    isKept,
  };
}

function useBulkWords(): (operation: BulkOperation) => BulkWords {
  const { t } = useTranslation();
  const removalReason = useRemovalReason();
  return useMemo(
    () =>
      ({ kind }) => ({
        changed: t('bulk.changed'),
        gone: t('bulk.gone'),
        unconfirmed: t(kind === 'action' ? 'actions.unconfirmed' : 'bulk.unconfirmed'),
        notOffered: t('bulk.notOffered'),
        refused: (errors) =>
          errors
            .map((error) => (kind === 'remove' ? removalReason(error) : refusalText(error, t)))
            .join(' '),
        failed: (error) => errorText(error, t).title,
      }),
    [t, removalReason],
  );
}
