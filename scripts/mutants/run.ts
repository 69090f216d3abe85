import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { copyCheckout } from '../../e2e/support/checkout-copy.ts';
import { mutants, type Mutant } from './mutants.ts';

/**
 * `npm run mutants`: sows each fault of the table into a copy of the checkout, runs the tests that ought to notice it, and writes `docs/sown-faults.md`.
 * What has been tried and has not changed since is not tried again: a run that was cut off goes on where it was, and leaves nothing in the checkout.
 * `npm run mutants -- pager session` tries those whose file or name holds one of the words, again.
 */

interface Outcome {
  readonly killed: boolean;
  /** First test that failed. */
  readonly by: string;
}

/** Tests that take minutes, and are of what others test too. */
const campaigns = ['**/faults.test.ts', '**/cache-model.test.ts', '**/commands.test.ts'];
/** Milliseconds: code that no longer ends is noticed too. */
const patience = 300_000;
const atOnce = 2;
const cache = 'node_modules/.cache/mutants.json';
const words = process.argv.slice(2);

// Now: the checkout may be worked on while the copy is tried.
const identities = new Map(mutants.map((mutant) => [mutant, identityOf(mutant)]));
const known = readOutcomes();
const chosen = mutants.filter(({ file, name }) => words.length === 0 || words.some((word) => file.includes(word) || name.includes(word)));
const lost = mutants.filter((mutant) => !fits(mutant));
for (const { file, find, name } of lost) console.error(`${file} is to hold this once, for «${name}»:\n${find}\n`);
const waiting = chosen.filter((mutant) => !lost.includes(mutant)).filter((mutant) => words.length > 0 || !known.has(identities.get(mutant) ?? ''));

const left = [...waiting];
let tried = 0;
const copies: string[] = [];
/** Tests that hold without any fault, or are being asked. */
const proven = new Map<string, Promise<void>>();
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, tryOutThoseLeft));

/** One after another, in a copy of its own. */
async function tryOutThoseLeft(): Promise<void> {
  const copy = copyCheckout();
  copies.push(copy);
  for (let mutant = left.shift(); mutant; mutant = left.shift()) {
    // A test that fails by itself notices nothing.
    for (const test of mutant.tests) {
      if (!proven.has(test)) proven.set(test, assertHolds(copy, test));
      await proven.get(test);
    }
    const by = (await tryOut(copy, mutant))?.test;
    known.set(identities.get(mutant) ?? '', { killed: by !== undefined, by: by ?? '' });
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(cache, JSON.stringify(Object.fromEntries(known), null, 1));
    tried += 1;
    console.log(`${tried}/${waiting.length} ${by === undefined ? 'SURVIVED' : 'killed  '} ${mutant.file}: ${mutant.name}${by === undefined ? '' : ` (${by})`}`);
  }
}

const outcomes = mutants.map((mutant) => ({ mutant, outcome: known.get(identities.get(mutant) ?? '') }));
const results = outcomes.flatMap(({ mutant, outcome }) => (outcome ? [{ mutant, outcome }] : []));
const untried = outcomes.flatMap(({ mutant, outcome }) => (outcome ? [] : [mutant]));
const survivors = results.filter(({ outcome }) => !outcome.killed);
writeFileSync('docs/sown-faults.md', report());
console.log(`\n${results.length - survivors.length} of ${results.length} were noticed; ${untried.length} have not been tried since they changed.`);
process.exitCode = untried.length > 0 || survivors.length > results.length / 10 ? 1 : 0;

async function assertHolds(copy: string, test: string): Promise<void> {
  const failure = await failureOf(copy, projectOf(test), [join(copy, test)]);
  if (failure !== undefined) throw new Error(`${test} fails without any fault: ${failure.test}`);
}

/** The fault, the code that it is in and the tests: all that the outcome depends on nearby. */
function identityOf({ file, find, replace, tests }: Mutant): string {
  const hash = createHash('sha256');
  for (const text of [find, replace, ...[file, ...tests].map((path) => readFileSync(path, 'utf8'))]) hash.update(text).update('\0');
  return hash.digest('base64url').slice(0, 20);
}

/** Whether the code that the fault is to be put into is still there. */
function fits({ file, find }: Mutant): boolean {
  return readFileSync(file, 'utf8').split(find).length === 2;
}

async function tryOut(copy: string, { file, find, replace, tests }: Mutant): Promise<Failure | undefined> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  // A function: `$&` and its like mean nothing here.
  writeFileSync(path, text.replace(find, () => replace));
  try {
    for (const test of tests) {
      const failure = await failureOf(copy, projectOf(test), [join(copy, test)]);
      if (failure) return failure;
    }
    return await failureOf(copy, projectOf(file), [path, ...campaigns.map((test) => `--exclude=${test}`)], 'related');
  } finally {
    writeFileSync(path, text);
  }
}

/** Vitest's name of a workspace is that of its folder. */
function projectOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** What fails first of these tests; nothing where all hold. */
async function failureOf(copy: string, project: string, files: readonly string[], command: Command = 'run'): Promise<Failure | undefined> {
  const failure = await firstFailure(copy, project, files, command);
  // On a busy machine a test may fail by itself; not twice.
  if (failure?.file === undefined || failure.title === undefined) return failure;
  return firstFailure(copy, project, [failure.file, '-t', failure.title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)]);
}

async function firstFailure(copy: string, project: string, files: readonly string[], command: Command = 'run'): Promise<Failure | undefined> {
  const output = join(copy, 'test-results/mutant.json');
  rmSync(output, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', command, '--run', `--project=${project}`, '--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${output}`, ...files];
  const vitest = spawn(process.execPath, args, { cwd: copy, timeout: patience, killSignal: 'SIGKILL', stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  vitest.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  running.add(vitest);
  await once(vitest, 'close');
  running.delete(vitest);
  if (vitest.exitCode === 0) return undefined;
  if (vitest.exitCode === null) return { test: 'no end within five minutes' };
  try {
    const { testResults }: VitestJson = JSON.parse(readFileSync(output, 'utf8'));
    const file = testResults.find((result) => result.status === 'failed');
    const test = file?.assertionResults.find((result) => result.status === 'failed');
    return file && test ? { test: test.fullName, file: file.name, title: test.title } : { test: 'loading or preparing the tests' };
  } catch (error) {
    throw new Error(`The tests did not run:\n${said}`, { cause: error });
  }
}

/** `related`: the tests that load the files, in place of those that are the files. */
type Command = 'run' | 'related';

interface Failure {
  /** Its full name, or what else became of the run. */
  readonly test: string;
  readonly file?: string;
  /** Its own name. */
  readonly title?: string;
}

interface VitestJson {
  readonly testResults: readonly { readonly name: string; readonly status: string; readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly title: string }[] }[];
}

function readOutcomes(): Map<string, Outcome> {
  try {
    const kept: Record<string, Outcome> = JSON.parse(readFileSync(cache, 'utf8'));
    return new Map(Object.entries(kept));
  } catch {
    return new Map();
  }
}

function report(): string {
  const workspaces = [...Map.groupBy(results, ({ mutant }) => mutant.file.split('/').slice(0, 2).join('/'))];
  const share = (part: typeof results) => `${part.filter(({ outcome }) => outcome.killed).length} of ${part.length}`;
  const row = (...cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return `# Sown faults

Do the tests notice when something is broken? \`npm run mutants\` takes a copy of the checkout, puts one fault at a time into it, most of them where one mechanism calls
another, and runs the tests that ought to fail. The faults are in \`scripts/mutants/mutants.ts\`; this page is written by the command.

**${share(results)} are noticed.**${survivors.length > 0 ? ' Not noticed:' : ''}
${survivors.map(({ mutant }) => `\n- ${mutant.name} (\`${mutant.file}\`)`).join('')}
${untried.length === 0 ? '' : `\nNot tried since they or their tests changed: ${untried.length}, in ${[...new Set(untried.map(({ file }) => `\`${file}\``))].join(', ')}.\n`}
${row('workspace', 'noticed')}
|---|---|
${workspaces.map(([workspace, part]) => row(workspace, share(part))).join('\n')}

${row('fault', 'file', 'noticed by')}
|---|---|---|
${results.map(({ mutant, outcome }) => row(mutant.name, `\`${mutant.file}\``, outcome.killed ? outcome.by : '—')).join('\n')}
`;
}
