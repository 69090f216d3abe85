import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

import { FragmentError } from '../print/index.ts';
import { loadConfig } from '../load/load-config.ts';
import { SchemaError } from '../load/schema-error.ts';
import { Generation } from './generation.ts';

export interface GenerateOptions {
  /** The configuration, `codegen.ts`. */
  readonly config: string;
  /** Runs again after each change of schema or documents. */
  readonly watch?: boolean;
  /** Writes nothing, and fails when generated code is out of date. */
  readonly check?: boolean;
  /** For the endpoint that the configuration names, before those of the project. */
  readonly headers?: Readonly<Record<string, string>>;
}

const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const fail = (text: string): boolean => process.stderr.write(`${text}\n`);

/** Runs the generation and reports it in one line. Returns whether the output is up to date. */
async function runOnce(
  generation: Generation,
  options: GenerateOptions,
  start = performance.now(),
): Promise<boolean> {
  try {
    const { files, changed, removed } = await generation.run({ check: Boolean(options.check) });
    const different = [...changed, ...removed.map((path) => `${path} (gone)`)];
    if (options.check && different.length > 0) {
      fail(
        `Generated code is not what schema and documents say: run npx admin-codegen generate. It differs in ${different.join(', ')}.`,
      );
      return false;
    }
    say(
      `${files} files, ${options.check ? 'all up to date' : `${changed.length} written, ${removed.length} removed`}, ${seconds(start)}`,
    );
    return true;
  } catch (error) {
    fail(messageOf(error));
    return false;
  }
}

/**
 * Message of an error. A mistake in schema, documents or configuration is one sentence. Any other
 * error is a bug of this package and keeps its stack.
 */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join('\n');
  if (error instanceof SchemaError || error instanceof FragmentError) return error.message;
  // A configuration that Node cannot run is loaded outside this module's graph. Its error classes
  // are then different objects with the same names.
  if (
    error instanceof Error &&
    ['SchemaError', 'FragmentError', 'OverrideError', 'UsageError'].includes(error.name)
  )
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs again after each change of schema or documents, one run at a time. */
async function follow(generation: Generation, options: GenerateOptions): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve(true);
  const changed = (_event: string, file: string): void => {
    if (!/\.(graphqls?|gql|json|[cm]?[jt]sx?)$/.test(file) || generation.isOutput(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => runOnce(generation, options));
    }, 50);
  };
  const files = generation.schemaSources.filter((source) => !/^https?:/.test(source));
  const folders = new Set([...files, ...generation.documentPatterns].map(folderOf));
  // Editors replace the file that they save; what Node itself has loses sight of it then.
  const { watch } = await import('chokidar');
  // The previous run has already reported mistakes in the schema.
  await generation.prepare().catch(() => undefined);
  watch([...folders], { ignoreInitial: true })
    .on('all', changed)
    .on('ready', () => say(`Following ${[...folders].join(' and ')}. Ctrl-C ends.`));
}

/** The folder above the first wildcard, or what exists of it. */
function folderOf(pattern: string): string {
  const parts = pattern.split('/');
  const wildcard = parts.findIndex((part) => /[*?{[]/.test(part));
  let folder = wildcard < 0 ? dirname(pattern) : parts.slice(0, wildcard).join('/') || '.';
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/**
 * Generates documents, descriptors and cache rules from schema and documents. An error is reported
 * and sets exit status 1.
 */
export async function generate(options: GenerateOptions): Promise<void> {
  const start = performance.now();
  try {
    const generation = new Generation(await loadConfig(options.config), options.headers);
    const succeeded = await runOnce(generation, options, start);
    if (options.watch) await follow(generation, options);
    else process.exitCode = succeeded ? 0 : 1;
  } catch (error) {
    fail(messageOf(error));
    process.exitCode = 1;
  }
}
