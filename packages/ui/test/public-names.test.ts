import { expect, it } from 'vitest';

import { referenceOf, untoldOptions } from '../../../scripts/packages/reference.ts';

const entries = referenceOf('ui');

it('every public name says what it is', () => {
  expect(entries.length).toBeGreaterThan(150);
  expect(entries.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([]);
});

it('every option says what it does, and what holds without it', () => {
  const { all, untold } = untoldOptions(entries, /Options$/);
  expect(all).toBeGreaterThan(20);
  expect(untold).toEqual([]);
});
