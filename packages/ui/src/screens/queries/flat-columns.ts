import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { isRecord } from '../../values/is-record.ts';

/** Column with the path of its value in a row. */
export interface FlatColumn {
  readonly field: FieldDescriptor;
  readonly path: readonly string[];
}

/** An object with more values than this stays one column. */
const mostParts = 8;

/**
 * Columns for the values of objects in a row, `count { id }` and `sum { amount }` of an aggregate,
 * so that they can be compared between rows. `label` returns the header of a column from the fields
 * of the object and of the value.
 */
export function flatColumns(
  fields: readonly FieldDescriptor[],
  label: (whole: FieldDescriptor, part: FieldDescriptor) => string,
): readonly FlatColumn[] {
  return fields.flatMap((field): FlatColumn[] => {
    const parts = field.kind === 'object' && !field.list ? field.fields : undefined;
    if (!parts || parts.length > mostParts || parts.some(({ kind }) => kind === 'object'))
      return [{ field, path: [field.name] }];
    return parts.map((part) => {
      const text = label(field, part);
      return {
        field: {
          ...part,
          name: `${field.name}.${part.name}`,
          nullable: true,
          called: text,
          description: text,
        },
        path: [field.name, part.name],
      };
    });
  });
}

export function flatRow(columns: readonly FlatColumn[], record: ResourceRecord): ResourceRecord {
  const values = columns.map(({ field, path }): [string, unknown] => [
    field.name,
    path.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), record),
  ]);
  // The record keeps its own values: the currency of an amount may be in one that has no column.
  return { ...record, ...Object.fromEntries(values) };
}
