/** Suffix of PostgreSQL for dates and moments before the year 1. */
const beforeChrist = / BC$/;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/**
 * A `Date` with the year, month and day of the text in the browser's calendar, without conversion
 * between time zones. `null` for `infinity` and for a year before the first, `0044-03-15 BC`.
 */
export function calendarDate(text: string): Date | null {
  const match = beforeChrist.test(text) ? null : /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return match ? localDate(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** ISO date of the day in the browser's time zone: `2026-11-21`. */
export function calendarDateText(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

function localDate(
  year: number,
  month: number,
  day: number,
  hours = 0,
  minutes = 0,
  seconds = 0,
): Date {
  const date = new Date(2000, 0, 1, hours, minutes, seconds);
  // The constructor would read years below 100 as 1900 and later.
  date.setFullYear(year, month - 1, day);
  return date;
}

/** Parsed time of day, `14:30:05.25+03:00`. */
interface TimeParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly offset: string;
}

function timeParts(text: string): TimeParts | null {
  const match = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/.exec(text);
  // `24:00` is the end of a day, which a `Date` of that day cannot represent.
  return match && Number(match[1]) < 24
    ? {
        hours: Number(match[1]),
        minutes: Number(match[2]),
        seconds: Number(match[3] ?? 0),
        offset: match[4] ?? '',
      }
    : null;
}

/** A `Date` with the time of day, on an arbitrary day that has every hour. */
export function clockTime(text: string): Date | null {
  const parts = timeParts(text);
  return parts && localDate(2000, 1, 1, parts.hours, parts.minutes, parts.seconds);
}

/** `14:30:00`, with the offset that the previous value had. */
export function clockTimeText(date: Date, previous: unknown): string {
  const offset = typeof previous === 'string' ? (timeParts(previous)?.offset ?? '') : '';
  return withFraction(`${clock(date)}${offset}`, previous);
}

/** The text with the fraction of a second that the previous value had at the same second. */
export function withFraction(text: string, previous: unknown): string {
  const [, second, fraction] = /:\d{2}:(\d{2})(\.\d+)/.exec(String(previous)) ?? [];
  return fraction === undefined
    ? text
    : text.replace(/(:\d{2}:)(\d{2})/, (clockText, minute: string, own: string) =>
        own === second ? `${minute}${own}${fraction}` : clockText,
      );
}

const clock = (date: Date) =>
  `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;

/** `Date` of the local time `2026-11-21T14:30:00` in the browser's time zone. */
export function localDateTime(text: string): Date | null {
  if (beforeChrist.test(text)) return null;
  const [day = '', time = '00:00'] = text.split(/[T ]/);
  const [date, parts] = [calendarDate(day), timeParts(time)];
  if (!date || !parts) return null;
  date.setHours(parts.hours, parts.minutes, parts.seconds);
  return date;
}

export function localDateTimeText(date: Date): string {
  return `${calendarDateText(date)}T${clock(date)}`;
}

/** A point in time, from a text with any offset. */
export function instant(text: string): Date | null {
  const time = beforeChrist.test(text) ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}

/**
 * `2026-11-21T14:30:00+03:00` in the browser's zone at that moment. `1905-05-05T10:00:00Z` for
 * times before standard time, when the zone's offset had seconds (2:30:17 in Moscow), which the
 * offset in a text cannot have.
 */
export function instantText(date: Date): string {
  if (date.getSeconds() !== date.getUTCSeconds()) return date.toISOString().replace(/\.\d+/, '');
  const offset = -date.getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${localDateTimeText(date)}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}

/**
 * Tests whether a value has seconds other than zero, which an input of hours and minutes would
 * hide.
 */
export function hasSeconds(value: unknown): boolean {
  return typeof value === 'string' && /\d{2}:\d{2}:(?!00(?:\.0*)?(?:Z|[+-]|$))\d{2}/.test(value);
}

/**
 * Name of the browser's time zone at a moment: `Москва`; `Центральная Европа, летнее время` in
 * zones with daylight saving time in that year, where an hour may occur twice.
 */
export function zoneName(date: Date, language: string): string {
  const [winter, summer] = [0, 6].map((month) =>
    new Date(date.getFullYear(), month, 1).getTimezoneOffset(),
  );
  const timeZoneName = winter === summer ? 'shortGeneric' : 'long';
  const parts = new Intl.DateTimeFormat(language, { timeZoneName }).formatToParts(date);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}
