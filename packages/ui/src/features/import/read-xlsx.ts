import type { Cell } from '../../session-core/table-files/cell.ts';
import { createPackedTexts, type PackedTexts } from './packed-texts.ts';
import { UnreadableFileError, type Table, type TableRow } from './table-row.ts';
import { attribute, elements, textOf } from './xml-text.ts';
import { numberOf, dateOf, dateFormats, type DateFormat } from './xlsx-numbers.ts';
import { sharedTexts } from './xlsx-texts.ts';
import { zipEntries, zipText, type ZipEntry } from './zip-entries.ts';

/** Sheet of a workbook, with the name on its tab. */
export interface Sheet {
  readonly name: string;
  readonly entry: ZipEntry;
}

interface Workbook {
  readonly sheets: readonly Sheet[];
  /** Date format of each cell style. */
  readonly formats: readonly (DateFormat | undefined)[];
  readonly texts: PackedTexts;
  /** Days by which its calendar starts later, as in old Macintosh workbooks. */
  readonly laterBy: number;
}

/**
 * First visible sheet, with the sheets after it that have the same header row: an export continues
 * on another sheet when one is full. The shared texts of a workbook are kept in memory; rows are
 * read from the file each time, in chunks.
 */
export async function openXlsx(
  file: Blob,
): Promise<Table & { readonly sheets: readonly string[] }> {
  const workbook = await readWorkbook(file);
  const [first, ...others] = workbook.sheets;
  if (!first) throw new UnreadableFileError('noSheet');
  const headOf = async (sheet: Sheet) => {
    for await (const { cells } of sheetRows(file, sheet, workbook)) return JSON.stringify(cells);
    return undefined;
  };
  const head = await headOf(first);
  const further: Sheet[] = [];
  for (const sheet of others)
    if (head !== undefined && (await headOf(sheet)) === head) further.push(sheet);
  return {
    hasKinds: true,
    sheets: workbook.sheets.map(({ name }) => name),
    async *rows() {
      yield* sheetRows(file, first, workbook);
      for (const sheet of further) {
        for await (const row of sheetRows(file, sheet, workbook)) if (row.at > 1) yield row;
      }
    },
  };
}

async function readWorkbook(file: Blob): Promise<Workbook> {
  const entries = await zipEntries(file);
  const partOf = async (name: string): Promise<string> => {
    const entry = entries.get(name);
    if (!entry) return '';
    let text = '';
    for await (const piece of zipText(file, entry)) text += piece;
    return text;
  };
  const main = [...entries.keys()].find((name) => /(^|\/)workbook\.xml$/.test(name));
  if (main === undefined) throw new UnreadableFileError('broken');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const strings = entries.get(`${folder}sharedStrings.xml`);
  const [workbook, relations, styles] = await Promise.all(
    [main, `${folder}_rels/workbook.xml.rels`, `${folder}styles.xml`].map(partOf),
  );
  const targets = new Map(
    elements(relations ?? '', 'Relationship').map(({ head }) => [
      attribute(head, 'Id'),
      attribute(head, 'Target') ?? '',
    ]),
  );
  const sheets = elements(workbook ?? '', 'sheet').flatMap(({ head }): Sheet[] => {
    const target = targets.get(attribute(head, 'id')) ?? '';
    const entry = entries.get(target.startsWith('/') ? target.slice(1) : folder + target);
    return entry && (attribute(head, 'state') ?? 'visible') === 'visible'
      ? [{ name: attribute(head, 'name') ?? '', entry }]
      : [];
  });
  const isLater = elements(workbook ?? '', 'workbookPr').some(({ head }) =>
    /^(1|true)$/.test(attribute(head, 'date1904') ?? ''),
  );
  return {
    sheets,
    formats: dateFormats(styles ?? ''),
    texts: strings ? await sharedTexts(zipText(file, strings)) : createPackedTexts(),
    laterBy: isLater ? 1462 : 0,
  };
}

async function* sheetRows(
  file: Blob,
  { entry }: Sheet,
  workbook: Workbook,
): AsyncGenerator<TableRow> {
  let held = '';
  let at = 0;
  for await (const piece of zipText(file, entry)) {
    held += piece;
    // Only complete rows are parsed. The remainder waits for the next chunk.
    const last = [...held.matchAll(/<\/(?:\w+:)?row>/g)].at(-1);
    if (!last) continue;
    const whole = last.index + last[0].length;
    for (const { head, inside } of elements(held.slice(0, whole), 'row')) {
      at = Number(attribute(head, 'r') ?? at + 1);
      yield { at, cells: cellsOf(inside, workbook) };
    }
    held = held.slice(whole);
  }
}

function cellsOf(row: string, workbook: Workbook): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { head, inside } of elements(row, 'c')) {
    const place = attribute(head, 'r');
    const index = place === undefined ? cells.length : columnOf(place);
    while (cells.length < index) cells.push(null);
    cells[index] = cellOf(head, inside, workbook);
  }
  return cells;
}

/** `A1` is 0, `AA7` is 26. */
function columnOf(place: string): number {
  let index = 0;
  for (const letter of place.replace(/\d+$/, '')) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

function cellOf(head: string, inside: string, { formats, texts, laterBy }: Workbook): Cell {
  const type = attribute(head, 't') ?? 'n';
  if (type === 'inlineStr') return text(textOf(inside));
  const value = textOf(inside, 'v');
  if (value === '') return null;
  if (type === 's') return text(texts.at(Number(value)));
  if (type === 'b') return text(value === '1' ? 'true' : 'false');
  if (type === 'd')
    return /T/.test(value)
      ? { kind: 'moment', text: value.replace(/Z$/, '') }
      : { kind: 'date', text: value };
  if (type !== 'n') return text(value);
  const format = formats[Number(attribute(head, 's') ?? 0)];
  return format ? dateOf(value, format, laterBy) : numberOf(value);
}

const text = (value: string): Cell => (value === '' ? null : { kind: 'text', text: value });
