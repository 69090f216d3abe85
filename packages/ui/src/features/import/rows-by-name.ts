import { detached } from '../../values/detached-text.ts';
import { splitList } from '../../values/list-text.ts';
import { UnparsedText } from '../../values/unparsed-text.ts';
import type { ImportField } from './import-fields.ts';
import { parseRow, type ParsedRow, type RowParser, type RowProblem } from './parse-row.ts';
import { nameText } from './name-index.ts';
import type { RowNames } from './row-names.ts';
import type { TableRow } from './table-row.ts';

/** Row that was read and not yet written. */
export interface ReadRow {
  readonly row: TableRow;
  /** Earlier row with the same key. */
  readonly before: number | undefined;
}

export interface Namings {
  /** Registers a row that becomes a record, before `parse`. */
  readonly read: (row: TableRow) => void;
  /** Rows that refer to another row among the given ones. Empty if all of them wait for each other. */
  readonly later: (some: readonly ReadRow[]) => readonly ReadRow[];
  /**
   * Row for the validation, which writes nothing: references to other rows of the file are left
   * out.
   */
  readonly parse: (row: TableRow, parser: RowParser) => ParsedRow;
}

/** References between rows of one file. A record of a tree is written after its parent. */
export function namings(
  columns: RowParser['columns'],
  names: ReadonlyMap<string, RowNames>,
): Namings {
  const own = columns.flatMap((column) => {
    const of = names.get(column.field.name);
    return of ? [{ column, of, times: new Map<string, number>() }] : [];
  });
  return {
    read(row) {
      for (const { of, times } of own)
        for (const name of of(row)) times.set(detached(name), (times.get(name) ?? 0) + 1);
    },
    later(some) {
      const waiting = new Set<ReadRow>();
      for (const { column, of } of own) {
        const makers = new Map<string, ReadRow>();
        for (const each of some) for (const name of of(each.row)) makers.set(name, each);
        for (const each of some)
          if (
            textsOf(each.row, column.at, column.field).some(
              (text) => (makers.get(nameText(text)) ?? each) !== each,
            )
          )
            waiting.add(each);
      }
      return waiting.size === some.length ? [] : [...waiting];
    },
    parse(row, parser) {
      const problems: RowProblem[] = [];
      const cells = [...row.cells];
      for (const {
        column: { at, field },
        times,
      } of own) {
        const said = textsOf(row, at, field).map((text) => ({
          text,
          count: times.get(nameText(text)) ?? 0,
          value: parser.referenced(field, text),
        }));
        const missing = said.filter(({ value }) => value instanceof UnparsedText);
        if (
          field.isNeverEmpty ||
          said.every(({ count }) => count === 0) ||
          missing.some(({ count, value }) => count === 0 || !isNoRecord(value))
        )
          continue;
        const several = missing.find(({ count }) => count > 1);
        if (several)
          problems.push({
            field: field.name,
            problem: {
              key: 'import.problem.severalRecords',
              values: { value: several.text, count: several.count },
            },
          });
        if (missing.length > 0 || said.some(({ count }) => count === 1)) cells[at] = null;
      }
      const parsed = parseRow({ ...row, cells }, parser);
      return { ...parsed, problems: [...parsed.problems, ...problems] };
    },
  };
}

const isNoRecord = (value: unknown): boolean =>
  value instanceof UnparsedText && value.problem.key === 'import.problem.noRecord';

/** Record names in the cell of a column. */
export function textsOf(
  { cells }: TableRow,
  at: number,
  { input }: ImportField,
): readonly string[] {
  const text = cells[at]?.text.trim() ?? '';
  return text === '' ? [] : input.list ? splitList(text).map((each) => each.trim()) : [text];
}
