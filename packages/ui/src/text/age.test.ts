import { expect, it } from 'vitest';

import { ageOf } from './age.ts';

const now = Date.parse('2026-11-27T12:00:00.000Z');

it.each([
  ['2026-11-27T11:59:40.000Z', 'ru', 'в эту минуту'],
  ['2026-11-27T11:55:00.000Z', 'ru', '5 минут назад'],
  ['2026-11-27T09:30:00.000Z', 'ru', '2 часа назад'],
  ['2026-11-26T11:00:00.000Z', 'ru', 'вчера'],
  ['2026-11-20T11:00:00.000Z', 'en', '7 days ago'],
  // The clock of the machine was put back.
  ['2026-11-27T13:00:00.000Z', 'en', 'this minute'],
])('says how long ago %s was in %s', (moment, language, text) => {
  expect(ageOf(moment, language, now)).toBe(text);
});
