/**
 * `npm run properties [-- --rounds 20 --seed 1]`: runs the unit tests with random examples several
 * times, each time with another seed. The failing seeds are printed at the end; `PROPERTY_SEED=…
 * npx vitest run FILE` repeats a seed. A counterexample is added to the test as a fixed example.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { filesUnder } from '../files-under.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const workspaces = ['packages/codegen', 'packages/gql', 'packages/ui', 'apps/api', 'apps/web'];
const draws = /from 'fast-check'|PROPERTY_SEED/;
const files = workspaces
  .flatMap((workspace) => ['src', 'test'].flatMap((folder) => filesUnder(`${workspace}/${folder}`)))
  .filter((file) => /\.test\.tsx?$/.test(file) && draws.test(readFileSync(file, 'utf8')));
const failed = Array.from(
  { length: Number(values.rounds) },
  (_, round) => Number(values.seed) + round,
).filter((seed) => {
  console.log(`\nseed ${seed}`);
  return (
    spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...files],
      { stdio: 'inherit', env: { ...process.env, PROPERTY_SEED: String(seed) } },
    ).status !== 0
  );
});
console.log(
  failed.length === 0
    ? `\n${values.rounds} rounds from seed ${values.seed}: no failure`
    : `\nFailed with the seeds ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
