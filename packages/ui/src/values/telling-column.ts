import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { isEmpty } from './is-empty.ts';

/**
 * Column that identifies records without a label best: the first column filled in for more than
 * half of them. Without such a column, the first.
 */
export const tellingColumn = (
  columns: readonly FieldDescriptor[],
  records: readonly ResourceRecord[],
): FieldDescriptor | undefined =>
  columns.find(
    (field) =>
      records.filter((record) => !isEmpty(field, record[field.name])).length * 2 > records.length,
  ) ?? columns[0];

/** The columns with the identifying column first. */
export function tellingFirst(
  columns: readonly FieldDescriptor[],
  records: readonly ResourceRecord[],
): readonly FieldDescriptor[] {
  const first = tellingColumn(columns, records);
  return first === undefined || first === columns[0]
    ? columns
    : [first, ...columns.filter((column) => column !== first)];
}
