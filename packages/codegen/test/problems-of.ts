import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { buildSchema } from 'graphql';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { typeCheck } from '../src/scoreboard/type-check.ts';
import { operate, operateActions, operateQueries } from './operate.ts';
import { written } from './written.ts';

/**
 * What is wrong with the code of these schemas, by the compiler and against servers that answer by
 * the schema alone.
 */
export async function problemsOf(sdls: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  const problems: string[] = [];
  for (const [at, sdl] of sdls.entries()) {
    // As the project's loader, which takes names that GraphQL reserves.
    const schema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true });
    const model = inferModel(schema);
    const printed = printResources(schema, model);
    for (const [path, text] of printed.files) {
      const file = join(folder, String(at), 'generated', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const { resources, actions, queries, remove } = await written(printed);
    const failed =
      (name: string) =>
      (error: unknown): readonly string[] => [`${name}: ${String(error)}`];
    const operated = resources.map((resource) =>
      operate(resource, schema, model.scalars).catch(failed(resource.name)),
    );
    const acted = actions.map((module) =>
      operateActions(module, resources, schema, model.scalars).catch(failed(module.path)),
    );
    problems.push(
      ...(
        await Promise.all([
          ...operated,
          ...acted,
          operateQueries(queries, resources, schema, model.scalars).catch(failed('queries')),
        ])
      ).flat(),
    );
    await remove();
  }
  const errors = typeCheck(
    folder,
    sdls.map((_sdl, at) => String(at)),
    join(import.meta.dirname, '../../..'),
  );
  await rm(folder, { recursive: true });
  return [...problems, ...[...errors.values()].flat()];
}
