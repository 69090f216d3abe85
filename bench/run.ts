import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { checkBudgets } from './check-budgets.ts';
import { measureApi } from './measure-api.ts';
import { measureClient } from './measure-client.ts';
import { measureCodegen, measureLargeSchemas } from './measure-codegen.ts';
import { measureFirstList } from './measure-first-list.ts';
import { measureStart } from './measure-start.ts';

/**
 * `npm run bench` measures everything, prints it and writes `bench/results.json`. With `--budgets` it measures only what
 * `bench/budgets.json` bounds, and exits with 1 when a bound is passed. `npm run bench -- api` measures the API alone and leaves the other figures as they are.
 */
if (process.argv.includes('api')) {
  const known: object = JSON.parse(readFileSync('bench/results.json', 'utf8'));
  const api = await measureApi();
  console.log(JSON.stringify(api, null, 2));
  writeFileSync('bench/results.json', `${JSON.stringify({ ...known, api }, null, 2)}\n`);
  process.exit();
}
const onlyBudgets = process.argv.includes('--budgets');

const list = await measureFirstList();
const results = onlyBudgets ? { list } : { list, api: await measureApi(), client: measureClient(), start: await measureStart(), codegen: await measureCodegen(), largeSchemas: await measureLargeSchemas() };

console.log(JSON.stringify(results, null, 2));
if (!onlyBudgets) {
  mkdirSync('bench', { recursive: true });
  writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
}
const exceeded = checkBudgets(results);
for (const line of exceeded) console.error(line);
process.exitCode = exceeded.length === 0 ? 0 : 1;
