import type { FieldKind, RangeValue } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { exactInterval, exactRange } from './exact-text.ts';

/** `[1,2)` with texts for values, as PostgreSQL writes it. */
function range(text: string): RangeValue {
  const [, open, start = '', end = '', close] = /^([[(])(.*),(.*)([\])])$/.exec(text) ?? [];
  return {
    start: start === '' ? null : { value: start, inclusive: open === '[' },
    end: end === '' ? null : { value: end, inclusive: close === ']' },
  };
}

it.each<readonly [FieldKind, string, string, string]>([
  ['decimal', '[1.5,2]', '1,5 – 2', '1,5 – 2'],
  ['decimal', '[1.5,2)', '1,5 – 2', '[1.5,2)'],
  ['decimal', '(1.5,2]', '1,5 – 2', '(1.5,2]'],
  ['decimal', '(1.5,)', 'с 1,5', '(1.5,)'],
  ['decimal', '(,2)', 'по 2', '(,2)'],
  ['decimal', '(,)', 'все', 'все'],
  ['integer', '[1,10)', '1 – 9', '1 – 9'],
  ['bigint', '[1,10)', '1 – 9', '1 – 9'],
  ['date', '[2026-10-01,2026-11-01)', '01.10.2026 – 31.10.2026', '01.10.2026 – 31.10.2026'],
  ['date', '[2026-10-01,2026-11-01)', 'Oct 1 – 31, 2026', '[2026-10-01,2026-11-01)'],
  [
    'localDateTime',
    '[2026-10-01T10:00:00,2026-10-01T11:00:00)',
    '01.10.2026, 10:00 – 11:00',
    '01.10.2026, 10:00 – 11:00',
  ],
  [
    'localDateTime',
    '[2026-10-01T10:00:00,2026-10-01T11:00:05)',
    '01.10.2026, 10:00 – 11:00',
    '[2026-10-01T10:00:00,2026-10-01T11:00:05)',
  ],
  [
    'instant',
    '[2026-10-01T10:00:00.25Z,2026-10-01T11:00:00Z)',
    '01.10.2026, 10:00 – 11:00',
    '[2026-10-01T10:00:00.25Z,2026-10-01T11:00:00Z)',
  ],
])('a file has of %s %s, shown as «%s»: %s', (of, value, shown, text) => {
  expect(exactRange(range(value), of, shown)).toBe(text);
});

it('writes bounds that are no texts', () => {
  const start = { value: 1.5, inclusive: false };
  expect(exactRange({ start, end: null }, 'float', 'от 1,5')).toBe('(1.5,)');
  expect(exactRange('1–2', 'float', '1–2')).toBe('1–2');
});

it.each([
  [{ days: 1, hours: 2 }, '1 д. 2 ч.'],
  [{ hours: 999, seconds: 0.125 }, '999 ч. 0,125 с'],
])('a span of time whose digits are all shown stays: %j', (value, shown) => {
  expect(exactInterval(value, shown)).toBe(shown);
});

it.each([
  [{ days: 1, hours: 2, seconds: 0.000001 }, 'P1DT2H0.000001S'],
  [{ years: 1000, months: 2 }, 'P1000Y2M'],
  [{ minutes: -1000 }, 'PT-1000M'],
])('a span of time with other digits is written by ISO 8601: %j', (value, text) => {
  expect(exactInterval(value, 'shown')).toBe(text);
  expect(exactInterval(null, 'shown')).toBe('shown');
});
