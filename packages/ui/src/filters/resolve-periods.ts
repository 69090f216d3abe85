import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';

import { calendarDate } from '../values/date-text.ts';
import { asksPeriod, withoutUnknown } from './period.ts';

/** First day of a period, and first day after it: `['2026-11-16', '2026-11-23']`. */
export type PeriodDays = readonly [start: string, end: string];

const dayText = (year: number, month: number, day: number): string => {
  const date = new Date(0);
  // UTC has no clock changes, and months and days beyond their range carry over.
  date.setUTCFullYear(year, month, day);
  return date.toISOString().slice(0, 10);
};

const months = { Month: 1, Quarter: 3, Year: 12 } as const;

/**
 * Days of a period in an address, `~lastWeek`, in the browser's calendar at `now`. Weeks start on
 * Monday.
 */
export function periodDays(text: string, now: Date): PeriodDays {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const days = (from: number, to: number): PeriodDays => [
    dayText(year, month, day + from),
    dayText(year, month, day + to),
  ];
  const [, name = ''] = text.split('~');
  if (name === 'today') return days(0, 1);
  if (name === 'yesterday') return days(-1, 0);
  const [, counted] = /^last(\d+)Days$/.exec(name) ?? [];
  // The period ends with today.
  if (counted !== undefined) return days(1 - Number(counted), 1);
  const isLast = name.startsWith('last');
  if (name.endsWith('Week')) {
    const monday = -((now.getDay() + 6) % 7) - (isLast ? 7 : 0);
    return days(monday, monday + 7);
  }
  const [, length] = Object.entries(months).find(([unit]) => name.endsWith(unit)) ?? [];
  if (length !== undefined) {
    const first = month - (month % length) - (isLast ? length : 0);
    return [dayText(year, first, 1), dayText(year, first + length, 1)];
  }
  const [ownYear = 0, ownMonth = 0, ownDay = 0] = name.split('-').map(Number);
  return [dayText(ownYear, ownMonth - 1, ownDay), dayText(ownYear, ownMonth - 1, ownDay + 1)];
}

/** Text that identifies the present day. */
export const today = (): string => new Date().toDateString();

/**
 * Conditions with each period resolved to dates or instants in the time zone of the browser.
 *
 * @param day `today()`, from which periods are counted
 */
export function resolvePeriods(
  filters: readonly FilterDescriptor[] = [],
  conditions: readonly FilterCondition[],
  day = today(),
): readonly FilterCondition[] {
  const now = new Date(day);
  return withoutUnknown(filters, conditions).map((condition) => {
    const filter = filters.find(({ name }) => name === condition.field);
    if (!filter || !asksPeriod(filter, condition)) return condition;
    const { operator } = condition;
    const [start, end] = periodDays(String(condition.value), now);
    const isStart = operator === 'gte' || operator === 'gt';
    // A period includes its start and excludes its end. `gt` and `lte` therefore compare with the
    // last value before it.
    const isBefore = operator === 'gt' || operator === 'lte';
    return { ...condition, value: boundOfKind[filter.kind]?.(isStart ? start : end, isBefore) };
  });
}

/** First value of a day for a kind, or the last value before it. Servers compare milliseconds. */
const boundOfKind: Partial<
  Record<FilterDescriptor['kind'], (day: string, isBefore: boolean) => string>
> = {
  date: (day, isBefore) => (isBefore ? dayBefore(day) : day),
  localDateTime: (day, isBefore) =>
    isBefore ? `${dayBefore(day)}T23:59:59.999` : `${day}T00:00:00`,
  // Where clocks are set forward at midnight, the day starts at one o'clock.
  instant: (day, isBefore) =>
    new Date(
      (calendarDate(day) ?? new Date(Number.NaN)).getTime() - (isBefore ? 1 : 0),
    ).toISOString(),
};

const dayBefore = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayText(year, month - 1, date - 1);
};

/** Day of a single-day period, `~2026-11-21`; `undefined` for a named period. */
export const dayOfPeriod = (text: string): string | undefined => /^~(\d.*)$/.exec(text)?.[1];

/** Last day of a period as shown to users: `22.11.2026` if it ends at the start of the 23rd. */
export const lastDay = ([, end]: PeriodDays): string => dayBefore(end);
