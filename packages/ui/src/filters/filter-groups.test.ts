import type { FilterDescriptor, FilterGroup } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { formatListState, parseListState } from '../resources/list-state.ts';
import {
  formatAsked,
  formatRest,
  readAsked,
  resolveConditions,
  type GroupedList,
} from './filter-groups.ts';
import { checkGroup, groupDraftOf, newGroup } from './group-draft.ts';

const filters: readonly FilterDescriptor[] = [
  {
    name: 'status',
    kind: 'enum',
    values: [{ value: 'NEW' }, { value: 'PAID' }],
    operators: ['in', 'ne'],
  },
  { name: 'total', kind: 'decimal', operators: ['gte', 'lte'] },
  { name: 'day', kind: 'date', operators: ['gte', 'lt'] },
  { name: 'shop', kind: 'id', operators: ['eq'], required: true },
];
const list = {
  filters,
  groups: ['all', 'any', 'none'],
  sortable: [],
  multiSort: false,
  searchable: false,
  paging: 'none',
} as const;
const status = (...value: readonly string[]) =>
  ({ field: 'status', operator: 'in', value }) as const;
const total = (operator: 'gte' | 'lte', value: string) =>
  ({ field: 'total', operator, value }) as const;

it.each<readonly [string, readonly FilterGroup[], string]>([
  [
    'any of two',
    [{ kind: 'any', filters: [status('NEW', 'PAID'), total('gte', '100')] }],
    'any-1.status.in=NEW&any-1.status.in=PAID&any-1.total.gte=100',
  ],
  [
    'one field twice',
    [{ kind: 'any', filters: [total('gte', '100'), total('gte', '5')] }],
    'any-1.total.gte=100&any-1.total.gte=5',
  ],
  [
    'groups in a group, and another beside it',
    [
      {
        kind: 'any',
        filters: [status('NEW')],
        groups: [
          { kind: 'all', filters: [total('gte', '1'), total('lte', '2')] },
          { kind: 'none', filters: [status('PAID')] },
        ],
      },
      { kind: 'none', filters: [status('NEW')] },
    ],
    'any-1.status.in=NEW&any-1.all-1.total.gte=1&any-1.all-1.total.lte=2&any-1.none-2.status.in=PAID&none-2.status.in=NEW',
  ],
])('writes %s into the address, and reads it there', (_, groups, address) => {
  expect(formatRest(groups)).toBe(address);
  const state = parseListState(`page=2&${address}&total.gte=7`, list);
  expect(state.filters).toEqual([total('gte', '7')]);
  expect(readAsked(list, state)).toEqual({ filters: [total('gte', '7')], groups, unknown: [] });
  expect(formatListState(state)).toBe(`${address}&total.gte=7&page=2`);
});

describe('what does not fit the list', () => {
  const read = (address: string, of: Pick<GroupedList, 'groups'> = {}) =>
    readAsked({ ...list, ...of }, parseListState(address, { ...list, ...of }));
  it.each([
    'any-1.nonsense.eq=1',
    'any-1.total.gte=abc',
    'any-1.status.in=GONE',
    'any-1.total.like=1',
    'some-1.total.gte=1',
    'any1.total.gte=1',
    'any-x.total.gte=1',
    `${'any-1.'.repeat(5)}total.gte=1`,
    'nothing.eq=1',
    'total.eq=1',
    'total.gte=1,5',
    'status.in=OLD',
    'day.gte=~nextWeek',
    'any-1.day.gte=~nextWeek',
    '__proto__.eq=1',
    'sort=total',
    'sort=-nothing',
  ])('is left out, and said: %s', (address) => {
    const { filters: asked, groups, unknown } = read(address);
    expect({ asked, groups }).toEqual({ asked: [], groups: [] });
    expect(unknown).toEqual([...new URLSearchParams(address)]);
  });

  it('leaves the rest as it is', () => {
    expect(read('any-1.shop.eq=7&any-1.total.gte=1').groups).toEqual([
      { kind: 'any', filters: [total('gte', '1')] },
    ]);
    expect(read('status.in=OLD&status.in=PAID')).toEqual({
      filters: [status('PAID')],
      groups: [],
      unknown: [['status.in', 'OLD']],
    });
  });

  it('says groups where the server has none', () => {
    expect(read('any-1.total.gte=1', { groups: [] })).toEqual({
      filters: [],
      groups: [],
      unknown: [['any-1.total.gte', '1']],
    });
  });

  it('keeps it in the address until somebody takes it away', () => {
    const state = parseListState('nothing.eq=1&total.gte=5', list);
    expect(formatListState(state)).toBe('nothing.eq=1&total.gte=5');
    expect(
      formatListState({ ...state, ...formatAsked({ ...readAsked(list, state), unknown: [] }) }),
    ).toBe('total.gte=5');
  });
});

it('asks for dates in place of periods, within groups too', () => {
  const rest = formatRest([
    {
      kind: 'any',
      filters: [status('NEW')],
      groups: [
        {
          kind: 'all',
          filters: [
            { field: 'day', operator: 'gte', value: '~2026-11-01' },
            { field: 'day', operator: 'lt', value: '~2026-11-02' },
          ],
        },
      ],
    },
  ]);
  expect(resolveConditions(list, { filters: [], rest }, 'Mon Nov 23 2026').groups).toEqual([
    {
      kind: 'any',
      filters: [status('NEW')],
      groups: [
        {
          kind: 'all',
          filters: [
            { field: 'day', operator: 'gte', value: '2026-11-01' },
            { field: 'day', operator: 'lt', value: '2026-11-03' },
          ],
          groups: [],
        },
      ],
    },
  ]);
  expect(
    resolveConditions(list, { filters: [], rest: 'any-1.day.gte=~nextWeek' }, 'Mon Nov 23 2026'),
  ).toEqual({ filters: [] });
});

it.each([
  ['one condition of several is enough', 'any'],
  ['none of several may hold', 'none'],
] as const)('keeps the ends of a range together where %s', (_, kind) => {
  const group: FilterGroup = {
    kind,
    filters: [status('NEW')],
    groups: [{ kind: 'all', filters: [total('gte', '1'), total('lte', '2')] }],
  };
  const draft = groupDraftOf(filters, group);
  expect(draft.conditions.map(({ choice }) => choice)).toEqual(['in', 'between']);
  expect(draft.groups).toEqual([]);
  expect(checkGroup(filters, draft).group).toEqual(group);
});

it('says which conditions still want a value, and makes no group of none', () => {
  const draft = newGroup(filters, 'any');
  const { group, problems } = checkGroup(filters, draft);
  expect(group).toBeNull();
  expect([...problems]).toEqual(draft.conditions.map(({ id }) => [id, { key: 'filters.missing' }]));
});
