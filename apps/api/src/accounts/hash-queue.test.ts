import { expect, it } from 'vitest';
import { HashQueue } from './hash-queue.ts';

it('runs so many at a time, the others in their order, and goes on after one that fails', async () => {
  const queue = new HashQueue({ running: 2, waiting: 3 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = [0, 1, 2, 3, 4].map((task) =>
    queue.run(async () => {
      started.push(task);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (task === 0) throw new Error('bad');
      return task;
    }),
  );
  const results = Promise.allSettled(tasks);
  expect([started, queue.isFull]).toEqual([[0, 1], true]);
  for (let task = 0; task < 5; task += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(task);
    ends[task]?.();
  }
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
  ]);
  expect([started, queue.isFull]).toEqual([[0, 1, 2, 3, 4], false]);
});
