import { MutationRejectedError } from '@admin/gql';
import type {
  ActionDescriptor,
  ActionResult,
  FormValues,
  ResourceRecord,
  WriteError,
} from '@admin/gql/resource';

import { maxRecordsPerCall, refusalsOf, sendAction } from '../../actions/send-action.ts';
import { writeErrors } from '../../form/refusal.ts';
import { sendWrite } from '../../data/use-write.ts';
import type { BulkWork } from '../../session-core/bulk/bulk-work.ts';
import type { Outcome } from '../../session-core/bulk/row-state.ts';
import { judging, type BulkWorkOptions } from './bulk-work.ts';

export interface ActionWorkOptions extends BulkWorkOptions {
  readonly action: ActionDescriptor;
  readonly values: FormValues;
  /** Called with the answer to each request, including refusals. */
  readonly hear?: ((answer: ActionResult) => void) | undefined;
}

/**
 * Sends an action for each of many records, or for batches of some hundred if it accepts several.
 * Such work has no check of its outcome, since no schema tells whether an action may be repeated. A
 * request without an answer has an unknown outcome and is not sent again.
 */
export function createActionWork({
  action,
  values,
  client,
  resource,
  words,
  hear,
}: ActionWorkOptions): BulkWork<ResourceRecord> {
  const outcomeOf = (errors: readonly WriteError[]): Outcome =>
    errors.length === 0 ? { status: 'done' } : { status: 'refused', reason: words.refused(errors) };
  const write = async (
    records: readonly ResourceRecord[],
    series: Promise<void>,
  ): Promise<readonly Outcome[]> => {
    const sent = await sendAction(
      { action, values, resource, records },
      (each) => sendWrite(client, each, series),
      words.unconfirmed,
    ).catch(rejected);
    hear?.(sent);
    return (
      sent.errors.length > 0
        ? records.map(() => sent.errors)
        : refusalsOf(action, sent, resource, records, words.unconfirmed)
    ).map(outcomeOf);
  };
  return {
    ...judging(words),
    write: async (record, series) => (await write([record], series))[0] ?? { status: 'unknown' },
    together: action.takes === 'records' ? { most: maxRecordsPerCall, write } : undefined,
  };
}

function rejected(error: unknown): ActionResult {
  if (error instanceof MutationRejectedError) return { errors: writeErrors(error) };
  throw error;
}
