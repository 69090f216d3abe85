import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Measurement } from './measure.ts';
import { report, type LabelSet } from './report.ts';
import { score } from './score.ts';
import { typeCheck } from './type-check.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const ownLabels = join(repository, 'packages/codegen/labels');

/** Runs inference and printing on every schema of a folder, compares with its labels and with ours, and writes `docs/scoreboard.md`. */
function run(folder: string): void {
  const work = mkdtempSync(join(tmpdir(), 'scoreboard-'));
  try {
    const folders = { inferred: join(work, 'inferred'), generated: join(work, 'generated') };
    mkdirSync(folders.inferred);
    mkdirSync(folders.generated);
    const files = readdirSync(folder).filter((file) => /\.(?:graphql|graphqls|gql|json)$/.test(file)).sort();
    const measurements = files.map((file) => {
      const measurement = measureFile(join(folder, file), folders);
      process.stdout.write(`${measurement.schema}: ${measurement.problem ?? `${measurement.resources} resources, ${measurement.valid} of ${measurement.documents} documents valid`}\n`);
      return measurement;
    });
    const printed = measurements.filter((measurement) => measurement.problem === undefined && measurement.resources > 0).map(({ schema }) => schema);
    const typeErrors = typeCheck(folders.generated, printed, repository);
    const text = report(measurements, typeErrors, scoreAll(folder, folders.inferred, join(work, 'labels'), measurements));
    mkdirSync(join(repository, 'docs'), { recursive: true });
    writeFileSync(join(repository, 'docs/scoreboard.md'), text);
    process.stdout.write(`\n${text}\n`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function measureFile(file: string, folders: { readonly inferred: string; readonly generated: string }): Measurement {
  const schema = basename(file).replace(/\.\w+$/, '');
  const program = fileURLToPath(new URL('measure.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [program, schema, file, folders.inferred, folders.generated], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (stdout.startsWith('{')) {
    // Printed by measure.ts just now.
    const measurement: Measurement = JSON.parse(stdout);
    return measurement;
  }
  const problem = stderr.split('\n').find((line) => /Error/.test(line)) ?? 'no answer';
  return { schema, resources: 0, documents: 0, valid: 0, invalid: [], omitted: 0, uncallable: [], parse: 0, infer: 0, print: 0, memory: 0, stable: false, problem };
}

/** Their labels and ours, each apart: ours were written to see how the rules fare on schemas that they were not made for. */
function scoreAll(folder: string, inferred: string, scratch: string, measurements: readonly Measurement[]): readonly LabelSet[] {
  const program = join(folder, 'score.mjs');
  if (!existsSync(program)) return [];
  const known = new Set(measurements.map(({ schema }) => schema));
  return [{ name: 'Labels of the folder', labels: join(folder, 'labels') }, { name: 'Labels written here', labels: ownLabels }].flatMap(({ name, labels }, at) => {
    const files = existsSync(labels) ? readdirSync(labels).filter((file) => file.endsWith('.json') && known.has(basename(file, '.json'))) : [];
    if (files.length === 0) return [];
    // Only labels of schemas that are there: a missing schema is no mistake.
    const present = join(scratch, String(at));
    for (const file of files) cpSync(join(labels, file), join(present, file));
    return [{ name, score: score(program, present, inferred) }];
  });
}

const [given] = process.argv.slice(2);
const folder = resolve(given ?? join(repository, '../shared/schemas'));
if (existsSync(folder)) run(folder);
else {
  process.stderr.write(`There is no folder ${folder}, so there is nothing to score. Name one with schemas: npm run scoreboard -- FOLDER\n`);
  process.exitCode = given === undefined ? 0 : 1;
}
