import { expect, it } from 'vitest';

import { UnparsedText, type Problem } from './unparsed-text.ts';
import type { ValueDescriptor } from './value-descriptor.ts';
import { valueProblem } from './value-problem.ts';

const typed = new UnparsedText('12,', { key: 'input.problem.decimal' });
const fractionDigits = (count: number): Problem => ({
  key: 'input.problem.fractionDigits',
  values: { count },
});

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

it.each<readonly [ValueDescriptor, unknown, Problem | null]>([
  [{ kind: 'uuid' }, '0f8fad5b-d9cb-469f-a165-70867728950e', null],
  [{ kind: 'uuid' }, '{0F8FAD5BD9CB469FA16570867728950E}', null],
  [{ kind: 'uuid' }, '0f8fad5b-d9cb-469f-a165', { key: 'input.problem.uuid' }],
  [{ kind: 'uuid' }, '0f8fad5b-d9cb-469f-a165-70867728950g', { key: 'input.problem.uuid' }],
  [{ kind: 'email' }, 'anna@example.org', null],
  [{ kind: 'email' }, 'anna', { key: 'input.problem.email' }],
  [{ kind: 'email' }, 'anna b@example.org', { key: 'input.problem.email' }],
  [{ kind: 'url' }, ' https://example.org/a ', null],
  [{ kind: 'url' }, 'https://example.org/a b', { key: 'input.problem.url' }],
  [{ kind: 'date' }, '1900-01-01', null],
  [{ kind: 'date' }, '2099-12-31', null],
  [{ kind: 'date' }, '1899-12-31', { key: 'input.problem.dateMin', values: { min: '01.01.1900' } }],
  [
    { kind: 'instant' },
    '2100-01-01T00:00:00Z',
    { key: 'input.problem.dateMax', values: { max: '31.12.2099' } },
  ],
  [
    { kind: 'localDateTime' },
    '1899-12-31T10:00:00',
    { key: 'input.problem.dateMin', values: { min: '01.01.1900' } },
  ],
  [{ kind: 'date' }, 'infinity', null],
  [{ kind: 'date' }, '0044-03-15 BC', null],
  [{ kind: 'interval' }, { days: 1, hours: typed }, typed.problem],
  [{ kind: 'interval' }, { days: 1, hours: null }, null],
  [{ kind: 'decimal' }, typed, typed.problem],
  [{ kind: 'decimal', list: true }, ['1', typed], typed.problem],
  [{ kind: 'float', digits: { precision: 3, scale: 1 } }, 1.25, fractionDigits(1)],
  [
    { kind: 'decimal', digits: { precision: 2, scale: -2 } },
    '1.5',
    { key: 'input.problem.integer' },
  ],
])('of %j, %j is answered with %j', (descriptor, value, problem) => {
  expect(valueProblem(descriptor, value)).toEqual(problem);
});

it('asks for days within the limits of the application', () => {
  const limits = { min: '2026-01-01', max: '2026-12-31' };
  expect(valueProblem({ kind: 'date' }, '2027-01-01', limits)?.key).toBe('input.problem.dateMax');
  expect(valueProblem({ kind: 'date', list: true }, ['2025-12-31'], limits)?.key).toBe(
    'input.problem.dateMin',
  );
  const bound = (value: string) => ({ value, inclusive: true });
  const days = { start: bound('2025-12-31'), end: bound('2026-01-05') };
  expect(valueProblem({ kind: 'range', of: 'date' }, days, limits)?.key).toBe(
    'input.problem.dateMin',
  );
});

it('refuses a range that ends before it starts, or in a day that there is not', () => {
  const range = (start: string, end: string) => ({
    start: { value: start, inclusive: true },
    end: { value: end, inclusive: true },
  });
  const of = { kind: 'range', of: 'date' } as const;
  expect(valueProblem(of, range('2026-01-02', '2026-01-01'))).toEqual({
    key: 'input.problem.rangeOrder',
  });
  expect(valueProblem(of, range('2026-01-01', '2026-01-01'))).toBeNull();
  expect(valueProblem(of, range('2026-01-01', '2100-01-01'))?.key).toBe('input.problem.dateMax');
});

it('refuses an object for what is missing or wrong in it', () => {
  const address: ValueDescriptor = {
    kind: 'object',
    inputs: [
      { name: 'address.city', kind: 'string', nullable: false, required: true, value: () => null },
      { name: 'address.mail', kind: 'email', nullable: true, required: false, value: () => null },
    ],
  };
  expect(valueProblem(address, { city: '' })).toEqual({ key: 'form.required' });
  expect(valueProblem(address, { city: 'Тверь', mail: 'anna' })).toEqual({
    key: 'input.problem.email',
  });
  expect(valueProblem(address, { city: 'Тверь' })).toBeNull();
  expect(valueProblem(address, null)).toBeNull();
});

it('takes numbers whose column keeps digits far behind the point alone', () => {
  const small = { kind: 'decimal', digits: { precision: 2, scale: 4 } } as const;
  expect(['0.0099', '-0.0001'].map((value) => valueProblem(small, value))).toEqual([null, null]);
});
