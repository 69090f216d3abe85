import type { FieldDescriptor, ResourceDescriptor, ResourceRecord } from '@admin/gql';

const plain: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'string', 'text', 'url', 'email', 'uuid', 'id', 'integer', 'bigint', 'decimal', 'float', 'date', 'time', 'instant', 'localDateTime',
]);

/**
 * The column whose cell links to the record: the one that shows what stands for the record elsewhere, else the first of plain text.
 * `undefined`: the label needs a column of its own.
 */
export function titleColumn(
  columns: readonly FieldDescriptor[],
  { label }: Pick<ResourceDescriptor, 'label'>,
  records: readonly ResourceRecord[],
): FieldDescriptor | undefined {
  const candidates = columns.filter(({ kind, list }) => !list && plain.has(kind));
  const labels = records.map((record) => label(record));
  return candidates.find(({ name }) => records.every((record, row) => record[name] === labels[row])) ?? candidates[0];
}

/** Keys are names, not quantities: `10248`, not `10 248`. */
export function asShown(field: FieldDescriptor, key: readonly string[]): FieldDescriptor {
  return key.includes(field.name) && (field.kind === 'integer' || field.kind === 'bigint') ? { ...field, kind: 'id' } : field;
}
