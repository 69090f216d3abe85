import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { printResources } from '../src/print/index.ts';
import { operate, operateActions, operateNested, operateQueries } from './operate.ts';
import { written } from './written.ts';

/** As `pull` writes the schema of the server that `e2e/servers/strapi.ts` starts. */
const schema = await loadSchema(join(import.meta.dirname, 'servers/strapi.graphql'));
const model = inferModel(schema);

describe('the schema of Strapi', () => {
  it('is sorted by a text whose form is known', () => {
    const sorts = model.resources.flatMap(({ list }) => list?.sort ?? []);
    expect(sorts.length).toBeGreaterThan(5);
    expect(sorts.filter(({ assumed }) => assumed)).toEqual([]);
    expect(sorts[0]?.places[0]?.values).toContainEqual({
      field: 'title',
      asc: 'title:asc',
      desc: 'title:desc',
    });
  });

  it('takes the key of a document where an argument is called so, and nowhere else', () => {
    const keyed = [
      ...model.resources.flatMap(({ one, update, remove }) => [one, update, remove]),
      ...model.actions.filter(({ writes }) => writes === undefined),
    ].flatMap((operation) =>
      (operation?.key ?? []).map(
        ({ argument, field }) => `${operation?.root.join('.')}(${argument.join('.')}): ${field}`,
      ),
    );
    expect(keyed).toContain('updateArticle(documentId): documentId');
    expect(keyed.filter((text) => !text.endsWith('(documentId): documentId'))).toEqual([]);
    // What wants a number that documents do not show asks for it.
    expect(model.actions.find(({ name }) => name === 'updateUsersPermissionsUser')).toMatchObject({
      place: 'collection',
      key: [],
      inputs: expect.arrayContaining([expect.objectContaining({ name: 'id', required: true })]),
    });
  });

  it('is administered by operations that a server of it answers', async () => {
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
