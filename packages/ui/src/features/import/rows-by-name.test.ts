import { expect, it } from 'vitest';

import { UnparsedText } from '../../values/unparsed-text.ts';
import { nameText } from './name-index.ts';
import type { ImportedColumn, RowParser } from './parse-row.ts';
import { namings, type ReadRow } from './rows-by-name.ts';
import type { TableRow } from './table-row.ts';

const column = (
  name: string,
  at: number,
  own: Partial<ImportedColumn['field']>,
): ImportedColumn => ({
  at,
  header: name,
  field: {
    name,
    label: name,
    headers: [name],
    path: [name],
    required: false,
    isKeyOnly: false,
    isNeverEmpty: false,
    input: {
      name,
      kind: 'string',
      required: false,
      nullable: true,
      value: (record) => record[name],
    },
    ...own,
  },
});
const parent = (own: { readonly list?: true; readonly isNeverEmpty?: boolean } = {}) =>
  column('parent', 1, {
    isNeverEmpty: own.isNeverEmpty ?? false,
    input: {
      name: 'parent',
      kind: 'id',
      list: own.list,
      required: false,
      nullable: true,
      reference: { resource: 'branches', keyField: 'id' },
      value: (record) => record['parent'],
    },
  });
const row = (at: number, name: string, of = ''): TableRow => ({
  at,
  cells: [name, of].map((text) => (text === '' ? null : { kind: 'text', text })),
});
/** Branches that are there before the file is written. */
const known = new Map([['север', '1']]);

function open(rows: readonly TableRow[], own: Parameters<typeof parent>[0] = {}) {
  const columns = [column('name', 0, {}), parent(own)];
  const parser: RowParser = {
    columns,
    words: { yes: '', no: '', unbounded: '', empty: '', value: ({ value }) => value },
    emptyCells: 'keep',
    isNew: true,
    referenced: (_field, text) =>
      known.get(nameText(text)) ??
      new UnparsedText(text, {
        key: `import.problem.${text === 'Восток' ? 'severalRecords' : 'noRecord'}`,
      }),
  };
  const named = namings(
    columns,
    new Map([
      [
        'parent',
        ({ cells: [cell] }: TableRow) => [nameText(cell && 'text' in cell ? cell.text : '')],
      ],
    ]),
  );
  for (const each of rows) named.read(each);
  return {
    parsed: (at: number) => {
      const { values, problems } = named.parse(rows[at]!, parser);
      return [values['parent'], problems.map(({ problem }) => problem.key)];
    },
    later: () =>
      named
        .later(rows.map((each): ReadRow => ({ row: each, before: undefined })))
        .map((each) => each.row.at),
  };
}

it('leaves out of the trial what a row names of the file', () => {
  const { parsed } = open([row(2, 'Юг'), row(3, 'Сочи', 'юг')]);
  expect(parsed(1)).toEqual([undefined, []]);
});

it('keeps what is there already, however many rows of the file are called so', () => {
  const { parsed } = open([row(2, 'Север'), row(3, 'Север'), row(4, 'Мурманск', 'Север')]);
  expect(parsed(2)).toEqual(['1', []]);
});

it('leaves out what one row of the file is called, also where a record is called so already', () => {
  const { parsed } = open([row(2, 'Север'), row(3, 'Мурманск', 'Север')]);
  expect(parsed(1)).toEqual([undefined, []]);
});

it('leaves out a list in which one is there and another is made by the file', () => {
  const { parsed } = open([row(2, 'Юг'), row(3, 'Сочи', 'Север; Юг')], { list: true });
  expect(parsed(1)).toEqual([undefined, []]);
});

it('refuses a list in which nothing is called so, and what several records are called already', () => {
  const { parsed } = open([row(2, 'Юг'), row(3, 'Сочи', 'Юг; Запад')], { list: true });
  expect(parsed(1)[1]).toContain('import.problem.noRecord');
  expect(open([row(2, 'Восток'), row(3, 'Чита', 'Восток')]).parsed(1)[1]).toEqual([
    'import.problem.severalRecords',
  ]);
});

it('refuses what several rows of the file are called', () => {
  const { parsed } = open([row(2, 'Юг'), row(3, 'Юг'), row(4, 'Сочи', 'Юг')]);
  expect(parsed(2)).toEqual([undefined, ['import.problem.severalRecords']]);
});

it('refuses what nothing is called, or what a record always has', () => {
  expect(open([row(2, 'Сочи', 'Юг')]).parsed(0)[1]).toEqual(['import.problem.noRecord']);
  expect(open([row(2, 'Юг'), row(3, 'Сочи', 'Юг')], { isNeverEmpty: true }).parsed(1)[1]).toEqual([
    'import.problem.noRecord',
  ]);
});

it('lets rows wait for those that they name, and none where all wait for each other', () => {
  expect(open([row(2, 'Сочи', 'Юг'), row(3, 'Юг'), row(4, 'Юг')]).later()).toEqual([2]);
  expect(open([row(2, 'А', 'Б'), row(3, 'Б', 'А')]).later()).toEqual([]);
  // A row that names itself waits for nothing.
  expect(open([row(2, 'А', 'А'), row(3, 'Б')]).later()).toEqual([]);
});
