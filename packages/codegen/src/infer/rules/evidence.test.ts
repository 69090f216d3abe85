import { expect, it } from 'vitest';

import { weigh, type Evidence } from './evidence.ts';

const says = (choice: string, confidence: number, more: Partial<Evidence> = {}): Evidence => ({
  role: 'list',
  type: 'Order',
  choice,
  rule: 'test',
  confidence,
  because: '',
  ...more,
});
const scores = (...evidence: readonly Evidence[]) =>
  weigh(evidence).map(({ choice, score }) => [choice, Math.round(score * 1000) / 1000]);

it('adds reasons up as independent ones', () => {
  expect(scores(says('orders', 0.5), says('orders', 0.5))).toEqual([['orders', 0.75]]);
});

it('takes from them what speaks against the choice', () => {
  expect(
    scores(
      says('orders', 0.5),
      says('orders', 0.5, { against: true }),
      says('orders', 0.5, { against: true }),
    ),
  ).toEqual([['orders', 0.125]]);
  expect(scores(says('orders', 0.5, { against: true }))).toEqual([['orders', 0]]);
});

it('keeps types and roles apart', () => {
  expect(
    weigh([
      says('orders', 0.5),
      says('orders', 0.5, { type: 'Good' }),
      says('orders', 0.5, { role: 'count' }),
    ]),
  ).toHaveLength(3);
});

it('sorts by score, then by what is nearer the root, shorter and first in the alphabet', () => {
  expect(
    scores(
      says('b', 0.5),
      says('a', 0.5),
      says('longer', 0.5),
      says('x.y', 0.5),
      says('best', 0.6),
    ).map(([choice]) => choice),
  ).toEqual(['best', 'a', 'b', 'longer', 'x.y']);
});
