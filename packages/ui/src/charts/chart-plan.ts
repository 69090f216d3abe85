import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { currencyDigits, currencyOf } from '../values/currency.ts';
import { isName } from '../values/is-name.ts';
import { isNumeric } from '../values/is-numeric.ts';

/** Choice of a chart for rows: numbers by date or by category. */
export interface ChartPlan {
  readonly by: 'time' | 'category';
  readonly dimension: FieldDescriptor;
  /** Numeric fields, at least one; the chart shows one at a time. */
  readonly measures: readonly FieldDescriptor[];
}

/** Greatest number of other fields. Rows with more of them are records, not statistics. */
const mostOthers = 1;
const times: ReadonlySet<FieldDescriptor['kind']> = new Set(['date', 'instant', 'localDateTime']);
const categories: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'string',
  'enum',
  'reference',
  'boolean',
  'id',
  'integer',
]);

/**
 * Chart for the rows. `null` where none fits: fewer than two rows, no numeric field, no field with
 * distinct values, or too many other fields.
 */
export function chartPlan(
  fields: readonly FieldDescriptor[],
  rows: readonly ResourceRecord[],
): ChartPlan | null {
  if (rows.length < 2) return null;
  const shown = fields.filter(({ name }) => rows.some((row) => row[name] != null));
  const measures = shown.filter(
    (field) =>
      isNumeric(field) &&
      !isName(field) &&
      rows.every((row) => row[field.name] == null || numberOf(field, row) !== null),
  );
  const others = shown.filter((field) => !measures.includes(field));
  const dimension =
    others.find((field) => isTime(field, rows) && isDistinct(field, rows)) ??
    others.find((field) => !field.list && categories.has(field.kind) && isDistinct(field, rows));
  if (!dimension || measures.length === 0 || others.length - 1 > mostOthers) return null;
  return { by: isTime(dimension, rows) ? 'time' : 'category', dimension, measures };
}

function isTime({ name, kind, list }: FieldDescriptor, rows: readonly ResourceRecord[]): boolean {
  if (list) return false;
  return (
    times.has(kind) ||
    (kind === 'string' &&
      rows.every(
        (row) =>
          typeof row[name] === 'string' &&
          /^\d{4}-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?)?$/.test(row[name]),
      ))
  );
}

function isDistinct({ name }: FieldDescriptor, rows: readonly ResourceRecord[]): boolean {
  const values = rows.map((row) => row[name]).filter((value) => value != null);
  return (
    values.length === rows.length &&
    new Set(values.map((value) => JSON.stringify(value))).size === rows.length
  );
}

/** Value as a number for the chart, which need not be exact. `null` without a finite number. */
export function numberOf({ name, money }: FieldDescriptor, row: ResourceRecord): number | null {
  const value = row[name];
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && value !== ''
        ? Number(value)
        : Number.NaN;
  if (!Number.isFinite(number)) return null;
  return money?.minorUnits ? number / 10 ** currencyDigits(currencyOf(money, row)) : number;
}

/** Time in milliseconds; `NaN` for text that is no date. Months and days are in UTC. */
export function timeOf({ name }: FieldDescriptor, row: ResourceRecord): number {
  const value = row[name];
  return typeof value === 'string'
    ? Date.parse(/^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value)
    : Number.NaN;
}
