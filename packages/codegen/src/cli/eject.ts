import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

import { callableModel, printCallable } from '../callable.ts';
import { Documents } from '../generate/documents.ts';
import { nearest } from '../infer/contracts/overrides.ts';
import { loadConfig } from '../load/load-config.ts';
import { loadSchema } from '../load/load-schema.ts';
import { pointersOf } from '../load/pointers.ts';
import { ejectedScreen, ejectedScreens, type EjectedScreen } from '../print/ejected-screen.ts';
import { printResources } from '../print/index.ts';
import { readProjectConfig } from './project-config.ts';
import { UsageError } from './usage-error.ts';

export interface EjectOptions {
  /** The configuration, `codegen.ts`. */
  readonly config: string;
  /**
   * File to write.
   *
   * @defaultValue `screens/<resource>-<screen>.tsx` among the sources of the application
   */
  readonly out?: string;
}

/**
 * Writes the screen of a resource as code of the project, and says how it is put in its place.
 *
 * @throws UsageError where there is no such resource or screen, and where the file is there
 *   already.
 */
export async function eject(
  name: string,
  screen: string,
  { config, out }: EjectOptions,
): Promise<string> {
  const kind = ejectedScreens.find((each) => each === screen);
  if (!kind)
    throw new UsageError(
      `There is no screen \`${screen}\`. There are ${ejectedScreens.join(', ')}.`,
    );
  const { schema, overrides, documents, outputs } = await read(config);
  const { model, printed } = printCallable(schema, {
    overrides,
    print: (found) => printResources(schema, found, { documents }),
  });
  const { resources } = callableModel(model, printed.omitted);
  const resource = resources.find((each) => each.name === name);
  if (!resource) {
    const near = nearest(
      name,
      resources.map((each) => each.name),
    );
    throw new UsageError(
      `There is no resource \`${name}\`.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
    );
  }
  const operations = {
    list: resource.list,
    show: resource.one,
    create: resource.create,
    edit: resource.update,
  } satisfies Record<EjectedScreen, unknown>;
  if (!operations[kind]) throw new UsageError(`The schema gives ${name} no screen \`${kind}\`.`);
  const file =
    out ?? `${existsSync('apps/web/src') ? 'apps/web/src' : 'src'}/screens/${name}-${kind}.tsx`;
  if (existsSync(file))
    throw new UsageError(
      `${file} is there already: it is yours now. Name another with --out, or delete it first.`,
    );
  const names = printed.shown.get(name)?.[kind] ?? [];
  const { text, placed } = ejectedScreen(name, kind, { names, types: typesModule(outputs, file) });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return `${file} is written: the screen as it is shown now, yours to change. Put it in its place where the resource is defined:\n\n  defineResource('${name}', { ${placed} })`;
}

async function read(config: string) {
  const { schema: pointers, documents, generates } = await loadConfig(config);
  const [pointer] = pointersOf(pointers);
  if (typeof pointer !== 'string')
    throw new UsageError(`${config} names no schema that can be read from here.`);
  const schema = await loadSchema(pointer);
  const patterns =
    documents === undefined ? [] : pointersOf(documents).filter((each) => typeof each === 'string');
  const written = await new Documents().read(patterns, schema);
  return {
    schema,
    overrides: await readProjectConfig(pointer, config),
    documents: written.map(({ document }) => document),
    outputs: Object.keys(generates),
  };
}

/**
 * Import specifier of the module of `ResourceTypes`: the package that exports it, where that is
 * another package; else a path.
 */
function typesModule(outputs: readonly string[], file: string): string {
  const folder =
    outputs.find((output) => existsSync(join(output, 'resources.ts'))) ?? outputs[0] ?? '.';
  const [own, holder] = [packageOf(dirname(file)), packageOf(folder)];
  if (holder && holder !== own) {
    const about: unknown = JSON.parse(readFileSync(holder, 'utf8'));
    if (
      isObject(about) &&
      typeof about['name'] === 'string' &&
      isObject(about['exports']) &&
      './resources' in about['exports']
    )
      return `${about['name']}/resources`;
  }
  const path = relative(dirname(file), join(folder, 'resources.ts')).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The nearest `package.json`. */
function packageOf(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const file = join(at, 'package.json');
    if (existsSync(file)) return file;
    if (at === dirname(at)) return undefined;
  }
}
