import { afterEach, expect, it, vi } from 'vitest';
import { AttemptLimit } from './attempt-limit.ts';

function limitAt(start: number): { limit: AttemptLimit; pass: (milliseconds: number) => void } {
  let now = start;
  return {
    limit: new AttemptLimit({
      free: 3,
      delay: 1000,
      maxDelay: 5000,
      window: 60_000,
      now: () => now,
    }),
    pass: (milliseconds) => (now += milliseconds),
  };
}

function fail(limit: AttemptLimit, key: string, times: number): void {
  for (let time = 0; time < times; time += 1) limit.fail(key);
}

afterEach(() => void vi.useRealTimers());

it('lets some failures pass, then makes each further one wait twice as long, up to a limit', () => {
  const { limit, pass } = limitAt(0);
  const waits = Array.from({ length: 7 }, () => {
    limit.fail('a');
    const wait = limit.wait('a');
    pass(wait);
    return wait;
  });
  expect(waits).toEqual([0, 0, 1000, 2000, 4000, 5000, 5000]);
  expect(limit.wait('a')).toBe(0);
});

it('counts each key alone, and forgets one that succeeded or was left alone', () => {
  const { limit, pass } = limitAt(0);
  fail(limit, 'a', 3);
  expect([limit.wait('a'), limit.wait('b')]).toEqual([1000, 0]);
  limit.forget('a');
  expect(limit.wait('a')).toBe(0);
  fail(limit, 'b', 6);
  pass(60_000);
  limit.fail('b');
  expect(limit.wait('b')).toBe(0);
});

it('goes by a clock that nobody sets', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limit = new AttemptLimit({ free: 1, delay: 60_000, maxDelay: 60_000, window: 60_000 });
  limit.fail('a');
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(limit.wait('a')).toBeGreaterThan(50_000);
});

it('keeps a bounded number of keys, of any length, and forgets the oldest first', () => {
  const { limit } = limitAt(0);
  fail(limit, 'first', 9);
  for (let index = 0; index < 20_000; index += 1) limit.fail(`x${index}`);
  expect([limit.size, limit.wait('first')]).toEqual([20_000, 0]);
  fail(limit, 'x19999', 2);
  expect(limit.wait('x19999')).toBe(1000);
});
