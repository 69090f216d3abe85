import { expect, it } from 'vitest';

import { percentOf } from './percent-of.ts';

it.each([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  // A file that grew while it was read.
  [4, 3, 100],
  [0, 0, 100],
])('is a whole number: %i of %i are %i %%', (done, total, percent) => {
  expect(percentOf(done, total)).toBe(percent);
});
