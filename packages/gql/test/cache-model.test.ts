import { expect, it } from 'vitest';

import { runCacheModel } from './cache-model.ts';

it('serves from the cache what the database says, after each of 200 random steps', async () => {
  const seed = Date.now() % 100_000;
  const { steps, comparisons, scrolled, writes } = await runCacheModel({ steps: 200, seed });
  expect({ steps, seed }).toEqual({ steps: 200, seed });
  expect(writes).toBeGreaterThan(40);
  expect(comparisons).toBeGreaterThan(200);
  expect(scrolled).toBeGreaterThan(50);
});
