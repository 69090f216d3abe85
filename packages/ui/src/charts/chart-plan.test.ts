import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { chartPlan, numberOf, timeOf } from './chart-plan.ts';

const field = (
  name: string,
  kind: FieldDescriptor['kind'],
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor => ({ name, kind, nullable: true, ...more });
const country = field('country', 'string');
const total = field('total', 'decimal');
const count = field('count', 'integer');
const day = field('day', 'date');
const rows: readonly ResourceRecord[] = [
  { country: 'RU', total: '10.50', count: 2, day: '2026-11-01' },
  { country: 'KZ', total: '-4.00', count: null, day: '2026-11-02' },
];

const planOf = (fields: readonly FieldDescriptor[], of: readonly ResourceRecord[] = rows) => {
  const plan = chartPlan(fields, of);
  return plan && [plan.by, plan.dimension.name, ...plan.measures.map(({ name }) => name)];
};

describe('a chart of rows', () => {
  it.each<[string, readonly FieldDescriptor[], readonly string[] | null]>([
    ['by category', [country, total, count], ['category', 'country', 'total', 'count']],
    ['by time', [total, day], ['time', 'day', 'total']],
    ['by time rather than by category', [country, day, total], ['time', 'day', 'total']],
    ['nothing without numbers', [country], null],
    ['nothing without what the numbers belong to', [total], null],
    ['nothing by a list', [field('country', 'string', { list: true }), total], null],
    ['nothing of things with much else to say', [country, day, field('note', 'text'), total], null],
  ])('shows %s', (_, fields, plan) => {
    const of = rows.map((row) => ({ ...row, note: 'x' }));
    expect(planOf(fields, of)).toEqual(plan);
  });

  it('needs two rows', () => {
    expect(planOf([country, total], rows.slice(0, 1))).toBeNull();
    expect(planOf([country, total], [])).toBeNull();
  });

  it.each([
    ['is repeated', { country: 'RU', total: '1' }],
    ['is missing', { country: null, total: '1' }],
  ])('is none where a category %s', (_, row) => {
    expect(planOf([country, total], [...rows, row])).toBeNull();
  });

  it('takes texts of digits for names, and a list of days for no time', () => {
    const code = field('code', 'string');
    const of = rows.map((row, at) => ({ ...row, code: `00${at}`, days: ['2026-11-01', at] }));
    expect(planOf([code, total], of)).toEqual(['category', 'code', 'total']);
    expect(planOf([field('days', 'date', { list: true }), total], of)).toBeNull();
  });

  it('leaves out what no row has, and numbers that are none in a row', () => {
    const of = rows.map((row, at) => ({ ...row, count: null, total: at === 0 ? '1' : 'much' }));
    expect(planOf([country, total, count], of)).toBeNull();
    expect(
      planOf(
        [country, count, total],
        rows.map((row) => ({ ...row, count: null })),
      ),
    ).toEqual(['category', 'country', 'total']);
  });

  it('takes texts that are all months, days or moments for time', () => {
    const months = field('month', 'string');
    const of = (second: string) => [
      { month: '2026-10', total: 1 },
      { month: second, total: 2 },
    ];
    expect(planOf([months, total], of('2026-11'))?.[0]).toBe('time');
    expect(planOf([months, total], of('2026-11-05T10:00:00Z'))?.[0]).toBe('time');
    expect(planOf([months, total], of('November'))?.[0]).toBe('category');
  });
});

it.each<[string, unknown, Partial<FieldDescriptor>, number | null]>([
  ['a number', 5, {}, 5],
  ['exact text', '-4.25', {}, -4.25],
  ['an empty text', '', {}, null],
  ['none', null, {}, null],
  ['no number', 'much', {}, null],
  ['kopecks', 12_345, { money: { currency: 'RUB', minorUnits: true } }, 123.45],
  [
    'yen, which have no smaller unit',
    12_345,
    { money: { currency: 'JPY', minorUnits: true } },
    12_345,
  ],
  ['roubles', 12_345, { money: { currency: 'RUB', minorUnits: false } }, 12_345],
])('reads %s as a length', (_, value, more, length) => {
  expect(numberOf(field('total', 'decimal', more), { total: value })).toBe(length);
});

it('reads months and days of the calendar as moments, and nothing else', () => {
  expect(timeOf(day, { day: '2026-11' })).toBe(timeOf(day, { day: '2026-11-01' }));
  expect(timeOf(day, { day: '2026-11-02' }) - timeOf(day, { day: '2026-11-01' })).toBe(86_400_000);
  expect([timeOf(day, { day: 'today' }), timeOf(day, { day: 20_261_101 })]).toEqual([
    Number.NaN,
    Number.NaN,
  ]);
});
