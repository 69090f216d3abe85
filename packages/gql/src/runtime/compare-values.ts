/**
 * Compares decimals as text, so that no digit is lost; negative for `a < b`. `NaN` is greater than
 * any number.
 */
export function compareDecimals(a: string, b: string): number {
  const one = digitsOf(a);
  const other = digitsOf(b);
  if (!one || !other) return compareNumbers(Number(a), Number(b));
  const places = Math.max(one.fraction.length, other.fraction.length);
  const difference = scaled(one, places) - scaled(other, places);
  return difference < 0n ? -1 : Number(difference > 0n);
}

interface Digits {
  readonly isNegative: boolean;
  readonly integer: string;
  readonly fraction: string;
}

function digitsOf(text: string): Digits | undefined {
  const [, sign, integer = '', fraction = ''] = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text) ?? [];
  return integer === '' ? undefined : { isNegative: sign === '-', integer, fraction };
}

function scaled({ isNegative, integer, fraction }: Digits, places: number): bigint {
  const digits = BigInt(integer + fraction.padEnd(places, '0'));
  return isNegative ? -digits : digits;
}

function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a < b ? -1 : Number(a > b);
}

/** Compares ISO 8601 moments with offsets, including digits after the milliseconds. */
export function compareInstants(a: string, b: string): number {
  const difference = compareNumbers(Date.parse(a), Date.parse(b));
  return difference === 0 ? compareTexts(behindMilliseconds(a), behindMilliseconds(b)) : difference;
}

const behindMilliseconds = (instant: string): string =>
  /\.\d{3}(\d*)/.exec(instant)?.[1]?.replace(/0+$/, '') ?? '';

/**
 * Compares times of day: `14:30:00`, `14:30:00.5+03:00`. Times with offsets are compared as moments
 * of one day, as in PostgreSQL.
 */
export function compareTimes(a: string, b: string): number {
  const hasOffset = /[Z+-]/.test(a) && /[Z+-]/.test(b);
  return hasOffset
    ? compareInstants(`2000-01-01T${withMinutes(a)}`, `2000-01-01T${withMinutes(b)}`)
    : compareTexts(a, b);
}

/** Adds the minutes of an offset, which PostgreSQL omits when they are zero. */
const withMinutes = (time: string): string => time.replace(/([+-]\d\d)$/, '$1:00');

/** Compares texts by code units. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
