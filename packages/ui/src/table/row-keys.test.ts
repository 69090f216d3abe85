import { expect, it } from 'vitest';

import { createRowKeys } from './row-keys.ts';

it('gives the rows of another page the keys of the rows before, place by place', () => {
  const keys = createRowKeys();
  const first = keys(['a', 'b', 'c']);
  expect(new Set(first).size).toBe(3);
  expect(keys(['d', 'e', 'f'])).toEqual(first);
  expect(keys(['g'])).toEqual(first.slice(0, 1));
  const [kept, ...others] = keys(['h', 'i', 'j']);
  expect(kept).toBe(first[0]);
  expect(new Set([kept, ...others]).size).toBe(3);
});

it('leaves a record its key while it is shown, and gives it to no other', () => {
  const keys = createRowKeys();
  const [a, b, c] = keys(['a', 'b', 'c']);
  const [added, ...moved] = keys(['new', 'c', 'a']);
  expect(moved).toEqual([c, a]);
  expect([a, b, c]).not.toContain(added);
  expect(keys(['new', 'c', 'a'])).toEqual([added, c, a]);
});
