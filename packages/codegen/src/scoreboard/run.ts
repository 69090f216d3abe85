import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { judgementIn } from './judgement.ts';
import { labelledIn } from './labelled.ts';
import { readDrawn, readManifest } from './manifest.ts';
import type { Measurement } from './measure.ts';
import { placesIn } from './places.ts';
import { nothing } from './reach.ts';
import { report, type LabelSet } from './report.ts';
import { score } from './score.ts';
import { typeCheck } from './type-check.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const ownLabels = join(repository, 'packages/codegen/labels');
const ownSchemas = join(ownLabels, 'schemas');
const drawnLabels = join(ownLabels, 'drawn');
const drawnSchemas = join(drawnLabels, 'schemas');

/**
 * Runs inference and printing on every schema of a folder, compares with its labels and with ours,
 * and writes `docs/scoreboard.md`.
 */
function run(folder: string): void {
  const work = mkdtempSync(join(tmpdir(), 'scoreboard-'));
  try {
    const folders = { inferred: join(work, 'inferred'), generated: join(work, 'generated') };
    mkdirSync(folders.inferred);
    mkdirSync(folders.generated);
    const measurements = [folder, ownSchemas, drawnSchemas].flatMap(schemasIn).map((file) => {
      const measurement = measureFile(file, folders);
      process.stdout.write(
        `${measurement.schema}: ${measurement.problem ?? `${measurement.resources} resources, ${measurement.valid} of ${measurement.documents} documents valid`}\n`,
      );
      return measurement;
    });
    const printed = measurements
      .filter((measurement) => measurement.problem === undefined && measurement.resources > 0)
      .map(({ schema }) => schema);
    const typeErrors = typeCheck(folders.generated, printed, repository);
    const places = placesIn(
      [join(ownLabels, 'actions'), join(folder, '../actions'), join(drawnLabels, 'actions')],
      folders.inferred,
    );
    const text = report(measurements, typeErrors, scoreAll(folder, folders.inferred), {
      absent: absentFrom(measurements),
      places,
      judgement: judgementIn(join(ownLabels, 'judgement'), folders.inferred),
    });
    mkdirSync(join(repository, 'docs'), { recursive: true });
    writeFileSync(join(repository, 'docs/scoreboard.md'), text);
    process.stdout.write(`\n${text}\n`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function schemasIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(?:graphql|graphqls|gql|json)$/.test(file))
    .sort()
    .map((file) => join(folder, file));
}

const nameOf = (file: string): string => basename(file).replace(/\.\w+$/, '');

/** Schemas that the project knows and the folder does not have. */
function absentFrom(measurements: readonly Measurement[]): readonly string[] {
  const present = new Set(measurements.map(({ schema }) => schema));
  return [...readManifest(), ...readDrawn()].flatMap(({ name }) =>
    present.has(name) ? [] : [name],
  );
}

function measureFile(
  file: string,
  folders: { readonly inferred: string; readonly generated: string },
): Measurement {
  const schema = nameOf(file);
  const program = fileURLToPath(new URL('measure.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, schema, file, folders.inferred, folders.generated],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (stdout.startsWith('{')) {
    // Printed by measure.ts just now.
    const measurement: Measurement = JSON.parse(stdout);
    return measurement;
  }
  const problem = stderr.split('\n').find((line) => /Error/.test(line)) ?? 'no answer';
  return {
    schema,
    resources: 0,
    documents: 0,
    valid: 0,
    invalid: [],
    omitted: 0,
    uncallable: [],
    reach: { mutations: nothing, queries: nothing },
    names: [],
    parse: 0,
    infer: 0,
    print: 0,
    memory: 0,
    stable: false,
    problem,
  };
}

/**
 * Their labels and ours, each apart: ours were written to see how the rules fare on schemas that
 * they were not made for.
 */
function scoreAll(folder: string, inferred: string): readonly LabelSet[] {
  const own = new Set(schemasIn(ownSchemas).map(nameOf));
  const others = new Set(
    schemasIn(folder)
      .map(nameOf)
      .filter((schema) => !own.has(schema)),
  );
  const sets = [
    { name: 'Labels of the folder', labels: join(folder, 'labels'), of: others },
    { name: 'Labels written here', labels: ownLabels, of: others },
    { name: 'Labels and schemas written here', labels: ownLabels, of: own },
    {
      name: 'Drawn by a rule, of 2024 to 2026',
      labels: drawnLabels,
      of: new Set(schemasIn(drawnSchemas).map(nameOf)),
    },
  ];
  return sets.flatMap(({ name, labels, of }) => {
    const labelled = labelledIn(labels, inferred, of);
    return labelled.length > 0 ? [{ name, score: score(labelled) }] : [];
  });
}

const [given] = process.argv.slice(2);
const folder = resolve(given ?? join(repository, '../shared/schemas'));
if (given !== undefined && !existsSync(folder)) {
  process.stderr.write(
    `There is no folder ${folder}. Fetch schemas into it: npm run schemas -- ${given}\n`,
  );
  process.exitCode = 1;
} else run(folder);
