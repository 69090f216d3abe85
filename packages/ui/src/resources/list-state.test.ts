import type { FilterDescriptor } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { formatListState, parseListState } from './list-state.ts';

const filters: readonly FilterDescriptor[] = [
  {
    name: 'status',
    kind: 'enum',
    operators: ['eq', 'in'],
    values: [{ value: 'NEW' }, { value: 'PAID' }],
  },
  { name: 'total', kind: 'decimal', operators: ['gte', 'lte', 'isNull'] },
  { name: 'placedOn', kind: 'date', operators: ['gte'] },
  { name: 'name', kind: 'string', operators: ['contains', 'eq'] },
  { name: 'count', kind: 'integer', operators: ['eq'] },
  { name: 'period', kind: 'range', operators: ['eq'] },
];
const list = {
  filters,
  sortable: ['total', 'placedOn'],
  multiSort: false,
  searchable: true,
  paging: 'offset' as const,
};
const parse = (query: string) => parseListState(query, list);

describe('an address', () => {
  it('holds everything that decides which records are seen', () => {
    expect(
      parse('q=анна&sort=-total&page=3&size=50&status.in=NEW&status.in=PAID&total.gte=100.50'),
    ).toEqual({
      search: 'анна',
      sort: [{ field: 'total', descending: true }],
      page: 2,
      pageSize: 50,
      filters: [
        { field: 'status', operator: 'in', value: ['NEW', 'PAID'] },
        { field: 'total', operator: 'gte', value: '100.50' },
      ],
      after: undefined,
      before: undefined,
    });
  });

  it.each([
    '',
    'q=50%25+%26+%22%D1%91%22',
    'status.in=NEW&status.in=PAID',
    'total.isNull=true',
    'total.isNull=false',
    'count.eq=7',
    'placedOn.gte=2026-11-21&sort=-placedOn',
    'name.contains=a%2Cb%3D1&page=2',
    'period.eq=%7B%22start%22%3Anull%7D',
    'size=100',
  ])('reads the same as it was written: %s', (query) => {
    expect(formatListState(parse(query))).toBe(query);
  });

  it.each([
    ['a page that is none', 'page=-1'],
    ['a page that is no number', 'page=abc'],
    ['a size that is not offered', 'size=7'],
    ['a field that cannot be sorted by', 'sort=name'],
    ['a field that does not exist', 'nothing.eq=1'],
    ['an operator that the filter lacks', 'total.eq=1'],
    ['a value that the enum lacks', 'status.in=OLD'],
    ['a malformed number', 'total.gte=1,5'],
    ['a malformed date', 'placedOn.gte=21.11.2026'],
    ['malformed JSON', 'period.eq=%7B'],
    ['a stray percent sign', '%=%&%E0%A4%A'],
    ['an inherited property', '__proto__.eq=1&constructor.eq=1'],
  ])('does without %s', (_, query) => {
    expect(parse(query)).toMatchObject({
      search: '',
      filters: [],
      sort: [],
      page: 0,
      pageSize: undefined,
    });
  });

  it('remembers what it does not know of conditions and order, and nothing else', () => {
    expect(
      parse('nothing.eq=1&status.in=OLD&status.in=NEW&sort=name,-total&page=abc&utm_source=mail')
        .rest,
    ).toBe('nothing.eq=1&status.in=OLD&sort=name');
    expect(parse('status.in=NEW&sort=total&q=a').rest).toBeUndefined();
  });

  it('keeps the values of a list that fit', () => {
    expect(parse('status.in=OLD&status.in=PAID').filters).toEqual([
      { field: 'status', operator: 'in', value: ['PAID'] },
    ]);
  });

  it('takes several sort keys where the server does', () => {
    const sort = [
      { field: 'total', descending: false },
      { field: 'placedOn', descending: true },
    ];
    expect(parseListState('sort=total,-placedOn', { ...list, multiSort: true }).sort).toEqual(sort);
    expect(parse('sort=total,-placedOn').sort).toEqual(sort.slice(0, 1));
  });

  it('names a page of a cursor list by its cursor, else the first', () => {
    const cursors = { ...list, paging: 'cursor' as const };
    expect(parseListState('page=2&after=abc', cursors)).toMatchObject({ page: 1, after: 'abc' });
    expect(parseListState('page=2', cursors).page).toBe(0);
    expect(parse('page=2&after=abc').after).toBeUndefined();
    expect(parseListState('page=2&before=abc', cursors)).toMatchObject({ page: 1, before: 'abc' });
    expect(parseListState('page=2&after=a&before=b', cursors)).toMatchObject({
      after: 'a',
      before: undefined,
    });
    const tokens = { ...list, paging: 'token' as const };
    expect(parseListState('page=2&after=a', tokens)).toMatchObject({ page: 1, after: 'a' });
    expect(parseListState('page=2&before=b', tokens)).toMatchObject({ page: 0, before: undefined });
    expect(formatListState(parseListState('page=2&before=abc', cursors))).toBe('page=2&before=abc');
  });

  it.each([
    ['page=1', 0, true],
    ['page=2', 1, undefined],
    ['page=0', 0, undefined],
    ['page=01', 0, undefined],
    ['page=999999999', 999_999_998, undefined],
    ['page=1000000000', 0, undefined],
  ])('%s is the page %i', (query, page, isPaged) => {
    expect(parse(query)).toMatchObject({ page, isPaged });
  });

  it('keeps the first page where it was asked for, a view, and a size that is offered', () => {
    for (const query of ['page=1', 'view=new&page=2', 'size=25', 'view=new'])
      expect(formatListState(parse(query))).toBe(query);
    expect(parse('q=a')).toMatchObject({ search: 'a', view: undefined });
    expect(parseListState('q=a', { ...list, searchable: false }).search).toBe('');
  });

  it('has one condition where the filter has a single place, the last, and several elsewhere', () => {
    const single = filters.map((filter) => ({ ...filter, exclusive: [filter.operators] }));
    const address = 'total.gte=1&total.lte=2&name.contains=a&name.contains=b';
    expect(parse(address).filters).toHaveLength(4);
    expect(parseListState(address, { ...list, filters: single }).filters).toEqual([
      { field: 'total', operator: 'lte', value: '2' },
      { field: 'name', operator: 'contains', value: 'b' },
    ]);
  });
});
