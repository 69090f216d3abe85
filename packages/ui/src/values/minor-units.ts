import { movePoint } from './currency.ts';
import { parseDecimal, type NumberKind } from './number-text.ts';
import { UnparsedText } from './unparsed-text.ts';

/**
 * Parses an amount to minor units: `'12,99'` is 1299, as text or number by the kind. Digits are
 * shifted in the text, so that nothing is rounded.
 */
export function parseMinorUnits(
  text: string,
  digits: number,
  kind: NumberKind,
): string | number | UnparsedText {
  const amount = parseDecimal(text);
  if (amount instanceof UnparsedText) return amount;
  const [units = '', fraction = ''] = movePoint(amount, digits).split('.');
  if (/[1-9]/.test(fraction))
    return new UnparsedText(
      text,
      digits === 0
        ? { key: 'input.problem.integer' }
        : { key: 'input.problem.fractionDigits', values: { count: digits } },
    );
  if (kind === 'decimal' || kind === 'bigint') return units;
  const value = Number(units);
  return Number.isSafeInteger(value)
    ? value
    : new UnparsedText(text, {
        key: 'input.problem.integerRange',
        values: { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
      });
}

/** Amount for a value in minor units: `'12.99'` for 1299, `'1299'` for 1299 ¥. */
export const minorUnitsText = (value: unknown, digits: number): string =>
  typeof value === 'number' || typeof value === 'string' ? movePoint(String(value), -digits) : '';
