import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { isEmpty } from './is-empty.ts';

/**
 * The column that says most of records without a label: the first that most of them are filled in,
 * for an empty one is no title.
 */
export const tellingColumn = (
  columns: readonly FieldDescriptor[],
  records: readonly ResourceRecord[],
): FieldDescriptor | undefined =>
  columns.find(
    (field) =>
      records.filter((record) => !isEmpty(field, record[field.name])).length * 2 > records.length,
  ) ?? columns[0];

/** The same columns, that one first. */
export function tellingFirst(
  columns: readonly FieldDescriptor[],
  records: readonly ResourceRecord[],
): readonly FieldDescriptor[] {
  const first = tellingColumn(columns, records);
  return first === undefined || first === columns[0]
    ? columns
    : [first, ...columns.filter((column) => column !== first)];
}
