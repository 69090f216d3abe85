import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { zipSync, strToU8 } from 'fflate';
import { expect, it } from 'vitest';

import {
  dateCell,
  localMomentCell,
  numberCell,
  timeCell,
  type Cell,
} from '../../session-core/table-files/cell.ts';
import { createCsvWriter } from '../../session-core/table-files/csv.ts';
import type { ExportedColumn } from '../../session-core/table-files/exported-column.ts';
import type { FileWriter } from '../../session-core/table-files/file-writer.ts';
import { createXlsxWriter } from '../../session-core/table-files/xlsx.ts';
import { openTable } from './open-table.ts';
import { createCsvParser } from './read-csv.ts';
import type { TableRow } from './table-row.ts';

const text = (value: string): Cell => (value === '' ? null : { kind: 'text', text: value });

async function all(file: Blob): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of (await openTable(file)).rows()) rows.push(row);
  return rows;
}

const cellsOf = async (file: Blob) =>
  (await all(file)).map(({ cells }) => cells.map((cell) => cell?.text ?? null));
const csv = (value: string) => new Blob([value]);

type Row = readonly Cell[];
const columns: readonly ExportedColumn[] = ['a', 'b'].map((header, at) => ({
  header,
  kind: 'string',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The records of these tests are cells under their places.
  cell: (record) => (record[at] as Cell | undefined) ?? null,
}));
const written = (writer: FileWriter, rows: readonly Row[]) =>
  new Blob([
    ...writer.write(rows.map((row) => Object.fromEntries(row.entries()))),
    ...writer.end(),
  ]);

const anyText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({
    unit: fc.constantFrom(
      ';',
      ',',
      '"',
      '\r',
      '\n',
      '\t',
      "'",
      '=',
      '+',
      '-',
      '0',
      '1',
      ' ',
      '<',
      '&',
      '_x000D_',
      'я',
      '\uFEFF',
    ),
  }),
);

it('reads each text that an export writes, as CSV and as a workbook', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 20 }),
      fc.constantFrom('ru', 'en', 'xlsx'),
      async (rows, format) => {
        const writer =
          format === 'xlsx'
            ? createXlsxWriter(columns, { title: 'Заказы', language: 'ru' })
            : createCsvWriter(columns, format);
        const read = await cellsOf(
          written(
            writer,
            rows.map((row) => row.map(text)),
          ),
        );
        const expected = rows
          .map((row) => row.map((each) => (each === '' ? null : each.toWellFormed())))
          .filter((row) => row.some((each) => each !== null));
        expect(read.map((row) => [row[0] ?? null, row[1] ?? null])).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});

it('reads numbers, days and moments of a workbook as they were written', async () => {
  const moment = fc.date({
    min: new Date('1901-01-01'),
    max: new Date('2079-01-01'),
    noInvalidDate: true,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          moment,
          fc.integer({ min: 0, max: 999 }),
          fc.integer({ min: -999_999_999, max: 999_999_999 }),
        ),
        { minLength: 1, maxLength: 50 },
      ),
      async (values) => {
        const rows = values.flatMap(([date, micros, amount]): Row[] => {
          const at = `${date.toISOString().slice(0, -1)}${String(micros).padStart(3, '0')}`;
          return [
            [localMomentCell(at), dateCell(at.slice(0, 10))],
            [
              timeCell(at.slice(11, 19)),
              numberCell(`${amount}.${String(micros).padStart(3, '0')}`),
            ],
          ];
        });
        const file = written(createXlsxWriter(columns, { title: 'Заказы', language: 'ru' }), rows);
        expect((await all(file)).map(({ cells }) => cells)).toEqual(rows);
      },
    ),
    // Numbers that need no more than fifteen digits, which property runs have found.
    {
      numRuns: 10,
      examples: [
        [
          [
            [new Date('2008-08-19T10:47:24.918Z'), 6, 0],
            [new Date('2055-10-19T23:08:15.263Z'), 2, 0],
            [new Date('1970-01-01T00:00:00.022Z'), 6, 0],
          ],
        ],
      ],
    },
  );
});

it('takes further sheets that begin with the same row for one table', async () => {
  const rows = Array.from({ length: 7 }, (_, at): Row => [text(`${at}`)]);
  const file = written(
    createXlsxWriter(columns, { title: 'Заказы', language: 'ru', rowsOfSheet: 4 }),
    rows,
  );
  expect((await cellsOf(file)).map(([first]) => first)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  const from: TableRow[] = [];
  for await (const row of (await openTable(file)).rows(5)) from.push(row);
  expect(from.map(({ cells }) => cells[0]?.text)).toEqual(['5', '6']);
});

it('finds out what separates values, and how characters are written', async () => {
  expect(await cellsOf(csv('a;b\r\n1,5;"x;y"\r\n'))).toEqual([['1,5', 'x;y']]);
  expect(await cellsOf(csv('a,b\n"1,5",x'))).toEqual([['1,5', 'x']]);
  expect(await cellsOf(csv('a\tb\n1\t"two\nlines"\n'))).toEqual([['1', 'two\nlines']]);
  expect(await cellsOf(csv('"a;1",b\n1,2'))).toEqual([['1', '2']]);
  const windows = new Uint8Array([
    0xc8, 0xec, 0xff, 0x3b, 0x62, 0x0a, 0xde, 0xeb, 0xff, 0x3b, 0x31,
  ]);
  const opened = await openTable(new Blob([windows]));
  expect([opened.headers, opened.sample.map(({ cells }) => cells[0]?.text)]).toEqual([
    ['Имя', 'b'],
    ['Юля'],
  ]);
  const utf16 = new Blob([
    new Uint8Array([0xff, 0xfe]),
    new Uint8Array(Uint16Array.from('Имя\tb\nЮля\t1', (sign) => sign.charCodeAt(0)).buffer),
  ]);
  expect(await cellsOf(utf16)).toEqual([['Юля', '1']]);
});

it('takes for what separates values what stands as often in each row as among the names', async () => {
  expect(await cellsOf(csv('Сумма, руб, всего;Имя\n1,5;Анна\n2;Пётр, младший\n'))).toEqual([
    ['1,5', 'Анна'],
    ['2', 'Пётр, младший'],
  ]);
  // The file has one column, whatever characters its values contain.
  expect(await cellsOf(csv('Название\nШланг, 20 м; чёрный\n"Кран; шаровой"\n'))).toEqual([
    ['Шланг, 20 м; чёрный'],
    ['Кран; шаровой'],
  ]);
  expect(await cellsOf(csv('sep=|\r\na;b|c\r\n1|2\r\n'))).toEqual([['1', '2']]);
  const opened = await openTable(csv('\uFEFFsep=;\na;b\n1;2\n'));
  expect([opened.headers, opened.sample]).toEqual([
    ['a', 'b'],
    [{ at: 2, cells: [text('1'), text('2')] }],
  ]);
});

it('keeps quotation marks of a value that goes on behind them', async () => {
  expect(await cellsOf(csv('a\tb\n"Ромашка" ООО\t"x" \n"a" "b"\t1\n'))).toEqual([
    ['"Ромашка" ООО', 'x'],
    ['"a" "b"', '1'],
  ]);
});

it('reads a file that says it is UTF-8 as that, though a byte of it is none', async () => {
  const opened = await openTable(
    new Blob([new Uint8Array([0xef, 0xbb, 0xbf]), 'Имя;b\nЮля;', new Uint8Array([0xff]), '\n']),
  );
  expect([opened.headers, opened.sample[0]?.cells]).toEqual([
    ['Имя', 'b'],
    [text('Юля'), text('\uFFFD')],
  ]);
});

it('says in which row a quotation mark was opened that nobody closed', async () => {
  await expect(openTable(csv('a;b\n1;2\n3;"четыре\n5;6\n'))).rejects.toMatchObject({
    reason: 'quote',
    row: 3,
  });
});

it('numbers rows as a spreadsheet program does, and passes over blank ones', async () => {
  const opened = await openTable(csv('\n;;\na;b\n\n1;2\n;\n3;4\n'));
  expect([opened.headers, opened.count]).toEqual([['a', 'b'], 2]);
  expect(
    (await all(csv('\n;;\na;b\n\n1;2\n;\n3;4\n'))).map(({ at, cells }) => [at, cells[0]?.text]),
  ).toEqual([
    [5, '1'],
    [7, '3'],
  ]);
});

it('reads what RFC 4180 writes as another parser does, in whatever pieces it comes', () => {
  const sign = fc.constantFrom('a', '"', ';', '\n', '\r\n', 'я', ' ');
  const value = fc.string({ unit: sign, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 7 }),
      (rows, size) => {
        const file = rows
          .map((row) => `${row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')}\r\n`)
          .join('');
        const parser = createCsvParser(';');
        const pieces = file.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
        const read = [...pieces.flatMap((piece) => [...parser.push(piece)]), ...parser.end()];
        expect(read.map(({ cells }) => cells.map((cell) => cell?.text ?? ''))).toEqual(
          parse(file, { delimiter: ';', recordDelimiter: '\r\n' }),
        );
      },
    ),
    { numRuns: 100 },
  );
});

it('reads workbooks of other programs: shared texts, prefixes, dates of their formats, gaps', async () => {
  const part = (inside: string) => strToU8(`<?xml version="1.0"?>${inside}`);
  const workbook = (sheet: string, more = '') =>
    new Blob([
      zipSync({
        'xl/workbook.xml': part(
          `<x:workbook xmlns:r="r">${more}<x:sheets><x:sheet name="Скрыт" sheetId="2" state="hidden" r:id="rId2"/><x:sheet name="Лист" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>`,
        ),
        'xl/_rels/workbook.xml.rels': part(
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
        ),
        'xl/styles.xml': part(
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-419]d\\ mmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="0.00&quot; дней&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs></styleSheet>',
        ),
        'xl/sharedStrings.xml': part(
          '<sst><si><t>a</t></si><si><r><t>бо</t></r><r><t xml:space="preserve">льше </t></r><rPh><t>x</t></rPh></si></sst>',
        ),
        'xl/worksheets/sheet1.xml': part(sheet),
        'xl/worksheets/sheet2.xml': part(
          '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
        ),
      }),
    ]);
  const sheet =
    '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="str"><x:v>&lt;c&gt;</x:v></x:c></x:row><x:row r="2"/><x:row r="4"><x:c r="A4" t="s"><x:v>1</x:v></x:c><x:c r="C4" s="1"><x:v>45982</x:v></x:c><x:c r="D4" s="2"><x:v>0.30000000000000004</x:v></x:c><x:c r="E4" s="3"><x:v>45982.6041666667</x:v></x:c><x:c r="F4" s="4"><x:v>0.604166666666667</x:v></x:c><x:c r="G4" t="b"><x:v>1</x:v></x:c><x:c r="H4"><x:v>1E-05</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const opened = await openTable(workbook(sheet));
  expect(opened.headers).toEqual(['a', '', '<c>']);
  expect(opened.sample).toEqual([
    {
      at: 4,
      cells: [
        text('больше '),
        null,
        { kind: 'date', text: '2025-11-21' },
        { kind: 'number', text: '0.3' },
        { kind: 'moment', text: '2025-11-21T14:30:00' },
        { kind: 'time', text: '14:30:00' },
        text('true'),
        { kind: 'number', text: '0.00001' },
      ],
    },
  ]);
  const later = await openTable(workbook(sheet, '<x:workbookPr date1904="1"/>'));
  expect(later.sample[0]?.cells[2]).toEqual({ kind: 'date', text: '2029-11-22' });
});

it('reads an archive whose sizes stand beside the names, as programs write it that make it as it comes', async () => {
  const plain = new Uint8Array(
    await written(createXlsxWriter(columns, { title: 'x', language: 'ru' }), [
      [text('я'), null],
    ]).arrayBuffer(),
  );
  expect(await cellsOf(new Blob([asLarge(plain)]))).toEqual([['я']]);
});

/** The same archive with every size and place in the list at its end as a number of 64 bits. */
function asLarge(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  const [length, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  const entries: Uint8Array<ArrayBuffer>[] = [];
  for (let at = start; at < start + length;) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const entry = new Uint8Array(nameEnd - at + 28);
    entry.set(archive.subarray(at, nameEnd));
    const own = new DataView(entry.buffer);
    const numbers = [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ];
    for (const place of [20, 24, 42]) own.setUint32(place, 0xff_ff_ff_ff, true);
    own.setUint16(30, 28, true);
    own.setUint16(nameEnd - at, 1, true);
    own.setUint16(nameEnd - at + 2, 24, true);
    for (const [index, number] of numbers.entries())
      own.setBigUint64(nameEnd - at + 4 + index * 8, BigInt(number), true);
    entries.push(entry);
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const list = Buffer.concat(entries);
  const tail = archive.slice(end);
  new DataView(tail.buffer).setUint32(12, list.length, true);
  return Uint8Array.from(Buffer.concat([archive.subarray(0, start), list, tail]));
}

it('says of what it cannot read why', async () => {
  const reason = (file: Blob) =>
    openTable(file).then(
      () => 'none',
      (error: unknown) =>
        typeof error === 'object' && error !== null && 'reason' in error ? error.reason : error,
    );
  expect(await reason(csv(' \n'))).toBe('none');
  expect(await reason(csv('\n\n'))).toBe('empty');
  expect(await reason(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])]))).toBe(
    'oldWorkbook',
  );
  expect(await reason(new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00])]))).toBe('broken');
  const whole = new Uint8Array(
    await written(createXlsxWriter(columns, { title: 'x', language: 'ru' }), [
      [text('a')],
    ]).arrayBuffer(),
  );
  expect(await reason(new Blob([whole.slice(0, whole.length - 30)]))).toBe('broken');
});
