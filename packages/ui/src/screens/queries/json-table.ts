import type { FieldDescriptor, FieldKind, ResourceRecord } from '@admin/gql/resource';

import { isRecord } from '../../values/is-record.ts';

/** Whether a value is a list of objects with values that cells can show. */
export function isJsonTable(value: unknown): value is readonly ResourceRecord[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (row) =>
        isRecord(row) &&
        Object.values(row).every((cell) => cell === null || typeof cell !== 'object'),
    )
  );
}

/** Fields of rows whose type the schema does not describe, inferred from the values. */
export function jsonFields(rows: readonly ResourceRecord[]): readonly FieldDescriptor[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => ({
    name,
    nullable: true,
    kind: kindOf(rows.map((row) => row[name]).filter((cell) => cell != null)),
  }));
}

function kindOf(cells: readonly unknown[]): FieldKind {
  const are = (type: 'number' | 'boolean') =>
    cells.length > 0 && cells.every((cell) => typeof cell === type);
  if (are('number')) return cells.every(Number.isSafeInteger) ? 'integer' : 'float';
  if (are('boolean')) return 'boolean';
  return cells.length > 0 &&
    cells.every((cell) => typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(cell))
    ? 'date'
    : 'string';
}
