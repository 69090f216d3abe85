import { describe, expect, it } from 'vitest';

import { sampleDescriptors } from '../../testing/sample-resources.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportedColumn } from './parse-row.ts';
import type { NamedBy } from './references.ts';
import { createRowNames, type RowNamesOptions } from './row-names.ts';
import type { TableRow } from './table-row.ts';

const column = (
  name: string,
  at: number,
  input: Partial<ImportField['input']> = {},
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
      ...input,
    },
  },
});
const row = (...texts: readonly string[]): TableRow => ({
  at: 2,
  cells: texts.map((text) => (text === '' ? null : { kind: 'text', text })),
});

function namesBy(
  by: NamedBy,
  columns: readonly ImportedColumn[],
  label?: RowNamesOptions['resource']['label'],
) {
  const { books } = sampleDescriptors;
  const words = {
    yes: '',
    no: '',
    unbounded: '',
    empty: '',
    value: ({ value }: { readonly value: string }) => value,
  };
  return createRowNames({
    resource: { ...books, ...(label && { label }) },
    keyField: 'id',
    by,
    say: String,
    parser: { columns, words, emptyCells: 'keep', isNew: true },
  });
}

describe('what the record of a row will be called', () => {
  const columns = [
    column('id', 0),
    column('title', 1),
    column('year', 2, { kind: 'integer' }),
    column('part', 3, { reference: { resource: 'books', keyField: 'id' } }),
  ];

  it('is its label and its key, whichever can be named', () => {
    expect(namesBy('either', columns)(row('7', ' Ёлки  И палки', '2001'))).toEqual([
      '7',
      'елки и палки',
    ]);
    expect(namesBy('label', columns)(row('7', 'Книга', '2001'))).toEqual(['книга']);
    expect(namesBy('key', columns)(row('7', 'Книга', '2001'))).toEqual(['7']);
    expect(namesBy('either', columns)(row('', '', ''))).toEqual([]);
  });

  it('is made of values, as those of records are', () => {
    const label: RowNamesOptions['resource']['label'] = ({ title, year }) =>
      `${String(title)} (${Number(year) + 1})`;
    expect(namesBy('label', columns, label)(row('', 'Книга', '2 001'))).toEqual(['книга (2002)']);
    // Its year is none.
    expect(namesBy('label', columns, label)(row('', 'Книга', 'давно'))).toEqual([]);
  });

  it('is not known where it is made of what the file does not have', () => {
    expect(namesBy('either', [column('id', 0)])(row('7'))).toEqual(['7']);
    expect(
      namesBy('label', columns, ({ author }) => String(author))(row('7', 'Книга', '2001')),
    ).toEqual([]);
  });
});
