import { expect, it } from 'vitest';

import {
  dateTimeOfText,
  dayOfText,
  instantOfText,
  localDateTimeOfText,
  midnightOfText,
  timeOfText,
  zoned,
} from './moment-text.ts';

it.each([
  ['2024-02-03', '2024-02-03'],
  ['2024-2-3', '2024-02-03'],
  ['01/02/2024', '2024-02-01'],
  ['1.2.24', '2024-02-01'],
  ['01.02.2024 г.', '2024-02-01'],
  ['1 февраля 2024', '2024-02-01'],
  ['1 Февраля 2024 г.', '2024-02-01'],
  ['9 мая 1945 года', '1945-05-09'],
  ['1 февр. 2024', '2024-02-01'],
  ['1 February 2024', '2024-02-01'],
  ['2nd Mar 2024', '2024-03-02'],
  ['February 1, 2024', '2024-02-01'],
  ['Sept. 1st, 2024', '2024-09-01'],
  ['1.2.69', '2069-02-01'],
  ['1.2.70', '1970-02-01'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', undefined],
  ['2024-13-01', undefined],
  ['0.1.2024', undefined],
  ['31.02.2024', undefined],
  ['13/13/2024', undefined],
  ['1 брюмера 1799', undefined],
  ['вчера', undefined],
  ['', undefined],
])('reads the day of %j as %j', (text, day) => {
  expect(dayOfText(text)).toBe(day);
});

it.each([
  ['2024-02-03T00:00:00Z', '2024-02-03'],
  ['03.02.2024, 00:00', '2024-02-03'],
  ['2024-02-03T22:15:00Z', undefined],
  ['2024-02-03 00:00:00.000+03:00', '2024-02-03'],
  ['2024-02-03T00:00:00.5', undefined],
  ['03.02.2024', '2024-02-03'],
])('drops no time from %j', (text, day) => {
  expect(midnightOfText(text)).toBe(day);
});

it.each([
  ['9:05', '09:05:00'],
  ['14:30:07,25', '14:30:07.25'],
  ['14:30+03', '14:30:00+03'],
  ['14:30:07z', '14:30:07z'],
  ['23:59:59', '23:59:59'],
  ['24:00', undefined],
  ['23:60', undefined],
  ['23:59:60', undefined],
  ['14', undefined],
])('reads the time of %j as %j', (text, time) => {
  expect(timeOfText(text)).toBe(time);
});

it.each([
  ['1 февраля 2024, 9:05', '2024-02-01T09:05:00'],
  ['2024-02-03 10:00:00.123456', '2024-02-03T10:00:00.123456'],
  ['2024-02-03T10:00:00Z', '2024-02-03T10:00:00Z'],
  ['03.02.2024', '2024-02-03T00:00:00'],
  ['03.02.2024 25:00', undefined],
])('reads the date and time of %j as %j', (text, moment) => {
  expect(dateTimeOfText(text)).toBe(moment);
});

it('keeps the offset and the fraction of a moment, and takes none for a clock on the wall', () => {
  expect(instantOfText('2024-02-03T10:00:00.123456Z')).toBe('2024-02-03T10:00:00.123456Z');
  expect(localDateTimeOfText('2024-02-03T10:00:00Z')).toBeUndefined();
  expect(localDateTimeOfText('3.2.2024 10:00')).toBe('2024-02-03T10:00:00');
});

it('reads a moment without an offset by the clock of the browser', () => {
  const before = process.env['TZ'];
  process.env['TZ'] = 'Asia/Kathmandu';
  expect(instantOfText('3.2.2024 10:00:05,125')).toBe('2024-02-03T10:00:05.125+05:45');
  expect(instantOfText('3.2.2024')).toBe('2024-02-03T00:00:00+05:45');
  expect(zoned('2024-02-03T10:00:00')).toBe('2024-02-03T10:00:00+05:45');
  process.env['TZ'] = before;
  expect(zoned('2024-02-03T10:00:00+99:00')).toBeUndefined();
  expect([instantOfText('soon'), localDateTimeOfText('soon')]).toEqual([undefined, undefined]);
});
