import type { FilterDescriptor, FilterOperator } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { choiceOf, operatorChoices, takesMany, toCondition } from './operator-choice.ts';

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

it.each([
  [{ kind: 'enum' }, ['lt', 'lte', 'gt', 'gte'], []],
  [{ kind: 'boolean' }, ['eq', 'contains', 'lt'], ['eq']],
  [{ kind: 'uuid' }, ['eq', 'contains', 'gte'], ['eq']],
  [
    { kind: 'string', values: [{ value: 'a' }] },
    ['contains', 'gt', 'in'],
    ['in', 'gt', 'contains'],
  ],
  [{ kind: 'interval' }, ['contains', 'gt', 'eq'], ['gt', 'eq', 'contains']],
  [{ kind: 'text' }, ['gt', 'eq', 'matches'], ['eq', 'gt', 'matches']],
] as const)('offers for %j with %j the choices %j', (rest, operators, choices) => {
  expect(operatorChoices(filter({ ...rest, operators }))).toEqual(choices);
});

it('opens a condition as it was chosen', () => {
  const opened = (operator: FilterOperator, value: unknown) =>
    choiceOf({ field: 'field', operator, value });
  expect([opened('isNull', true), opened('isNull', false), opened('eq', true)]).toEqual([
    'isEmpty',
    'isFilled',
    'eq',
  ]);
  expect((['in', 'notIn', 'eq', 'ne'] as const).map(takesMany)).toEqual([true, true, false, false]);
});

it('makes a condition of zero and of no, and none of what is missing', () => {
  for (const value of [0, false, [0]])
    expect(toCondition(filter({}), 'eq', value)).toMatchObject({ operator: 'eq', value });
  for (const value of [null, undefined, '', []])
    expect(toCondition(filter({}), 'eq', value)).toBeNull();
  expect(toCondition(filter({}), 'isFilled', null)).toMatchObject({
    operator: 'isNull',
    value: false,
  });
});
