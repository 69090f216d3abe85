import type { FieldKind, IntervalValue, RangeBound, RangeValue } from '@admin/gql/resource';

import { currencyDigits, movePoint } from '../values/currency.ts';

/**
 * How values read in a language. Text of a number that is no number, of a date that is no date, is
 * returned as it came.
 */
export interface Formats {
  readonly language: string;
  integer(value: number): string;
  /** `'9007199254740993'` is `9 007 199 254 740 993`. */
  bigint(value: string): string;
  /** Exact, with as many digits as the text has: `'1234.50'` is `1 234,50`. */
  decimal(value: string): string;
  float(value: number): string;
  /**
   * An exact amount by the digits and the sign of its currency, `12,99 €`; without a currency a
   * number. `'1299'` counts the smallest unit where `minorUnits` says so.
   */
  money(value: string, currency: string | undefined, minorUnits?: boolean): string;
  /** `'2026-11-21'` is `21.11.2026`, whatever the time zone. */
  date(value: string): string;
  /** `'14:30:00'` is `14:30`; seconds that are not zero, and an offset, are kept. */
  time(value: string): string;
  /** In the time zone of the browser: `21.11.2026, 14:30`. */
  instant(value: string): string;
  /**
   * With seconds and the name of the zone: `21.11.2026, 14:30:05 GMT+3`; with that of its place
   * while clocks went by the sun, `05.05.1905, 12:30:17 Москва`.
   */
  instantInFull(value: string): string;
  localDateTime(value: string): string;
  /** `2 дн. 3 ч`. */
  interval(value: IntervalValue): string;
  /**
   * `of` is the kind of the bounds. Days and whole numbers are shown up to the last one that
   * belongs to the range.
   */
  range(value: RangeValue, of: FieldKind | undefined): string;
  /** `1,4 МБ`. */
  bytes(count: number): string;
}

const locales: Readonly<Record<string, string>> = { ru: 'ru-RU', en: 'en-GB' };

const intervalUnits = [
  ['years', 'year'],
  ['months', 'month'],
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
  ['seconds', 'second'],
] as const;

const numeric: ReadonlySet<FieldKind> = new Set(['integer', 'bigint', 'decimal', 'float']);

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Texts around the bounds of a range: `from`: `с {{value}}`. */
export interface RangeTexts {
  from(value: string): string;
  until(value: string): string;
  readonly unbounded: string;
  /** A range without values. */
  readonly empty: string;
}

/**
 * Made when it is first asked for: what `Intl` makes takes longer than what it formats, and a page
 * shows few kinds of values.
 */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function createFormats(language: string, rangeTexts: RangeTexts): Formats {
  const locale = locales[language] ?? language;
  const whole = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const float = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));
  const point = lazily(
    () =>
      float()
        .formatToParts(1.5)
        .find((part) => part.type === 'decimal')?.value ?? '.',
  );
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

  const digits = (text: string): string => whole().format(BigInt(text));

  const decimal = (value: string): string => {
    const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(value);
    if (!match) return value;
    const [, sign = '', integer = '', fraction] = match;
    return `${sign === '-' ? '-' : ''}${digits(integer)}${fraction === undefined ? '' : point() + fraction}`;
  };

  const amounts = new Map<string, Intl.NumberFormat>();
  const amountFormat = (
    currency: string | undefined,
    options: { readonly minimumFractionDigits: number; readonly maximumFractionDigits: number },
  ): Intl.NumberFormat => {
    const key = `${currency} ${options.minimumFractionDigits} ${options.maximumFractionDigits}`;
    const known =
      amounts.get(key) ??
      new Intl.NumberFormat(
        locale,
        currency === undefined
          ? options
          : { ...options, style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
      );
    amounts.set(key, known);
    return known;
  };

  const money = (value: string, currency: string | undefined, minorUnits = false): string => {
    const digitsOf = currencyDigits(currency);
    const amount = minorUnits ? movePoint(value, -digitsOf) : value;
    if (!/^-?\d+(\.\d+)?$/.test(amount)) return value;
    const fraction = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0;
    const options = {
      minimumFractionDigits: digitsOf,
      maximumFractionDigits: Math.max(digitsOf, Math.min(fraction, 20)),
    };
    const format = amountFormat(currency, options);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The line above saw that it is the text of a number, which `format` keeps exact.
    return format.format(amount as `${number}`);
  };

  const withDate = (value: string, format: () => Intl.DateTimeFormat, text = value): string => {
    const date = new Date(text);
    return Number.isNaN(date.getTime()) ? value : format().format(date);
  };

  const date = (value: string) => {
    const [, year, month, dayOfMonth] = /^(\d{4,})-(\d{2})-(\d{2})$/.exec(value) ?? [];
    if (year === undefined) return value;
    // Russian dates keep the zeros that Intl drops from early years.
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

  const bound = (value: unknown, kind: FieldKind | undefined): string => {
    if (typeof value === 'number') return float().format(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    if (kind === 'date') return date(value);
    if (kind === 'time') return time(value);
    if (kind === 'instant') return withDate(value, moment);
    if (kind === 'localDateTime') return localDateTime(value);
    return kind !== undefined && numeric.has(kind) ? decimal(value) : value;
  };

  return {
    language,
    integer: (value) => whole().format(value),
    bigint: (value) => (/^-?\d+$/.test(value) ? digits(value) : value),
    decimal,
    float: (value) => float().format(value),
    money,
    date,
    time,
    instant: (value) => withDate(value, moment),
    instantInFull: (value) => {
      const text = withDate(value, momentInFull);
      return /:\d\d:\d\d$/.test(text) ? withDate(value, momentOfPlace) : text;
    },
    localDateTime,
    interval: (value) => {
      const parts = intervalUnits.flatMap(([key, unit]) => {
        const amount = value[key];
        return amount
          ? [
              new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
                amount,
              ),
            ]
          : [];
      });
      return parts.length > 0
        ? parts.join(' ')
        : new Intl.NumberFormat(locale, {
            style: 'unit',
            unit: 'second',
            unitDisplay: 'short',
          }).format(0);
    },
    range: ({ start, end, isEmpty }, of) => {
      if (isEmpty) return rangeTexts.empty;
      const from = start && bound(start.value, of);
      const to = end && bound(lastValue(end, of), of);
      if (from !== null && to !== null) return from === to ? from : `${from} — ${to}`;
      if (from !== null) return rangeTexts.from(from);
      return to === null ? rangeTexts.unbounded : rangeTexts.until(to);
    },
    bytes: (count) => {
      const power = Math.min(
        byteUnits.length - 1,
        count === 0 ? 0 : Math.floor(Math.log(count) / Math.log(1000)),
      );
      const unit = byteUnits[power] ?? 'byte';
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      }).format(count / 1000 ** power);
    },
  };
}

/**
 * The last day or whole number of a range that ends before its bound; other kinds have no last
 * value, and the bound stands.
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
