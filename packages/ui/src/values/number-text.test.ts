import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  compareDecimals,
  numberText,
  parseBigInteger,
  parseDecimal,
  parseFloatingPoint,
  parseInteger,
} from './number-text.ts';
import { UnparsedText } from './unparsed-text.ts';

describe('a typed decimal', () => {
  it.each([
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    [' 1 234 567,80 ', '1234567.80'],
    ['1 234,5', '1234.5'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    [',5', '0.5'],
    ['7,', '7'],
    ['−3,20', '-3.20'],
    ['007', '7'],
    ['-0', '0'],
    ['12345678901234567890123,000000000000000001', '12345678901234567890123.000000000000000001'],
  ])('%j is %s', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['', '-', ',', 'abc', '1e5', '12,5,6', '1.23,4.5', '1,2.3,4', '1 000 р.'])(
    '%j is none',
    (text) => {
      expect(parseDecimal(text)).toBeInstanceOf(UnparsedText);
    },
  );

  const exact = fc.tuple(fc.bigInt(), fc.nat({ max: 30 })).map(([digits, scale]) => {
    const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
    const magnitude = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
    return digits < 0n ? `-${magnitude}` : magnitude;
  });

  it('is read back exactly as it was shown, whatever its length, in both languages', () => {
    fc.assert(
      fc.property(exact, fc.constantFrom(',', '.'), (value, separator) => {
        expect(parseDecimal(numberText(value, separator))).toBe(value);
      }),
    );
  });

  it('means the same with more zeros behind the fraction, and something else with another digit', () => {
    fc.assert(
      fc.property(exact, (value) => {
        const withFraction = value.includes('.') ? value : `${value}.0`;
        expect(compareDecimals(value, `${withFraction}00`)).toBe(0);
        expect(compareDecimals(value, `${withFraction}1`)).not.toBe(0);
      }),
    );
  });
});

it('keeps every digit of a 64-bit integer', () => {
  expect(parseBigInteger('9 223 372 036 854 775 807')).toBe('9223372036854775807');
  fc.assert(
    fc.property(fc.bigInt(), (value) => {
      expect(parseBigInteger(String(value))).toBe(String(value));
    }),
  );
});

it('refuses integers that GraphQL cannot carry, and fractions', () => {
  expect(parseInteger('2147483647')).toBe(2_147_483_647);
  expect(parseInteger('2147483648')).toMatchObject({
    problem: { key: 'input.problem.integerRange' },
  });
  expect(parseInteger('1,5')).toMatchObject({ problem: { key: 'input.problem.integer' } });
});

it('reads floating-point numbers with a comma and an exponent', () => {
  expect(parseFloatingPoint('1,5e-7')).toBe(1.5e-7);
  expect(parseFloatingPoint('-2.25')).toBe(-2.25);
  expect(parseFloatingPoint('1e999')).toBeInstanceOf(UnparsedText);
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(parseFloatingPoint(numberText(value, ',')) === value).toBe(true);
    }),
  );
});
