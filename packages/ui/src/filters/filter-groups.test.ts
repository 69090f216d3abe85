import type { FilterDescriptor, FilterGroup } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { formatListState, parseListState } from '../resources/list-state.ts';
import {
  formatConditions,
  formatRest,
  groupParts,
  readConditions,
  resolveConditions,
  type GroupedList,
} from './filter-groups.ts';
import { UnparsedText } from '../values/unparsed-text.ts';
import { checkDraft, draftOf, newDraft } from './condition-draft.ts';
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
  expect(readConditions(list, state)).toEqual({
    filters: [total('gte', '7')],
    groups,
    unknown: [],
  });
  expect(formatListState(state)).toBe(`${address}&total.gte=7&page=2`);
});

describe('what does not fit the list', () => {
  const read = (address: string, of: Pick<GroupedList, 'groups'> = {}) =>
    readConditions({ ...list, ...of }, parseListState(address, { ...list, ...of }));
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
      formatListState({
        ...state,
        ...formatConditions({ ...readConditions(list, state), unknown: [] }),
      }),
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

it('reads an address once for a list and a state', () => {
  const state = parseListState('any-1.total.gte=1', list);
  expect(readConditions(list, state)).toBe(readConditions(list, state));
  expect(readConditions({ ...list, groups: [] }, state).groups).toEqual([]);
  expect(readConditions(list, { ...state })).not.toBe(readConditions(list, state));
});

it('edits a group of one condition as the condition, unless it must not hold', () => {
  const one = (kind: FilterGroup['kind']): FilterGroup => ({ kind, filters: [status('NEW')] });
  const parts = groupParts(filters, {
    kind: 'any',
    filters: [],
    groups: [one('all'), one('none'), { kind: 'all', filters: [] }],
  });
  expect(parts).toEqual([[status('NEW')], one('none')]);
  const unknown = { field: 'gone', operator: 'eq', value: 1 } as const;
  expect(
    groupDraftOf(filters, { kind: 'any', filters: [unknown], groups: [one('none')] }),
  ).toMatchObject({ conditions: [], groups: [{ kind: 'none' }] });
});

it('says what is wrong within groups too, and leaves out groups that hold nothing', () => {
  const inner = newGroup(filters, 'all');
  const draft = { ...newGroup(filters, 'any', undefined), conditions: [], groups: [inner] };
  expect(checkGroup(filters, draft)).toEqual({
    group: null,
    problems: new Map(inner.conditions.map(({ id }) => [id, { key: 'filters.missing' }])),
  });
  expect(newGroup([], 'any').conditions).toEqual([]);
  const [first] = newGroup(filters, 'any').conditions;
  expect(
    checkGroup(filters, {
      ...draft,
      groups: [{ ...inner, conditions: first ? [{ ...first, value: ['NEW'] }] : [] }],
    }).group,
  ).toEqual({
    kind: 'any',
    filters: [],
    groups: [{ kind: 'all', filters: [status('NEW')], groups: [] }],
  });
});

it.each([
  ['total', 'gte', '1', 1, undefined],
  ['total', 'gte', null, 0, 'filters.missing'],
  [
    'total',
    'gte',
    new UnparsedText('1,', { key: 'input.problem.decimal' }),
    0,
    'input.problem.decimal',
  ],
  ['title', 'isEmpty', new UnparsedText('1,', { key: 'input.problem.decimal' }), 1, undefined],
  ['title', 'isFilled', null, 1, undefined],
] as const)(
  'a condition %s %s %j makes %i conditions, and has the problem %s',
  (field, choice, value, count, key) => {
    const filter = filters.find(({ name }) => name === field) ?? {
      name: field,
      kind: 'string',
      operators: ['isNull'],
    };
    const { conditions, problem } = checkDraft(filter, { field, choice, value });
    expect([conditions.length, problem?.key]).toEqual([count, key]);
  },
);

it('opens a condition that the server no longer compares so with the first of its choices', () => {
  const filter: FilterDescriptor = { name: 'total', kind: 'decimal', operators: ['lte', 'eq'] };
  expect(draftOf(filter, [total('gte', '5')])).toEqual({
    field: 'total',
    choice: 'lte',
    value: '5',
  });
  expect(newDraft(undefined)).toBeUndefined();
  expect(newDraft({ ...filter, operators: [] })).toBeUndefined();
  expect(newDraft({ name: 'day', kind: 'date', operators: ['gte', 'lt'] })).toMatchObject({
    choice: 'within',
    value: '~today',
  });
  expect(newDraft(filter)).toMatchObject({ choice: 'lte', value: null });
});

it('says which conditions still want a value, and makes no group of none', () => {
  const draft = newGroup(filters, 'any');
  const { group, problems } = checkGroup(filters, draft);
  expect(group).toBeNull();
  expect([...problems]).toEqual(draft.conditions.map(({ id }) => [id, { key: 'filters.missing' }]));
});
