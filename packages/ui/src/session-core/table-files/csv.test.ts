import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createCsvWriter } from './csv.ts';
import { dateCell, localMomentCell, numberCell, timeCell, type Cell } from './cell.ts';
import type { ExportedColumn } from './exported-column.ts';

const column = (name: string): ExportedColumn => ({
  header: name,
  kind: 'string',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The records of these tests hold cells.
  cell: (record) => (record[name] as Cell | undefined) ?? null,
});

function written(
  language: string,
  rows: readonly Readonly<Record<string, Cell>>[],
  pages = 1,
): string {
  const writer = createCsvWriter(['a', 'b'].map(column), language);
  const size = Math.max(1, Math.ceil(rows.length / pages));
  const chunks = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    writer.write(rows.slice(at * size, (at + 1) * size)),
  );
  return Buffer.concat([...chunks.flat(), ...writer.end()]).toString('utf8');
}

const text = (value: string): Cell => ({ kind: 'text', text: value });
const firstCell = (cell: Cell, language = 'ru') =>
  parse(written(language, [{ a: cell }]), {
    bom: true,
    delimiter: language === 'ru' ? ';' : ',',
  })[1]?.[0];

it('opens right in a Russian spreadsheet program, and in an English one', () => {
  const rows = [
    { a: numberCell('-1234.50'), b: localMomentCell('2026-11-21T14:30:05.120') },
    { a: dateCell('2026-11-21'), b: timeCell('14:30') },
  ];
  expect(written('ru', rows)).toBe(
    '\uFEFFa;b\r\n"-1234,50";"21.11.2026 14:30:05,12"\r\n21.11.2026;14:30:00\r\n',
  );
  expect(written('en', rows)).toBe(
    '\uFEFFa,b\r\n-1234.50,2026-11-21 14:30:05.12\r\n2026-11-21,14:30:00\r\n',
  );
  expect(written('ru', [])).toBe('\uFEFFa;b\r\n');
});

it.each(['ru', 'en'])('quotes every separator that a program may take, in %s', (language) => {
  for (const value of ['a,b', 'a;b', 'a\tb'])
    expect(written(language, [{ a: text(value) }])).toContain(`"${value}"`);
});

it.each([
  '=1+1',
  '+A1',
  '-A1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  "'=1",
  '\n=1',
  '＝1+1',
  '＋A1',
  '－A1',
  '＠SUM(A1)',
])('makes no formula of %j', (value) => {
  expect(firstCell(text(value))).toBe(`'${value}`);
});

it.each([
  '0012',
  '12345678901234567',
  '+79991234567',
  '+7 (999) 123-45-67',
  '1/2',
  '10E5',
  '-5',
  '1.10',
  '50%',
])('leaves the text %j one', (value) => {
  expect(firstCell(text(value))).toBe(`\t${value}`);
});

it.each(['1', '123456789012345', '0', 'ООО «Рога»', '40-я улица', 'a=1'])(
  'writes %j as it is',
  (value) => {
    expect(firstCell(text(value))).toBe(value);
  },
);

it('keeps all digits of a number that a spreadsheet program would round', () => {
  expect(firstCell(numberCell('9007199254740993'))).toBe('\t9007199254740993');
  expect(firstCell(numberCell('1234567890123.45'))).toBe('1234567890123,45');
  expect(firstCell(numberCell('0.000000000000000012'))).toBe('0,000000000000000012');
});

/** What whoever reads such a file takes back. */
const read = (value: string) =>
  value.startsWith('\t') ? value.slice(1) : value.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '');

it('loses nothing of any text, in any pages', () => {
  const anyText = fc.oneof(
    fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    }),
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
        'я',
        '\uFEFF',
      ),
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('ru', 'en'),
      fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 4 }),
      (language, rows, pages) => {
        const file = written(
          language,
          rows.map(([a, b]) => ({ a: text(a), b: text(b) })),
          pages,
        );
        const parsed = parse(file, {
          bom: true,
          delimiter: language === 'ru' ? ';' : ',',
          recordDelimiter: '\r\n',
        });
        expect(parsed.slice(1).map((row) => row.map(read))).toEqual(
          rows.map((row) => row.map((each) => each.toWellFormed())),
        );
      },
    ),
    { numRuns: 50 },
  );
});
