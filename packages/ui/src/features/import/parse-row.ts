import type { FormValues } from '@admin/gql/resource';

import { splitList } from '../../values/list-text.ts';
import { isBlank } from '../../values/is-blank.ts';
import { unmarkBlank } from '../../values/marked-blank.ts';
import { isPlainObject } from '../../values/same-value.ts';
import { UnparsedText, type Problem } from '../../values/unparsed-text.ts';
import type { Cell } from '../../session-core/table-files/cell.ts';
import { cellValue, type ValueWords } from './cell-value.ts';
import type { Mapping } from './guess-mapping.ts';
import type { ImportField } from './import-fields.ts';
import type { NumberReading } from './number-marks.ts';
import type { TableRow } from './table-row.ts';

/** Column that is mapped to a field. */
export interface ImportedColumn {
  /** From 0. */
  readonly at: number;
  readonly header: string;
  readonly field: ImportField;
  /** Index of the column with the code of its currency. */
  readonly currencyAt?: number;
}

/** Reason why a row, or a value of it, cannot be imported. */
export interface RowProblem {
  /** Name of the field; absent when the problem is about the row. */
  readonly field?: string;
  readonly problem: Problem;
}

/** Parsed row. */
export interface ParsedRow {
  readonly at: number;
  readonly values: FormValues;
  readonly problems: readonly RowProblem[];
}

/**
 * Meaning of an empty cell. `keep`: the field keeps its value, or gets the server's default in a
 * new record. `clear`: the field is set to empty.
 */
export type EmptyCells = 'keep' | 'clear';

/** Notation of numbers, by index of the column. */
export type NumberReadings = Readonly<Record<number, NumberReading | undefined>>;

export interface RowParser {
  readonly columns: readonly ImportedColumn[];
  readonly words: ValueWords;
  /** Notation of numbers, by index of the column. */
  readonly numbers?: NumberReadings | undefined;
  readonly emptyCells: EmptyCells;
  /** Whether each row creates a record. */
  readonly isNew: boolean;
  /**
   * Maximum number of values in a row. Further values have no column. Absent: cells outside of the
   * table are ignored.
   */
  readonly width?: number | undefined;
  /** Key of the record that a cell names, if it is known. */
  readonly referenced: (field: ImportField, text: string) => unknown;
}

export function importedColumns(
  headers: readonly string[],
  mapping: Mapping,
  fields: readonly ImportField[],
): readonly ImportedColumn[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return mapping.flatMap((name, at) => {
    const field = name === null ? undefined : byName.get(name);
    if (!field) return [];
    const { currency } = field.input.money ?? {};
    const beside =
      currency === undefined
        ? -1
        : mapping.findIndex(
            (each) =>
              each === currency || each === [...field.path.slice(0, -1), currency].join('.'),
          );
    return [{ at, header: headers[at] ?? '', field, ...(beside >= 0 && { currencyAt: beside }) }];
  });
}

/** Values of a row by names of inputs, and the problems of its cells. */
export function parseRow(
  { at, cells }: TableRow,
  { columns, words, numbers, emptyCells, isNew, width, referenced }: RowParser,
): ParsedRow {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  const extra = width === undefined ? 0 : cells.slice(width).filter((cell) => cell !== null).length;
  if (extra > 0)
    problems.push({ problem: { key: 'import.problem.extraValues', values: { count: extra } } });
  const given = new Set<string>();
  for (const { at: column, field, currencyAt } of columns) {
    const cell = cells[column] ?? null;
    if (cell === null || isBlank(cell.text)) {
      if (emptyCells === 'clear' && !field.isNeverEmpty)
        put(values, field.path, field.input.list ? [] : null);
      continue;
    }
    given.add(field.name);
    const currency = currencyAt === undefined ? undefined : cells[currencyAt]?.text.trim();
    const value = field.input.reference
      ? referenceValue(field, cell.text, referenced)
      : cellValue(field.input, valueCell(field, cell), {
          ...words,
          currency,
          numbers: numbers?.[column],
        });
    if (value instanceof UnparsedText) problems.push({ field: field.name, problem: value.problem });
    else put(values, field.path, value);
  }
  if (isNew)
    for (const { field } of columns)
      if (field.required && !given.has(field.name))
        problems.push({ field: field.name, problem: { key: 'form.required' } });
  return { at, values, problems };
}

/** Value of a text in an object. The text `""` is an empty value rather than an absent one. */
function valueCell({ path, input }: ImportField, cell: NonNullable<Cell>): NonNullable<Cell> {
  return path.length > 1 && !input.list && cell.kind === 'text'
    ? { ...cell, text: unmarkBlank(cell.text) }
    : cell;
}

function referenceValue(
  field: ImportField,
  text: string,
  referenced: RowParser['referenced'],
): unknown {
  if (!field.input.list) return referenced(field, text.trim());
  const values = splitList(text).map((each) => referenced(field, each.trim()));
  return values.find((value) => value instanceof UnparsedText) ?? values;
}

function put(
  values: Record<string, unknown>,
  [name, ...rest]: readonly string[],
  value: unknown,
): void {
  if (name === undefined) return;
  const inner: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
  const copy = isPlainObject(inner) ? { ...inner } : {};
  put(copy, rest, value);
  // A field may have the name of a built-in property: `__proto__`.
  Object.defineProperty(values, name, {
    value: rest.length === 0 ? value : copy,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
