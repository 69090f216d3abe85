import { expect, it } from 'vitest';

import { exactSum } from './exact-sum.ts';

it.each([
  [['0.1', '0.2'], '0.3'],
  [['9007199254740993', '9007199254740993'], '18014398509481986'],
  [['-1.5', '1'], '-0.5'],
  [[1, null, undefined, '2.25'], '3.25'],
  [[], '0'],
  [['1', 'x'], undefined],
])('adds %j to %s', (values, sum) => {
  expect(exactSum(values)).toBe(sum);
});
