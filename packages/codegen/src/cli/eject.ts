import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { inferModel, type AdminOverrides } from '../infer/index.ts';
import { nearest } from '../infer/overrides.ts';
import { loadConfig } from '../load/load-config.ts';
import { loadSchema } from '../load/load-schema.ts';
import { pointersOf } from '../load/pointers.ts';
import { ejectedScreen, ejectedScreens, type EjectedScreen } from '../print/ejected-screen.ts';
import { readProjectConfig } from './project-config.ts';
import { UsageError } from './usage-error.ts';

export interface EjectOptions {
  /** The configuration, `codegen.ts`. */
  readonly config: string;
  /** File to write. @defaultValue `screens/<resource>-<screen>.tsx` beside the sources of the application */
  readonly out?: string;
}

/**
 * Writes the screen of a resource as code of the project, and says how it is put in its place.
 * @throws UsageError where there is no such resource or screen, and where the file is there already.
 */
export async function eject(name: string, screen: string, { config, out }: EjectOptions): Promise<string> {
  const kind = ejectedScreens.find((each) => each === screen);
  if (!kind) throw new UsageError(`There is no screen \`${screen}\`. There are ${ejectedScreens.join(', ')}.`);
  const [schema, overrides] = await read(config);
  const { resources } = inferModel(schema, overrides);
  const resource = resources.find((each) => each.name === name);
  if (!resource) {
    const near = nearest(name, resources.map((each) => each.name));
    throw new UsageError(`There is no resource \`${name}\`.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`);
  }
  const operations = { list: resource.list, show: resource.one, create: resource.create, edit: resource.update } satisfies Record<EjectedScreen, unknown>;
  if (!operations[kind]) throw new UsageError(`The schema gives ${name} no screen \`${kind}\`.`);
  const { text, component } = ejectedScreen(name, kind);
  const file = out ?? `${existsSync('apps/web/src') ? 'apps/web/src' : 'src'}/screens/${name}-${kind}.tsx`;
  if (existsSync(file)) throw new UsageError(`${file} is there already: it is yours now. Name another with --out, or delete it first.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  const place = kind === 'list' || kind === 'show' ? `${kind}: { screen: ${component} }` : `form: { ${kind}: ${component} }`;
  return `${file} is written: the screen as it is shown now, yours to change. Put it in its place where the resource is defined:\n\n  defineResource('${name}', { ${place} })`;
}

async function read(config: string): Promise<readonly [Awaited<ReturnType<typeof loadSchema>>, AdminOverrides]> {
  const [pointer] = pointersOf((await loadConfig(config)).schema);
  if (typeof pointer !== 'string') throw new UsageError(`${config} names no schema that can be read from here.`);
  return [await loadSchema(pointer), await readProjectConfig(pointer, config)];
}
