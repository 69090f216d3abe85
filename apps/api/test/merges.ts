/**
 * `npm run merges [-- --steps 10000 --seed 1]`: the long run of «loses no acknowledged change» in
 * `revisions.test.ts`, on both databases.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const root = join(import.meta.dirname, '../../..');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'api',
    'apps/api/test/revisions.test.ts',
    '-t',
    'loses no acknowledged change',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, REVISION_STEPS: values.steps, PROPERTY_SEED: values.seed },
  },
);
process.exit(status ?? 1);
