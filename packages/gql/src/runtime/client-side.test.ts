import { Kind } from 'graphql';
import { describe, expect, it } from 'vitest';

import type {
  FieldDescriptor,
  FilterOperator,
  ListDescriptor,
  ListRequest,
  ResourceRecord,
} from '../resource/index.ts';
import { clientSide } from './client-side.ts';
import { compareDecimals, compareInstants, compareTimes } from './compare-values.ts';

const fields = [
  { name: 'title', kind: 'string', nullable: true },
  { name: 'price', kind: 'decimal', nullable: true },
  { name: 'state', kind: 'enum', nullable: true, values: [{ value: 'NEW' }, { value: 'DONE' }] },
  { name: 'at', kind: 'instant', nullable: true },
  { name: 'isOpen', kind: 'boolean', nullable: true },
  {
    name: 'owner',
    kind: 'reference',
    nullable: true,
    reference: { resource: 'people', key: ['id'], label: () => '' },
  },
] satisfies readonly FieldDescriptor[];

const asked: ListRequest[] = [];
const plain: ListDescriptor = {
  document: { kind: Kind.DOCUMENT, definitions: [] },
  paging: 'none',
  multiSort: false,
  columns: fields.map((field, at) => ({ field, default: at < 2 })),
  sortable: [],
  defaultSort: [],
  filters: [],
  searchable: false,
  variables(request: ListRequest) {
    asked.push(request);
    return {};
  },
  records: () => rows,
  page: () => ({ hasNextPage: false, hasPreviousPage: false }),
};
const compared = {
  title: 'text',
  price: 'amount',
  state: 'choice',
  at: 'amount',
  isOpen: 'choice',
  owner: 'choice',
} as const;
const list: ListDescriptor = clientSide(plain, compared);

const request = (more: Partial<ListRequest>): ListRequest => ({
  page: 0,
  pageSize: 25,
  sort: [],
  filters: [],
  search: '',
  columns: [],
  ...more,
});

const rows: readonly ResourceRecord[] = [
  {
    id: 'a',
    title: 'Ёлка',
    price: '10.50',
    state: 'DONE',
    at: '2026-01-01T03:00:00+03:00',
    isOpen: true,
    owner: { id: 5, name: 'Анна' },
  },
  {
    id: 'b',
    title: 'ель',
    price: '9007199254740993.01',
    state: 'NEW',
    at: '2026-01-01T00:00:00.0005Z',
    isOpen: false,
    owner: null,
  },
  { id: 'c', title: null, price: null, state: null, at: null, isOpen: null, owner: null },
  {
    id: 'd',
    title: 'Дуб 10',
    price: '9007199254740993.00',
    state: 'OTHER',
    at: '2025-12-31T23:59:59Z',
    isOpen: true,
    owner: { id: 15, name: 'Пётр' },
  },
];

const ids = (more: Partial<ListRequest>): readonly unknown[] =>
  list.records({}, request(more)).map(({ id }) => id);

const where = (field: string, operator: FilterOperator, value: unknown) =>
  ids({ filters: [{ field, operator, value }] });

describe('a list that the browser compares', () => {
  it.each([
    ['title', false, 'dabc'],
    ['title', true, 'badc'],
    ['price', false, 'adbc'],
    ['price', true, 'bdac'],
    ['state', false, 'badc'],
    ['at', false, 'dabc'],
    ['at', true, 'badc'],
    ['isOpen', false, 'badc'],
  ])('is sorted by %s, descending: %s, what has no value last', (field, descending, expected) => {
    expect(ids({ sort: [{ field, descending }] }).join('')).toBe(expected);
  });

  it('is sorted by several keys, and by nothing else than asked', () => {
    expect(
      ids({
        sort: [
          { field: 'isOpen', descending: true },
          { field: 'price', descending: true },
        ],
      }),
    ).toEqual(['d', 'a', 'b', 'c']);
    expect(ids({})).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['title', 'contains', 'ЕЛ', 'ab'],
    ['title', 'notContains', 'ел', 'cd'],
    ['title', 'startsWith', 'ел', 'ab'],
    ['title', 'endsWith', '10', 'd'],
    ['title', 'eq', 'Ёлка', 'a'],
    ['title', 'eq', 'ёлка', ''],
    ['title', 'isNull', true, 'c'],
    ['title', 'isNull', false, 'abd'],
    ['price', 'eq', '10.5', 'a'],
    ['price', 'ne', '10.5', 'bcd'],
    ['price', 'gt', '9007199254740993', 'b'],
    ['price', 'gte', '9007199254740993', 'bd'],
    ['price', 'lt', '10.51', 'a'],
    ['price', 'lte', '10.5', 'a'],
    ['state', 'in', ['NEW', 'DONE'], 'ab'],
    ['state', 'notIn', ['NEW'], 'acd'],
    ['at', 'eq', '2026-01-01T00:00:00Z', 'a'],
    ['isOpen', 'eq', false, 'b'],
    ['owner', 'eq', '5', 'a'],
    ['owner', 'in', ['5', '15'], 'ad'],
    ['owner', 'isNull', true, 'bc'],
  ] as const)('is filtered: %s %s %j', (field, operator, value, expected) => {
    expect(where(field, operator, value).join('')).toBe(expected);
  });

  it('is filtered by groups of conditions', () => {
    const isOpen = { field: 'isOpen', operator: 'eq', value: true } as const;
    const isNew = { field: 'state', operator: 'eq', value: 'NEW' } as const;
    const by = (kind: 'all' | 'any' | 'none') =>
      ids({ groups: [{ kind, filters: [isOpen, isNew] }] }).join('');
    expect([by('all'), by('any'), by('none')]).toEqual(['', 'abd', 'c']);
    expect(
      ids({
        groups: [
          { kind: 'any', filters: [isNew], groups: [{ kind: 'none', filters: [isOpen, isNew] }] },
        ],
      }),
    ).toEqual(['b', 'c']);
  });

  it('finds words in the texts of a record and of what it refers to', () => {
    expect(ids({ search: ' петр  ДУБ ' })).toEqual(['d']);
    expect(ids({ search: 'done' })).toEqual([]);
  });

  it('takes numbers of a project that are no texts', () => {
    expect(where('price', 'gte', 9_007_199_254_740_993n)).toEqual(['b', 'd']);
  });

  it('refuses a condition on what it does not have', () => {
    expect(() => where('title', 'matches', 'x')).toThrow(RangeError);
  });

  it('asks the server the same whatever is sorted, filtered and searched, with the columns that takes', () => {
    asked.length = 0;
    list.variables(
      request({
        columns: ['state'],
        search: 'x',
        sort: [{ field: 'price', descending: false }],
        filters: [{ field: 'isOpen', operator: 'eq', value: true }],
        groups: [{ kind: 'any', filters: [{ field: 'at', operator: 'isNull', value: true }] }],
      }),
    );
    expect(asked).toEqual([
      request({ columns: ['state', 'price', 'isOpen', 'at', 'title'], groups: undefined }),
    ]);
  });

  it('says where its records stand in the answer', () => {
    expect(list.places?.({}, request({ sort: [{ field: 'price', descending: true }] }))).toEqual([
      1, 3, 0, 2,
    ]);
  });
});

describe('values', () => {
  it.each([
    ['1.10', '1.1', 0],
    ['-2', '1', -1],
    ['-2.5', '-2.25', -1],
    ['NaN', '1', 1],
    ['Infinity', '1e300', 1],
    ['1e3', '999', 1],
  ])('%s and %s are compared as numbers', (a, b, expected) => {
    expect(compareDecimals(a, b)).toBe(expected);
    expect(compareDecimals(b, a)).toBe(0 - expected);
  });

  it.each([
    ['2026-01-01T00:00:00.123456Z', '2026-01-01T00:00:00.123457Z', -1],
    ['2026-01-01T00:00:00.1230Z', '2026-01-01T00:00:00.123Z', 0],
    ['2026-01-01T01:00:00+01:00', '2026-01-01T00:00:00Z', 0],
  ])('%s and %s are compared as moments', (a, b, expected) => {
    expect(Math.sign(compareInstants(a, b))).toBe(expected);
  });

  it.each([
    ['09:30:00', '10:00:00', -1],
    ['12:00:00+03', '09:00:00Z', 0],
    ['12:00:00+05:30', '09:00:00+03', 1],
  ])('%s and %s are compared as times', (a, b, expected) => {
    expect(Math.sign(compareTimes(a, b))).toBe(expected);
  });
});
