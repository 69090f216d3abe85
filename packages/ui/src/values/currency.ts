import type { MoneyDescriptor } from '@admin/gql/resource';

/** Fraction digits of an amount with an unknown currency. */
const usualDigits = 2;

/**
 * Currency code of an amount: a fixed code, or the value of a sibling field. `undefined` where
 * neither has a valid code.
 */
export function currencyOf(
  { currency }: MoneyDescriptor,
  beside: Readonly<Record<string, unknown>> | null | undefined,
): string | undefined {
  const code =
    currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : beside?.[currency ?? ''];
  return typeof code === 'string' && /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : undefined;
}

const digitsOf = new Map<string, number>();

/** Number of fraction digits of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string | undefined): number {
  if (currency === undefined) return usualDigits;
  const known =
    digitsOf.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ??
    usualDigits;
  digitsOf.set(currency, known);
  return known;
}

/**
 * Shifts the decimal point in the text of a number: `('1299', -2)` is `'12.99'`, `('12.9', 2)` is
 * `'1290'`. Text of no decimal is returned unchanged. Fractions of the smallest unit are kept:
 * `('1299.5', -2)` is `'12.995'`.
 */
export function movePoint(decimal: string, places: number): string {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (sign === undefined) return decimal;
  const digits =
    whole.padStart(whole.length + Math.max(0, -places), '0') +
    fraction.padEnd(Math.max(0, places), '0');
  const point = digits.length - Math.max(0, fraction.length - places);
  const moved = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const rest = digits.slice(point);
  return `${sign}${moved}${rest === '' ? '' : `.${rest}`}`;
}
