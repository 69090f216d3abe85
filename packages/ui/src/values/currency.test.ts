import { expect, it } from 'vitest';

import { currencyDigits, currencyOf, movePoint } from './currency.ts';

it.each([
  ['1299', -2, '12.99'],
  ['5', -2, '0.05'],
  ['0', -2, '0.00'],
  ['-1299', -2, '-12.99'],
  ['1299.5', -2, '12.995'],
  ['1299', 0, '1299'],
  ['12.99', 2, '1299'],
  ['12.9', 2, '1290'],
  ['12', 2, '1200'],
  ['0.05', 2, '5'],
  ['12.995', 2, '1299.5'],
  ['90071992547409931.07', 2, '9007199254740993107'],
  ['no number', 2, 'no number'],
])('moves the point of %s by %d places to %s', (decimal, places, moved) => {
  expect(movePoint(decimal, places)).toBe(moved);
});

it('knows how many digits a currency has', () => {
  expect([
    currencyDigits('EUR'),
    currencyDigits('RUB'),
    currencyDigits('JPY'),
    currencyDigits('KWD'),
    currencyDigits(undefined),
  ]).toEqual([2, 2, 0, 3, 2]);
});

it('finds the currency beside an amount, or takes the only one', () => {
  expect(currencyOf({ currency: 'currencyCode' }, { currencyCode: 'eur' })).toBe('EUR');
  expect(currencyOf({ currency: 'JPY' }, null)).toBe('JPY');
  expect(currencyOf({ currency: 'currencyCode' }, { currencyCode: 'not one' })).toBeUndefined();
  expect(currencyOf({ minorUnits: true }, { currencyCode: 'EUR' })).toBeUndefined();
});
