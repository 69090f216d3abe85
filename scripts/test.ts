import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { build } from './build-if-stale.ts';
import { filesUnder } from './files-under.ts';
import { findChromium } from './chromium.ts';

/**
 * Test command: everything that must hold before a change lands, quickest first. Arguments name the
 * steps to run.
 */

interface Step {
  readonly name: string;
  readonly title: string;
  run(): boolean;
}

const bin = (name: string) => `node_modules/.bin/${name}`;
const command =
  (file: string, ...args: string[]) =>
  () =>
    spawnSync(file, args, { stdio: 'inherit', env }).status === 0;
const script = (path: string, ...args: string[]) => command(process.execPath, path, ...args);
/** Stops at the first that fails. */
const all =
  (...runs: (() => boolean)[]) =>
  () =>
    runs.every((run) => run());

/** Node keeps the compiled modules of the many processes that the tests start. */
const env = {
  ...process.env,
  CHROMIUM_PATH: chromiumPath(),
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? resolve('node_modules/.cache/node'),
};

const steps: readonly Step[] = [
  { name: 'format', title: 'Format', run: command(bin('oxfmt'), '--check') },
  { name: 'types', title: 'Types', run: script('scripts/check.ts') },
  {
    name: 'lint',
    title: 'Lint, and a place for each sown fault',
    run: all(
      command(bin('oxlint'), '--type-aware', '--deny-warnings'),
      script('scripts/main.mjs', 'mutants/run', '--check'),
    ),
  },
  {
    name: 'architecture',
    title: 'Folders that import each other',
    run: script('scripts/architecture/run.ts'),
  },
  {
    name: 'schema',
    title: 'schema/ is what the API prints',
    run: unchanged(['schema'], 'npm run schema', script('apps/api/src/commands/schema.ts')),
  },
  {
    name: 'codegen',
    title: 'Generated code is what the schema gives',
    run: unchanged(
      ['packages/gql/src/generated', 'schema'],
      'npm run codegen',
      script('packages/codegen/bin/admin-codegen.js', 'generate'),
    ),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    run: command(
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ),
  },
  {
    name: 'package',
    title: 'Packages as other projects install them',
    run: all(
      script('scripts/packages/try.ts'),
      script('scripts/packages/api-report.ts', '--check'),
      script('packages/gql/bench/size.ts'),
    ),
  },
  {
    name: 'docs',
    title: 'Documentation, without a dead link',
    run: command(bin('vitepress'), 'build', 'docs', '--logLevel', 'warn'),
  },
  { name: 'build', title: 'Build', run: built },
  {
    name: 'e2e',
    title: 'Browser journeys',
    run: script('node_modules/@playwright/test/cli.js', 'test'),
  },
  {
    name: 'budgets',
    title: 'Budgets',
    run: script('scripts/main.mjs', '../bench/run', '--budgets'),
  },
];

/** Anew, whatever was built before; the journeys and the budgets take what this has made. */
function built(): boolean {
  try {
    build();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function chromiumPath(): string {
  try {
    return findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/**
 * Runs a generator and compares its folders before and after. The written files stay, so that they
 * can be examined and committed.
 */
function unchanged(folders: readonly string[], fix: string, generate: () => boolean) {
  return () => {
    const before = contents(folders);
    if (!generate()) return false;
    const after = contents(folders);
    const changed = [...new Set([...before.keys(), ...after.keys()])]
      .filter((file) => before.get(file) !== after.get(file))
      .toSorted();
    if (changed.length === 0) return true;
    console.error(`Out of date: ${changed.join(', ')}. Commit what \`${fix}\` writes.`);
    return false;
  };
}

function contents(folders: readonly string[]): Map<string, string> {
  return new Map(folders.flatMap(filesUnder).map((file) => [file, readFileSync(file, 'utf8')]));
}

interface Failure {
  readonly test: string;
  readonly message: string;
}

interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

/** Numbers of tests in the runners' reports. Each passed step counts as a test too. */
function countTests(): Counted {
  const counted = [
    () => countUnits(JSON.parse(readFileSync('test-results/unit.json', 'utf8'))),
    () => countJourneys(JSON.parse(readFileSync('test-results/e2e.json', 'utf8'))),
  ].flatMap((count) => {
    try {
      return [count()];
    } catch {
      // The step did not run, or stopped before its report. Its own failure is reported.
      return [];
    }
  });
  return {
    passed: sum(counted.map(({ passed }) => passed)),
    failed: sum(counted.map(({ failed }) => failed)),
    failures: counted.flatMap(({ failures }) => failures),
  };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

function countUnits({ numPassedTests, numFailedTests, testResults }: VitestJson): Counted {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        message: failureMessages.join('\n'),
      }));
    return tests.length === 0 && status === 'failed' ? [{ test: file, message }] : tests;
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

function countJourneys({ stats, suites }: PlaywrightJson): Counted {
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      test: `${file}:${line} › ${title}`,
      message: tests
        .flatMap(({ results }) =>
          results.flatMap(({ error }) => (error === undefined ? [] : [error.message])),
        )
        .join('\n'),
    }));
  return { passed: stats.expected, failed: stats.unexpected, failures };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
interface PlaywrightJson {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  readonly specs: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}
interface PlaywrightSpec {
  readonly ok: boolean;
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly results: readonly { readonly error?: { readonly message: string } }[];
  }[];
}

/**
 * Maximum number of characters of a failure that are repeated at the end, for readers who see the
 * end alone. The output of the step contains all of it.
 */
const told = 1500;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(2);
}
rmSync('test-results', { recursive: true, force: true });
const outcomes = steps
  .filter((step) => wanted.length === 0 || wanted.includes(step.name))
  .map((step) => {
    console.log(`\n— ${step.title}`);
    const start = performance.now();
    const passed = step.run();
    const seconds = (performance.now() - start) / 1000;
    console.log(`${passed ? '✓' : '✗'} ${step.title}, ${seconds.toFixed(1)} s`);
    return { ...step, passed, seconds };
  });

const counted = countTests();
for (const { test, message } of counted.failures)
  console.log(`\n✗ ${test}\n${stripVTControlCharacters(message).slice(0, told)}`);
console.log('\nSummary');
for (const { title, passed, seconds } of outcomes)
  console.log(`${passed ? '✓' : '✗'} ${title.padEnd(44)} ${seconds.toFixed(1).padStart(7)} s`);
const failedSteps = outcomes.filter((step) => !step.passed).length;
console.log(
  `\n${counted.passed + outcomes.length - failedSteps} passed, ${Math.max(counted.failed, failedSteps)} failed`,
);
process.exitCode = outcomes.every((step) => step.passed) ? 0 : 1;
