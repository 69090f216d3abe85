import { expect, it } from 'vitest';

import { isName } from './is-name.ts';

it.each([
  ['year', true],
  ['birthYear', true],
  ['barcode', true],
  ['trackNumber', true],
  ['track_no', true],
  ['number', true],
  ['numberOfPages', false],
  ['pages', false],
  ['weight', false],
  ['paid', false],
  ['casino', false],
])('takes whole numbers called %s for a name: %s', (name, is) => {
  expect(isName({ name, kind: 'bigint' })).toBe(is);
});

it('takes the key for a name, and no amount of money', () => {
  expect(isName({ name: 'pages', kind: 'integer' }, ['pages'])).toBe(true);
  expect(isName({ name: 'number', kind: 'decimal' })).toBe(false);
});
