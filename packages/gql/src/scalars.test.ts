import { describe, expect, it } from 'vitest';

import {
  isInstant,
  isLocalDate,
  isLocalDateTime,
  isLocalTime,
  toBigInteger,
  toDecimal,
  toInstant,
  toLocalDate,
} from './scalars.ts';

describe('scalars', () => {
  it('a decimal is exact text with a point', () => {
    expect(toDecimal('1234.50')).toBe('1234.50');
    expect(toDecimal(12.5)).toBe('12.5');
    expect(toDecimal(12345678901234567890n)).toBe('12345678901234567890');
    expect(() => toDecimal('1234,50')).toThrow("Not a decimal number: '1234,50'");
    expect(() => toDecimal(2 ** 60)).toThrow('Not an exact number');
  });

  it('a 64-bit integer never passes through a number that cannot hold it', () => {
    expect(toBigInteger('9007199254740993')).toBe('9007199254740993');
    expect(toBigInteger(42)).toBe('42');
    expect(() => toBigInteger(2 ** 53)).toThrow('Not an exact integer');
    expect(() => toBigInteger('1.5')).toThrow("Not an integer: '1.5'");
  });

  it('a calendar date is a day that exists', () => {
    expect([
      isLocalDate('2026-02-28'),
      isLocalDate('2028-02-29'),
      isLocalDate('2026-02-30'),
      isLocalDate('2026-11-21T00:00:00Z'),
    ]).toEqual([true, true, false, false]);
    expect(toLocalDate(new Date(2026, 10, 21))).toBe('2026-11-21');
  });

  it('times and instants are told apart by the offset', () => {
    expect([isLocalTime('14:30:00'), isLocalTime('24:00')]).toEqual([true, false]);
    expect([
      isLocalDateTime('2026-11-21T14:30:00'),
      isLocalDateTime('2026-11-21T14:30:00Z'),
    ]).toEqual([true, false]);
    expect([isInstant('2026-11-21T11:30:00+03:00'), isInstant('2026-11-21T11:30:00')]).toEqual([
      true,
      false,
    ]);
    expect(toInstant(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});
