import type { FilterDescriptor, FilterGroup } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { formatListState, parseListState } from '../table/list-state.ts';
import { formatGroups, parseGroups, resolveConditions } from './filter-groups.ts';
import { checkGroup, groupDraftOf, newGroup } from './group-draft.ts';

const filters: readonly FilterDescriptor[] = [
  { name: 'status', kind: 'enum', values: [{ value: 'NEW' }, { value: 'PAID' }], operators: ['in', 'ne'] },
  { name: 'total', kind: 'decimal', operators: ['gte', 'lte'] },
  { name: 'day', kind: 'date', operators: ['gte', 'lt'] },
  { name: 'shop', kind: 'id', operators: ['eq'], required: true },
];
const list = { filters, groups: ['all', 'any', 'none'], sortable: [], multiSort: false, searchable: false, paging: 'none' } as const;
const status = (...value: readonly string[]) => ({ field: 'status', operator: 'in', value }) as const;
const total = (operator: 'gte' | 'lte', value: string) => ({ field: 'total', operator, value }) as const;

it.each<readonly [string, readonly FilterGroup[], string]>([
  ['any of two', [{ kind: 'any', filters: [status('NEW', 'PAID'), total('gte', '100')] }], 'any-1.status.in=NEW&any-1.status.in=PAID&any-1.total.gte=100'],
  ['one field twice', [{ kind: 'any', filters: [total('gte', '100'), total('gte', '5')] }], 'any-1.total.gte=100&any-1.total.gte=5'],
  [
    'groups in a group, and another beside it',
    [{ kind: 'any', filters: [status('NEW')], groups: [{ kind: 'all', filters: [total('gte', '1'), total('lte', '2')] }, { kind: 'none', filters: [status('PAID')] }] }, { kind: 'none', filters: [status('NEW')] }],
    'any-1.status.in=NEW&any-1.all-1.total.gte=1&any-1.all-1.total.lte=2&any-1.none-2.status.in=PAID&none-2.status.in=NEW',
  ],
])('writes %s into the address, and reads it there', (_, groups, address) => {
  expect(formatGroups(groups)).toBe(address);
  const state = parseListState(`page=2&${address}&total.gte=7`, list);
  expect(state.filters).toEqual([total('gte', '7')]);
  expect(parseGroups(list, state.grouped)).toEqual(groups);
  expect(formatListState(state)).toBe(`${address}&total.gte=7&page=2`);
});

it('leaves out what does not fit the list', () => {
  const read = (address: string, groups: typeof list['groups'] | undefined = list.groups) => parseGroups({ filters, groups }, parseListState(address, { ...list, groups }).grouped);
  expect(read('any-1.nonsense.eq=1&any-1.total.gte=abc&any-1.status.in=GONE')).toEqual([]);
  expect(read('any-1.shop.eq=7&any-1.total.gte=1')).toEqual([{ kind: 'any', filters: [total('gte', '1')] }]);
  expect(read('some-1.total.gte=1&any1.total.gte=1&any-x.total.gte=1')).toEqual([]);
  expect(parseListState('any-1.total.gte=1', { ...list, groups: undefined }).grouped).toBeUndefined();
  expect(read(`${'any-1.'.repeat(5)}total.gte=1`)).toEqual([]);
});

it('asks for dates in place of periods, within groups too', () => {
  const grouped = formatGroups([{ kind: 'any', filters: [status('NEW')], groups: [{ kind: 'all', filters: [{ field: 'day', operator: 'gte', value: '~2026-11-01' }, { field: 'day', operator: 'lt', value: '~2026-11-02' }] }] }]);
  expect(resolveConditions(list, { filters: [], grouped }, 'Mon Nov 23 2026').groups).toEqual([
    { kind: 'any', filters: [status('NEW')], groups: [{ kind: 'all', filters: [{ field: 'day', operator: 'gte', value: '2026-11-01' }, { field: 'day', operator: 'lt', value: '2026-11-03' }], groups: [] }] },
  ]);
  expect(resolveConditions(list, { filters: [], grouped: 'any-1.day.gte=~nextWeek' }, 'Mon Nov 23 2026')).toEqual({ filters: [] });
});

it('keeps the ends of a range together where one condition of several is enough', () => {
  const group: FilterGroup = { kind: 'any', filters: [status('NEW')], groups: [{ kind: 'all', filters: [total('gte', '1'), total('lte', '2')] }] };
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
