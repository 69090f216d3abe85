import type { FieldKind, IntervalValue, RangeBound, RangeValue } from '@admin/gql/resource';

import { createNumberFormats } from './number-formats.ts';
import { createTimeFormats } from './time-formats.ts';

/** Formats of values in a language. Invalid numbers and dates are returned unchanged. */
export interface Formats {
  readonly language: string;
  integer(value: number): string;
  /** `'9007199254740993'` is `9 007 199 254 740 993`. */
  bigint(value: string): string;
  /** Exact, with the digits of the text: `'1234.50'` is `1 234,50`. */
  decimal(value: string): string;
  float(value: number): string;
  /**
   * An exact amount with the fraction digits and the symbol of its currency, `12,99 €`. An amount
   * without a currency is formatted as a number. With `minorUnits`, `'1299'` counts the smallest
   * unit of the currency.
   */
  money(value: string, currency: string | undefined, minorUnits?: boolean): string;
  /** `'2026-11-21'` is `21.11.2026`, in any time zone. */
  date(value: string): string;
  /** `'14:30:00'` is `14:30`. Seconds other than zero and an offset are shown. */
  time(value: string): string;
  /** In the time zone of the browser: `21.11.2026, 14:30`. */
  instant(value: string): string;
  /**
   * With seconds and the name of the zone: `21.11.2026, 14:30:05 GMT+3`; for times before standard
   * time with the name of the city: `05.05.1905, 12:30:17 Москва`.
   */
  instantInFull(value: string): string;
  localDateTime(value: string): string;
  /** `2 дн. 3 ч`. */
  interval(value: IntervalValue): string;
  /**
   * `of` is the kind of the bounds. Ranges of days and integers are shown with their last value
   * included.
   */
  range(value: RangeValue, of: FieldKind | undefined): string;
  /** `1,4 МБ`. */
  bytes(count: number): string;
}

const locales: ReadonlyMap<string, string> = new Map([
  ['ru', 'ru-RU'],
  ['en', 'en-GB'],
]);

const intervalUnits = [
  ['years', 'year'],
  ['months', 'month'],
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
  ['seconds', 'second'],
] as const;

const numeric: ReadonlySet<FieldKind> = new Set(['integer', 'bigint', 'decimal', 'float']);

/** Texts around the bounds of a range: `from`: `с {{value}}`. */
export interface RangeTexts {
  from(value: string): string;
  until(value: string): string;
  readonly unbounded: string;
  /** A range without values. */
  readonly empty: string;
}

/** Creates the formats of a language. The locale of `Intl` follows from the language. */
export function createFormats(language: string, rangeTexts: RangeTexts): Formats {
  const locale = locales.get(language) ?? language;
  const numbers = createNumberFormats(locale);
  const times = createTimeFormats(language, locale, numbers.point);
  const units = (unit: string, value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const bound = (value: unknown, kind: FieldKind | undefined): string => {
    if (typeof value === 'number') return numbers.float(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    if (kind === 'date') return times.date(value);
    if (kind === 'time') return times.time(value);
    if (kind === 'instant') return times.instant(value);
    if (kind === 'localDateTime') return times.localDateTime(value);
    return kind !== undefined && numeric.has(kind) ? numbers.decimal(value) : value;
  };

  return {
    language,
    ...numbers,
    ...times,
    interval: (value) => {
      const parts = intervalUnits.flatMap(([key, unit]) => {
        const amount = value[key];
        return amount ? [units(unit, amount)] : [];
      });
      return parts.length > 0 ? parts.join(' ') : units('second', 0);
    },
    range: ({ start, end, isEmpty }, of) => {
      if (isEmpty) return rangeTexts.empty;
      const from = start && bound(start.value, of);
      const to = end && bound(lastValue(end, of), of);
      if (from !== null && to !== null) return from === to ? from : `${from} — ${to}`;
      if (from !== null) return rangeTexts.from(from);
      return to === null ? rangeTexts.unbounded : rangeTexts.until(to);
    },
  };
}

/**
 * The last day or integer of a range whose end is exclusive. Other kinds have no last value: the
 * bound itself is returned.
 */
function lastValue({ value, inclusive }: RangeBound, of: FieldKind | undefined): unknown {
  if (inclusive) return value;
  if (of === 'date' && typeof value === 'string') {
    const before = new Date(`${value}T00:00:00Z`);
    if (Number.isNaN(before.getTime())) return value;
    before.setUTCDate(before.getUTCDate() - 1);
    return before.toISOString().slice(0, 10);
  }
  if (of === 'integer' && typeof value === 'number') return value - 1;
  if ((of === 'bigint' || of === 'integer') && typeof value === 'string' && /^-?\d+$/.test(value))
    return String(BigInt(value) - 1n);
  return value;
}
