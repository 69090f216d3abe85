import type { FieldKind } from '@admin/gql/resource';

import { UnparsedText } from './unparsed-text.ts';

const spaces = /[\s\u00a0\u2009\u202f'’]/g;
const minus = /^[−–]/;

/** Text of a number without spaces between digits, with an ASCII minus. */
export function tidyNumber(text: string): string {
  return text.trim().replace(spaces, '').replace(minus, '-');
}

/**
 * Exact decimal of typed text, as text with a point: `'1 234,50'` is `'1234.50'`, `',5'` is
 * `'0.5'`. Comma and point both separate the fraction. Where both occur, the last one is the
 * decimal separator and the others group digits. Trailing zeros are kept.
 */
export function parseDecimal(text: string): string | UnparsedText {
  const point = withPoint(tidyNumber(text));
  const match = point === null ? null : /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(point);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (whole === '' && fraction === '')
    return new UnparsedText(text, { key: 'input.problem.decimal' });
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const magnitude = fraction === '' ? digits : `${digits}.${fraction}`;
  return sign === '-' && /[1-9]/.test(magnitude) ? `-${magnitude}` : magnitude;
}

/** `1.234,50` and `1,234.50` to `1234.50`; `null` when the separators make no sense. */
function withPoint(text: string): string | null {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return text;
  const [whole, fraction] = [text.slice(0, last), text.slice(last + 1)];
  if (!/[.,]/.test(whole)) return `${whole}.${fraction}`;
  const group = text[last] === ',' ? '.' : ',';
  const groups = whole.replace(/^[+-]/, '').split(group);
  const grouped = groups.every((digits, index) =>
    (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(digits),
  );
  return grouped ? `${whole.replaceAll(group, '')}.${fraction}` : null;
}

/**
 * 64-bit and longer integers as text of digits: `'9 007 199 254 740 993'` is `'9007199254740993'`.
 * Never a `Number`.
 */
export function parseBigInteger(text: string): string | UnparsedText {
  const match = /^([+-]?)(\d+)$/.exec(tidyNumber(text));
  if (!match) return new UnparsedText(text, { key: 'input.problem.integer' });
  const digits = (match[2] ?? '').replace(/^0+(?=\d)/, '');
  return match[1] === '-' && digits !== '0' ? `-${digits}` : digits;
}

/** Integers that GraphQL's `Int` carries: 32 bits with a sign. */
const intMax = 2_147_483_647;

export function parseInteger(text: string): number | UnparsedText {
  const digits = parseBigInteger(text);
  if (digits instanceof UnparsedText) return digits;
  const value = Number(digits);
  if (value > intMax || value < -intMax - 1) {
    return new UnparsedText(text, {
      key: 'input.problem.integerRange',
      values: { min: -intMax - 1, max: intMax },
    });
  }
  return value;
}

/** Floating-point number, with an exponent if typed: `'1,5e-7'`. */
export function parseFloatingPoint(text: string): number | UnparsedText {
  const [mantissa = '', exponent = '0', ...rest] = tidyNumber(text).split(/e/i);
  const decimal = parseDecimal(mantissa);
  const value =
    rest.length > 0 || !/^[+-]?\d+$/.test(exponent) || decimal instanceof UnparsedText
      ? Number.NaN
      : Number(`${decimal}e${exponent}`);
  return Number.isFinite(value) ? value : new UnparsedText(text, { key: 'input.problem.decimal' });
}

/** Parsers of typed text by kind of number. */
export const numberParsers = {
  integer: parseInteger,
  bigint: parseBigInteger,
  decimal: parseDecimal,
  float: parseFloatingPoint,
};

export type NumberKind = keyof typeof numberParsers;

export function isNumberKind(kind: FieldKind): kind is NumberKind {
  return Object.hasOwn(numberParsers, kind);
}

/** A number as a field of a form shows it: no grouping, the language's decimal separator. */
export function numberText(value: unknown, decimalSeparator: string): string {
  return typeof value === 'number' || typeof value === 'string'
    ? String(value).replace('.', decimalSeparator)
    : '';
}

/**
 * Tests whether two decimals are equal: `'1.50'` and `'1.5'`. The comparison is exact for any
 * length.
 */
export function isSameDecimal(a: string, b: string): boolean {
  return compareDecimals(a, b) === 0;
}

/**
 * Compares two decimals: negative for `a < b`, 0 for equal numbers, positive for `a > b`. `NaN`
 * when one of them is no decimal.
 */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [decimalParts(a), decimalParts(b)];
  if (!left || !right) return a === b ? 0 : Number.NaN;
  const scale = Math.max(left.fraction.length, right.fraction.length);
  const difference = scaled(left, scale) - scaled(right, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/**
 * Numbers of significant digits before and after the point: 0 and 1 for `'00.50'`. `null` for text
 * that is no decimal or has an exponent.
 */
export function decimalPlaces(
  text: string,
): { readonly before: number; readonly behind: number } | null {
  const parts = decimalParts(text);
  return (
    parts && {
      before: parts.integer.replace(/^0+/, '').length,
      behind: parts.fraction.replace(/0+$/, '').length,
    }
  );
}

interface DecimalParts {
  readonly sign: string;
  readonly integer: string;
  readonly fraction: string;
}

function decimalParts(text: string): DecimalParts | null {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  return match ? { sign: match[1] ?? '', integer: match[2] ?? '', fraction: match[3] ?? '' } : null;
}

function scaled({ sign, integer, fraction }: DecimalParts, scale: number): bigint {
  const magnitude = BigInt(`0${integer}${fraction.padEnd(scale, '0')}`);
  return sign === '-' ? -magnitude : magnitude;
}
