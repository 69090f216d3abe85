import { expect, it } from 'vitest';
import { findMissingIndexes } from './missing-indexes.ts';
import type { IndexedTable, TableIndex } from './table-indexes.ts';

const index = (
  name: string,
  sorted: readonly (string | null)[],
  more: Partial<TableIndex> = {},
): TableIndex => ({
  name,
  sorted,
  isSingleDirection: true,
  isUnique: false,
  isFilled: false,
  trigrams: [],
  ...more,
});
const primary = (...columns: readonly string[]): TableIndex =>
  index('loans_pkey', columns, { isUnique: true, isFilled: true });

function missing({
  sorted = [],
  searched = [],
  ...table
}: { sorted?: readonly string[]; searched?: readonly string[] } & Partial<IndexedTable>) {
  const loans = {
    schema: 'public',
    name: 'loans',
    owner: 'anna',
    rows: 1,
    isPartitioned: false,
    key: ['id'],
    references: [],
    indexes: [primary('id')],
    ...table,
  };
  return findMissingIndexes(
    { schema: 'public', name: 'loans', sorted, searched, size: undefined },
    loans,
  ).map(({ kind, columns, replaces }) =>
    [kind, ...columns, ...replaces.map((name) => `-${name}`)].join(' '),
  );
}

it('wants the key behind what a list is sorted by, and nothing for the key', () => {
  expect(missing({ sorted: ['id', 'day'] })).toEqual(['order day id']);
  expect(
    missing({ sorted: ['day'], indexes: [primary('id'), index('days', ['day', 'id', 'note'])] }),
  ).toEqual([]);
  expect(
    missing({
      sorted: ['number', 'isbn'],
      key: ['isbn', 'number'],
      indexes: [primary('isbn', 'number')],
    }),
  ).toEqual(['order number isbn']);
});

it('takes what is unique and never null as an order, and what goes two ways as none', () => {
  const unique = index('codes', ['code'], { isUnique: true });
  expect(
    missing({ sorted: ['code'], indexes: [primary('id'), { ...unique, isFilled: true }] }),
  ).toEqual([]);
  expect(missing({ sorted: ['code'], indexes: [primary('id'), unique] })).toEqual([
    'order code id',
  ]);
  expect(
    missing({
      sorted: ['day'],
      indexes: [primary('id'), index('days', ['day', 'id'], { isSingleDirection: false })],
    }),
  ).toEqual(['order day id']);
});

it('says which index nothing needs then, unless that keeps values unique', () => {
  expect(
    missing({
      sorted: ['day'],
      indexes: [
        primary('id'),
        index('days', ['day']),
        index('codes', ['day'], { isUnique: true }),
        index('lower', [null]),
      ],
    }),
  ).toEqual(['order day id -days']);
});

it('wants an index that begins with the columns of a reference, in any order, and one for both needs', () => {
  const references = [
    { columns: ['isbn', 'number'], to: 'copy' },
    { columns: ['member'], to: 'member' },
  ];
  expect(missing({ references, sorted: ['member'] })).toEqual([
    'order isbn number id',
    'order member id',
  ]);
  expect(
    missing({
      references,
      indexes: [
        primary('id'),
        index('copies', ['number', 'isbn']),
        index('members', ['member', 'day']),
      ],
    }),
  ).toEqual([]);
});

it('wants trigrams of every column that a search looks in, however PostgreSQL writes them', () => {
  const trigrams = [
    '(admin.search_form(name) COLLATE "C")',
    '(admin.search_form("full ""Name"""::text) COLLATE "C")',
    '(search_form((code)::text) COLLATE "C")',
  ];
  const indexes = [primary('id'), index('loans_search', [], { trigrams })];
  expect(missing({ searched: ['name', 'full "Name"', 'code'], indexes })).toEqual([]);
  expect(missing({ searched: ['name', 'note'], indexes })).toEqual(['search name note']);
});
