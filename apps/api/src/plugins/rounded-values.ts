import type { DecimalDigits } from '../committed-schema.ts';
import {
  hasBelow,
  isCutOff,
  type TextLimits,
  keptText,
  smallestUnit,
  type Unit,
} from './lost-parts.ts';

/** Precision of a column. */
export interface ColumnPrecision {
  /** Of a column of decimals or amounts, or of lists of them, whose type or domain has a limit. */
  readonly decimal?: DecimalDigits;
  /** Of times, moments and intervals: the digits after the second. */
  readonly secondDigits?: number;
  /** A column of `real`, which keeps 24 bits. */
  readonly isReal?: boolean;
  /** A column of dates, without a time of day. */
  readonly isDate?: boolean;
  /** Of texts. */
  readonly text?: TextLimits;
  /** Of intervals that keep nothing below a unit. */
  readonly unit?: Unit;
}

declare global {
  namespace DataplanPg {
    interface PgCodecAttributeExtensions {
      keptDigits?: ColumnPrecision;
    }
  }
}

/** Object identifiers of types, the same in every database. */
const decimals = new Set(['1700']);
const amounts = new Set(['790']);
const reals = new Set(['700']);
const dates = new Set(['1082']);
const times = new Set(['1083', '1114', '1184', '1266']);
const intervals = new Set(['1186']);

/** Digits after the second that PostgreSQL keeps where a column says nothing. */
const microseconds = 6;

/** From the type of a column and its modifier, the 12 and 2 of `numeric(12,2)`. */
export function keptDigits(
  type: string,
  modifier: number | null,
  moneyScale: number,
): ColumnPrecision | undefined {
  if (decimals.has(type)) {
    const decimal = digitsOf(modifier);
    return decimal && { decimal };
  }
  // Eight bytes are nineteen digits.
  if (amounts.has(type)) return { decimal: { precision: 19, scale: moneyScale } };
  if (reals.has(type)) return { isReal: true };
  if (dates.has(type)) return { isDate: true };
  const own = modifier === null || modifier < 0 ? microseconds : modifier;
  if (times.has(type)) return { secondDigits: own };
  // The upper half says which parts an interval has.
  if (intervals.has(type)) {
    const unit = smallestUnit(modifier);
    return { secondDigits: Math.min(own & 0xffff, microseconds), ...(unit && { unit }) };
  }
  const text = keptText(type, modifier);
  return text && { text };
}

/** PostgreSQL keeps both in one number, four above what it is. */
function digitsOf(modifier: number | null): DecimalDigits | undefined {
  if (modifier === null || modifier < 4) return undefined;
  const both = modifier - 4;
  // The scale has eleven bits and a sign: `numeric(3,-2)` keeps hundreds.
  return { precision: (both >> 16) & 0xffff, scale: ((both & 0x7ff) ^ 1024) - 1024 };
}

/** Why the column would not keep the value as it is; `undefined` where it does. */
export function refusalOfValue(
  kept: ColumnPrecision,
  value: unknown,
  fieldName: string,
): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const item of items.flatMap(boundsOf)) {
    const refusal = item == null ? undefined : refusalOfItem(kept, item, fieldName);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** The two values of a range. */
function boundsOf(item: unknown): readonly unknown[] {
  if (typeof item !== 'object' || item === null || !('start' in item) || !('end' in item))
    return [item];
  return [item.start, item.end].map((bound) =>
    typeof bound === 'object' && bound !== null && 'value' in bound ? bound.value : null,
  );
}

function refusalOfItem(
  { decimal, secondDigits, isReal, isDate, text, unit }: ColumnPrecision,
  item: unknown,
  fieldName: string,
): string | undefined {
  const shown = shownOf(item);
  if (decimal) return refusalOfDecimal(decimal, shown, fieldName);
  if (isReal === true && typeof item === 'number' && !fitsReal(item))
    return `${fieldName} is a number of single precision: ${shown} would be changed.`;
  if (text && typeof item === 'string' && isCutOff(text, item))
    return `${fieldName} keeps ${text.bytes ?? text.characters} ${text.bytes === undefined ? 'characters' : 'bytes'}: the end of ${JSON.stringify(shown)} would be cut off.`;
  if (unit && typeof item === 'object' && item !== null && hasBelow(unit, item))
    return `${fieldName} keeps no parts below the ${unit}: some of ${shown} would be lost.`;
  if (secondDigits !== undefined && digitsAfterSecond(item) > secondDigits)
    return `${fieldName} keeps ${secondDigits} digits after the second: ${shown} would be rounded.`;
  if (isDate === true && /\d[T ]\d\d?:/.test(shown))
    return `${fieldName} is a date: the time of day of ${shown} would be lost.`;
  return undefined;
}

function shownOf(item: unknown): string {
  const text = typeof item === 'string' ? item : (JSON.stringify(item) ?? '');
  return text.slice(0, 1000);
}

function refusalOfDecimal(
  { precision, scale }: DecimalDigits,
  text: string,
  fieldName: string,
): string | undefined {
  const places = placesOf(text);
  if (!places) return undefined;
  const shown = text.slice(0, 100);
  if (places.behind > scale)
    return `${fieldName} is a number of ${precision} digits, ${scale} of them behind the point: ${shown} would be rounded.`;
  if (places.before > precision - scale)
    return `${fieldName} is a number of ${precision} digits, ${scale} of them behind the point: ${shown} is too large.`;
  return undefined;
}

/**
 * Number of digits before and after a number's point, without outer zeros: four and -2 for 1200.
 * `undefined` for zero and for values that are no numbers (`NaN`).
 */
function placesOf(text: string): { readonly before: number; readonly behind: number } | undefined {
  const [, whole, fraction = '', exponent = '0'] =
    /^\s*[+-]?(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?\s*$/.exec(text.replaceAll('_', '')) ?? [];
  if (whole === undefined) return undefined;
  const digits = (whole + fraction).replace(/0+$/, '');
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return undefined;
  const before = whole.length - (digits.length - significant.length) + Number(exponent);
  return { before, behind: significant.length - before };
}

/**
 * Tests whether PostgreSQL writes the number back unchanged: the fewest digits that identify its 24
 * bits.
 */
function fitsReal(value: number): boolean {
  const single = Math.fround(value);
  for (let digits = 1; digits <= 9; digits += 1) {
    const shortest = Number(single.toPrecision(digits));
    if (Math.fround(shortest) === single) return shortest === value;
  }
  return false;
}

/** Of `14:30:00.1250` three. An interval has its seconds as a number. */
function digitsAfterSecond(item: unknown): number {
  if (typeof item === 'object' && item !== null && 'seconds' in item)
    return placesOf(String(item.seconds))?.behind ?? 0;
  // Several ranges are one text.
  const fractions = shownOf(item).matchAll(/:\d\d?[.,](\d+)/g);
  return Math.max(0, ...[...fractions].map(([, digits = '']) => digits.replace(/0+$/, '').length));
}
