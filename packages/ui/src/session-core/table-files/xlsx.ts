import { Zip, ZipDeflate } from 'fflate';

import type { Cell } from './cell.ts';
import type { ExportedColumn } from './exported-column.ts';
import { utf8, type Bytes, type FileWriter } from './file-writer.ts';
import {
  columnName,
  escaped,
  sheetHead,
  sheetName,
  sheetPart,
  sheetTail,
  workbookParts,
} from './xlsx-parts.ts';

export interface XlsxOptions {
  /** Name of the sheet. */
  readonly title: string;
  /** Determines the format of dates. */
  readonly language: string;
  /** Greatest number of rows in a sheet, including its header. @defaultValue the limit of the format */
  readonly rowsOfSheet?: number;
}

const mostRows = 1_048_576;
const longestText = 32_767;
/** Size limit of an archive without ZIP64. */
const mostBytes = 0xf000_0000;
/** Compression level: fast, and within a tenth of the best ratio. */
const level = 4;

const dateFormats: Readonly<Record<string, string>> = { ru: 'dd\\.mm\\.yyyy' };

/**
 * Writes a workbook row by row. A full sheet is followed by a further sheet. Texts are written
 * inline, so that no table of shared strings grows in memory.
 */
export function createXlsxWriter(
  columns: readonly ExportedColumn[],
  { title, language, rowsOfSheet = mostRows }: XlsxOptions,
): FileWriter {
  let made: Bytes[] = [];
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    bytes += chunk.length;
    if (bytes > mostBytes)
      throw new RangeError('The workbook has grown over 4 GB: export CSV, or fewer rows.');
    if (chunk.length > 0) made.push(new Uint8Array(chunk));
  });
  const begin = (part: string) => {
    const file = new ZipDeflate(part, { level });
    zip.add(file);
    return file;
  };
  const letters = columns.map((_, at) => columnName(at));
  const sheets: string[] = [];
  const formats: string[] = [];
  const dateFormat = dateFormats[language] ?? 'yyyy\\-mm\\-dd';
  const styleOf = (format: string): number => {
    const known = formats.indexOf(format);
    return 2 + (known >= 0 ? known : formats.push(format) - 1);
  };
  const number = (at: string, value: string, format: string) =>
    `<c r="${at}" s="${styleOf(format)}"><v>${value}</v></c>`;
  let cut = 0;
  const text = (at: string, value: string, style = '') => {
    const isCut = value.length > longestText;
    if (isCut) cut += 1;
    const kept = isCut ? `${value.slice(0, longestText - 1)}…` : value;
    return `<c r="${at}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(kept)}</t></is></c>`;
  };
  const cell = (at: string, value: Cell, isAmount: boolean): string => {
    if (value === null) return '';
    if (value.kind === 'text') return text(at, value.text);
    if (value.kind === 'number') return number(at, value.text, numberFormat(value.text, isAmount));
    if (value.kind === 'time')
      return number(at, daysOf(value.text), value.text.includes('.') ? 'hh:mm:ss.000' : 'hh:mm:ss');
    const [day = '', time = '00:00:00'] = value.text.split('T');
    const serial = serialOf(day);
    if (serial === undefined) return text(at, value.text);
    return number(
      at,
      daysOf(time, serial),
      value.kind === 'date' ? dateFormat : `${dateFormat}\\ hh:mm:ss`,
    );
  };
  const isAmount = columns.map(({ kind }) => kind === 'decimal' || kind === 'float');
  const row = (at: number, cells: readonly string[]) => `<row r="${at}">${cells.join('')}</row>`;

  let file: ZipDeflate;
  let rows = 0;
  const beginSheet = () => {
    sheets.push(sheetName(title, sheets.length + 1));
    file = begin(sheetPart(sheets.length));
    rows = 1;
    file.push(
      utf8(
        sheetHead(columns.map(widthOf)) +
          row(
            1,
            columns.map(({ header }, at) => text(`${letters[at]}1`, header, ' s="1"')),
          ),
      ),
    );
  };
  const endSheet = () => file.push(utf8(sheetTail), true);
  const take = () => {
    const taken = made;
    made = [];
    return taken;
  };
  beginSheet();
  return {
    write: (records) => {
      for (let from = 0; from < records.length;) {
        if (rows >= rowsOfSheet) {
          endSheet();
          beginSheet();
        }
        const some = records.slice(from, from + rowsOfSheet - rows);
        file.push(
          utf8(
            some
              .map((record, index) =>
                row(
                  rows + index + 1,
                  columns.map((column, at) =>
                    cell(
                      `${letters[at]}${rows + index + 1}`,
                      column.cell(record),
                      isAmount[at] ?? false,
                    ),
                  ),
                ),
              )
              .join(''),
          ),
        );
        rows += some.length;
        from += some.length;
      }
      return take();
    },
    end: () => {
      endSheet();
      for (const [name, xml] of Object.entries(workbookParts(sheets, formats)))
        begin(name).push(utf8(xml), true);
      zip.end();
      return take();
    },
    cutValues: () => cut,
  };
}

/**
 * Number format with as many fraction digits as the value has. Amounts are grouped by thousands.
 * Integers are not, because they may be identifiers.
 */
function numberFormat(text: string, isAmount: boolean): string {
  const [, fraction] = text.split('.');
  const whole = isAmount ? '#,##0' : '0';
  return fraction === undefined ? whole : `${whole}.${'0'.repeat(fraction.length)}`;
}

const day = 86_400_000;
/** Spreadsheet programs treat 1900 as a leap year, and differ in the days before its March. */
const firstDay = '1900-03-01';

/** Serial number of a day in a spreadsheet; `undefined` for a day that spreadsheets do not have. */
function serialOf(date: string): number | undefined {
  const at = Date.parse(`${date}T00:00:00Z`);
  return date < firstDay || Number.isNaN(at) ? undefined : (at - Date.UTC(1899, 11, 30)) / day;
}

/**
 * Time of day as a fraction, added to whole days and rounded once: until 2079 a reader that rounds
 * recovers each microsecond. A time with microseconds is written with 17 digits, because programs
 * read 15 digits as a whole number of milliseconds.
 */
function daysOf(time: string, days = 0): string {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const microsecondsOfDay = day * 1000;
  const microseconds = (hours * 3600 + minutes * 60) * 1_000_000 + Math.round(seconds * 1_000_000);
  const number = (days * microsecondsOfDay + microseconds) / microsecondsOfDay;
  return microseconds % 1000 === 0 ? String(number) : number.toPrecision(17);
}

const narrow: ReadonlySet<ExportedColumn['kind']> = new Set([
  'integer',
  'boolean',
  'date',
  'time',
  'id',
]);
const wide: ReadonlySet<ExportedColumn['kind']> = new Set(['text', 'json', 'reference', 'url']);

const widthOf = ({ header, kind }: ExportedColumn): number =>
  Math.min(60, Math.max(header.length + 3, narrow.has(kind) ? 12 : wide.has(kind) ? 32 : 20));
