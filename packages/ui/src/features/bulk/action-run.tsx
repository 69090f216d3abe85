import type { ActionDescriptor, ActionResult } from '@admin/gql/resource';
import { useEffect, useRef } from 'react';

import { maxRecordsPerCall } from '../../actions/send-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { RowsToRun } from './rows-to-run.ts';
import { useBulk } from './use-bulk.ts';

export interface ActionRunProps {
  readonly action: ActionDescriptor;
  /** `ActionSummary.name`. */
  readonly name: string;
  readonly title: string;
  readonly rows: RowsToRun;
  /** Whether the progress is shown, as the action takes long. */
  readonly isShown: boolean;
}

/** Runs an action on several records and shows the progress. */
export function ActionRun({
  action,
  name,
  title,
  rows: { subject, values, onEnd },
  isShown,
}: ActionRunProps) {
  const { resource, records } = subject;
  const answers = useRef<ActionResult[]>([]);
  const requests =
    action.takes === 'records' ? Math.ceil(records.length / maxRecordsPerCall) : records.length;
  const bulk = useBulk(
    resource,
    records,
    (outcome) =>
      onEnd({
        outcome,
        answers: answers.current,
        isRefused:
          answers.current.length === requests &&
          answers.current.every(({ errors }) => errors.length > 0),
      }),
    { descriptor: action, hear: (answer) => answers.current.push(answer) },
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void bulk.begin({ kind: 'action', name, values });
  });
  // The form shows the outcome.
  if (!isShown || bulk.state === null || bulk.state.status === 'ended') return null;
  return (
    <BulkDialog
      subject={subject}
      kind="action"
      action={title}
      bulk={bulk}
      title={title}
      onClose={() => undefined}
    />
  );
}
