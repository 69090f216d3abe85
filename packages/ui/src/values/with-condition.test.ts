import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { parseListState } from '../resources/list-state.ts';
import { requiredConditions, withCondition } from './with-condition.ts';

const filters: readonly FilterDescriptor[] = [
  {
    name: 'title',
    kind: 'string',
    operators: ['eq', 'contains', 'startsWith'],
    exclusive: [['eq'], ['contains', 'startsWith']],
  },
  { name: 'price', kind: 'decimal', operators: ['gte', 'lte'] },
  { name: 'shopId', kind: 'id', operators: ['eq'], required: true, exclusive: [['eq']] },
];
const condition = (
  field: string,
  operator: FilterCondition['operator'],
  value: unknown,
): FilterCondition => ({ field, operator, value });

it('lets a new condition take the place of one that cannot hold beside it', () => {
  const before = [
    condition('title', 'eq', 'a'),
    condition('title', 'contains', 'b'),
    condition('price', 'gte', '1'),
  ];
  expect(withCondition(filters, before, condition('title', 'startsWith', 'c'))).toEqual([
    before[0],
    before[2],
    condition('title', 'startsWith', 'c'),
  ]);
  expect(withCondition(filters, before, condition('price', 'gte', '2'))).toEqual([
    ...before,
    condition('price', 'gte', '2'),
  ]);
});

it('changes a condition where it stands', () => {
  const before = [condition('title', 'eq', 'a'), condition('price', 'gte', '1')];
  expect(withCondition(filters, before, condition('title', 'eq', 'b'), before[0])).toEqual([
    condition('title', 'eq', 'b'),
    before[1],
  ]);
});

it('tells what a list has still to be asked', () => {
  expect(requiredConditions(filters, []).missing).toEqual([filters[2]]);
  expect(requiredConditions(filters, [condition('shopId', 'eq', '7')])).toEqual({
    given: [condition('shopId', 'eq', '7')],
    missing: [],
  });
});

it('reads of an address no more conditions than can hold', () => {
  const list = {
    filters,
    sortable: [],
    multiSort: false,
    searchable: false,
    paging: 'none',
  } as const;
  expect(
    parseListState('title.contains=a&title.startsWith=b&price.gte=1&price.gte=2', list).filters,
  ).toEqual([
    condition('title', 'startsWith', 'b'),
    condition('price', 'gte', '1'),
    condition('price', 'gte', '2'),
  ]);
});
