import { expect, it } from 'vitest';

import { dateStyle, roundScale } from './chart-scale.ts';

it.each([
  [0, 100, [0, 50, 100]],
  [3, 7, [0, 2, 4, 6, 8]],
  [0, 4, [0, 1, 2, 3, 4]],
  [0, 20_000, [0, 5000, 10_000, 15_000, 20_000]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [-5, 5, [-5, 0, 5]],
  [-10, -3, [-10, -5, 0]],
  [0, 0, [0, 0.5]],
])('from %d to %d the axis has round numbers and zero', (least, most, ticks) => {
  const scale = roundScale(least, most);
  expect(scale.ticks).toEqual(ticks);
  expect(scale.from).toBeCloseTo(ticks[0] ?? NaN);
  expect(scale.to).toBeCloseTo(ticks.at(-1) ?? NaN);
});

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

it.each<[string, readonly number[], Intl.DateTimeFormatOptions]>([
  ['first days of years', [day('2024-01-01'), day('2025-01-01')], { year: 'numeric' }],
  ['months of one year', [day('2024-01-01'), day('2024-02-01')], { month: 'short' }],
  [
    'months of two years',
    [day('2024-12-01'), day('2025-01-01')],
    { month: 'short', year: '2-digit' },
  ],
  ['days of one year', [day('2024-01-01'), day('2024-01-02')], { day: 'numeric', month: 'short' }],
  [
    'the same day of two years',
    [day('2024-05-07'), day('2025-05-07')],
    { day: 'numeric', month: 'short', year: '2-digit' },
  ],
  [
    'moments of one day',
    [day('2024-05-07') + 3_600_000, day('2024-05-07') + 7_200_000],
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ],
  [
    'the same day of two months',
    [day('2024-05-07'), day('2024-06-07')],
    { day: 'numeric', month: 'short' },
  ],
])('an axis of %s says no more than tells them apart', (_, times, style) => {
  expect(dateStyle(times, true)).toEqual({ timeZone: 'UTC', ...style });
});

it('reads moments by the clock of the page, days by the calendar', () => {
  const local = [new Date(2024, 0, 1).getTime(), new Date(2025, 0, 1).getTime()];
  expect(dateStyle(local, false)).toEqual({ year: 'numeric' });
});
