import { expect, it } from 'vitest';

import { resources } from '../src/generated/resources.ts';
import { schema as generated } from '../src/generated/schema.ts';
import { runCacheModel } from './cache-model.ts';
import { rules, schema } from './cache-model-rules.ts';

it('serves from the cache what the database says, after each of 200 random steps, writes at once and lost answers among them', async () => {
  const seed = Number(process.env['PROPERTY_SEED'] ?? 1) % 100_000;
  const { steps, comparisons, scrolled, writes, bursts } = await runCacheModel({
    steps: 200,
    seed,
  });
  expect({ steps, seed }).toEqual({ steps: 200, seed });
  expect(writes).toBeGreaterThan(40);
  expect(comparisons).toBeGreaterThan(200);
  expect(bursts).toBeGreaterThan(2);
  expect(scrolled).toBeGreaterThan(50);
});

it.skipIf(generated.description !== schema.description)(
  'goes by the rules that are generated for the sample shop',
  async () => {
    const descriptors = await Promise.all(
      resources.filter(({ type }) => type in rules).map(({ load }) => load()),
    );
    expect(Object.fromEntries(descriptors.map(({ type, cache }) => [type, cache]))).toEqual(rules);
    expect(generated).toEqual(schema);
  },
);
