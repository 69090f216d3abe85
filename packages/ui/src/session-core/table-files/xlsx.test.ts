import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';

import { dateCell, localMomentCell, numberCell, timeCell, type Cell } from './cell.ts';
import type { ExportedColumn } from './exported-column.ts';
import { createXlsxWriter } from './xlsx.ts';
import { columnName, escaped, sheetName } from './xlsx-parts.ts';

const column = (name: string, kind: ExportedColumn['kind'] = 'string'): ExportedColumn => ({
  header: name,
  kind,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The records of these tests hold cells.
  cell: (record) => (record[name] as Cell | undefined) ?? null,
});
const text = (value: string): Cell => ({ kind: 'text', text: value });

function written(
  rows: readonly Readonly<Record<string, Cell>>[],
  {
    pages = 1,
    rowsOfSheet = undefined as number | undefined,
    columns = [column('a'), column('b', 'decimal')],
  } = {},
): Buffer<ArrayBuffer> {
  const writer = createXlsxWriter(columns, { title: 'Заказы', language: 'ru', rowsOfSheet });
  const size = Math.max(1, Math.ceil(rows.length / pages));
  const chunks = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    writer.write(rows.slice(at * size, (at + 1) * size)),
  );
  return Buffer.concat([...chunks.flat(), ...writer.end()]);
}

const part = (file: Buffer<ArrayBuffer>, name: string) =>
  strFromU8(unzipSync(file)[name] ?? new Uint8Array());

it('writes dates as dates, numbers as numbers and long ones as texts', async () => {
  const file = written([
    { a: dateCell('2026-11-21'), b: numberCell('-1234.50') },
    { a: localMomentCell('2026-11-21T14:30:05'), b: numberCell('9007199254740993') },
    { a: timeCell('06:00:00'), b: numberCell('1234567') },
    { a: text('=1+1'), b: null },
    { a: dateCell('1812-09-07'), b: null },
  ]);
  const [sheet] = await readXlsxFile(file);
  expect(sheet?.sheet).toBe('Заказы');
  expect(sheet?.data).toEqual([
    ['a', 'b'],
    [new Date('2026-11-21T00:00:00Z'), -1234.5],
    [
      expect.toSatisfy(
        (date: Date) => Math.abs(date.getTime() - Date.UTC(2026, 10, 21, 14, 30, 5)) <= 1,
      ),
      '9007199254740993',
    ],
    [expect.anything(), 1234567],
    ['=1+1', null],
    ['1812-09-07', null],
  ]);
  const styles = part(file, 'xl/styles.xml');
  for (const format of [
    'dd\\.mm\\.yyyy',
    'dd\\.mm\\.yyyy\\ hh:mm:ss',
    'hh:mm:ss',
    '#,##0.00',
    '#,##0',
  ])
    expect(styles).toContain(`formatCode="${format}"`);
  expect(part(file, 'xl/worksheets/sheet1.xml')).toContain('<v>0.25</v>');
});

it('begins a further sheet where the rows of one do not suffice', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => ({
    a: text(`${at}`),
    b: numberCell(String(at)),
  }));
  const sheets = await readXlsxFile(written(rows, { pages: 2, rowsOfSheet: 4 }));
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    ['Заказы', 4],
    ['Заказы (2)', 4],
    ['Заказы (3)', 2],
  ]);
  expect(sheets.flatMap(({ data }) => data.slice(1).map(([, b]) => b))).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
});

it('cuts a text that no cell has place for, and says of how many it did', async () => {
  const [sheet] = await readXlsxFile(written([{ a: text('я'.repeat(40_000)), b: null }]));
  expect(String(sheet?.data[1]?.[0])).toHaveLength(32_767);
  const writer = createXlsxWriter([column('a'), column('b')], { title: 'Заказы', language: 'ru' });
  writer.write([
    { a: text('я'.repeat(32_768)), b: text('я'.repeat(32_767)) },
    { a: text('я'.repeat(40_000)), b: null },
  ]);
  expect(writer.cutValues?.()).toBe(2);
});

it('keeps a moment to the microsecond', () => {
  const moment = fc.date({
    min: new Date('1901-01-01'),
    max: new Date('2079-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(moment, fc.integer({ min: 0, max: 999 })), {
        minLength: 1,
        maxLength: 100,
      }),
      (moments) => {
        const rows = moments.map(([date, micros]) => ({
          a: localMomentCell(
            `${date.toISOString().slice(0, -1)}${String(micros).padStart(3, '0')}`,
          ),
        }));
        const serials = [
          ...part(written(rows), 'xl/worksheets/sheet1.xml').matchAll(/<v>([^<]+)/g),
        ].map(([, serial]) => Number(serial));
        const read = serials.map(
          (days) =>
            (BigInt(Math.floor(days)) - 25_569n) * 86_400_000_000n +
            BigInt(Math.round((days % 1) * 86_400_000_000)),
        );
        expect(read).toEqual(
          moments.map(([date, micros]) => BigInt(date.getTime()) * 1000n + BigInt(micros)),
        );
      },
    ),
    { numRuns: 8 },
  );
});

it('loses nothing of any text, in any pages', async () => {
  const anyText = fc.oneof(
    fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    }),
    fc.string({
      unit: fc.constantFrom(
        '<',
        '&',
        '"',
        '\r',
        '\n',
        '\t',
        ' ',
        '_x000D_',
        '_',
        '\u0007',
        'я',
        '\uFFFF',
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyText, { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 1, max: 3 }),
      async (texts, pages) => {
        const [sheet] = await readXlsxFile(
          written(
            texts.map((a) => ({ a: text(a), b: numberCell('1') })),
            { pages },
          ),
          { trim: false },
        );
        expect(sheet?.data.slice(1).map(([a]) => a ?? '')).toEqual(
          texts.map((each) => each.toWellFormed()),
        );
      },
    ),
    { numRuns: 8 },
  );
});

it('names columns and sheets as spreadsheet programs do', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  expect(sheetName("'[Заказы]: 1/2'", 1)).toBe('Заказы   1 2');
  expect(sheetName('я'.repeat(40), 12)).toBe(`${'я'.repeat(26)} (12)`);
  expect(escaped('_x0041_\r')).toBe('_x005F_x0041__x000D_');
});
