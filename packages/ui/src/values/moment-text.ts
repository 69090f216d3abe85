import { calendarDate, instant, instantText, localDateTime } from './date-text.ts';

/** Beginnings of the names of months, in Russian and in English, in their order. */
const months = [
  ['янв', 'jan'],
  ['фев', 'feb'],
  ['мар', 'mar'],
  ['апр', 'apr'],
  ['мая', 'май', 'may'],
  ['июн', 'jun'],
  ['июл', 'jul'],
  ['авг', 'aug'],
  ['сен', 'sep'],
  ['окт', 'oct'],
  ['ноя', 'nov'],
  ['дек', 'dec'],
] as const;

/**
 * Date `2026-11-21`, parsed from `21.11.2026`, `21/11/26`, `21 ноября 2026 г.`, `Nov 21, 2026` and
 * similar texts. The day precedes the month where both are numbers. `undefined` for an invalid
 * date.
 */
export function dayOfText(text: string): string | undefined {
  const [day, month, year] = dayParts(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const century = Number(year) < 70 ? '20' : '19';
  const fullYear = year.length === 2 ? century + year : year;
  const whole = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = calendarDate(whole);
  // `Date` turns the 31st of February into another day.
  return date && date.getMonth() + 1 === Number(month) && date.getDate() === Number(day)
    ? whole
    : undefined;
}

function dayParts(text: string): readonly [day: string, month: string, year: string] | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? ''];
  const numbers = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?:\s?г\.?)?$/.exec(text);
  if (numbers) return [numbers[1] ?? '', numbers[2] ?? '', numbers[3] ?? ''];
  const named = /^(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}{3,})\.?,?\s+(\d{4})(?:\s?г(?:\.|ода)?)?$/u;
  const dayFirst = named.exec(text);
  if (dayFirst) return namedParts(dayFirst[1], dayFirst[2], dayFirst[3]);
  const monthFirst = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text);
  return monthFirst ? namedParts(monthFirst[2], monthFirst[1], monthFirst[3]) : undefined;
}

function namedParts(day = '', name = '', year = ''): readonly [string, string, string] | undefined {
  const beginning = name.toLowerCase().slice(0, 3);
  const month = months.findIndex((each) => each.some((start) => start === beginning)) + 1;
  return month === 0 ? undefined : [day, String(month), year];
}

/** Date of a text with an optional time, which must be midnight, because another time would be lost. */
export function midnightOfText(text: string): string | undefined {
  const [day = '', time] = text.trim().split(/[T\s]+(?=\d{1,2}:)/);
  const isMidnight =
    time === undefined || /^[0:]+(?:[.,]0+)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/.test(time);
  return isMidnight ? dayOfText(day.replace(/,$/, '')) : undefined;
}

/** Time `14:30:00`, parsed from `14:30`, `9:05:07,25`. An offset is kept. */
export function timeOfText(text: string): string | undefined {
  const [, hours = '', minutes = '', seconds = '00', fraction = '', offset = ''] =
    /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i.exec(
      text.trim(),
    ) ?? [];
  if (minutes === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    return undefined;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}${fraction === '' ? '' : `.${fraction}`}${offset}`;
}

/**
 * Local date and time `2026-11-21T14:30:00`, with the offset of the text if it has one. A date
 * without a time gets midnight.
 */
export function dateTimeOfText(text: string): string | undefined {
  const [day = '', time = '00:00'] = text.trim().split(/(?:T|,?\s+)(?=\d{1,2}:)/);
  const [date, clock] = [dayOfText(day), timeOfText(time)];
  return date !== undefined && clock !== undefined ? `${date}T${clock}` : undefined;
}

/** Date and time without an offset; `undefined` for a text that has one. */
export function localDateTimeOfText(text: string): string | undefined {
  const read = dateTimeOfText(text);
  return read !== undefined && !hasOffset(read) ? read : undefined;
}

/**
 * Moment of a date and time in the browser's time zone, or with the offset of the text. The
 * fraction of a second keeps its digits.
 */
export function instantOfText(text: string): string | undefined {
  const read = dateTimeOfText(text);
  return read === undefined ? undefined : zoned(read);
}

/** @param dateTime `2026-11-21T14:30:00`, with an offset or without */
export function zoned(dateTime: string): string | undefined {
  if (hasOffset(dateTime)) return instant(dateTime) ? dateTime : undefined;
  const at = localDateTime(dateTime);
  const fraction = /\.\d+$/.exec(dateTime)?.[0] ?? '';
  return at ? instantText(at).replace(/(T\d{2}:\d{2}:\d{2})/, `$1${fraction}`) : undefined;
}

function hasOffset(dateTime: string): boolean {
  return /(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(dateTime.slice(11));
}
