import { readFileSync, writeFileSync } from 'node:fs';

import { checkBudgets } from './check-budgets.ts';
import { measureApi } from './measure-api.ts';
import { measureClient } from './measure-client.ts';
import { measureCodegen, measureLargeSchemas } from './measure-codegen.ts';
import { measureExport } from './measure-export.ts';
import { measureGenerated } from './measure-generated.ts';
import { measureFirstList } from './measure-first-list.ts';
import { measureImport } from './measure-import.ts';
import { measureMillions } from './measure-millions.ts';
import { measurePeers } from './measure-peers.ts';
import { measureRows } from './measure-rows.ts';
import { measureStart } from './measure-start.ts';
import { printPeers } from './print-peers.ts';

/**
 * `npm run bench` measures everything, prints it and writes `bench/results.json`; `npm run bench --
 * api peers` measures these parts and leaves the figures of the others as they are. `npm run bench
 * -- export --orders=1000000` exports so many. `npm run bench -- peers --rounds=1` is a trial with
 * fewer rounds. With `--budgets` it measures only what `bench/budgets.json` bounds. These two write
 * nothing. It exits with 1 when a budget is passed.
 */
const option = (pattern: RegExp): string | undefined =>
  process.argv.map((argument) => pattern.exec(argument)?.[1]).find((value) => value !== undefined);
const asked = option(/^--orders=([1-9]\d*)$/);
const trial = option(/^--rounds=([1-9]\d*)$/);

const parts = {
  list: measureFirstList,
  peers: () => measurePeers(Number(trial ?? 9)),
  rows: measureRows,
  api: measureApi,
  millions: measureMillions,
  export: () => measureExport(asked === undefined ? undefined : Number(asked)),
  import: measureImport,
  client: measureClient,
  start: measureStart,
  codegen: measureCodegen,
  largeSchemas: measureLargeSchemas,
  generated: measureGenerated,
};

const output = 'bench/results.json';
const onlyBudgets = process.argv.includes('--budgets');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const wanted = onlyBudgets ? ['list'] : named;
const results: {
  -readonly [Part in keyof typeof parts]?: Awaited<ReturnType<(typeof parts)[Part]>>;
} = {};
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name))
    Object.assign(results, { [name]: await measure() });
}

console.log(JSON.stringify(results, null, 2));
if (results.peers) printPeers(results.peers);
if (!onlyBudgets && trial === undefined) {
  const known: { readonly export?: object } = JSON.parse(readFileSync(output, 'utf8'));
  // By the number of orders: those of other runs stay.
  const exported = results.export && { export: { ...known.export, ...results.export } };
  writeFileSync(output, `${JSON.stringify({ ...known, ...results, ...exported }, null, 2)}\n`);
}
const exceeded = results.list ? checkBudgets({ list: results.list }) : [];
for (const line of exceeded) console.error(line);
process.exit(exceeded.length === 0 ? 0 : 1);
