import { createMarkReader, type NumberMarks } from './number-marks.ts';
import { openCsv } from './read-csv.ts';
import { isBlank, UnreadableFileError, type Table, type TableRow } from './table-row.ts';

/** Table with a header row. */
export interface OpenedTable {
  readonly headers: readonly string[];
  /** Number of rows after the header, without blank ones. */
  readonly count: number;
  readonly hasKinds: boolean;
  /**
   * Notation of numbers, by column. Numeric cells of a workbook are not counted: they are read as
   * numbers.
   */
  readonly marks: readonly NumberMarks[];
  /** The first of them. */
  readonly sample: readonly TableRow[];
  /** Non-blank rows after the header, from the one at this index. */
  rows(from?: number): AsyncGenerator<TableRow>;
}

const sampleSize = 100;

/**
 * Opens a file or pasted cells as a table: a workbook, else CSV. The file is read once to count its
 * rows.
 */
export async function openTable(file: Blob): Promise<OpenedTable> {
  const table = await tableOf(file);
  let headers: readonly string[] | undefined;
  let count = 0;
  const sample: TableRow[] = [];
  const { read, marks } = createMarkReader();
  for await (const row of table.rows()) {
    if (isBlank(row)) continue;
    if (headers === undefined) headers = row.cells.map((cell) => cell?.text.trim() ?? '');
    else {
      count += 1;
      read(row);
      if (sample.length < sampleSize) sample.push(row);
    }
  }
  if (headers === undefined) throw new UnreadableFileError('empty');
  return {
    headers,
    count,
    sample,
    marks: marks(),
    hasKinds: table.hasKinds,
    async *rows(from = 0) {
      // The first non-blank row is the header.
      let index = -2;
      for await (const row of table.rows()) {
        if (isBlank(row)) continue;
        index += 1;
        if (index >= from) yield row;
      }
    },
  };
}

async function tableOf(file: Blob): Promise<Table> {
  const [first, second, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const begins = (...bytes: readonly number[]) =>
    [first, second, third, fourth].every((byte, at) => byte === bytes[at]);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFileError('oldWorkbook');
  if (!begins(0x50, 0x4b, 0x03, 0x04)) return openCsv(file);
  const { openXlsx } = await import('./read-xlsx.ts');
  return openXlsx(file);
}
