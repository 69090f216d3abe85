import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { print } from 'graphql';

import { inferModel } from '../packages/codegen/src/index.ts';
import { loadSchema } from '../packages/codegen/src/load/load-schema.ts';
import { printResources } from '../packages/codegen/src/print/index.ts';

export interface Codegen {
  /** Seconds of `npm run codegen`. */
  readonly coldSeconds: number;
  /** Seconds from saving a document to the generated code that follows from it, in watch mode. */
  readonly watchSeconds: number;
}

export interface CodegenOfLargeSchema extends Codegen {
  /** Generated operations. */
  readonly operations: number;
  /**
   * Seconds of the `graphql-codegen` command with the client preset alone, given the same
   * operations as files.
   */
  readonly clientPresetSeconds: number;
  /** Our cold run divided by that; below 1 is faster. */
  readonly coldToClientPreset: number;
  readonly watchToCold: number;
}

const main = resolve('packages/codegen/bin/admin-codegen.js');
const run = ['--config', 'codegen.ts'];

/** On the sample shop's schema. */
export async function measureCodegen(): Promise<Codegen> {
  try {
    return await measure('.', 'packages/gql/documents', 'packages/gql/src/generated');
  } finally {
    node('.', [main, 'generate']);
  }
}

/** The largest schemas of other people that are at hand; none where they are not. */
export async function measureLargeSchemas(): Promise<Record<string, CodegenOfLargeSchema>> {
  const results: Record<string, CodegenOfLargeSchema> = {};
  for (const name of ['hasura-5stack', 'relay-github']) {
    const schema = resolve('../shared/schemas', `${name}.graphql`);
    if (existsSync(schema)) results[name] = await measureLargeSchema(schema);
  }
  return results;
}

async function measureLargeSchema(schema: string): Promise<CodegenOfLargeSchema> {
  const folder = mkdtempSync(join(tmpdir(), 'admin-bench-'));
  try {
    const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
    const given = `schema: ${JSON.stringify(schema)}, ignoreNoDocuments: true`;
    for (const path of ['documents', 'operations']) mkdirSync(join(folder, path));
    write(
      'codegen.ts',
      `import { adminPreset, documentsPreset } from ${JSON.stringify(resolve('packages/codegen/src/index.ts'))};
      export default { ${given}, documents: ['documents/*.graphql'],
        generates: { 'out/': { preset: adminPreset }, 'out/documents/': { preset: documentsPreset, presetConfig: { fragmentMasking: false } } } };`,
    );
    write(
      'client-preset.ts',
      `import { preset } from ${JSON.stringify(import.meta.resolve('@graphql-codegen/client-preset'))};
      export default { ${given}, documents: ['operations/*.graphql'],
        generates: { 'client/': { preset, presetConfig: { fragmentMasking: false } } } };`,
    );
    const parsed = await loadSchema(schema);
    const { operations } = printResources(parsed, inferModel(parsed));
    for (const operation of operations)
      write(`operations/${operation.name?.value}.graphql`, print(operation));
    // In turn, each twice, so that neither has the warmer disk.
    const measured = [await measure(folder, 'documents', 'out')];
    const clientPreset = [
      timed(folder, [
        resolve('node_modules/@graphql-codegen/cli/esm/bin.js'),
        '--config',
        'client-preset.ts',
      ]),
    ];
    measured.push(await measure(folder, 'documents', 'out'));
    clientPreset.push(
      timed(folder, [
        resolve('node_modules/@graphql-codegen/cli/esm/bin.js'),
        '--config',
        'client-preset.ts',
      ]),
    );
    const coldSeconds = Math.min(...measured.map((item) => item.coldSeconds));
    const watchSeconds = Math.min(...measured.map((item) => item.watchSeconds));
    const clientPresetSeconds = Math.min(...clientPreset);
    return {
      operations: operations.length,
      coldSeconds,
      clientPresetSeconds,
      coldToClientPreset: ratio(coldSeconds, clientPresetSeconds),
      watchSeconds,
      watchToCold: ratio(watchSeconds, coldSeconds),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * One cold run with nothing generated yet for documents, then one rebuild in watch mode after a
 * document was saved.
 */
async function measure(cwd: string, documents: string, generated: string): Promise<Codegen> {
  const document = join(cwd, documents, 'bench.graphql');
  const output = join(cwd, generated, 'documents/graphql.ts');
  rmSync(document, { force: true });
  const coldSeconds = timed(cwd, [main, 'generate', ...run]);
  const watch = spawn(process.execPath, [main, 'generate', ...run, '--watch'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waiting(watch.stdout);
    const written = () => statSync(output, { throwIfNoEntry: false })?.mtimeMs;
    const before = written();
    const saved = performance.now();
    writeFileSync(document, 'query Bench { __typename }\n');
    while (written() === before) await delay(5);
    return { coldSeconds, watchSeconds: seconds(saved) };
  } finally {
    watch.kill('SIGINT');
    await once(watch, 'exit');
    rmSync(document, { force: true });
  }
}

function timed(cwd: string, command: readonly string[]): number {
  const start = performance.now();
  node(cwd, command);
  return seconds(start);
}

function node(cwd: string, command: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} fails:\n${stderr}`);
}

/**
 * Until watch mode says that it watches; what it says later is read too, since nobody can write
 * into a closed pipe.
 */
function waiting(stdout: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout.on('data', (chunk) => {
      if (/following/i.test(String(chunk))) resolve();
    });
    stdout.on('end', () => reject(new Error('Watch mode ended before it watched.')));
  });
}

const seconds = (since: number) => Math.round(performance.now() - since) / 1000;
const ratio = (one: number, other: number) => Math.round((one / other) * 1000) / 1000;
