import type {
  CreateDescriptor,
  FormValues,
  InputDescriptor,
  KeyedResource,
  WriteResult,
} from '@admin/gql/resource';

import { keyOf } from '../values/record-key.ts';
import type { Write } from './use-write.ts';

/** Inputs of a new record: those of its create, and those of the update that links it afterwards. */
export function inputsOfNew(
  { update }: KeyedResource,
  { inputs, afterwards = [] }: CreateDescriptor,
): readonly InputDescriptor[] {
  const later = (update?.inputs ?? []).filter(({ name }) => afterwards.includes(name));
  return later.length > 0 ? [...inputs, ...later] : inputs;
}

/**
 * Reports that a record was created without its links.
 *
 * @param error thrown error, or the messages of a refused mutation as a text
 */
export type OnUnlinked = (error: unknown) => void;

/**
 * Creates a record and links it. Links that the create would duplicate are written by a second
 * mutation. When that one fails, the created record is returned and `onUnlinked` gets the error, so
 * that the create is not repeated.
 */
export async function createRecord(
  write: (write: Write) => Promise<WriteResult>,
  resource: KeyedResource,
  create: CreateDescriptor,
  values: FormValues,
  onUnlinked: OnUnlinked,
): Promise<WriteResult> {
  const { update } = resource;
  const entries = Object.entries(values);
  const isLater = ([name, value]: readonly [string, unknown]) =>
    create.afterwards?.includes(name) === true && value != null;
  const links = entries.filter(isLater);
  const created = await write({
    document: create.document,
    variables: create.variables(Object.fromEntries(entries.filter((entry) => !isLater(entry)))),
    result: (data) => create.result(data),
  });
  const { record, errors } = created;
  if (errors.length > 0 || links.length === 0) return created;
  try {
    if (!update || !record) throw new TypeError('The answer does not hold the record to link.');
    const linked = await write({
      document: update.document,
      variables: update.variables(keyOf(resource, record), Object.fromEntries(links), record),
      result: (data) => update.result(data),
    });
    if (linked.errors.length === 0) return { ...created, record: linked.record ?? record };
    onUnlinked(linked.errors.map(({ message }) => message).join(' '));
    return created;
  } catch (error) {
    onUnlinked(error);
    return created;
  }
}
