import type { Cell } from '../../session-core/table-files/cell.ts';
import { decoded, fileChunks } from './file-chunks.ts';
import { UnreadableFileError, type Table, type TableRow } from './table-row.ts';

const separators = [';', '\t', ',', '|'] as const;

/** Bytes from which the separator is detected. */
const sampled = 65_536;

/**
 * Opens CSV by RFC 4180, or cells pasted from a spreadsheet. The separator and the encoding are
 * detected from the text.
 */
export async function openCsv(file: Blob): Promise<Table> {
  const encoding = await encodingOf(file);
  const begin = await firstText(file, encoding);
  const hint = hinted.exec(begin);
  const separator = hint?.[1] ?? separatorOf(begin);
  const table = hint
    ? file.slice(bytesBefore(hint[0].length, encoding, await hasMark(file)))
    : file;
  return {
    hasKinds: false,
    async *rows() {
      const parser = createCsvParser(separator);
      for await (const text of decoded(fileChunks(table), new TextDecoder(encoding)))
        yield* parser.push(text);
      yield* parser.end();
    },
  };
}

/** Line that names the separator for a spreadsheet program. It is not a row. */
const hinted = /^"?sep=([^\r\n"])"?(?:\r\n|\n|\r)/i;

const bytesBefore = (signs: number, encoding: string, isMarked: boolean): number =>
  encoding.startsWith('utf-16') ? 2 * (signs + 1) : signs + (isMarked ? 3 : 0);

async function hasMark(file: Blob): Promise<boolean> {
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/**
 * Detects UTF-16 by its byte order mark and UTF-8 by its mark or its validity. Any other file has
 * the encoding in which Russian spreadsheet programs write CSV.
 */
async function encodingOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // A file with the mark is UTF-8 even if it has invalid bytes.
  if (await hasMark(file)) return 'utf-8';
  try {
    const texts = decoded(fileChunks(file), new TextDecoder('utf-8', { fatal: true }));
    while (!(await texts.next()).done);
    return 'utf-8';
  } catch {
    return 'windows-1251';
  }
}

async function firstText(file: Blob, encoding: string): Promise<string> {
  // A character cut in two at the end does not matter.
  return new TextDecoder(encoding).decode(await file.slice(0, sampled).arrayBuffer());
}

/** Number of lines that are compared with the first. */
const comparedLines = 50;

/**
 * Separator of a file: a candidate in the first line that occurs equally often in the lines that
 * follow, because a comma may be part of a header or an amount. Empty when the first line contains
 * no candidate: such a file has one column, whatever characters its values contain.
 */
function separatorOf(text: string): string {
  const [header, ...lines] = countedLines(text);
  const scores = separators.flatMap((separator, at) => {
    const own = header?.[at] ?? 0;
    return own === 0
      ? []
      : [{ separator, alike: lines.filter((counts) => counts[at] === own).length, own }];
  });
  return scores.toSorted((a, b) => b.alike - a.alike || b.own - a.own)[0]?.separator ?? '';
}

/** Number of each separator in the first lines that are not blank, outside of quotation marks. */
function countedLines(text: string): readonly (readonly number[])[] {
  const lines: number[][] = [];
  let counts = separators.map(() => 0);
  let [isQuoted, isBlank] = [false, true];
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n' || sign === '\r') {
      if (!isBlank) lines.push(counts);
      if (lines.length > comparedLines) break;
      [counts, isBlank] = [separators.map(() => 0), true];
      continue;
    }
    const at = separators.findIndex((each) => each === sign);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    else if (sign !== ' ') isBlank = false;
  }
  return lines.length === 0 ? [counts] : lines;
}

interface CsvParser {
  push(text: string): Generator<TableRow>;
  end(): Generator<TableRow>;
}

/**
 * Creates a parser that takes a text in chunks. A quotation mark inside an unquoted value is an
 * ordinary character. So are those of `"Ромашка" ООО`, as spreadsheet programs copy it: the value
 * continues after the second one.
 */
export function createCsvParser(separator: string): CsvParser {
  // Characters that neither end a value nor are a quotation mark.
  const plain = new RegExp(
    `[^"\\r\\n${separator === '' ? '' : `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`}]+`,
    'y',
  );
  let cells: Cell[] = [];
  let value = '';
  /** Spaces after a quotation mark that may have ended a value. */
  let spaces = '';
  let at = 0;
  let state: 'start' | 'plain' | 'quoted' | 'quoteInQuoted' = 'start';
  let wasReturn = false;
  const endCell = () => {
    cells.push(cellOf(value));
    value = '';
    spaces = '';
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
      // Runs of plain characters are copied at once. Single characters would take five times as
      // long.
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
        if (sign === '"' && state === 'quoteInQuoted' && spaces === '') {
          value += sign;
          state = 'quoted';
        } else if (sign === '"' && state === 'start') state = 'quoted';
        else if (sign === separator) endCell();
        else if (sign === '\n' || sign === '\r') {
          wasReturn = sign === '\r';
          yield endRow();
        } else if (sign === ' ' && state === 'quoteInQuoted') spaces += sign;
        else {
          if (state === 'quoteInQuoted') value = `"${value}"${spaces}`;
          plain.lastIndex = index;
          const [run = sign] = plain.exec(text) ?? [];
          value += run;
          index += run.length - 1;
          state = 'plain';
        }
      }
    },
    *end() {
      // The remainder of the file would be one value.
      if (state === 'quoted') throw new UnreadableFileError('quote', { row: at + 1 });
      if (value !== '' || cells.length > 0 || state !== 'start') yield endRow();
    },
  };
}

/**
 * Removes the prefix that keeps a spreadsheet program from evaluating a text or reading it as a
 * number; see `csv.ts` of the export.
 */
const cellOf = (value: string): Cell =>
  value === ''
    ? null
    : {
        kind: 'text',
        text: value.startsWith('\t')
          ? value.slice(1)
          : /^'+[=+\-@\t\r\n＝＋－＠]/.test(value)
            ? value.slice(1)
            : value,
      };
