import type { FilterDescriptor, FilterOperator } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { operatorChoices, toCondition } from './operator-choice.ts';

const all: readonly FilterOperator[] = [
  'eq',
  'ne',
  'in',
  'notIn',
  'lt',
  'lte',
  'gt',
  'gte',
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'matches',
  'isNull',
];
const filter = (rest: Partial<FilterDescriptor>): FilterDescriptor => ({
  name: 'field',
  kind: 'string',
  operators: all,
  ...rest,
});

it('offers first what is asked most', () => {
  expect(operatorChoices(filter({ kind: 'string' }))[0]).toBe('contains');
  expect(operatorChoices(filter({ kind: 'enum' }))[0]).toBe('in');
  expect(operatorChoices(filter({ kind: 'decimal' }))[0]).toBe('gte');
  expect(operatorChoices(filter({ kind: 'date' }))[0]).toBe('gte');
  expect(
    operatorChoices(filter({ kind: 'integer', values: [{ value: '1' }] })).slice(0, 2),
  ).toEqual(['in', 'eq']);
});

it('compares keys for equality alone', () => {
  expect(
    operatorChoices(filter({ kind: 'integer', reference: { resource: 'customers' } })),
  ).toEqual(['eq', 'ne', 'in', 'notIn', 'isEmpty', 'isFilled']);
});

it('offers nothing that the server cannot do', () => {
  expect(operatorChoices(filter({ operators: ['lte', 'isNull'] }))).toEqual([
    'lte',
    'isEmpty',
    'isFilled',
  ]);
});

it('makes a condition of a value, and of none where the choice needs none', () => {
  expect(toCondition(filter({}), 'contains', 'а')).toEqual({
    field: 'field',
    operator: 'contains',
    value: 'а',
  });
  expect(toCondition(filter({}), 'isEmpty', null)).toEqual({
    field: 'field',
    operator: 'isNull',
    value: true,
  });
  expect(toCondition(filter({}), 'contains', '')).toBeNull();
  expect(toCondition(filter({ kind: 'enum' }), 'in', [])).toBeNull();
});
