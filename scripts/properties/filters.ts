/**
 * `npm run filters [-- --values 5 --seed 1]`: the long run of `e2e/servers/test/filters.test.ts`:
 * what every list of the shop and of Northwind gives for every filter, operator and group is what
 * SQL gives.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    values: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
console.log(`seed ${values.seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'servers',
    'e2e/servers/test/filters.test.ts',
    '--testTimeout=7200000',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FILTER_VALUES: values.values,
      FILTER_SHARE: '1',
      PROPERTY_SEED: values.seed,
    },
  },
);
process.exitCode = status ?? 1;
