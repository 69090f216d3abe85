import type { FilterDescriptor, FilterOperator } from '@admin/gql/resource';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { calendarDateText } from '../values/date-text.ts';
import { lastDay, periodDays, resolvePeriods } from './resolve-periods.ts';

const before = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = before;
});

const at = (text: string) => new Date(`${text}T13:30:00`);

describe('the days of a period', () => {
  it.each([
    ['~today', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['~yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['~yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
    ['~thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['~thisWeek', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['~lastWeek', '2026-01-01', '2025-12-22', '2025-12-28'],
    ['~thisMonth', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['~lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['~lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['~thisQuarter', '2026-12-31', '2026-10-01', '2026-12-31'],
    ['~lastQuarter', '2026-05-31', '2026-01-01', '2026-03-31'],
    ['~lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
    ['~thisYear', '2028-02-29', '2028-01-01', '2028-12-31'],
    ['~lastYear', '2026-06-15', '2025-01-01', '2025-12-31'],
    ['~last1Days', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['~last7Days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['~2026-02-28', '2026-11-22', '2026-02-28', '2026-02-28'],
  ])('of %s on %s are %s to %s', (period, today, first, last) => {
    const days = periodDays(period, at(today));
    expect([days[0], lastDay(days)]).toEqual([first, last]);
  });
});

const filter = (kind: FilterDescriptor['kind']): FilterDescriptor => ({
  name: 'at',
  kind,
  operators: ['gt', 'gte', 'lt', 'lte'],
});
const resolved = (
  kind: FilterDescriptor['kind'],
  operator: FilterOperator,
  value: string,
  now: Date,
) =>
  resolvePeriods([filter(kind)], [{ field: 'at', operator, value }], now.toDateString())[0]?.value;

it('asks as the server compares', () => {
  const now = at('2026-11-22');
  expect(
    (['gte', 'gt', 'lt', 'lte'] as const).map((operator) =>
      resolved('date', operator, '~lastWeek', now),
    ),
  ).toEqual(['2026-11-09', '2026-11-08', '2026-11-16', '2026-11-15']);
  expect(
    (['gte', 'gt', 'lt', 'lte'] as const).map((operator) =>
      resolved('localDateTime', operator, '~yesterday', now),
    ),
  ).toEqual([
    '2026-11-21T00:00:00',
    '2026-11-20T23:59:59.999',
    '2026-11-22T00:00:00',
    '2026-11-21T23:59:59.999',
  ]);
});

it('asks for values as they are, and for texts that look like periods', () => {
  const conditions = [
    { field: 'at', operator: 'gte', value: '2026-11-22' },
    { field: 'title', operator: 'gte', value: '~today' },
  ] as const;
  const filters = [filter('date'), { name: 'title', kind: 'string', operators: ['gte'] }] as const;
  expect(resolvePeriods(filters, conditions)).toEqual(conditions);
});

it('leaves out what is no period', () => {
  expect(resolved('date', 'gte', '~nextWeek', at('2026-11-22'))).toBeUndefined();
  expect(resolved('date', 'eq', '~today', at('2026-11-22'))).toBeUndefined();
});

const periods = [
  '~today',
  '~yesterday',
  '~thisWeek',
  '~lastWeek',
  '~thisMonth',
  '~lastMonth',
  '~thisQuarter',
  '~lastQuarter',
  '~thisYear',
  '~lastYear',
  '~last7Days',
  '~last400Days',
];
const moments = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-12-31T00:00:00Z'),
  noInvalidDate: true,
});
// Clocks that change by an hour, by half an hour, at midnight, on days of their own; a calendar
// that has once left out a day.
const zones = [
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Atlantic/Azores',
  'Pacific/Apia',
  'UTC',
];

describe.each(zones)('in the time zone %s', (zone) => {
  it('a moment is within the half-open period if and only if its day is one of those of the period', () => {
    process.env['TZ'] = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...periods),
        fc.integer({ min: -3000, max: 3000 }),
        fc.boolean(),
        (now, period, minutes, isAtEnd) => {
          const [first, end] = periodDays(period, now);
          const [from, to] = (['gte', 'lt'] as const).map((operator) =>
            Date.parse(String(resolved('instant', operator, period, now))),
          );
          const [after, until] = (['gt', 'lte'] as const).map((operator) =>
            Date.parse(String(resolved('instant', operator, period, now))),
          );
          if (from === undefined || to === undefined) throw new Error('No bounds.');
          // The same instants for a server that compares with `gt` and `lte` and stores
          // milliseconds.
          expect([after, until]).toEqual([from - 1, to - 1]);
          for (const moment of [
            from,
            from - 1,
            to,
            to - 1,
            (isAtEnd ? to : from) + minutes * 60_000,
            now.getTime(),
          ]) {
            const day = calendarDateText(new Date(moment));
            expect(
              moment >= from && moment < to,
              `${new Date(moment).toISOString()} in ${period} of ${now.toISOString()}`,
            ).toBe(day >= first && day < end);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
