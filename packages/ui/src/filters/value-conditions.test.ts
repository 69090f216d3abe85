import type { FieldDescriptor, FilterCondition, FilterDescriptor } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { valueConditions } from './value-conditions.ts';

const all = ['eq', 'ne', 'in', 'notIn', 'isNull'] as const;
const city: FilterDescriptor = { name: 'city', kind: 'string', operators: [...all, 'contains'] };
const status: FilterDescriptor = {
  name: 'status',
  kind: 'enum',
  values: [{ value: 'NEW' }, { value: 'PAID' }],
  operators: ['in'],
};
const customer: FilterDescriptor = {
  name: 'customerId',
  field: 'customer',
  kind: 'reference',
  reference: { resource: 'customers' },
  operators: ['eq', 'ne'],
};
const moment: FilterDescriptor = { name: 'placedAt', kind: 'instant', operators: ['gte', 'lt'] };
const filters: readonly FilterDescriptor[] = [
  city,
  status,
  customer,
  moment,
  { name: 'seenAt', kind: 'localDateTime', operators: ['gte', 'lt'] },
  { name: 'paidAt', kind: 'instant', operators: ['gte'] },
  { name: 'pages', kind: 'integer', operators: ['eq', 'notIn'] },
  { name: 'shop', kind: 'string', operators: ['eq'], required: true },
];
const field = (name: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name,
  kind: 'string',
  nullable: true,
  ...more,
});
const condition = (
  name: string,
  operator: FilterCondition['operator'],
  value: unknown,
): FilterCondition => ({ field: name, operator, value });

describe('the value of a cell', () => {
  it.each<
    readonly [
      string,
      FieldDescriptor,
      Readonly<Record<string, unknown>>,
      ReturnType<typeof valueConditions>,
    ]
  >([
    [
      'a text',
      field('city'),
      { city: 'Тверь' },
      { only: [condition('city', 'eq', 'Тверь')], except: [condition('city', 'ne', 'Тверь')] },
    ],
    [
      'nothing',
      field('city'),
      { city: null },
      { only: [condition('city', 'isNull', true)], except: [condition('city', 'isNull', false)] },
    ],
    [
      'an enum that is compared with several',
      field('status'),
      { status: 'NEW' },
      { only: [condition('status', 'in', ['NEW'])], except: undefined },
    ],
    [
      'a record, by its key',
      field('customer', {
        kind: 'reference',
        reference: { resource: 'customers', key: ['id'], label: () => '' },
      }),
      { customer: { id: 7, name: 'Анна' } },
      { only: [condition('customerId', 'eq', 7)], except: [condition('customerId', 'ne', 7)] },
    ],
    [
      'a record, by the key beside it',
      field('customer', {
        kind: 'reference',
        reference: { resource: 'customers', key: [], label: () => '' },
      }),
      { customerId: 7, customer: {} },
      { only: [condition('customerId', 'eq', 7)], except: [condition('customerId', 'ne', 7)] },
    ],
    [
      'a moment, by its day',
      field('placedAt', { kind: 'instant' }),
      { placedAt: new Date(2026, 10, 21, 23, 30).toISOString() },
      {
        only: [
          condition('placedAt', 'gte', '~2026-11-21'),
          condition('placedAt', 'lt', '~2026-11-21'),
        ],
      },
    ],
    [
      'a moment on the wall, by its day',
      field('seenAt', { kind: 'localDateTime' }),
      { seenAt: '2026-11-21T23:30:00' },
      {
        only: [condition('seenAt', 'gte', '~2026-11-21'), condition('seenAt', 'lt', '~2026-11-21')],
      },
    ],
    [
      'a moment that the server cannot compare with two',
      field('paidAt', { kind: 'instant' }),
      { paidAt: '2026-11-21T10:00:00Z' },
      { only: undefined },
    ],
    [
      'a number that can be left out among several alone',
      field('pages', { kind: 'integer' }),
      { pages: 7 },
      { only: [condition('pages', 'eq', 7)], except: [condition('pages', 'notIn', [7])] },
    ],
    [
      'a record whose key has two fields',
      field('customer', {
        kind: 'reference',
        reference: { resource: 'customers', key: ['id', 'shop'], label: () => '' },
      }),
      { customer: { id: 7, shop: 1 } },
      {},
    ],
    [
      'a record that is not there',
      field('customer', {
        kind: 'reference',
        reference: { resource: 'customers', key: ['id'], label: () => '' },
      }),
      { customer: null },
      { only: undefined, except: undefined },
    ],
    ['what the list cannot be asked without', field('shop'), { shop: 'Тверь' }, {}],
    [
      'what the project stores as something else',
      field('city', { serialize: String }),
      { city: 'Тверь' },
      {},
    ],
    ['what no address can hold', field('city'), { city: '' }, {}],
    ['several values', field('city', { list: true }), { city: ['Тверь'] }, {}],
    ['a column without a filter', field('total'), { total: 5 }, {}],
  ])('of %s', (_, column, record, expected) =>
    expect(valueConditions(filters, [], column, record)).toEqual(expected),
  );

  it('takes the place of the one before it, and leaves others', () => {
    const before = [
      condition('city', 'eq', 'Орёл'),
      condition('city', 'contains', 'е'),
      condition('status', 'in', ['PAID']),
    ];
    expect(valueConditions(filters, before, field('city'), { city: 'Тверь' }).only).toEqual([
      before[1],
      before[2],
      condition('city', 'eq', 'Тверь'),
    ]);
  });

  it('is taken away beside those that were before', () => {
    const one = [condition('city', 'ne', 'Орёл')];
    expect(valueConditions(filters, one, field('city'), { city: 'Тверь' }).except).toEqual([
      ...one,
      condition('city', 'ne', 'Тверь'),
    ]);
    expect(
      valueConditions(filters, [condition('city', 'notIn', ['Орёл'])], field('city'), {
        city: 'Тверь',
      }).except,
    ).toEqual([condition('city', 'notIn', ['Орёл', 'Тверь'])]);
  });

  it('that was there before is asked once, and an end of a day is asked in place of it', () => {
    const away = [condition('pages', 'notIn', [7, 8]), condition('pages', 'eq', 9)];
    expect(valueConditions(filters, away, field('pages'), { pages: 7 })).toEqual({
      only: [condition('pages', 'eq', 7)],
      except: [condition('pages', 'notIn', [8, 7])],
    });
    const empty = [condition('city', 'isNull', true), condition('city', 'contains', 'е')];
    expect(valueConditions(filters, empty, field('city'), { city: 'Тверь' }).except).toEqual([
      empty[1],
      condition('city', 'ne', 'Тверь'),
    ]);
    const days = [condition('placedAt', 'gte', '~lastWeek'), condition('city', 'eq', 'Орёл')];
    expect(
      valueConditions(filters, days, field('placedAt'), {
        placedAt: new Date(2026, 10, 21).toISOString(),
      }).only,
    ).toEqual([
      days[1],
      condition('placedAt', 'gte', '~2026-11-21'),
      condition('placedAt', 'lt', '~2026-11-21'),
    ]);
  });
});
