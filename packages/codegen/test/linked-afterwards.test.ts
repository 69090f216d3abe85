import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import type { Resource } from '../src/model.ts';

const articlesOf = (author: string, answer = 'Article', update = 'UpdateAuthorInput'): Resource => {
  const { resources } = inferModel(
    buildSchema(`
      type Query {
        articles(limit: Int, offset: Int): [Article!]!
        article(id: ID!): Article
        authors(limit: Int, offset: Int): [Author!]!
        author(id: ID!): Author
      }
      type Mutation {
        createArticle(data: CreateArticleInput!): ${answer}
        updateArticle(id: ID!, data: UpdateArticleInput!): Article
      }
      type Article { id: ID! title: String! author: Author parent: Article seo: Seo }
      type Seo { heading: String! text: String }
      type Author { id: ID! name: String! }
      input CreateAuthorInput { id: ID name: String! }
      input UpdateAuthorInput { id: ID name: String }
      input CreateArticleInput { id: ID title: String! author: ${author} parent: CreateArticleInput seo: CreateSeoInput }
      input UpdateArticleInput { id: ID title: String author: ${update} parent: UpdateArticleInput seo: UpdateSeoInput }
      input CreateSeoInput { heading: String! text: String }
      input UpdateSeoInput { heading: String text: String }
    `),
  );
  const articles = resources.find(({ name }) => name === 'articles');
  if (!articles) throw new Error('The schema lists articles.');
  return articles;
};

it('a reference that the create makes anew and the update takes by key is linked afterwards', () => {
  const { create, update } = articlesOf('CreateAuthorInput');
  expect(create?.inputs.map(({ name }) => name)).toEqual(['title', 'seo']);
  expect(create?.afterwards).toEqual(['author', 'parent']);
  expect(update?.inputs).toContainEqual(
    expect.objectContaining({
      name: 'author',
      kind: 'reference',
      reference: { resource: 'authors', keyField: 'id', wrap: ['id'] },
    }),
  );
});

it('a reference that the create takes by key is sent with it', () => {
  const { create } = articlesOf('UpdateAuthorInput');
  expect(create?.inputs.map(({ name }) => name)).toEqual(['title', 'author', 'seo']);
  expect(create?.afterwards).toEqual(['parent']);
});

it('nothing is linked afterwards that the create requires', () => {
  expect(articlesOf('CreateAuthorInput!').create?.afterwards).toEqual(['parent']);
});

it('nothing is linked afterwards where the answer does not hold the record', () => {
  expect(articlesOf('CreateAuthorInput', 'Boolean').create).not.toHaveProperty('afterwards');
});
