import { expect, it } from 'vitest';

import { minorUnitsText, parseMinorUnits } from './minor-units.ts';
import { UnparsedText } from './unparsed-text.ts';

it.each([
  ['12,99', 2, 'decimal', '1299'],
  ['1 234,5', 2, 'decimal', '123450'],
  ['19,99', 2, 'integer', 1999],
  ['4,35', 2, 'float', 435],
  ['1.1', 3, 'float', 1100],
  ['1299', 0, 'integer', 1299],
  ['90071992547409931,07', 2, 'bigint', '9007199254740993107'],
] as const)('reads %s with %d digits as %s: %s', (text, digits, kind, value) => {
  expect(parseMinorUnits(text, digits, kind)).toBe(value);
});

it('takes no smaller fraction than the currency has, and no number beyond what is exact', () => {
  expect(parseMinorUnits('12,995', 2, 'decimal')).toEqual(
    new UnparsedText('12,995', { key: 'input.problem.fractionDigits', values: { count: 2 } }),
  );
  expect(parseMinorUnits('12,5', 0, 'decimal')).toEqual(
    new UnparsedText('12,5', { key: 'input.problem.integer' }),
  );
  expect(parseMinorUnits('90071992547409931', 2, 'integer')).toBeInstanceOf(UnparsedText);
});

it('shows a value as people write it', () => {
  expect([
    minorUnitsText('1299', 2),
    minorUnitsText(1299, 0),
    minorUnitsText(7, 3),
    minorUnitsText(null, 2),
  ]).toEqual(['12.99', '1299', '0.007', '']);
});
