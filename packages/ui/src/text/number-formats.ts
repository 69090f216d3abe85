import { currencyDigits, movePoint } from '../values/currency.ts';
import type { Formats } from './formats.ts';
import { lazily } from './lazily.ts';

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Creates the formats of numbers in a locale. */
export function createNumberFormats(locale: string): Pick<
  Formats,
  'integer' | 'bigint' | 'decimal' | 'float' | 'money' | 'bytes'
> & {
  /** Decimal separator of the locale. */
  readonly point: () => string;
} {
  const whole = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const float = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));
  const point = lazily(
    () =>
      float()
        .formatToParts(1.5)
        .find((part) => part.type === 'decimal')?.value ?? '.',
  );
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

  return {
    point,
    integer: (value) => whole().format(value),
    bigint: (value) => (/^-?\d+$/.test(value) ? digits(value) : value),
    decimal,
    float: (value) => float().format(value),
    money,
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
