export { ExactNumber, exactNumber } from './exact-number.ts';

/**
 * Scalars without an exact JavaScript type are text, with a branded type per kind: a decimal is not
 * a 64-bit integer, a calendar date is not an instant, and neither is an arbitrary string. The
 * brand only exists for the compiler.
 */
declare const scalar: unique symbol;
type Branded<TName extends string> = string & { readonly [scalar]: TName };

/** Decimal number, exact, with a point: `'1234.50'`. Never a `number`. */
export type Decimal = Branded<'Decimal'>;
/** Integer of any size, exact: `'9007199254740993'`. Never a `number`. */
export type BigInteger = Branded<'BigInteger'>;
/** Calendar date: `'2026-11-21'`, independent of any time zone. */
export type LocalDate = Branded<'LocalDate'>;
/** Time of day: `'14:30:00'`, with an offset where the server sends one. */
export type LocalTime = Branded<'LocalTime'>;
/** Local date and time, without offset: `'2026-11-21T14:30:00'`. */
export type LocalDateTime = Branded<'LocalDateTime'>;
/** Point in time, with offset: `'2026-11-21T11:30:00+03:00'`. */
export type Instant = Branded<'Instant'>;

const patterns = {
  decimal: /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/,
  integer: /^-?\d+$/,
  date: /^(\d{4})-(\d{2})-(\d{2})$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)?$/i,
} as const;
const offset = /(Z|[+-]\d{2}(:?\d{2})?)$/i;

/** Tests for the text of a decimal number: `'1234.50'`, `'1e3'`. `false` for a `number`. */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && patterns.decimal.test(value);
}

/** Tests for the text of an integer of any size: `'9007199254740993'`. `false` for a `number`. */
export function isBigInteger(value: unknown): value is BigInteger {
  return typeof value === 'string' && patterns.integer.test(value);
}

/** Tests for the text of an existing date; `2026-02-30` is none. */
export function isLocalDate(value: unknown): value is LocalDate {
  const match = typeof value === 'string' ? patterns.date.exec(value) : null;
  if (!match) return false;
  const [, year, month, date] = match.map(Number);
  const day = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
  return day.getUTCMonth() + 1 === month && day.getUTCDate() === date;
}

/** Tests for the text of a time of day: `'14:30'`, `'14:30:00.5'`, with or without an offset. */
export function isLocalTime(value: unknown): value is LocalTime {
  return typeof value === 'string' && patterns.time.test(value);
}

/** Tests for the text of a date and time without an offset: `'2026-11-21T14:30:00'`. */
export function isLocalDateTime(value: unknown): value is LocalDateTime {
  if (typeof value !== 'string') return false;
  const [date, time, ...surplus] = value.split(/[T ]/);
  return surplus.length === 0 && isLocalDate(date) && isLocalTime(time) && !offset.test(time);
}

/** Tests for the text of a point in time, with an offset: `'2026-11-21T11:30:00+03:00'`. */
export function isInstant(value: unknown): value is Instant {
  if (typeof value !== 'string') return false;
  const [date, time, ...rest] = value.split(/[T ]/);
  return rest.length === 0 && isLocalDate(date) && isLocalTime(time) && offset.test(time);
}

/**
 * @throws TypeError when the text is not a decimal number with a point, or a number cannot be
 *   written exactly.
 */
export function toDecimal(value: string | number | bigint): Decimal {
  const text = typeof value === 'number' ? exactText(value) : String(value).trim();
  if (!isDecimal(text))
    throw new TypeError(`Not a decimal number: '${text}'. Write it with a point: '1234.50'.`);
  return text;
}

/**
 * @throws TypeError when the text is not an integer, or a number is beyond what a `number` holds
 *   exactly.
 */
export function toBigInteger(value: string | number | bigint): BigInteger {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new TypeError(`Not an exact integer: ${value}. Pass it as text or bigint.`);
  const text = String(value).trim();
  if (!isBigInteger(text)) throw new TypeError(`Not an integer: '${text}'.`);
  return text;
}

/**
 * Calendar date of a `Date` in the local time zone, or the text itself. @throws TypeError when
 * there is no such day.
 */
export function toLocalDate(value: string | Date): LocalDate {
  const text =
    typeof value === 'string'
      ? value
      : `${String(value.getFullYear()).padStart(4, '0')}-${String(value.getMonth() + 1).padStart(2, '0')}-${String(value.getDate()).padStart(2, '0')}`;
  if (!isLocalDate(text))
    throw new TypeError(`Not a calendar date: '${text}'. Write it as '2026-11-21'.`);
  return text;
}

/** @throws TypeError when the text is not a time of day. */
export function toLocalTime(value: string): LocalTime {
  if (!isLocalTime(value))
    throw new TypeError(`Not a time of day: '${value}'. Write it as '14:30:00'.`);
  return value;
}

/** @throws TypeError when the text is not a date and time, or has an offset. */
export function toLocalDateTime(value: string): LocalDateTime {
  if (!isLocalDateTime(value))
    throw new TypeError(
      `Not a date and time without offset: '${value}'. Write it as '2026-11-21T14:30:00'.`,
    );
  return value;
}

/** @throws TypeError when the text is not a date and time with an offset. */
export function toInstant(value: string | Date): Instant {
  const text = typeof value === 'string' ? value : value.toISOString();
  if (!isInstant(text))
    throw new TypeError(`Not a point in time: '${text}'. Write it as '2026-11-21T11:30:00+03:00'.`);
  return text;
}

function exactText(value: number): string {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw new TypeError(`Not an exact number: ${value}. Pass it as text.`);
  }
  return String(value);
}
