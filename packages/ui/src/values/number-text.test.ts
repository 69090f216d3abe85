import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  compareDecimals,
  decimalPlaces,
  isNumberKind,
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
    ['+5', '5'],
    ['-0,50', '-0.50'],
    ['1.234.567,89', '1234567.89'],
    ["1'234.5", '1234.5'],
    ['1 234', '1234'],
    ['-0', '0'],
    ['12345678901234567890123,000000000000000001', '12345678901234567890123.000000000000000001'],
  ])('%j is %s', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each([
    '',
    '-',
    ',',
    'abc',
    '1e5',
    '12,5,6',
    '1.23,4.5',
    '1,2.3,4',
    '1 000 р.',
    '1.2345,6',
    '1234.567,8',
    '--1',
  ])('%j is none', (text) => {
    expect(parseDecimal(text)).toBeInstanceOf(UnparsedText);
  });

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
  expect(parseInteger('-2147483648')).toBe(-2_147_483_648);
  expect(parseInteger('-2147483649')).toMatchObject({
    text: '-2147483649',
    problem: { values: { min: -2_147_483_648, max: 2_147_483_647 } },
  });
  expect(parseInteger('1,5')).toMatchObject({ problem: { key: 'input.problem.integer' } });
});

it('reads floating-point numbers with a comma and an exponent', () => {
  expect(parseFloatingPoint('1,5e-7')).toBe(1.5e-7);
  expect(parseFloatingPoint('-2.25')).toBe(-2.25);
  expect(['1e5e5', '1e', '1e1,5', 'e5'].map(parseFloatingPoint)).toEqual(
    Array.from({ length: 4 }, () => expect.any(UnparsedText) as unknown),
  );
  expect(parseFloatingPoint('1e999')).toBeInstanceOf(UnparsedText);
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(parseFloatingPoint(numberText(value, ',')) === value).toBe(true);
    }),
  );
});

it('writes integers without signs and zeros that say nothing', () => {
  expect(['-0', '+7', '-007', '000', '− 5'].map(parseBigInteger)).toEqual([
    '0',
    '7',
    '-7',
    '0',
    '-5',
  ]);
  expect(parseBigInteger('7-')).toBeInstanceOf(UnparsedText);
});

it('orders decimals by their value', () => {
  const ordered = ['-10', '-9.5', '-0.01', '0', '.5', '0.51', '9', '10.0'];
  for (const [at, value] of ordered.entries())
    expect(ordered.map((other) => compareDecimals(value, other))).toEqual(
      ordered.map((_, index) => Math.sign(at - index)),
    );
  expect(compareDecimals('1e5', '1')).toBeNaN();
  expect(compareDecimals('1', 'NaN')).toBeNaN();
  expect(compareDecimals('NaN', 'NaN')).toBe(0);
});

it('counts the digits that say something, to both sides of the point', () => {
  expect(['00.50', '-120.00', '7', '1e5'].map(decimalPlaces)).toEqual([
    { before: 0, behind: 1 },
    { before: 3, behind: 0 },
    { before: 1, behind: 0 },
    null,
  ]);
});

it('shows a number as the language writes it, and nothing for none', () => {
  expect([numberText(1.5, ','), numberText('1.5', '.'), numberText(null, ',')]).toEqual([
    '1,5',
    '1.5',
    '',
  ]);
  expect((['integer', 'bigint', 'decimal', 'float', 'string'] as const).map(isNumberKind)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
