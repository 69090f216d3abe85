import { expect, it } from 'vitest';

import { valueProblem } from './value-problem.ts';

const price = { kind: 'decimal', digits: { precision: 6, scale: 2 } } as const;

it.each(['0', '1.98', '-9999.99', '0001.9800', '.5'])(
  'takes %s where two digits are kept',
  (value) => {
    expect(valueProblem(price, value)).toBeNull();
  },
);

it('refuses a number that the server would round, or not hold', () => {
  expect(valueProblem(price, '1.989')).toEqual({
    key: 'input.problem.fractionDigits',
    values: { count: 2 },
  });
  expect(valueProblem(price, '12345')).toEqual({
    key: 'input.problem.wholeDigits',
    values: { count: 4 },
  });
  expect(valueProblem({ ...price, list: true }, ['1', '1.001'])).not.toBeNull();
  const whole = { kind: 'decimal', digits: { precision: 3, scale: 0 } } as const;
  expect(valueProblem(whole, '1.5')).toEqual({ key: 'input.problem.integer' });
});

it('takes any number where nothing is said of its digits', () => {
  expect(valueProblem({ kind: 'decimal' }, '123456789.123456789')).toBeNull();
});
