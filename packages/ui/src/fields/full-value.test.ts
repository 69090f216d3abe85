import type { FieldDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { isWide } from './full-value.tsx';

it.each<readonly [FieldDescriptor['kind'], boolean | undefined, boolean]>([
  ['text', undefined, true],
  ['json', undefined, true],
  ['object', undefined, true],
  ['object', true, true],
  ['reference', true, true],
  ['reference', undefined, false],
  ['reference', false, false],
  ['string', true, false],
  ['integer', undefined, false],
])('needs for a %s, a list: %s, the width of the page: %s', (kind, list, wide) => {
  expect(isWide({ name: 'value', kind, list, nullable: true })).toBe(wide);
});
