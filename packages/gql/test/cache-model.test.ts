import { expect, it } from 'vitest';

import { resources } from '../src/generated/resources.ts';
import { schema as generated } from '../src/generated/schema.ts';
import type { SchemaConfig } from '../src/index.ts';
import { runCacheModel } from './cache-model.ts';
import { rules, schema } from './cache-model-rules.ts';

it('serves from the cache what the database says, after each of 60 random steps, writes at once and lost answers among them', async () => {
  const seed = Date.now() % 100_000;
  const { steps, comparisons, scrolled, writes, bursts } = await runCacheModel({ steps: 60, seed });
  expect({ steps, seed }).toEqual({ steps: 60, seed });
  // How often is a matter of the seed; that each was there at all shows that something was compared.
  expect(writes).toBeGreaterThan(5);
  expect(comparisons).toBeGreaterThan(30);
  expect(bursts).toBeGreaterThan(0);
  expect(scrolled).toBeGreaterThan(0);
});

const ofCheckout: SchemaConfig = generated;

it.skipIf(ofCheckout.description !== schema.description)('goes by the rules that are generated for the sample shop', async () => {
  const descriptors = await Promise.all(resources.filter(({ type }) => type in rules).map(({ load }) => load()));
  expect(Object.fromEntries(descriptors.map(({ type, cache }) => [type, cache]))).toEqual(rules);
  expect(generated).toEqual(schema);
});
