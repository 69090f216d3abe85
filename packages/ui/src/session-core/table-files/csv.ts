import type { Cell } from './cell.ts';
import type { ExportedColumn } from './exported-column.ts';
import { utf8, type FileWriter } from './file-writer.ts';

/** CSV dialect of spreadsheet programs in a language. */
interface Dialect {
  readonly separator: string;
  readonly point: string;
  /** Date `2026-11-21` in the format that the program recognizes. */
  date(text: string): string;
}

const international: Dialect = { separator: ',', point: '.', date: (text) => text };

const dialects: Readonly<Record<string, Dialect>> = {
  ru: { separator: ';', point: ',', date: (text) => text.split('-').toReversed().join('.') },
};

/**
 * CSV (RFC 4180) that a spreadsheet program of the language opens without an import dialog: UTF-8
 * with a byte order mark, in Russian with `;` between values and a decimal comma.
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

/** Quotes values with any separator that a program may use, not only with that of the file. */
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
 * Formula that a spreadsheet program would evaluate, also with a full-width sign. A leading `'`
 * matches as well, so that removing one `'` restores any text.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** Digits with the separators of numbers, dates and telephones. */
const numberLike = /^(?=.*\d)[\d +\-.,:/()%eE]+$/;
/** Integers that a spreadsheet program keeps unchanged as numbers. */
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;

/**
 * Text that a spreadsheet program reads as text. A formula gets a leading `'`, as OWASP advises
 * against CSV injection. A text that would be converted to a number or a date and lose its zeros,
 * its plus or its digits beyond the fifteenth (a code, a telephone, `1/2`) gets a leading tab,
 * which is not visible.
 */
function asText(text: string): string {
  if (numberLike.test(text)) return wholeNumber.test(text) ? text : `\t${text}`;
  return formula.test(text) ? `'${text}` : text;
}
