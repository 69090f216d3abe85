import type { Cell } from '../export/cell.ts';
import { decoded, fileChunks } from './file-chunks.ts';
import type { Table, TableRow } from './table-row.ts';

const separators = [';', '\t', ',', '|'] as const;

/** Characters that are looked at for what separates values. */
const sampled = 65_536;

/** CSV by RFC 4180, or cells pasted from a spreadsheet: what separates values, and how characters are written, follows from the text itself. */
export async function openCsv(file: Blob): Promise<Table> {
  const encoding = await encodingOf(file);
  const separator = separatorOf(await firstText(file, encoding));
  return {
    hasKinds: false,
    async *rows() {
      const parser = createCsvParser(separator);
      for await (const text of decoded(fileChunks(file), new TextDecoder(encoding))) yield* parser.push(text);
      yield* parser.end();
    },
  };
}

/** UTF-8 and UTF-16 say so or are nothing else; what is neither is what Russian spreadsheet programs call CSV. */
async function encodingOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    const texts = decoded(fileChunks(file), new TextDecoder('utf-8', { fatal: true }));
    while (!(await texts.next()).done);
    return 'utf-8';
  } catch {
    return 'windows-1251';
  }
}

async function firstText(file: Blob, encoding: string): Promise<string> {
  // A character that is cut in two ends what is looked at.
  return new TextDecoder(encoding).decode(await file.slice(0, sampled).arrayBuffer());
}

/** What stands most often between the values of the first line. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if ((sign === '\n' || sign === '\r') && counts.size > 0) break;
    if (separators.some((each) => each === sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return separators.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ';';
}

interface CsvParser {
  push(text: string): Generator<TableRow>;
  end(): Generator<TableRow>;
}

/** Takes a text piece by piece. A quotation mark inside a value that does not begin with one is a character like any other. */
export function createCsvParser(separator: string): CsvParser {
  let cells: Cell[] = [];
  let value = '';
  let at = 0;
  let state: 'start' | 'plain' | 'quoted' | 'quoteInQuoted' = 'start';
  let wasReturn = false;
  const endCell = () => {
    cells.push(cellOf(value));
    value = '';
    state = 'start';
  };
  const endRow = (): TableRow => {
    endCell();
    const row = { at: (at += 1), cells };
    cells = [];
    return row;
  };
  return {
    *push(text) {
      // Plain runs are taken at once: a character at a time costs five times as much.
      for (let index = 0; index < text.length; index += 1) {
        const sign = text.charAt(index);
        if (wasReturn) {
          wasReturn = false;
          if (sign === '\n') continue;
        }
        if (state === 'quoted') {
          const next = text.indexOf('"', index);
          value += text.slice(index, next < 0 ? undefined : next);
          index = next < 0 ? text.length : next;
          if (next >= 0) state = 'quoteInQuoted';
          continue;
        }
        if (sign === '"' && state === 'quoteInQuoted') {
          value += sign;
          state = 'quoted';
        } else if (sign === '"' && state === 'start') state = 'quoted';
        else if (sign === separator) endCell();
        else if (sign === '\n' || sign === '\r') {
          wasReturn = sign === '\r';
          yield endRow();
        } else {
          value += sign;
          state = 'plain';
        }
      }
    },
    *end() {
      if (value !== '' || cells.length > 0 || state !== 'start') yield endRow();
    },
  };
}

/** Without what keeps a spreadsheet program from carrying a text out or taking it for a number; see `csv.ts` of the export. */
const cellOf = (value: string): Cell => (value === '' ? null : { kind: 'text', text: value.startsWith('\t') ? value.slice(1) : /^'+[=+\-@\t\r\n]/.test(value) ? value.slice(1) : value });
