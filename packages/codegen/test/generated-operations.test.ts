import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { printResources } from '../src/print/index.ts';
import { operate, operateActions, operateNested, operateQueries } from './operate.ts';
import { written } from './written.ts';

const folder = join(import.meta.dirname, '../../../../shared/schemas');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.graphql')) : [];

describe.skipIf(files.length === 0)(`Schemas of other people, where they are beside the checkout (${folder})`, () => {
  it.each(files)('answers and reads every operation generated for %s', async (file) => {
    const schema = await loadSchema(join(folder, file));
    const model = inferModel(schema);
    const { resources, actions, queries, remove } = await written(printResources(schema, model));
    const problems = await Promise.all([...resources.flatMap((resource) => [operate(resource, schema, model.scalars), operateNested(resource, schema, model.scalars)]), ...actions.map((module) => operateActions(module, resources, schema, model.scalars)), operateQueries(queries, resources, schema, model.scalars)]);
    await remove();
    expect(problems.flat()).toEqual([]);
  });
});
