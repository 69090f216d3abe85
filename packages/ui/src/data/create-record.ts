import type {
  CreateDescriptor,
  FormValues,
  InputDescriptor,
  KeyedResource,
  WriteResult,
} from '@admin/gql/resource';

import { keyOf } from '../values/record-key.ts';
import type { Write } from './use-write.ts';

/** What a new record takes: inputs of its create, and of the update that links it afterwards. */
export function inputsOfNew(
  { update }: KeyedResource,
  { inputs, afterwards = [] }: CreateDescriptor,
): readonly InputDescriptor[] {
  const later = (update?.inputs ?? []).filter(({ name }) => afterwards.includes(name));
  return later.length > 0 ? [...inputs, ...later] : inputs;
}

/**
 * A record was made, and what was to be linked with it is not.
 *
 * @param error what was thrown, or as a text what the answer refused
 */
export type OnUnlinked = (error: unknown) => void;

/**
 * Makes a record and links it, by a second write where the first would make anew what it links.
 * Where that fails, the record is there all the same: `onUnlinked` is told of it, and nothing makes
 * the record a second time.
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
