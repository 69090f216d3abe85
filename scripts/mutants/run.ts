import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { copyCheckout } from '../../e2e/support/checkout-copy.ts';
import { codePattern } from './code-pattern.ts';
import { mutants, type Mutant } from './mutants.ts';

/**
 * `npm run mutants`: sows each fault of the table into a copy of the checkout, runs the tests that
 * should notice it, and writes `docs/sown-faults.md`. A fault whose code and tests have not changed
 * since it was recorded on the page is not tried again. An interrupted run continues where it
 * stopped, and leaves nothing else in the checkout. The test that noticed a fault before runs
 * first, so that a repetition takes a single test. `npm run mutants -- pager session` tries again
 * the faults whose file or name contains one of the words. `npm run mutants -- --check` tries
 * nothing, and fails where the code of a fault no longer exists.
 */

interface Outcome {
  /** First test that failed; empty where none did. */
  readonly by: string;
  /** Of code and tests, as they were. */
  readonly mark: string;
}

/** Tests that take minutes, and are of what others test too. */
const campaigns = ['**/faults.test.ts', '**/cache-model.test.ts', '**/commands.test.ts'];
/**
 * Milliseconds: code that no longer ends is noticed too. All tests of a workspace may take longer
 * and still end.
 */
const patience = { run: 300_000, related: 1_800_000 };
/** Vitest and the worker that it starts are two. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
const page = 'docs/sown-faults.md';
/** Of a cell. */
const none = '—';
const words = process.argv.slice(2);

const lost = mutants.filter((mutant) => !fits(mutant));
for (const { file, find, name, tests } of lost) {
  const gone = [file, ...tests].filter((path) => !existsSync(path));
  console.error(
    gone.length > 0
      ? `${gone.join(', ')} of «${name}» is gone.\n`
      : `${file} is to hold this once, for «${name}»:\n${find}\n`,
  );
}
if (words.includes('--check')) process.exit(lost.length > 0 ? 1 : 0);

// Now: the checkout may be worked on while the copy is tried.
const marks = new Map(
  mutants.map((mutant) => [mutant, lost.includes(mutant) ? 'no place' : markOf(mutant)]),
);
const record = readPage();
const chosen = mutants.filter(
  ({ file, name }) =>
    words.length === 0 || words.some((word) => file.includes(word) || name.includes(word)),
);
const waiting = chosen.filter(
  (mutant) => !lost.includes(mutant) && (words.length > 0 || isStale(mutant)),
);

/**
 * Running all tests that load the file takes long. They run last, for faults that the nearest tests
 * do not notice.
 */
const left: { readonly mutant: Mutant; readonly scope: Scope }[] = waiting.map((mutant) => ({
  mutant,
  scope: 'near',
}));
let tried = 0;
/**
 * Folders next to the checkout are linked next to its copies: foreign databases and schemas,
 * without which their tests are left out.
 */
const folder = mkdtempSync(join(tmpdir(), 'admin-mutants-'));
if (existsSync('../shared')) symlinkSync(resolve('../shared'), join(folder, 'shared'), 'dir');
/** Results of the tests without any fault. */
const holds = new Map<string, Promise<boolean>>();
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, tryOutThoseLeft));

/** Tries the faults sequentially, in a separate copy. */
async function tryOutThoseLeft(): Promise<void> {
  const copy = copyCheckout({ tests: true, within: folder });
  for (let next = left.shift(); next; next = left.shift()) {
    const { mutant, scope } = next;
    const by = await tryOut(copy, mutant, scope);
    if (by === undefined && scope === 'near') {
      left.push({ mutant, scope: 'far' });
      console.log(`not noticed by the tests beside it: ${mutant.file}: ${mutant.name}`);
      continue;
    }
    record.set(nameOf(mutant), { by: by ?? '', mark: marks.get(mutant) ?? '' });
    writeFileSync(page, report());
    tried += 1;
    console.log(
      `${tried}/${waiting.length} ${by === undefined ? 'SURVIVED' : 'killed  '} ${mutant.file}: ${mutant.name}${by === undefined ? '' : ` (${by})`}`,
    );
  }
}

writeFileSync(page, report());
const stale = mutants.filter(isStale);
const survivors = mutants.filter((mutant) => record.get(nameOf(mutant))?.by === '');
console.log(`\n${summary()}`);
process.exitCode = stale.length > 0 || survivors.length > mutants.length / 10 ? 1 : 0;

/** Of the fault, the code that it is in and the tests: all that the outcome depends on nearby. */
function markOf({ file, find, replace, tests }: Mutant): string {
  const hash = createHash('sha256');
  for (const text of [find, replace, ...[file, ...tests].map((path) => readFileSync(path, 'utf8'))])
    hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Tests whether the code or the tests of a fault have changed since it was tried. */
function isStale(mutant: Mutant): boolean {
  return record.get(nameOf(mutant))?.mark !== marks.get(mutant);
}

/** Tests whether the code of the fault and its tests still exist. */
function fits({ file, find, tests }: Mutant): boolean {
  return (
    [file, ...tests].every((path) => existsSync(path)) &&
    [...readFileSync(file, 'utf8').matchAll(codePattern(find))].length === 1
  );
}

/** The test that notices the fault. */
async function tryOut(copy: string, mutant: Mutant, scope: Scope): Promise<string | undefined> {
  const { file, replace, tests } = mutant;
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const mend = () => writeFileSync(path, text);
  // A function: `$&` and its like mean nothing here.
  const sow = () =>
    writeFileSync(
      path,
      text.replace(codePattern(mutant.find), () => replace),
    );
  const known = record.get(nameOf(mutant))?.by;
  const places = tests.map((test): Run => ({
    command: 'run',
    project: projectOf(test),
    files: [join(copy, test)],
  }));
  const runs: Readonly<Record<Scope, readonly Run[]>> = {
    near: [...(known ? places.map((place) => ({ ...place, title: known })) : []), ...places],
    far: [
      {
        command: 'related',
        project: projectOf(file),
        files: [path, ...campaigns.map((test) => `--exclude=${test}`)],
      },
    ],
  };
  try {
    for (const run of runs[scope]) {
      sow();
      const failure = await firstFailure(copy, run);
      if (failure === undefined) continue;
      const alone: Run =
        failure.file === undefined
          ? run
          : { command: 'run', project: run.project, files: [failure.file], title: failure.test };
      // On a busy machine a test may fail by itself: not twice, and not without the fault.
      if (run.title === undefined && (await firstFailure(copy, alone)) === undefined) continue;
      mend();
      const id = `${alone.files.join(' ')}: ${failure.test}`;
      if (!holds.has(id))
        holds.set(
          id,
          firstFailure(copy, alone).then((other) => other === undefined),
        );
      if (await holds.get(id)) return failure.test;
      console.error(`${id} fails without any fault.`);
    }
    return undefined;
  } finally {
    mend();
  }
}

/** Vitest's name of a workspace is that of its folder. */
function projectOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** First failure of these tests; `undefined` where all pass. */
async function firstFailure(
  copy: string,
  { command, project, files, title }: Run,
): Promise<Failure | undefined> {
  const output = join(copy, 'test-results/mutant.json');
  rmSync(output, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    command,
    '--run',
    `--project=${project}`,
    '--bail=1',
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${output}`,
    ...files,
    ...(title === undefined ? [] : ['-t', patternOf(title)]),
  ];
  const vitest = spawn(process.execPath, args, {
    cwd: copy,
    timeout: patience[command],
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  vitest.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  running.add(vitest);
  await once(vitest, 'close');
  running.delete(vitest);
  if (vitest.exitCode === 0) return undefined;
  if (vitest.exitCode === null)
    return { test: `no end within ${patience[command] / 60_000} minutes` };
  try {
    const { testResults }: VitestJson = JSON.parse(readFileSync(output, 'utf8'));
    const file = testResults.find((result) => result.status === 'failed');
    const test = file?.assertionResults.find((result) => result.status === 'failed');
    return file && test
      ? { test: [...test.ancestorTitles, test.title].join(' > '), file: file.name }
      : { test: 'loading or preparing the tests' };
  } catch (error) {
    throw new Error(`The tests did not run:\n${said}`, { cause: error });
  }
}

/** Full name of a test, as a regular expression for Vitest. */
function patternOf(title: string): string {
  return `^${title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`;
}

/** The tests that the table names, or all that load the file. */
type Scope = 'near' | 'far';

interface Run {
  /** `related`: the tests that load the files, in place of those that are the files. */
  readonly command: 'run' | 'related';
  readonly project: string;
  readonly files: readonly string[];
  /** The one test that is run. */
  readonly title?: string;
}

interface Failure {
  /** Its full name, or what else became of the run. */
  readonly test: string;
  readonly file?: string;
}

interface VitestJson {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
    }[];
  }[];
}

function nameOf({ file, name }: Mutant): string {
  return `${file}: ${name}`;
}

/** Outcomes on the page, by fault. */
function readPage(): Map<string, Outcome> {
  const lines = existsSync(page) ? readFileSync(page, 'utf8').split('\n') : [];
  const rows = lines.map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replaceAll(String.raw`\|`, '|')),
  );
  return new Map(
    rows.flatMap(([name, file, by, mark]): [string, Outcome][] =>
      mark?.startsWith('`')
        ? [
            [
              `${file?.replaceAll('`', '')}: ${name}`,
              { by: by === none ? '' : (by ?? ''), mark: mark.replaceAll('`', '') },
            ],
          ]
        : [],
    ),
  );
}

function summary(): string {
  const outcomes = mutants.map((mutant) => ({ mutant, outcome: record.get(nameOf(mutant)) }));
  const untried = outcomes.filter(({ outcome }) => !outcome).length;
  const noticed = outcomes.filter(({ outcome }) => outcome?.by).length;
  const changed = outcomes.filter(({ mutant, outcome }) => outcome && isStale(mutant)).length;
  return `${mutants.length} sown: ${noticed} noticed, ${mutants.length - noticed - untried} not, ${untried} not tried yet. Code or tests of ${changed} have changed since.`;
}

function report(): string {
  const row = (...cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  const outcomes = mutants.map((mutant) => ({ mutant, outcome: record.get(nameOf(mutant)) }));
  const survivors = outcomes.filter(({ outcome }) => outcome?.by === '');
  const workspaces = [
    ...Map.groupBy(outcomes, ({ mutant }) => mutant.file.split('/').slice(0, 2).join('/')),
  ];
  return `# Sown faults

Do the tests notice when something is broken? \`npm run mutants\` takes a copy of the checkout, puts one fault at a time into it, most of them where one mechanism calls
another, and runs the tests that ought to fail. The faults are in \`scripts/mutants/mutants.ts\`; this page is written by the command, which asks what it names first when
it is run again. The mark is that of the fault, the file and the tests that were asked, as they were: where it is still theirs, the command does not try the fault again.

**${summary()}**${survivors.length > 0 ? ' Not noticed:\n' : ''}
${survivors.map(({ mutant }) => `\n- ${mutant.name} (\`${mutant.file}\`)`).join('')}${survivors.length > 0 ? '\n' : ''}
${row('workspace', 'noticed')}
|---|---|
${workspaces.map(([workspace, part]) => row(workspace, `${part.filter(({ outcome }) => outcome?.by).length} of ${part.length}`)).join('\n')}

${row('fault', 'file', 'noticed by', 'mark')}
|---|---|---|---|
${outcomes.map(({ mutant, outcome }) => row(mutant.name, `\`${mutant.file}\``, outcome?.by || none, outcome ? `\`${outcome.mark}\`` : none)).join('\n')}
`;
}
