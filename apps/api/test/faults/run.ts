import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { campaign, type Result, type Scenario } from './campaign.ts';
import { type Kind, startGround } from './ground.ts';
import type { Size } from './scenarios.ts';

/**
 * The full campaign: each scenario on each database, as a table. Names of databases as arguments
 * run those only; `--rounds 2` brings about each fault so often, `--only "beside others"` those
 * with these words in their name. Status 1 when a promise is broken.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const size: Size = {
  clients: 10,
  rounds: Math.max(1, Number.parseInt(values.rounds, 10) || 1),
  requests: 40,
  others: 10,
};
const kinds = (['embedded', 'served'] as const).filter(
  (kind) => wanted.length === 0 || wanted.includes(kind),
);

const broken: string[] = [];
for (const kind of kinds) {
  const ground = await startGround(kind);
  console.log(
    `\n**${kind}**\n\n| fault | times | requests with data | other requests | writes acknowledged | lost | ready again within | promises |\n|---|---|---|---|---|---|---|---|`,
  );
  const notes: string[] = [];
  try {
    for (const scenario of campaign.filter(
      ({ kinds: own, name }) => own.includes(kind) && name.includes(values.only),
    )) {
      const lack = scenario.lacks?.(ground);
      if (lack === undefined) await run(scenario, kind);
      else console.log(`| ${scenario.name} | not run: ${lack} | | | | | | |`);
    }
  } finally {
    await ground.stop();
  }
  for (const note of notes) console.log(note);

  async function run(scenario: Scenario, database: Kind): Promise<void> {
    const result = await scenario.run(ground, size);
    console.log(row(scenario, result));
    if (result.note !== undefined) notes.push(`\n${scenario.name}: ${result.note}`);
    broken.push(...result.broken.map((text) => `${database}, ${scenario.name}: ${text}`));
  }
}
console.log(
  `\nLoad of the machine: ${loadavg()[1]?.toFixed(1)} on ${availableParallelism()} processors.`,
);
for (const text of broken) console.error(`BROKEN: ${text}`);
process.exit(broken.length === 0 ? 0 : 1);

function row({ name, rounds }: Scenario, { report, broken: own }: Result): string {
  const { data = 0, ...others } = Object.fromEntries(report.outcomes);
  const inWords =
    Object.entries(others)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', ') || 'none';
  const recovery = report.recovery === 0 ? '' : `${Math.round(report.recovery)} ms`;
  const cells = [
    name,
    rounds ?? size.rounds,
    data,
    inWords,
    report.acknowledged,
    report.lost.length,
    recovery,
    own.length === 0 ? 'kept' : own.join('; '),
  ];
  return `| ${cells.join(' | ')} |`;
}
