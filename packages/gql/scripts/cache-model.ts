/**
 * `npm run model -w @admin/gql [-- --steps 10000 --seed 1]`: the long run of `test/cache-model.ts`.
 * Writes `docs/cache-model.md`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runCacheModel } from '../test/cache-model.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const [steps, seed] = [Number(values.steps), Number(values.seed)];
console.log(`seed ${seed}`);
const run = await runCacheModel({
  steps,
  seed,
  onProgress: (step) => {
    if (step % 500 === 0) console.log(`${step} of ${steps}`);
  },
});
console.log(run);
const figure = (value: number) => value.toLocaleString('en');
writeFileSync(
  join(import.meta.dirname, '../../../docs/cache-model.md'),
  `# The cache against the database

Random creates, updates, deletes, list reads with random page, sort and filter, and a list that is scrolled by offset or by cursor, on the real API and its
database: one by one and several at once, with reads and screens that are opened between them, answers that come late and in another order, and answers to writes that are lost
after the write was done. When a step has come to rest everything that the cache serves, on up to six screens, to a reader and in the scrolled list, equals a fresh fetch; a read right
after a write does so at once. Written by \`npm run model -w @admin/gql\`; the unit tests run 200 steps.

| steps | seed | writes | refused by the database | answers lost | steps with several writes at once | comparisons | of them of a scrolled list | differences | seconds |
|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
| ${figure(run.steps)} | ${seed} | ${figure(run.writes)} | ${figure(run.refused)} | ${figure(run.lost)} | ${figure(run.bursts)} | ${figure(run.comparisons)} | ${figure(run.scrolled)} | 0 | ${figure(Math.round(run.milliseconds / 1000))} |
`,
);
