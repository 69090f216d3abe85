import type { FieldDescriptor } from '@admin/gql';

const plain: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'string', 'text', 'url', 'email', 'uuid', 'id', 'integer', 'bigint', 'decimal', 'float', 'date', 'time', 'instant', 'localDateTime',
]);

/** The column whose cell links to the record: the first of plain text. `undefined`: the record's label needs a column of its own. */
export function titleColumn(columns: readonly FieldDescriptor[]): FieldDescriptor | undefined {
  return columns.find(({ kind, list }) => !list && plain.has(kind));
}

/** Keys are names, not quantities: `10248`, not `10 248`. */
export function asShown(field: FieldDescriptor, key: readonly string[]): FieldDescriptor {
  return key.includes(field.name) && (field.kind === 'integer' || field.kind === 'bigint') ? { ...field, kind: 'id' } : field;
}
