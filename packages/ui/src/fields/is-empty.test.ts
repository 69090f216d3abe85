import { expect, it } from 'vitest';

import { isEmpty } from './is-empty.ts';

it('tells an empty text from no text', () => {
  expect([isEmpty({ kind: 'string', nullable: true }, ''), isEmpty({ kind: 'text', nullable: true }, null)]).toEqual([false, true]);
});

it('takes an empty answer for none where a text is no value', () => {
  expect(isEmpty({ kind: 'decimal', nullable: true }, '')).toBe(true);
});
