import type { Formats } from './formats.ts';
import { lazily } from './lazily.ts';

/** Creates the formats of dates and moments in a language. `point` returns its decimal separator. */
export function createTimeFormats(
  language: string,
  locale: string,
  point: () => string,
): Pick<Formats, 'date' | 'time' | 'instant' | 'instantInFull' | 'localDateTime'> {
  const dateParts: Intl.DateTimeFormatOptions =
    language === 'ru'
      ? { day: '2-digit', month: '2-digit', year: 'numeric' }
      : { day: 'numeric', month: 'short', year: 'numeric' };
  const clock: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  const dated = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...dateParts, ...options }));
  const day = dated({ timeZone: 'UTC' });
  const moment = dated(clock);
  const momentInFull = dated({ ...clock, second: '2-digit', timeZoneName: 'short' });
  const momentOfPlace = dated({ ...clock, second: '2-digit', timeZoneName: 'shortGeneric' });
  const wallMoment = dated({ ...clock, timeZone: 'UTC' });

  const withDate = (value: string, format: () => Intl.DateTimeFormat, text = value): string => {
    const date = new Date(text);
    return Number.isNaN(date.getTime()) ? value : format().format(date);
  };

  const date = (value: string) => {
    const [, year, month, dayOfMonth] = /^(\d{4,})-(\d{2})-(\d{2})$/.exec(value) ?? [];
    if (year === undefined) return value;
    // Russian dates show leading zeros of early years, which `Intl` omits.
    return language === 'ru'
      ? `${dayOfMonth}.${month}.${year}`
      : withDate(value, day, `${value}T00:00:00Z`);
  };
  const time = (value: string) => {
    const match = /^(\d{2}:\d{2})(?::(\d{2}(?:\.\d+)?))?(.*)$/.exec(value);
    if (!match) return value;
    const [, minutes = '', seconds, offset = ''] = match;
    const hasSeconds = seconds !== undefined && Number(seconds) !== 0;
    return `${minutes}${hasSeconds ? `:${seconds.replace('.', point())}` : ''}${offset}`;
  };
  const localDateTime = (value: string) =>
    /[Zz]|[+-]\d{2}:?\d{2}$/.test(value) ? value : withDate(value, wallMoment, `${value}Z`);

  return {
    date,
    time,
    instant: (value) => withDate(value, moment),
    instantInFull: (value) => {
      const text = withDate(value, momentInFull);
      return /:\d\d:\d\d$/.test(text) ? withDate(value, momentOfPlace) : text;
    },
    localDateTime,
  };
}
