import { parseDecimal, tidyNumber } from '../../values/number-text.ts';
import { UnparsedText } from '../../values/unparsed-text.ts';
import { detached } from '../../values/detached-text.ts';
import type { TableRow } from './table-row.ts';

/** Decimal separator. The other character separates thousands. */
export type NumberReading = 'comma' | 'point';

/** Notation of numbers, collected from the values of a column. */
export interface NumberMarks {
  /** Notations that some of its numbers prove. */
  readonly sure: ReadonlySet<NumberReading>;
  /** First ambiguous number, `1,234`, by its separator. */
  readonly unsure: Readonly<Partial<Record<NumberReading, string>>>;
}

/** Notation in which the numbers of a column are read. */
export interface ColumnReading {
  /** Absent: each number is read by itself, since the column uses both notations. */
  readonly reading?: NumberReading;
  /** Ambiguous number of the column. */
  readonly unsure?: string;
}

/** Sign or code of a currency around an amount. */
const around = /^[\p{Sc}\p{L}.\s]+(?=[-−–+\d])|(?<=\d)[\p{Sc}\p{L}.\s]+$/gu;
const grouped = {
  comma: /^[1-9]\d{0,2}(?:,\d{3})+$/,
  point: /^[1-9]\d{0,2}(?:\.\d{3})+$/,
} as const;
const other = { comma: 'point', point: 'comma' } as const;

/**
 * Notation of a number. With `isUnsure` the number has a second reading: `1,234` is either above
 * one thousand or a fraction. `undefined`: the number has no separator, or the text is not a
 * number.
 */
function markOf(
  text: string,
): { readonly reading: NumberReading; readonly isUnsure: boolean } | undefined {
  const digits = tidyNumber(text.replace(around, '')).replace(/^[-+]/, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined;
  const [commas, points] = [digits.split(',').length - 1, digits.split('.').length - 1];
  if (commas > 0 && points > 0) {
    const reading = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? 'comma' : 'point';
    return withoutGroups(digits, reading) === undefined ? undefined : { reading, isUnsure: false };
  }
  if (commas + points === 0) return undefined;
  const mark = commas > 0 ? 'comma' : 'point';
  const isGrouped = grouped[mark].test(digits);
  if (commas + points > 1) return isGrouped ? { reading: other[mark], isUnsure: false } : undefined;
  return { reading: mark, isUnsure: isGrouped };
}

/** Collects the notation of each column's numbers, row by row. */
export function createMarkReader(): {
  readonly read: (row: TableRow) => void;
  readonly marks: () => readonly NumberMarks[];
} {
  const columns: { sure: Set<NumberReading>; unsure: Partial<Record<NumberReading, string>> }[] =
    [];
  return {
    read({ cells }) {
      for (const [at, cell] of cells.entries()) {
        if (cell?.kind !== 'text' || !/[.,]\d|\d[.,]/.test(cell.text)) continue;
        const mark = markOf(cell.text);
        if (!mark) continue;
        const column = (columns[at] ??= { sure: new Set(), unsure: {} });
        if (mark.isUnsure) column.unsure[mark.reading] ??= detached(cell.text);
        else column.sure.add(mark.reading);
      }
    },
    marks: () => Array.from(columns, (column) => column ?? { sure: new Set(), unsure: {} }),
  };
}

/**
 * Notation of the numbers in a column, taken from those that have only one reading. If there are
 * none, the language of the reader decides about a comma, and a point is the decimal separator:
 * neither language writes it between thousands.
 */
export function readingOf({ sure, unsure }: NumberMarks, language: string): ColumnReading {
  const [only, ...more] = sure;
  if (only !== undefined && more.length === 0) return { reading: only };
  const example = unsure.comma ?? unsure.point;
  if (only !== undefined) return example === undefined ? {} : { unsure: example };
  if (example === undefined) return {};
  return { reading: unsure.comma === undefined ? 'point' : decimalMark(language), unsure: example };
}

const decimalMark = (language: string): NumberReading =>
  new Intl.NumberFormat(language)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? 'comma'
    : 'point';

/**
 * Number without thousands separators, with a point before its fraction; `undefined` for a text
 * that is not a number in this notation.
 */
export function withoutGroups(text: string, reading: NumberReading): string | undefined {
  const [mark, group] = reading === 'comma' ? [',', '.'] : ['.', ','];
  const [whole = '', fraction, ...more] = tidyNumber(text).split(mark);
  if (more.length > 0 || fraction?.includes(group) === true) return undefined;
  const [first = '', ...groups] = whole.split(group);
  if (
    groups.length > 0 &&
    !(/^[-+]?\d{1,3}$/.test(first) && groups.every((digits) => /^\d{3}$/.test(digits)))
  )
    return undefined;
  return `${first}${groups.join('')}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Number as it is read, `1234.50`; `undefined` for a text that is not a number. */
export function numberRead(text: string, reading: NumberReading | undefined): string | undefined {
  const digits = text.replace(around, '');
  const read = reading === undefined ? digits : withoutGroups(digits, reading);
  const decimal = read === undefined ? read : parseDecimal(read);
  return decimal instanceof UnparsedText ? undefined : decimal;
}
