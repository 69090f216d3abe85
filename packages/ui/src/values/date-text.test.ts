import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import {
  calendarDate,
  calendarDateText,
  clockTime,
  clockTimeText,
  hasSeconds,
  instant,
  instantText,
  localDateTime,
  localDateTimeText,
  withFraction,
  zoneName,
} from './date-text.ts';

const zones = [
  'Europe/Moscow',
  'Asia/Kamchatka',
  'America/New_York',
  'Pacific/Kiritimati',
  'America/Sao_Paulo',
  'UTC',
];
const before = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = before;
});

const days = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe.each(zones)('in the time zone %s', (zone) => {
  const inZone = (check: () => void) => {
    process.env['TZ'] = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    check();
  };

  it('keeps the day of every calendar date', () => {
    inZone(() =>
      fc.assert(
        fc.property(days, (day) => {
          expect(calendarDateText(calendarDate(day) ?? new Date(0))).toBe(day);
        }),
      ),
    );
  });

  it('keeps the moment of every instant', () => {
    const moments = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    inZone(() =>
      fc.assert(
        fc.property(moments, (moment) => {
          const seconds = Math.floor(moment.getTime() / 1000) * 1000;
          expect(Date.parse(instantText(new Date(seconds)))).toBe(seconds);
        }),
      ),
    );
  });
});

it('keeps what a clock on the wall showed', () => {
  expect(localDateTimeText(localDateTime('2026-11-21T14:30:05') ?? new Date(0))).toBe(
    '2026-11-21T14:30:05',
  );
});

it('keeps the offset of a time of day', () => {
  expect(clockTimeText(clockTime('14:30:00+05:00') ?? new Date(0), '14:30:00+05:00')).toBe(
    '14:30:00+05:00',
  );
  expect(clockTimeText(clockTime('14:30:00') ?? new Date(0), null)).toBe('14:30:00');
});

it('reads a moment with any offset', () => {
  expect(instant('2026-11-21T14:30:00+03:00')?.toISOString()).toBe('2026-11-21T11:30:00.000Z');
  expect(instant('soon')).toBeNull();
});

it('notices seconds that an input of hours and minutes would hide', () => {
  expect(hasSeconds('14:30:00')).toBe(false);
  expect(hasSeconds('14:30:05')).toBe(true);
  expect(hasSeconds('2026-11-21T14:30:00+03:00')).toBe(false);
  expect(hasSeconds('2026-11-21T14:30:59.5Z')).toBe(true);
});

it.each([
  ['Europe/Moscow', '1905-05-05', 'Москва'],
  ['Europe/Moscow', '2026-11-21', 'Москва'],
  ['Asia/Novosibirsk', '2026-07-21', 'Новосибирск'],
  ['Europe/Berlin', '2026-07-21', 'Центральная Европа, летнее время'],
  ['Europe/Berlin', '2026-11-21', 'Центральная Европа, стандартное время'],
  ['Australia/Sydney', '2026-01-21', 'Восточная Австралия, летнее время'],
])('calls a zone by its place, and by its hour where that changes: %s on %s', (zone, day, name) => {
  process.env['TZ'] = zone;
  expect(zoneName(new Date(`${day}T10:00:00Z`), 'ru')).toBe(name);
});

it('knows no day of the calendar in a year before the first, nor in infinity', () => {
  expect([calendarDate('0044-03-15 BC'), calendarDate('infinity'), calendarDate('')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(localDateTime('0044-03-15T10:00:00 BC')).toBeNull();
  expect(instant('0044-03-15T10:00:00Z BC')).toBeNull();
  expect(calendarDateText(calendarDate('0044-03-15') ?? new Date())).toBe('0044-03-15');
});

it('a time that no clock shows is none', () => {
  expect(['24:00', '10', '1:00', '10:00:00+3'].map(clockTime)).toEqual([null, null, null, null]);
  expect(localDateTime('2026-11-21T24:00')).toBeNull();
  expect(localDateTime('soon')).toBeNull();
  expect(localDateTimeText(localDateTime('2026-11-21') ?? new Date())).toBe('2026-11-21T00:00:00');
  expect(localDateTimeText(localDateTime('2026-11-21 23:59:58.5+03') ?? new Date())).toBe(
    '2026-11-21T23:59:58',
  );
});

it('keeps the fraction of a second as long as the second stays', () => {
  expect(withFraction('2026-11-21T14:31:05+03:00', '2026-11-21T14:30:05.123456+03:00')).toBe(
    '2026-11-21T14:31:05.123456+03:00',
  );
  expect(withFraction('14:30:06', '14:30:05.5')).toBe('14:30:06');
  expect(withFraction('14:30:05', null)).toBe('14:30:05');
  expect(clockTimeText(clockTime('09:05:07.25Z') ?? new Date(0), '09:05:07.25Z')).toBe(
    '09:05:07.25Z',
  );
});

it('writes the offset of the zone at that moment, of minutes too', () => {
  const moment = new Date('2026-07-21T10:00:00.750Z');
  const written = ['America/New_York', 'Asia/Kathmandu', 'UTC'].map((zone) => {
    process.env['TZ'] = zone;
    return instantText(moment);
  });
  expect(written).toEqual([
    '2026-07-21T06:00:00-04:00',
    '2026-07-21T15:45:00+05:45',
    '2026-07-21T10:00:00+00:00',
  ]);
  process.env['TZ'] = 'Europe/Moscow';
  expect(instantText(new Date('1905-05-05T10:00:00.5Z'))).toBe('1905-05-05T10:00:00Z');
});
