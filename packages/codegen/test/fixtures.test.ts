import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { printResources } from '../src/print/index.ts';
import { configured } from './configured.ts';
import { operate, operateActions, operateNested, operateQueries } from './operate.ts';
import { written } from './written.ts';

const folder = join(import.meta.dirname, '../fixtures');
describe.each(readdirSync(folder))('The fixture %s', (name) => {
  it('is printed as the files beside it', async () => {
    const schema = await loadSchema(join(folder, name, 'schema.graphql'));
    const { files } = printResources(schema, inferModel(schema, configured[name]));
    const own = [...files].filter(([path]) => path !== 'documents.ts');
    expect(own.length).toBeGreaterThan(2);
    for (const [path, text] of own)
      await expect(text).toMatchFileSnapshot(join(folder, name, 'expected/generated', path));
  });

  it('is printed in the same bytes again', async () => {
    const schema = await loadSchema(join(folder, name, 'schema.graphql'));
    const first = printResources(schema, inferModel(schema, configured[name]));
    const again = await loadSchema(join(folder, name, 'schema.graphql'));
    expect(printResources(again, inferModel(again, configured[name])).files).toEqual(first.files);
  });

  it('is answered and read, every operation of it', async () => {
    const schema = await loadSchema(join(folder, name, 'schema.graphql'));
    const model = inferModel(schema, configured[name]);
    const { resources, actions, queries, remove } = await written(printResources(schema, model));
    const problems = await Promise.all([
      ...resources.flatMap((resource) => [
        operate(resource, schema, model.scalars),
        operateNested(resource, schema, model.scalars),
      ]),
      ...actions.map((module) => operateActions(module, resources, schema, model.scalars)),
      operateQueries(queries, resources, schema, model.scalars),
    ]);
    await remove();
    expect(problems.flat()).toEqual([]);
  });
});
