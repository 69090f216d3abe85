import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { firstQuerySent, settledBriefly } from './settled-briefly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise(() => undefined);

/** Milliseconds until the page is rendered. */
async function waited(viewer: Promise<unknown>, answer: Promise<unknown>): Promise<number> {
  const start = Date.now();
  const settled = settledBriefly(viewer, answer).then(() => Date.now() - start);
  await vi.runAllTimersAsync();
  return settled;
}

it.each([
  ['both are there', 0, 0, 0],
  ['both come soon', 120, 180, 180],
  ['the rows come before the viewer', 120, 30, 120],
  ['the rows take longer', 120, 5_000, 220],
  ['the viewer takes longer', 5_000, 0, 400],
  ['both take longer', 5_000, 5_000, 500],
])('renders the first page when %s', async (_, viewer, answer, expected) => {
  expect(await waited(after(viewer), after(answer))).toBe(expected);
});

it('renders the first page without an answer', async () => {
  expect(await waited(never, never)).toBe(500);
});

it.each([
  ['at once when it has left', 0, 0],
  ['when it has left', 20, 20],
  ['without it, where its modules are not there', 5_000, 100],
])('goes on after the first question %s', async (_, asked, expected) => {
  const start = Date.now();
  const settled = firstQuerySent(after(asked)).then(() => Date.now() - start);
  await vi.runAllTimersAsync();
  expect(await settled).toBeGreaterThanOrEqual(expected);
  expect(await settled).toBeLessThanOrEqual(expected + 1);
});
