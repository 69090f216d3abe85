/**
 * `npm run bulk [-- --rows 10000 --seed 1]`: the long run of «reports of every row of a faulty …
 * what the database says» in `bulk-work.test.ts` and `action-work.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const root = join(import.meta.dirname, '../../..');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'ui',
    '--testTimeout',
    '1200000',
    'packages/ui/src/features/bulk/bulk-work.test.ts',
    'packages/ui/src/features/bulk/action-work.test.ts',
    '-t',
    'reports of every row',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BULK_ROWS: values.rows, PROPERTY_SEED: values.seed },
  },
);
process.exit(status ?? 1);
