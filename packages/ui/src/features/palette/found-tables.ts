import type { FieldDescriptor, QueryAnswerDescriptor, ResourceRecord } from '@admin/gql/resource';

import { isRecord } from '../../values/is-record.ts';

/** List in an answer, with its records. */
export interface FoundTable {
  readonly field: FieldDescriptor;
  readonly records: readonly ResourceRecord[];
}

/**
 * Lists in an answer that is one object of lists: `{ items, collections }`. `null` for any other
 * answer.
 */
export function foundTables(
  descriptor: QueryAnswerDescriptor,
  values: readonly unknown[],
): readonly FoundTable[] | null {
  if (descriptor.kind !== 'values' || descriptor.list || descriptor.resource !== undefined)
    return null;
  const tables = descriptor.fields.filter(
    ({ kind, list, fields }) => kind === 'object' && list === true && fields !== undefined,
  );
  if (tables.length === 0) return null;
  const [answer] = values.filter(isRecord);
  return tables.flatMap((field) => {
    const items = answer?.[field.name];
    const records = Array.isArray(items) ? items.filter(isRecord) : [];
    return records.length > 0 ? [{ field, records }] : [];
  });
}
