import { join } from 'node:path';

import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { printResources } from '../src/print/index.ts';
import { operate, operateActions, operateNested, operateQueries } from './operate.ts';
import { written } from './written.ts';

/** As `pull` writes the schema of the server that `e2e/servers/directus.ts` starts. */
const pulled = join(import.meta.dirname, 'servers/directus.graphql');
const schema = await loadSchema(pulled);
const model = inferModel(schema);

describe('the schema of Directus', () => {
  it('is sorted by the name of a field, and downwards by the name with a minus', () => {
    const [articles] = model.resources.filter(({ name }) => name === 'articles');
    expect(articles?.list?.sort).toMatchObject({
      places: [
        {
          argument: ['sort'],
          values: expect.arrayContaining([
            { field: 'title', asc: 'title', desc: '-title' },
            { field: 'id', asc: 'id', desc: '-id' },
          ]),
        },
      ],
      multiple: true,
    });
    expect(articles?.list?.sort).not.toHaveProperty('assumed');
  });

  it('selects nothing that the server computes of a field, and filters by none of it', () => {
    const { files } = printResources(schema, model);
    const named = [...files].flatMap(([path, text]) =>
      [...text.matchAll(/\w+_func\b/g)].map(([name]) => `${path}: ${name}`),
    );
    expect(named).toEqual([]);
  });

  it('offers no action that creates or updates several as a resource does one', () => {
    const offered = model.actions.filter(
      ({ writes, role }) => writes === undefined && role !== 'remove',
    );
    // Links between articles and tags hold nothing but the two, which are created with them.
    expect(offered.map(({ root }) => root.join('.'))).toEqual([
      'create_articles_tags_item',
      'create_articles_tags_items',
    ]);
    expect(model.actions.find(({ root }) => root[0] === 'update_articles_batch')).toMatchObject({
      writes: 'articles',
      role: 'update',
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

describe('a text that orders a list', () => {
  const plain = buildSchema(`
    type Query { article(id: ID!): Article articles(sort: [String], limit: Int, offset: Int): [Article!]! }
    type Article { id: ID! title: String! }
  `);

  it('is assumed where nothing in the schema says what it looks like', () => {
    expect(inferModel(plain).resources[0]?.list?.sort).toMatchObject({
      assumed: true,
      places: [
        { values: expect.arrayContaining([{ field: 'id', asc: 'id:asc', desc: 'id:desc' }]) },
      ],
    });
  });

  it('is what the configuration says, of any server', () => {
    const sort = inferModel(plain, { textOrder: ['+{field}', '-{field}'] }).resources[0]?.list
      ?.sort;
    expect(sort).toMatchObject({
      places: [{ values: expect.arrayContaining([{ field: 'id', asc: '+id', desc: '-id' }]) }],
    });
    expect(sort).not.toHaveProperty('assumed');
  });

  it('has the place of the field in the configuration', () => {
    expect(() => inferModel(plain, { textOrder: ['asc', 'desc'] })).toThrow(
      '`admin.textOrder` must hold `{field}` in both texts',
    );
  });
});

describe('what the server computes of a field', () => {
  it('is told from a field that is called so', () => {
    const { resources } = inferModel(
      buildSchema(`
        type Query { articles(limit: Int, offset: Int): [Article!]! }
        type Article { id: ID! title: String! printed: String printed_func: Parts cost_func: Parts title_func: String }
        type Parts { year: Int day: Int }
      `),
    );
    expect(resources[0]?.fields.map(({ name }) => name).toSorted()).toEqual([
      'cost_func',
      'id',
      'printed',
      'title',
      'title_func',
    ]);
  });
});

describe('a mutation that creates or updates several', () => {
  const offered = (mutations: string, types = ''): readonly string[] =>
    inferModel(
      buildSchema(`
        type Query { article(id: ID!): Article articles(take: Int, skip: Int): [Article!]! }
        type Mutation {
          createArticle(data: ArticleCreateInput!): Article
          updateArticle(id: ID!, data: ArticleUpdateInput!): Article
          deleteArticle(id: ID!): Article
          ${mutations}
        }
        type Article { id: ID! title: String! state: String }
        input ArticleCreateInput { title: String! state: String }
        input ArticleUpdateInput { title: String state: String }
        ${types}
      `),
    )
      .actions.filter(({ writes }) => writes === undefined)
      .map(({ name }) => name);

  it('that takes what the resource takes is no action; what deletes a selection is one', () => {
    expect(
      offered(
        'createArticles(data: [ArticleCreateInput!]!): [Article] updateArticles(data: [ArticleUpdateArgs!]!): [Article] deleteArticles(ids: [ID!]!): [Article]',
        'input ArticleUpdateArgs { id: ID! data: ArticleUpdateInput! }',
      ),
    ).toEqual(['deleteArticles']);
  });

  it('that takes something else is one', () => {
    expect(
      offered(
        'createArticlesFromFeed(url: String!): [Article] updateArticles(ids: [ID!]!, state: String!): [Article]',
      ).toSorted(),
    ).toEqual(['createArticlesFromFeed', 'updateArticles']);
  });
});
