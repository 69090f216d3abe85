import { expect, it } from 'vitest';

import { isEmpty } from './is-empty.ts';

it('tells an empty text from no text', () => {
  expect([
    isEmpty({ kind: 'string', nullable: true }, ''),
    isEmpty({ kind: 'text', nullable: true }, null),
  ]).toEqual([false, true]);
});

it('takes an empty answer for none where a text is no value', () => {
  expect(isEmpty({ kind: 'decimal', nullable: true }, '')).toBe(true);
});

it('takes an object of which nothing is filled in for none', () => {
  const inner = {
    name: 'inner',
    kind: 'object' as const,
    nullable: true,
    fields: [{ name: 'code', kind: 'string' as const, nullable: true }],
  };
  const address = {
    kind: 'object' as const,
    nullable: true,
    fields: [{ name: 'city', kind: 'string' as const, nullable: true }, inner],
  };
  expect(
    [
      { city: null, inner: { code: null } },
      { city: null, inner: { code: 'RU' } },
      { city: '', inner: null },
    ].map((value) => isEmpty(address, value)),
  ).toEqual([true, false, false]);
});
