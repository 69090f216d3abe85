import { describe, expect, it } from 'vitest';

import { isEmpty } from './is-empty.ts';
import { isReversed, rangeEnds, rangeOf } from './range-value.ts';
import { isSameValue } from './same-value.ts';

const bound = (value: unknown, inclusive: boolean) => ({ value, inclusive });

describe('a range of days', () => {
  const october = { start: bound('2026-10-01', true), end: bound('2026-11-01', false) };

  it('shows its last day, not the day after', () => {
    expect(rangeEnds(october, 'date')).toEqual({ start: '2026-10-01', end: '2026-10-31' });
  });

  it('is the same range when it is written with its last day', () => {
    const closed = rangeOf({ start: '2026-10-01', end: '2026-10-31' }, 'date', october);
    expect(closed).toEqual({ start: bound('2026-10-01', true), end: bound('2026-10-31', true) });
    expect(isSameValue({ kind: 'range', of: 'date' }, october, closed)).toBe(true);
  });
});

it('is another range when it is empty, and shown though no end is', () => {
  const empty = { start: null, end: null, isEmpty: true };
  const unbounded = { start: null, end: null, isEmpty: false };
  expect(isSameValue({ kind: 'range', of: 'date' }, empty, unbounded)).toBe(false);
  expect(isSameValue({ kind: 'range', of: 'date' }, empty, { ...empty })).toBe(true);
  const field = { kind: 'range', nullable: true } as const;
  expect(isEmpty(field, empty)).toBe(false);
  expect(isEmpty(field, unbounded)).toBe(false);
  expect(isEmpty(field, { start: null, end: null })).toBe(true);
});

it('is none when both ends are open', () => {
  expect(rangeOf({ start: null, end: '' }, 'integer', null)).toBeNull();
});

it('keeps the inclusiveness that a bound of a continuous range had', () => {
  const price = { start: bound('1.5', false), end: bound('2.5', true) };
  expect(rangeOf({ start: '1.7', end: '2.5' }, 'decimal', price)).toEqual({
    start: bound('1.7', false),
    end: bound('2.5', true),
  });
});

it('lets a new range of moments end before its end', () => {
  expect(
    rangeOf({ start: '2026-11-21T10:00:00Z', end: '2026-11-21T11:00:00Z' }, 'instant', null)?.end
      ?.inclusive,
  ).toBe(false);
});

it('knows a start behind its end, by value and not by text', () => {
  expect(isReversed({ start: '10', end: '9' }, 'decimal')).toBe(true);
  expect(isReversed({ start: '9', end: '10' }, 'decimal')).toBe(false);
  expect(
    isReversed({ start: '2026-11-21T10:00:00+03:00', end: '2026-11-21T09:00:00Z' }, 'instant'),
  ).toBe(false);
  expect(isReversed({ start: '2026-01-02', end: null }, 'date')).toBe(false);
});

it.each([
  ['integer', 1, 10, { start: 2, end: 9 }],
  [
    'bigint',
    '9007199254740993',
    '9007199254740999',
    { start: '9007199254740994', end: '9007199254740998' },
  ],
  ['date', '2026-02-28', '2026-03-01', { start: '2026-03-01', end: '2026-02-28' }],
  ['decimal', '1', '2', { start: '1', end: '2' }],
  ['date', 'infinity', null, { start: 'infinity', end: null }],
] as const)('shows the values of %s within open bounds', (of, start, end, ends) => {
  expect(
    rangeEnds({ start: bound(start, false), end: end === null ? null : bound(end, false) }, of),
  ).toEqual(ends);
});

it('includes what is entered first, and keeps an end open that has nothing', () => {
  expect(rangeOf({ start: '1', end: '2' }, 'decimal', null)).toEqual({
    start: bound('1', true),
    end: bound('2', true),
  });
  expect(rangeOf({ start: '', end: 2 }, 'integer', null)).toEqual({
    start: null,
    end: bound(2, true),
  });
  for (const of of ['time', 'localDateTime'] as const)
    expect(rangeOf({ start: 'a', end: 'b' }, of, null)).toEqual({
      start: bound('a', true),
      end: bound('b', false),
    });
});

it('compares numbers and texts of days', () => {
  expect(isReversed({ start: 10, end: 9 }, 'integer')).toBe(true);
  expect(isReversed({ start: 9, end: 9 }, 'integer')).toBe(false);
  expect(isReversed({ start: '10', end: '9' }, 'bigint')).toBe(true);
  expect(isReversed({ start: '9', end: '9' }, 'bigint')).toBe(false);
  expect(isReversed({ start: '2026-01-02', end: '2026-01-01' }, 'date')).toBe(true);
  expect(isReversed({ start: '2026-01-02', end: '2026-01-02' }, 'date')).toBe(false);
  expect(
    isReversed({ start: '2026-11-21T10:00:00Z', end: '2026-11-21T12:00:00+03:00' }, 'instant'),
  ).toBe(true);
});
