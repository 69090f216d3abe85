import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';

import type { Types } from '@graphql-codegen/plugin-helpers';
import type { GraphQLSchema } from 'graphql';

import { loadProjectSchema } from '../load/project-schema.ts';
import { pointersOf } from '../load/pointers.ts';
import { SchemaError } from '../load/schema-error.ts';
import { loadDocumentTypes } from '../preset/documents-preset.ts';
import { isTextPreset } from '../preset/text-preset.ts';
import { Documents, type DocumentSource } from './documents.ts';

export interface Outcome {
  readonly files: number;
  /** Paths that differ from what is on disk: written, or, when only checking, stale. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Runs of GraphQL Code Generator in one process. The schema is parsed once and shared by inference,
 * printing and the presets, until its file changes; nothing is written unless everything could be
 * generated.
 */
export class Generation {
  readonly #config: Types.Config;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #documents = new Documents();
  #outputs: ReadonlySet<string> = new Set();
  /** Files of the last run by path: text, and state on disk right after writing. */
  readonly #written = new Map<string, { readonly text: string; readonly state: string }>();
  #schema: { readonly state: string; readonly schema: GraphQLSchema } | undefined;

  constructor(config: Types.Config, headers: Readonly<Record<string, string>> = {}) {
    this.#config = config;
    this.#headers = headers;
  }

  get schemaSources(): readonly string[] {
    return strings(this.#config.schema, 'schema');
  }

  get documentPatterns(): readonly string[] {
    return strings(this.#config.documents ?? [], 'documents');
  }

  /** Tests whether the last run generated the file. */
  isOutput(file: string): boolean {
    return this.#outputs.has(resolve(file));
  }

  /**
   * @throws SchemaError with file, line, column and cause; everything generated before stays as it
   *   is.
   */
  async run(options: { readonly check: boolean }): Promise<Outcome> {
    const schema = await this.#load();
    const documents = await this.#documents.read(this.documentPatterns, schema);
    const texts = await generate(this.#config, schema, documents);
    const changed = this.#differing(texts);
    this.#outputs = new Set([...texts.keys()].map((path) => resolve(path)));
    const removed = stale(Object.keys(this.#config.generates), texts);
    if (!options.check) {
      for (const path of changed) write(path, texts.get(path) ?? '');
      for (const path of removed) rmSync(path);
      for (const [path, text] of texts) this.#note(path, text);
    }
    return { files: texts.size, changed, removed };
  }

  /**
   * Loads in advance the schema and the module that types documents. The module reads the schema
   * once, and the first saved document would wait for that.
   */
  async prepare(): Promise<void> {
    if (this.documentPatterns.length === 0) return;
    const [schema, { documentTypes }] = await Promise.all([this.#load(), loadDocumentTypes()]);
    await documentTypes({ folder: './', schema, documents: [], config: {} });
  }

  /**
   * Files whose text differs from the generated text. A file that has not changed on disk since it
   * was written is not read.
   */
  #differing(texts: ReadonlyMap<string, string>): readonly string[] {
    return [...texts].flatMap(([path, text]) => {
      const before = this.#written.get(path);
      const isSame = before?.text === text && before.state === stateOfFile(path);
      return isSame || (existsSync(path) && readFileSync(path, 'utf8') === text) ? [] : [path];
    });
  }

  #note(path: string, text: string): void {
    if (this.#written.get(path)?.text !== text)
      this.#written.set(path, { text, state: stateOfFile(path) });
  }

  async #load(): Promise<GraphQLSchema> {
    const [source, ...more] = this.schemaSources;
    if (source === undefined || more.length > 0)
      throw new SchemaError(
        'codegen.ts: name one schema; several files are one glob: schema/*.graphql.',
      );
    const state = stateOf(source);
    if (this.#schema?.state !== state)
      this.#schema = { state, schema: await loadProjectSchema(source, this.#headers) };
    return this.#schema.schema;
  }
}

/**
 * Text of every output by its path. The presets of this package return texts themselves; GraphQL
 * Code Generator is loaded for other presets only.
 */
async function generate(
  config: Types.Config,
  schema: GraphQLSchema,
  documents: readonly DocumentSource[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const others: Types.Config['generates'] = {};
  for (const [folder, output] of Object.entries(config.generates)) {
    const own = config.externalDocuments ? undefined : ownOutput(folder, output);
    if (!own) others[folder] = output;
    else
      for (const [path, text] of await own.preset.texts({
        folder,
        schema,
        documents,
        config: { importExtension: config.importExtension, ...config.config, ...own.config },
        presetConfig: own.presetConfig,
      }))
        texts.set(path, text);
  }
  if (Object.keys(others).length === 0) return texts;
  const { executeCodegen } = await import('@graphql-codegen/cli');
  // Parsed documents are accepted as they are.
  const loaded = documents.map((source, index) => ({
    [`${source.location}#${index}`]: { loader: () => source },
  }));
  const { result, error } = await executeCodegen(
    Object.assign({}, config, {
      generates: others,
      schema: [schema],
      documents: loaded,
      silent: true,
    }),
  );
  if (error) throw error;
  for (const { filename, content } of result) texts.set(filename, content);
  return texts;
}

/** An output of one of our presets, with nothing that only GraphQL Code Generator knows. */
function ownOutput(folder: string, output: Types.Config['generates'][string]) {
  if (!folder.endsWith('/') || !('preset' in output) || !isTextPreset(output.preset))
    return undefined;
  const { preset, presetConfig = {}, config = {}, ...others } = output;
  return Object.values(others).every((value) => value === undefined)
    ? { preset, presetConfig, config }
    : undefined;
}

function strings(value: unknown, name: string): readonly string[] {
  return pointersOf(value).map((item) => {
    if (typeof item === 'string') return item;
    throw new SchemaError(
      `codegen.ts: ${name} takes paths, globs or an address${name === 'schema' ? '; headers for it are ADMIN_ENDPOINT_HEADERS={"name":"value"} in .env' : ''}.`,
    );
  });
}

/**
 * State of a source's files, to detect a change. An address has a constant state: the endpoint is
 * requested once.
 */
function stateOf(source: string): string {
  if (/^https?:\/\//.test(source)) return source;
  return globSync(source)
    .map((file) => `${file} ${stateOfFile(file)}`)
    .sort()
    .join('\n');
}

function stateOfFile(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : '';
}

/**
 * Files in folders of ours that this run has not generated: resources that the schema no longer
 * has.
 */
function stale(outputs: readonly string[], texts: ReadonlyMap<string, string>): readonly string[] {
  const found = outputs
    .filter((output) => output.endsWith('/'))
    .flatMap((folder) => globSync(`${folder}**/*.ts`).filter((file) => !texts.has(file)));
  return [...new Set(found)].sort();
}

function write(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new SchemaError(
      `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}. Change the rights of its folder, or name another in codegen.ts.`,
      { cause: error },
    );
  }
}
