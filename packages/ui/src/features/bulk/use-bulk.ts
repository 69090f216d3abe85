import {
  recordId,
  type ActionDescriptor,
  type ActionResult,
  type KeyedResource,
  type ResourceRecord,
} from '@admin/gql/resource';
import { loadWrites } from '@admin/gql';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { useApplication } from '../../resources/use-application.ts';
import { errorText } from '../../text/error-text.ts';
import '../../locales/bulk-texts.ts';
import '../../locales/errors-texts.ts';
import '../../locales/records-texts.ts';
import { refusalText } from '../../form/refusal.ts';
import { useRemovalReason } from '../remove/use-removal-reason.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import '../../locales/actions-texts.ts';
import { createActionWork } from './action-work.ts';
import { keepJob } from '../../storage/kept-jobs.ts';
import type {
  BulkOperation,
  LockedJob,
  StoredJob,
} from '../../session-core/bulk/bulk-operation.ts';
import type { BulkState } from '../../session-core/bulk/bulk-run.ts';
import { createBulkSession } from '../../session-core/bulk/bulk-session.ts';
import type { BulkWork } from '../../session-core/bulk/bulk-work.ts';
import type { BulkWords } from '../../session-core/bulk/row-work.ts';
import { createBulkWork } from './bulk-work.ts';
import { useViewerKey } from './use-viewer-key.ts';

export interface Bulk {
  /** `null` until the operation has begun. */
  readonly state: BulkState | null;
  readonly begin: (operation: BulkOperation) => Promise<void>;
  /** Resumes a run of a closed tab, with the records stored in the job. */
  readonly takeOver: (job: StoredJob & LockedJob) => Promise<void>;
  /** Continues after a pause or an interruption. */
  readonly resume: () => Promise<void>;
  readonly pause: () => Promise<void>;
  /** Ends the run. Records that were not begun stay unchanged. */
  readonly cancel: () => Promise<void>;
  /** Outcome by record so far. */
  readonly outcome: () => RowOutcome;
  /** Whether the run is stored, so that another tab can resume it. */
  readonly isKept: boolean;
}

/** Action of an operation. */
export interface BulkAction {
  readonly descriptor: ActionDescriptor;
  /** Called with each answer. */
  readonly hear?: (answer: ActionResult) => void;
}

/**
 * Runs one operation on many records, a few at a time. A bulk session is bound to the client, to
 * the texts and to the browser's storage.
 *
 * @param onEnd called once, when every record has its outcome or the run was cancelled. `isWhole`:
 *   it succeeded for all records
 */
export function useBulk(
  resource: KeyedResource,
  records: readonly ResourceRecord[],
  onEnd: (outcome: RowOutcome, isWhole: boolean) => void,
  action?: BulkAction,
): Bulk {
  const client = useDataClient();
  const { t } = useTranslation();
  const words = useBulkWords();
  const viewer = useViewerKey();
  const application = useApplication();
  const [session] = useState(() =>
    createBulkSession({ idOf: (record) => recordId(resource.key, record) }),
  );
  const { run, isStored } = useSyncExternalStore(session.subscribe, session.state);
  useEffect(() => session.onEnd(onEnd), [session, onEnd]);
  useEffect(() => {
    // Loads the write modules while the user decides. A failure is ignored here: the write loads
    // them again.
    loadWrites().catch(() => undefined);
    return () => void session.leave();
  }, [session]);
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
  const jobOf = (operation: BulkOperation, stored: LockedJob | null) => ({
    operation,
    records,
    stored,
    work: workOf(operation),
    unknownReason: t(operation.kind === 'action' ? 'bulk.unknownAction' : 'bulk.unknown'),
  });
  return {
    state: run,
    begin: (operation) =>
      session.begin(async () =>
        jobOf(
          operation,
          await keepJob({ resource: resource.name, viewer, operation, records, application }),
        ),
      ),
    takeOver: (job) =>
      session.begin(async () => ({ ...jobOf(job.operation, job), states: job.states })),
    resume: session.resume,
    pause: session.pause,
    cancel: session.cancel,
    outcome: session.outcome,
    isKept: isStored,
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
