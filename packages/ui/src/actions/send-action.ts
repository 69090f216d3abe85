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

/** So many records go with one call of an action that takes several. */
export const mostTogether = 500;

export interface ActionCall {
  readonly action: ActionDescriptor;
  readonly values: FormValues;
  readonly resource: KeyedResource | undefined;
  readonly records: readonly ResourceRecord[];
}

/**
 * Sends an action once. Where the answer shows nothing of it, that is its refusal: `unconfirmed`
 * says so.
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

/** What a mutation is sent with: the values of its form, and the keys of what it acts on. */
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
 * What was refused of each of several records that were sent together: what the answer says of
 * each, or that it does not name it; nothing where it does neither.
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
