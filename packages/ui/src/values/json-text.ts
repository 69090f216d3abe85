import { exactNumber } from '@admin/gql/scalars';

import { compareDecimals } from './number-text.ts';
import { UnparsedText } from './unparsed-text.ts';

export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/**
 * Parses JSON text. Text that is invalid, or that has a number JavaScript would round, becomes an
 * `UnparsedText` with the problem and its line or number.
 */
export function parseJson(text: string): unknown {
  return parsed(text, false);
}

/**
 * Parses JSON text with exact numbers: a number that JavaScript would round becomes an object that
 * `JSON.stringify` writes with its digits, in browsers that support it.
 */
export function parseExactJson(text: string): unknown {
  return parsed(text, true);
}

function parsed(text: string, isExact: boolean): unknown {
  try {
    const value: unknown = JSON.parse(text, (_key, item: unknown, ...[context]: unknown[]) =>
      exactItem(item, context),
    );
    const inexact = numbersOf(text).find(
      (number) => isInexact(number) && !(isExact && isKept(number)),
    );
    return inexact === undefined
      ? value
      : new UnparsedText(text, { key: 'input.problem.jsonNumber', values: { number: inexact } });
  } catch (error) {
    const { line, column } = placeOf(text, positionIn(error, text));
    return new UnparsedText(text, { key: 'input.problem.json', values: { line, column } });
  }
}

/** A number of a draft or of JSON text, with its digits where JavaScript would round it. */
export function exactItem(item: unknown, context: unknown): unknown {
  return typeof item === 'number' && hasSource(context) && isInexact(context.source)
    ? exactOr(context.source, item)
    : item;
}

/**
 * Tests whether JSON text has a quoted number that may have come from the server as a number. A
 * scalar, or a list of scalars, may hold one. Other JSON keeps its numbers unquoted in browsers
 * that support exact numbers.
 */
export function hasQuotedNumber(text: string): boolean {
  return !(isKept('1') && isNested(text)) && hasLongText(text);
}

function isNested(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.some((item) => typeof item === 'object' && item !== null);
  } catch {
    return true;
  }
}

function hasLongText(text: string): boolean {
  return (text.match(/"-?\d[\d.eE+-]{14,}"(?!\s*:)/g) ?? []).some((token) =>
    isInexact(token.slice(1, -1)),
  );
}

/** Tests whether the browser can serialize the number with its digits. */
const isKept = (number: string) => typeof exactNumber(number) !== 'string';

const exactOr = (number: string, rounded: unknown) =>
  isKept(number) ? exactNumber(number) : rounded;

function hasSource(context: unknown): context is { readonly source: string } {
  return (
    typeof context === 'object' &&
    context !== null &&
    'source' in context &&
    typeof context.source === 'string'
  );
}

const numbersOf = (text: string): readonly string[] =>
  (text.match(/"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? []).filter(
    (token) => !token.startsWith('"'),
  );

/** Tests whether JavaScript would round the number: `12345678901234567890`, `1e400`. */
function isInexact(number: string): boolean {
  const value = Number(number);
  if (/e/i.test(number))
    return !Number.isFinite(value) || (value === 0 && /[1-9].*e/i.test(number));
  return compareDecimals(number, plainText(value)) !== 0;
}

/** Digits of a number, without an exponent as long as it is an integer. */
const plainText = (value: number) =>
  Number.isInteger(value) ? String(BigInt(value)) : String(value);

/**
 * Position of a syntax error in the message of an engine: `at position 12`, `at line 2 column 5`,
 * or `Unexpected end of JSON input`.
 */
function positionIn(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message);
  if (position) return Number(position[1]);
  const place = /line (\d+) column (\d+)/.exec(message);
  if (!place) return text.trimEnd().length;
  const before = text.split('\n').slice(0, Number(place[1]) - 1);
  return before.reduce((length, line) => length + line.length + 1, 0) + Number(place[2]) - 1;
}

function placeOf(
  text: string,
  position: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
