import { expect, it, vi } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Work that ends when it is told to. */
function held(): {
  readonly work: () => Promise<void>;
  readonly end: () => void;
  readonly isRunning: () => boolean;
} {
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = false;
  const work = async (): Promise<void> => {
    running = true;
    await promise;
    running = false;
  };
  return { work, end: resolve, isRunning: () => running };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('gives one account its share of the slots and others the rest', async () => {
  const queue = new FairQueue({ slots: 4, slotsPerAccount: 2 });
  const greedy = Array.from({ length: 10 }, held);
  const all = greedy.map(({ work }) => queue.run('greedy', work));
  await settle();
  expect(greedy.filter(({ isRunning }) => isRunning())).toHaveLength(2);
  expect(await queue.run('other', async () => 'answer')).toBe('answer');
  greedy.forEach(({ end }) => end());
  await Promise.all(all);
});

it('leaves slots to others when several accounts are greedy at once', async () => {
  const queue = new FairQueue({ slots: 8, slotsPerAccount: 4 });
  const greedy = ['a', 'b', 'c'].map((account) =>
    Array.from({ length: 10 }, held).map((statement) => ({
      ...statement,
      done: queue.run(account, statement.work),
    })),
  );
  await settle();
  expect(
    greedy.map((statements) => statements.filter(({ isRunning }) => isRunning()).length),
  ).toEqual([4, 2, 1]);
  expect(await queue.run('other', async () => 'answer')).toBe('answer');
  for (const { end, done } of greedy.flat()) {
    end();
    await done;
  }
});

it('serves accounts in turns', async () => {
  const queue = new FairQueue({ slots: 1, slotsPerAccount: 1 });
  const first = held();
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const all = [
    queue.run('a', first.work),
    ...['a1', 'a2', 'a3'].map((name) => queue.run('a', note(name))),
    queue.run('b', note('b1')),
    queue.run('c', note('c1')),
    queue.run('b', note('b2')),
  ];
  first.end();
  await Promise.all(all);
  expect(order.slice(0, 3).toSorted()).toEqual(['a1', 'b1', 'c1']);
  expect(order.slice(3)).toEqual(['a2', 'b2', 'a3']);
});

it('leaves one slot to an account that used the database for long', async () => {
  const queue = new FairQueue({ slots: 4, slotsPerAccount: 2, allowance: 5 });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  await queue.run('a', async () => void clock.mockReturnValue(20));
  const both = [held(), held()];
  const all = both.map(({ work }) => queue.run('a', work));
  await settle();
  expect(both.map(({ isRunning }) => isRunning())).toEqual([true, false]);
  clock.mockRestore();
  both.forEach(({ end }) => end());
  await Promise.all(all);
});

it('refuses what waits too long or beyond the number that may wait', async () => {
  const queue = new FairQueue({ slots: 1, slotsPerAccount: 1, maxWaiting: 1, maxWait: 20 });
  const first = held();
  const running = queue.run('a', first.work);
  const waiting = queue.run('a', async () => {});
  await expect(queue.run('a', async () => {})).rejects.toMatchObject({
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 5 },
  });
  await expect(waiting).rejects.toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS' } });
  first.end();
  await running;
  expect(await queue.run('a', async () => 'free again')).toBe('free again');
});

it('goes on after work that failed', async () => {
  const queue = new FairQueue({ slots: 1, slotsPerAccount: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run('b', async () => 1)).toBe(1);
});

it('lets go of who no longer waits, before and in the line, and serves those behind', async () => {
  const queue = new FairQueue({ slots: 1, slotsPerAccount: 1 });
  const first = held();
  const running = queue.run('a', first.work);
  const left = new AbortController();
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const gone = queue.run('b', note('gone'), left.signal);
  const behind = queue.run('b', note('behind'));
  left.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  await expect(queue.run('c', note('too late'), left.signal)).rejects.toThrow('left');
  first.end();
  await Promise.all([running, behind]);
  expect(order).toEqual(['behind']);
  // Who has left holds no slot, also where one was free.
  await expect(queue.run('a', note('too late'), left.signal)).rejects.toThrow('left');
  expect(await queue.run('a', async () => 'free')).toBe('free');
});

it('counts what an account used for half after each half-life', async () => {
  const queue = new FairQueue({ slots: 4, slotsPerAccount: 2, allowance: 5, halfLife: 100 });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  await queue.run('a', async () => void clock.mockReturnValue(20));
  for (const [now, isBothRunning] of [
    [219, false],
    [221, true],
  ] as const) {
    clock.mockReturnValue(now);
    const both = [held(), held()];
    const all = both.map(({ work }) => queue.run('a', work));
    await settle();
    expect([now, ...both.map(({ isRunning }) => isRunning())]).toEqual([now, true, isBothRunning]);
    both.forEach(({ end }) => end());
    await Promise.all(all);
  }
  clock.mockRestore();
});

it('serves who used the database little before who used it long, whoever came first', async () => {
  const queue = new FairQueue({ slots: 1, slotsPerAccount: 1 });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  await queue.run('greedy', async () => void clock.mockReturnValue(60_000));
  const first = held();
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const all = [
    queue.run('other', first.work),
    queue.run('greedy', note('greedy')),
    queue.run('modest', note('modest')),
  ];
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['modest', 'greedy']);
  clock.mockRestore();
});
