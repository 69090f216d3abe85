import { expect, it } from 'vitest';
import { AttemptLimit } from './attempt-limit.ts';

function limitAt(start: number): { limit: AttemptLimit; pass: (milliseconds: number) => void } {
  let now = start;
  return { limit: new AttemptLimit({ attempts: 3, window: 60_000, now: () => now }), pass: (milliseconds) => (now += milliseconds) };
}

it('lets so many attempts pass, then says how long to wait', () => {
  const { limit, pass } = limitAt(0);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(limit.retryAfter('a')).toBe(0);
    limit.add('a');
    pass(10_000);
  }
  expect(limit.retryAfter('a')).toBe(30);
  pass(30_000);
  expect(limit.retryAfter('a')).toBe(0);
});

it('counts each key alone, and forgets one that succeeded', () => {
  const { limit } = limitAt(0);
  for (let attempt = 0; attempt < 3; attempt += 1) limit.add('a');
  expect([limit.retryAfter('a'), limit.retryAfter('b')]).toEqual([60, 0]);
  limit.forget('a');
  expect(limit.retryAfter('a')).toBe(0);
});
