import type { ActionResult, FormValues } from '@admin/gql/resource';

import type { ActionSubject } from '../../actions/action-subject.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';

/** Action to run on several records. */
export interface RowsToRun {
  readonly values: FormValues;
  readonly subject: ActionSubject;
  readonly onEnd: (end: RowsEnd) => void;
}

/** Outcome by record, and the answers of the server. */
export interface RowsEnd {
  readonly outcome: RowOutcome;
  readonly answers: readonly ActionResult[];
  /** Whether the server refused every request. */
  readonly isRefused: boolean;
}
