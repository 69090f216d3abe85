import type { FilterCondition, FilterDescriptor, FilterOperator } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { formatListState, parseListState } from '../resources/list-state.ts';
import {
  conditionGroups,
  editedChoice,
  editorChoices,
  toConditions,
  withConditions,
} from './condition-groups.ts';

const price: FilterDescriptor = {
  name: 'price',
  kind: 'decimal',
  operators: ['gte', 'lte', 'isNull'],
};
const day: FilterDescriptor = {
  name: 'day',
  kind: 'date',
  operators: ['eq', 'lt', 'lte', 'gt', 'gte'],
};
const moment: FilterDescriptor = { name: 'moment', kind: 'instant', operators: ['lt', 'gt'] };
const filters = [price, day, moment];
const condition = (field: string, operator: FilterOperator, value: unknown): FilterCondition => ({
  field,
  operator,
  value,
});
const list = {
  filters,
  sortable: [],
  multiSort: false,
  searchable: false,
  paging: 'none',
} as const;

it('offers ranges and periods where the server has an operator for either end', () => {
  expect(editorChoices(price)[0]).toBe('between');
  expect(editorChoices(day).slice(0, 2)).toEqual(['within', 'between']);
  expect(editorChoices(moment)).toEqual(['within', 'between', 'gt', 'lt']);
  expect(editorChoices({ ...price, operators: ['gte', 'lt'] })).toEqual(['gte', 'lt']);
  expect(editorChoices({ ...moment, operators: ['gte'] })).toEqual(['gte']);
  expect(editorChoices({ ...moment, exclusive: [['lt', 'gt']] })).toEqual(['gt', 'lt']);
  expect(editorChoices({ ...moment, exclusive: [['lt'], ['gt']] })[0]).toBe('within');
});

it.each([
  [
    'a range of amounts',
    price,
    'between',
    { start: { value: '100', inclusive: true }, end: { value: '500', inclusive: true } },
    'price.gte=100&price.lte=500',
  ],
  [
    'a range with one end',
    price,
    'between',
    { start: null, end: { value: '500', inclusive: true } },
    'price.lte=500',
  ],
  [
    'a range of days',
    day,
    'between',
    {
      start: { value: '2026-11-01', inclusive: true },
      end: { value: '2026-11-15', inclusive: true },
    },
    'day.gte=2026-11-01&day.lte=2026-11-15',
  ],
  [
    'a range of days among moments',
    moment,
    'between',
    {
      start: { value: '2026-11-01', inclusive: true },
      end: { value: '2026-11-15', inclusive: true },
    },
    'moment.gt=%7E2026-11-01&moment.lt=%7E2026-11-15',
  ],
  ['a period', moment, 'within', '~lastWeek', 'moment.gt=%7ElastWeek&moment.lt=%7ElastWeek'],
] as const)(
  'writes %s into the address, and opens it again from there',
  (_, filter, choice, value, address) => {
    const conditions = toConditions(filter, choice, value);
    expect(
      formatListState({ search: '', filters: conditions, sort: [], page: 0, pageSize: undefined }),
    ).toBe(address);
    const read = parseListState(address, list).filters;
    expect(read).toEqual(conditions);
    const groups = conditionGroups(filters, read);
    expect(groups).toHaveLength(1);
    // A single end of a range is a plain condition.
    const alone = { choice: 'lte', value: '500' };
    expect(groups.map((group) => editedChoice(filter, group))).toEqual([
      read.length > 1 ? { choice, value } : alone,
    ]);
  },
);

it('leaves apart what is no range', () => {
  const of = (...conditions: readonly FilterCondition[]) =>
    conditionGroups(filters, conditions).map(({ length }) => length);
  expect(
    of(
      condition('price', 'gte', '1'),
      condition('day', 'lte', '2026-11-01'),
      condition('price', 'lte', '2'),
    ),
  ).toEqual([2, 1]);
  expect(
    of(
      condition('price', 'gte', '1'),
      condition('price', 'gte', '2'),
      condition('price', 'lte', '3'),
    ),
  ).toEqual([1, 1, 1]);
  expect(of(condition('day', 'gt', '2026-11-01'), condition('day', 'lt', '2026-11-03'))).toEqual([
    1, 1,
  ]);
  expect(of(condition('day', 'gte', '~lastWeek'), condition('day', 'lt', '~today'))).toEqual([
    1, 1,
  ]);
  expect(of(condition('day', 'gte', '~lastWeek'), condition('day', 'lte', '2026-11-03'))).toEqual([
    1, 1,
  ]);
});

it('makes no condition of what is still missing', () => {
  expect(toConditions(price, 'between', null)).toEqual([]);
  expect(toConditions(day, 'within', '')).toEqual([]);
});

it('changes all that a chip stands for', () => {
  const before = [
    condition('price', 'gte', '1'),
    condition('day', 'eq', '2026-11-01'),
    condition('price', 'lte', '2'),
  ];
  const edited = conditionGroups(filters, before)[0];
  expect(withConditions(filters, before, [condition('price', 'gte', '5')], edited)).toEqual([
    condition('price', 'gte', '5'),
    before[1],
  ]);
  expect(
    withConditions(
      filters,
      before.slice(0, 2),
      [condition('price', 'gte', '5'), condition('price', 'lte', '6')],
      before.slice(0, 1),
    ),
  ).toEqual([condition('price', 'gte', '5'), before[1], condition('price', 'lte', '6')]);
});

it('keeps apart the ends that no range of the list has', () => {
  const of = (filter: FilterDescriptor, ...conditions: readonly FilterCondition[]) =>
    conditionGroups([filter], conditions).map(({ length }) => length);
  const ends = [condition('price', 'gte', '1'), condition('price', 'lte', '2')];
  expect(
    of(
      { ...price, operators: ['gte', 'gt', 'lte'] },
      ends[0]!,
      condition('price', 'eq', '3'),
      ends[1]!,
    ),
  ).toEqual([2, 1]);
  expect(of(price, condition('price', 'isNull', false), ends[0]!)).toEqual([1, 1]);
  for (const other of [
    { reference: { resource: 'shops' } },
    { values: [{ value: '1' }] },
    { exclusive: [['gte', 'lte'] as const] },
    { kind: 'string' as const },
  ])
    expect(of({ ...price, ...other }, ...ends)).toEqual([1, 1]);
  expect(conditionGroups([], ends)).toEqual(ends.map((end) => [end]));
  // The lower end comes first, in either order of the conditions.
  expect(conditionGroups([price], ends.toReversed())).toEqual([ends]);
});

it.each([
  [
    'day',
    'gte',
    '~2026-11-01',
    { choice: 'between', value: { start: { value: '2026-11-01', inclusive: true }, end: null } },
  ],
  ['day', 'gte', '~lastWeek', { choice: 'within', value: '~lastWeek' }],
  ['day', 'gte', '2026-11-01', { choice: 'gte', value: '2026-11-01' }],
  ['price', 'isNull', true, { choice: 'isEmpty', value: true }],
] as const)('opens %s %s %j as %j', (field, operator, value, opened) => {
  const filter = filters.find(({ name }) => name === field);
  expect(filter && editedChoice(filter, [condition(field, operator, value)])).toEqual(opened);
});

it('makes no condition of a value that is no range, and of none at all', () => {
  const before = [condition('price', 'gte', '1')];
  expect(withConditions(filters, before, [])).toBe(before);
  expect(toConditions(price, 'within', '~today')).toEqual([]);
  expect(toConditions(day, 'within', 7)).toEqual([]);
  expect(toConditions(price, 'between', '1')).toEqual([]);
  expect(
    toConditions({ ...price, operators: [] }, 'between', {
      start: { value: '1', inclusive: true },
      end: null,
    }),
  ).toEqual([]);
  expect(toConditions(price, 'gte', null)).toEqual([]);
  expect(toConditions(price, 'isEmpty', null)).toEqual([condition('price', 'isNull', true)]);
});
