import type { Cell } from './cell.ts';
import type { ExportedColumn } from './exported-column.ts';
import { utf8, type FileWriter } from './file-writer.ts';

/** How a spreadsheet program of a language reads CSV. */
interface Dialect {
  readonly separator: string;
  readonly point: string;
  /** `2026-11-21` as that program takes it for a date. */
  date(text: string): string;
}

const international: Dialect = { separator: ',', point: '.', date: (text) => text };

const dialects: Readonly<Record<string, Dialect>> = {
  ru: { separator: ';', point: ',', date: (text) => text.split('-').toReversed().join('.') },
};

/**
 * CSV by RFC 4180 that a spreadsheet program of the language opens as it is: UTF-8 with a mark at
 * its beginning, in Russian `;` between values and a decimal comma.
 */
export function createCsvWriter(columns: readonly ExportedColumn[], language: string): FileWriter {
  const dialect = dialects[language] ?? international;
  const line = (values: readonly string[]) =>
    `${values.map((value) => quoted(value)).join(dialect.separator)}\r\n`;
  let head = `\uFEFF${line(columns.map(({ header }) => asText(header)))}`;
  const take = (rows: string) => {
    const bytes = utf8(head + rows);
    head = '';
    return bytes.length === 0 ? [] : [bytes];
  };
  return {
    write: (records) =>
      take(
        records
          .map((record) => line(columns.map((column) => valueOf(column.cell(record), dialect))))
          .join(''),
      ),
    end: () => take(''),
  };
}

/** Any separator that a program may take for its own, whichever the file has. */
function quoted(value: string): string {
  return /[,;\t"\r\n]|^ | $/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function valueOf(cell: Cell, dialect: Dialect): string {
  if (cell === null) return '';
  if (cell.kind === 'text') return asText(cell.text);
  if (cell.kind === 'date') return dialect.date(cell.text);
  const [day, time = day ?? ''] = cell.text.split('T');
  const shown = time.replace('.', dialect.point);
  return cell.kind === 'moment' ? `${dialect.date(day ?? '')} ${shown}` : shown;
}

/**
 * What a spreadsheet program would carry out, written in full width too. `'` before it as well, so
 * that taking one away gives back each text.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** Digits, and what stands between those of a number, a date, a telephone. */
const numberLike = /^(?=.*\d)[\d +\-.,:/()%eE]+$/;
/** Stays as it is when it is taken for a number. */
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;

/**
 * A text that a spreadsheet program takes for a text. A formula has `'` in front, by the advice of
 * OWASP on CSV injection. What would be taken for a number or a date and lose its zeros, its digits
 * beyond the fifteenth or its plus (a code, a telephone, `1/2`) has a tab, which is not seen.
 */
function asText(text: string): string {
  if (numberLike.test(text)) return wholeNumber.test(text) ? text : `\t${text}`;
  return formula.test(text) ? `'${text}` : text;
}
