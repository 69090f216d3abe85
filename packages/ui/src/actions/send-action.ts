import {
  isConfirmed,
  recordId,
  type ActionDescriptor,
  type ActionResult,
  type FormValues,
  type KeyedResource,
  type RecordKey,
  type ResourceRecord,
  type WriteError,
  type WriteResult,
} from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';

import { isRecord } from '../values/is-record.ts';
import type { Write } from '../data/use-write.ts';

/** Maximum number of records in one call of an action that takes several. */
export const maxRecordsPerCall = 500;

export interface ActionCall {
  readonly action: ActionDescriptor;
  readonly values: FormValues;
  readonly resource: KeyedResource | undefined;
  readonly records: readonly ResourceRecord[];
}

/**
 * Sends an action once. An answer that does not confirm the action counts as a refusal with the
 * message `unconfirmed`.
 */
export async function sendAction(
  { action, values, resource, records }: ActionCall,
  write: (write: Write) => Promise<WriteResult>,
  unconfirmed: string,
): Promise<ActionResult> {
  let answered: ActionResult | null = null;
  const written = await write({
    document: action.document,
    variables: actionVariables(action, values, resource, records),
    result: (data) => (answered = action.result(data)),
  });
  const errors: readonly WriteError[] =
    written.errors.length === 0 && isConfirmed(written) === false
      ? [{ message: unconfirmed }]
      : written.errors;
  return { ...(answered ?? written), errors };
}

/** Variables of an action's mutation: the values of its form and the keys of its records. */
export function actionVariables(
  action: ActionDescriptor,
  values: FormValues,
  resource: KeyedResource | undefined,
  records: readonly ResourceRecord[],
): OperationVariables {
  const keys = records.map((record): RecordKey =>
    Object.fromEntries((resource?.key ?? []).map((field) => [field, String(record[field])])),
  );
  if (action.takes === 'nothing') return action.variables(values);
  if (action.takes === 'records') return action.variables(values, keys);
  return action.variables(values, keys[0] ?? {}, records[0]);
}

/**
 * Refusals by record, after one call for several records: the outcomes of the answer, else
 * `unconfirmed` for each record that the answer does not name. An answer that names no records
 * refuses none.
 */
export function refusalsOf(
  { answer }: ActionDescriptor,
  { outcomes, answer: answered }: ActionResult,
  { name, key }: KeyedResource,
  records: readonly ResourceRecord[],
  unconfirmed: string,
): readonly (readonly WriteError[])[] {
  if (outcomes?.length === records.length) return outcomes;
  if (
    records.length === 1 ||
    answer?.kind !== 'records' ||
    answer.resource !== name ||
    answered === undefined
  )
    return records.map(() => []);
  const named = new Set(answered.filter(isRecord).map((record) => recordId(key, record)));
  return records.map((record) =>
    named.has(recordId(key, record)) ? [] : [{ message: unconfirmed }],
  );
}
