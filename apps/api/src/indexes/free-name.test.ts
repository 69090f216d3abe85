import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

it('is the name where nobody has it, and numbered where somebody has', () => {
  const taken = new Set(['loans_search']);
  expect(freeName('orders_search', taken)).toBe('orders_search');
  expect(freeName('loans_search', taken)).toBe('loans_search2');
  expect(freeName('loans_search', taken)).toBe('loans_search3');
});

it('has no more bytes than PostgreSQL keeps, and whole letters', () => {
  const long = `a${'ж'.repeat(40)}`;
  const taken = new Set<string>();
  expect(freeName(long, taken)).toBe(`a${'ж'.repeat(31)}`);
  expect(freeName(long, taken)).toBe(`a${'ж'.repeat(30)}2`);
});
