import { expect, it } from 'vitest';

import { sampleDescriptors } from '../../testing/index.ts';
import { listRequest, needsConditions, pieceOf, rememberPageSize } from './use-list-request.ts';

const state = { search: '', filters: [], sort: [], page: 0, pageSize: undefined };
const columns = sampleDescriptors.books.fields.slice(0, 2);

it('a list asks for as many rows as its address says, else as the user chose last', () => {
  const size = (pageSize?: number) => listRequest({ ...state, pageSize }, columns, '').pageSize;
  expect(size()).toBe(25);
  rememberPageSize(50, '');
  expect([size(), size(100)]).toEqual([50, 100]);
  rememberPageSize(7, '');
  expect(size()).toBe(25);
});

it('a list asks for the columns that are shown', () => {
  expect(listRequest(state, columns, '').columns).toEqual(columns.map(({ name }) => name));
});

it('a list that grows asks for no more than the first rows at once', () => {
  expect(
    [25, 50, 100].map((pageSize) => pieceOf(listRequest({ ...state, pageSize }, [], '')).pageSize),
  ).toEqual([25, 25, 25]);
});

it('periods and what else an address asks for need code of their own', () => {
  const filter = (value: unknown) => ({ field: 'price', operator: 'gte' as const, value });
  expect(
    [
      state,
      { ...state, filters: [filter('10')] },
      { ...state, filters: [filter('10'), filter('~today')] },
      { ...state, rest: 'any-1.price.gte=1' },
    ].map(needsConditions),
  ).toEqual([false, false, true, true]);
});
