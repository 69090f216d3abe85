import type { FieldDescriptor, KeyedResource, ResourceRecord } from '@admin/gql/resource';

import { isEmpty } from '../values/is-empty.ts';
import { isBlank } from '../values/is-blank.ts';
import { isName } from '../values/is-name.ts';
import type { ValueText } from '../fields/use-value-text.ts';

const plain: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'string',
  'text',
  'url',
  'email',
  'uuid',
  'id',
  'integer',
  'bigint',
  'decimal',
  'float',
  'date',
  'time',
  'instant',
  'localDateTime',
]);

/**
 * Column whose cell links to the record: the one whose value is the record's label, else its key.
 * `undefined`: the label gets a column of its own, since a link on a quantity would not identify
 * the record.
 */
export function titleColumn(
  columns: readonly FieldDescriptor[],
  { key, label }: Pick<KeyedResource, 'key' | 'label'>,
  records: readonly ResourceRecord[],
): FieldDescriptor | undefined {
  const candidates = columns.filter(({ kind, list }) => !list && plain.has(kind));
  const labels = records.map((record) => label(record));
  // When no record has a label, every empty column would match it.
  const isTold = records.length === 0 || labels.some(Boolean);
  return (
    candidates.find(
      (field) =>
        isTold &&
        records.every((record, row) => {
          const told = isEmpty(field, record[field.name]) ? '' : String(record[field.name]);
          return (isBlank(told) ? '' : told) === labels[row];
        }),
    ) ?? candidates.find(({ name }) => key.length === 1 && key.includes(name))
  );
}

const lent: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'reference',
  'date',
  'instant',
  'localDateTime',
  'decimal',
  'float',
]);

/**
 * Columns whose values make up the label of every record: product and warehouse for a stock. The
 * row then needs a link, but not the same words again. None if the label does not begin with the
 * first column.
 */
export function repeatedColumns(
  columns: readonly FieldDescriptor[],
  labels: readonly string[],
  records: readonly ResourceRecord[],
  text: ValueText,
): readonly FieldDescriptor[] {
  const repeated = columns.filter(
    (field) =>
      lent.has(field.kind) &&
      !field.list &&
      records.every((record, row) => {
        const said = text(field, record[field.name], record);
        return said === '' || labels[row]?.includes(said) === true;
      }) &&
      records.some((record) => text(field, record[field.name], record) !== ''),
  );
  // Further to the right, equal words have another meaning: an episode may have the title of its
  // series.
  return columns[0] && repeated.includes(columns[0]) ? repeated : [];
}

/** Field for display. Keys and other names are not formatted as numbers: `10248`, not `10 248`. */
export function asShown(field: FieldDescriptor, key: readonly string[] | null): FieldDescriptor {
  return isName(field, key ?? []) ? { ...field, kind: 'id' } : field;
}
