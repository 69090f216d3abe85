import type { JSONValue } from 'grafserv';

/** Text of a JSON number in place of one that JavaScript would round. `JSON.stringify` writes it. */
export interface RawNumber {
  readonly rawJSON: string;
}

declare global {
  interface JSON {
    rawJSON(text: string): RawNumber;
    isRawJSON(value: unknown): value is RawNumber;
  }
}

/**
 * `JSON.parse` without a loss: numbers that JavaScript cannot hold digit by digit
 * (`9007199254740993`, `1e400`) stay the text that they are, as `JSON.rawJSON`.
 */
export function parseExactJson(text: string): JSONValue {
  if (!mayRound.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown, ...[context]: unknown[]) =>
    typeof value === 'number' && hasSource(context) ? exactNumber(context.source) : value,
  );
}

/** Tests for the context of `JSON.parse` with the source text of a number. */
function hasSource(context: unknown): context is { readonly source: string } {
  return (
    typeof context === 'object' &&
    context !== null &&
    'source' in context &&
    typeof context.source === 'string'
  );
}

/** A number, or its text where it would not be the same number. */
export function exactNumber(source: string): number | RawNumber {
  const value = Number(source);
  return isEqualNumber(source, value) ? value : JSON.rawJSON(source);
}

/** Sixteen digits and points in a row, or an exponent. */
const mayRound = /[\d.]{16}|\d[eE][+-]?\d\d|-0/;

function isEqualNumber(source: string, value: number): boolean {
  if (Object.is(value, -0)) return false;
  return Number.isFinite(value) && decimal(source) === decimal(String(value));
}

/** `1.50e3` and `1500` alike: digits without zeros around them, and the place of the point. */
function decimal(number: string): string {
  const [, sign = '', integerDigits = '', fraction = '', exponent = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  const digits = (integerDigits + fraction).replace(/^0+/, '');
  const significantDigits = digits.replace(/0+$/, '');
  if (significantDigits === '') return '0';
  const scale = Number(exponent) - fraction.length + (digits.length - significantDigits.length);
  return `${sign}${significantDigits}e${scale}`;
}
