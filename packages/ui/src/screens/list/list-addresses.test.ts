import type { SortKey } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { splitPanel, withPanel } from './panel-address.ts';
import { rowsIn, withRows } from './rows-address.ts';
import { toggleSort } from './toggle-sort.ts';

it.each([
  ['', '', undefined],
  ['q=a', 'q=a', undefined],
  ['panel=7', '', '7'],
  ['q=a&panel=7', 'q=a', '7'],
  ['q=a&panel=a%2Fb', 'q=a', 'a%2Fb'],
  ['spanel.eq=7', 'spanel.eq=7', undefined],
])('%s is the list %s with the record %s beside it', (search, query, id) => {
  expect(splitPanel(search)).toEqual([query, id]);
  expect(withPanel(query, id)).toBe(search);
});

it.each([
  ['rows=150', 150],
  ['?q=a&rows=150', 150],
  ['rows=150&q=a', 150],
  ['q=a', 0],
  ['', 0],
  ['rows=', 0],
  ['rows=100000', 0],
  ['rows=15x', 0],
  ['arrows=15', 0],
])('%s had %i rows', (search, rows) => {
  expect(rowsIn(search)).toBe(rows);
});

it('says of a list how many rows it has, in place of what it said before', () => {
  expect([
    withRows('', 50),
    withRows('q=a', 50),
    withRows('rows=25&q=a', 50),
    withRows('q=a&rows=25', 0),
    withRows('', 0),
  ]).toEqual(['rows=50', 'q=a&rows=50', 'q=a&rows=50', 'q=a', '']);
});

const up = (field: string): SortKey => ({ field, descending: false });
const down = (field: string): SortKey => ({ field, descending: true });

it.each<readonly [string, readonly SortKey[], string, readonly SortKey[]]>([
  ['upwards first', [], 'title', [up('title')]],
  ['then downwards', [up('title')], 'title', [down('title')]],
  ['then in the order of the list', [down('title')], 'title', []],
  ['upwards where the list itself goes downwards', [], 'placedAt', [up('placedAt')]],
  ['by another column alone', [up('title')], 'price', [up('price')]],
  ['upwards where the second key of the list goes downwards', [], 'number', [up('number')]],
])('a click on a header sorts %s', (_, sort, field, expected) => {
  const list = { defaultSort: [down('placedAt'), down('number')], multiSort: true };
  expect(toggleSort(list, sort, field, false)).toEqual(expected);
});

it('a click on the header by which a list goes upwards turns it round', () => {
  expect(toggleSort({ defaultSort: [up('name')], multiSort: false }, [], 'name', false)).toEqual([
    down('name'),
  ]);
});

it('keeps the other columns with Shift, where the server sorts by several', () => {
  const sort = [up('title'), down('price')];
  const toggled = (field: string, multiSort = true) =>
    toggleSort({ defaultSort: [], multiSort }, sort, field, true);
  expect(toggled('pages')).toEqual([...sort, up('pages')]);
  expect(toggled('title')).toEqual([down('price'), down('title')]);
  expect(toggled('price')).toEqual([up('title')]);
  expect(toggled('pages', false)).toEqual([up('pages')]);
});
