import type { Compared } from './compared.ts';
import type { Peers } from './measure-peers.ts';

interface Target {
  /** Ours divided by theirs, at most. */
  readonly ratio?: number;
  /** Ours, at most. */
  readonly ours?: number;
}

const weightTargets: Readonly<Record<string, Target>> = {
  javascriptGzipBytes: { ratio: 0.76, ours: 228_000 },
  requestsUntilRows: { ours: 8 },
};
const speedTargets: Readonly<Record<string, Target>> = {
  rows: { ratio: 0.75 },
  rowsAgain: { ratio: 0.75 },
  pageChange: { ratio: 0.6 },
  pageChangeAfterRest: { ratio: 0.6 },
  back: { ratio: 0.4 },
  sort: { ratio: 0.6 },
};

/** Every figure with its target, and whether it is met. */
export function printPeers({ rounds, weight, speeds, moments }: Peers): void {
  const title = `the admin beside react-admin, medians of ${rounds}`;
  console.log(
    `\n${title}`.padEnd(58),
    'ours'.padStart(9),
    'theirs'.padStart(9),
    'ratio'.padStart(6),
    '  target',
  );
  print('loaded and kept', weight, weightTargets);
  print('ms', speeds.asItIs, speedTargets);
  print('ms, processor 4 times slower, 10 Mbit/s', speeds.slow, speedTargets);
  print('ms from navigation, before the rows', moments.asItIs);
  print('ms from navigation, before the rows, slow', moments.slow);
}

function print(
  title: string,
  figures: Readonly<Record<string, Compared>>,
  targets: Readonly<Record<string, Target>> = {},
): void {
  console.log(`  ${title}`);
  for (const [name, figure] of Object.entries(figures)) {
    const line = [
      `    ${name}`.padEnd(57),
      String(figure.ours).padStart(9),
      String(figure.theirs).padStart(9),
      figure.ratio.toFixed(2).padStart(6),
    ];
    console.log(line.join(' '), judge(figure, targets[name]));
  }
}

function judge({ ours, ratio }: Compared, target: Target | undefined): string {
  if (!target) return '';
  const isMet = ratio <= (target.ratio ?? Infinity) && ours <= (target.ours ?? Infinity);
  return `  ${[target.ratio?.toFixed(2), target.ours].filter((bound) => bound !== undefined).join(', ')}: ${isMet ? 'met' : 'NOT MET'}`;
}
