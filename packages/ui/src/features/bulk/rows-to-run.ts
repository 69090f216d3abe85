import type { ActionResult, FormValues } from '@admin/gql/resource';

import type { ActionSubject } from '../../actions/action-subject.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';

/** An action that is to be carried out on several records. */
export interface RowsToRun {
  readonly values: FormValues;
  readonly subject: ActionSubject;
  readonly onEnd: (end: RowsEnd) => void;
}

/** What came of each record, and what was answered to the requests that got an answer. */
export interface RowsEnd {
  readonly outcome: RowOutcome;
  readonly answers: readonly ActionResult[];
  /** Every request was refused by the server. */
  readonly isRefused: boolean;
}
