import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel, type AdminOverrides } from '../src/infer/index.ts';
import type { Resource } from '../src/model.ts';
import { printResources } from '../src/print/index.ts';

/** Drafts and languages, as servers of content have them. */
const content = `
  type Query {
    article(documentId: ID!, status: PublicationStatus = PUBLISHED, locale: LocaleCode, isLinked: Boolean): Article
    articles(
      filters: ArticleFilters
      start: Int
      limit: Int
      status: PublicationStatus = PUBLISHED
      locale: LocaleCode
      isLinked: Boolean
      only: ArticleChoice
    ): [Article!]!
    articlesTotal(filters: ArticleFilters, status: PublicationStatus = PUBLISHED, locale: LocaleCode): Int!
  }
  type Mutation {
    createArticle(data: ArticleInput!, status: PublicationStatus = PUBLISHED, locale: LocaleCode): Article
    updateArticle(documentId: ID!, data: ArticleInput!, status: PublicationStatus = PUBLISHED, locale: LocaleCode): Article
    deleteArticle(documentId: ID!, locale: LocaleCode): Article
  }
  scalar LocaleCode
  enum PublicationStatus { DRAFT PUBLISHED }
  enum ArticleChoice { NEW OLD }
  type Article { documentId: ID! title: String! slug: String locale: String }
  input ArticleInput { title: String slug: String }
  input ArticleFilters { title: String }
`;

const articlesOf = (sdl: string, overrides?: AdminOverrides): Resource => {
  const [articles, ...others] = inferModel(buildSchema(sdl), overrides).resources;
  if (!articles || others.length > 0) throw new Error('The schema has one resource.');
  return articles;
};

describe('an optional argument that list, record and writes take alike', () => {
  const articles = articlesOf(content);

  it('is a dimension, with its values, its default, and the operations that take it', () => {
    expect(articles.dimensions).toEqual([
      {
        name: 'status',
        kind: 'enum',
        type: 'PublicationStatus',
        values: [{ value: 'DRAFT' }, { value: 'PUBLISHED' }],
        defaultValue: 'PUBLISHED',
        roles: ['list', 'one', 'count', 'create', 'update'],
        published: 'PUBLISHED',
      },
      {
        name: 'locale',
        kind: 'string',
        type: 'LocaleCode',
        roles: ['list', 'one', 'count', 'create', 'update', 'remove'],
      },
    ]);
  });

  it('is no value of a form and no condition of the list', () => {
    const inputs = [...(articles.create?.inputs ?? []), ...(articles.update?.inputs ?? [])];
    expect(inputs.map(({ name }) => name).toSorted()).toEqual(['slug', 'slug', 'title', 'title']);
    expect(articles.list?.filter?.fields.map(({ name }) => name)).toEqual(['title']);
  });

  it('is a variable of every document that takes it, and none of the others', () => {
    const schema = buildSchema(content);
    const { files } = printResources(schema, inferModel(schema));
    const module = files.get('resources/articles.ts') ?? '';
    const variablesOf = (name: string): string =>
      new RegExp(`export type Article${name}Variables = ([^;]*;[^}]*)`).exec(module)?.[1] ?? '';
    const asked = ['Picker', 'Show', 'Count', 'Create', 'Update'].map(variablesOf);
    const declared = 'status?: PublicationStatus | null | undefined';
    expect(asked.filter((variables) => !variables.includes(declared))).toEqual([]);
    expect(variablesOf('Delete')).toContain('locale?: ');
    expect(variablesOf('Delete')).not.toContain('status');
    expect(module).not.toContain('isLinked');
    expect(module.replaceAll(/\s+/g, ' ')).toContain(
      "operations: ['list', 'show', 'count', 'create', 'update'], published: 'PUBLISHED', }",
    );
  });

  it('keeps each state of a record apart in the cache', () => {
    const schema = buildSchema(content);
    const { files } = printResources(schema, inferModel(schema));
    expect(files.get('resources/articles.ts')).toContain(
      'Article: { keyFields: false, merge: true }',
    );
  });
});

const plain = (query: string, mutation: string, types = ''): Resource =>
  articlesOf(`
    type Query { ${query} }
    type Mutation { ${mutation} }
    enum Language { ru en }
    enum State { DRAFT DONE }
    type Article { id: ID! title: String! state: State }
    input ArticleInput { title: String! }
    ${types}
  `);

describe('a dimension', () => {
  const names = ({ dimensions = [] }: Resource): readonly string[] =>
    dimensions.map(({ name }) => name);

  it('is a yes or no that says so by its name', () => {
    const articles = plain(
      'articles(draft: Boolean, trash: Boolean, locale: Language, limit: Int, offset: Int): [Article!]! article(id: ID!, draft: Boolean, trash: Boolean, locale: Language): Article',
      'updateArticle(id: ID!, data: ArticleInput!, draft: Boolean, autosave: Boolean, locale: Language): Article',
    );
    expect(names(articles)).toEqual(['draft', 'locale']);
    expect(articles.dimensions?.[0]).not.toHaveProperty('published');
    expect(articles.update?.inputs.map(({ name }) => name)).toEqual(['title', 'autosave']);
  });

  it('is a text that only reads take, by its name', () => {
    expect(
      names(
        plain(
          'articles(channel: String, limit: Int, offset: Int): [Article!]! article(id: ID!, channel: String): Article',
          'updateArticle(id: ID!, data: ArticleInput!): Article',
        ),
      ),
    ).toEqual(['channel']);
  });

  it('is what configuration says, with values to choose from, and no other', () => {
    const overrides = { dimensions: { locale: ['ru', 'en'], status: false, only: true } } as const;
    const { dimensions } = articlesOf(content, overrides);
    expect(dimensions).toMatchObject([
      { name: 'locale', kind: 'enum', values: [{ value: 'ru' }, { value: 'en' }] },
      { name: 'only', kind: 'enum', roles: ['list'] },
    ]);
    expect(() => articlesOf(content, { dimensions: { locales: true } })).toThrow(
      '`admin.dimensions` names `locales`, and there is no such argument of a root field. Did you mean `locale`?',
    );
  });

  it('is no state of the record that a list filters by and a write sets', () => {
    const articles = plain(
      'articles(state: State, limit: Int, offset: Int): [Article!]! article(id: ID!): Article',
      'createArticle(title: String!, state: State = DRAFT): Article updateArticle(id: ID!, title: String, state: State = DRAFT): Article',
    );
    expect(articles.dimensions).toBeUndefined();
    expect(articles.update?.inputs.map(({ name }) => name)).toContain('state');
    expect(articles.list?.filter?.fields.map(({ name }) => name)).toContain('state');
  });

  it('is no condition by which a list is its own record', () => {
    expect(
      plain(
        'articles(id: ID, state: State = DONE, limit: Int, offset: Int): [Article!]!',
        'updateArticle(id: ID!, data: ArticleInput!): Article',
      ).dimensions,
    ).toBeUndefined();
  });

  it('is no order and no page', () => {
    expect(
      plain(
        'articles(sortBy: State = DRAFT, descending: Boolean = false, limit: Int = 10, offset: Int): [Article!]! article(id: ID!, sortBy: State = DRAFT, descending: Boolean = false, limit: Int = 10): Article',
        'updateArticle(id: ID!, data: ArticleInput!): Article',
      ).dimensions,
    ).toBeUndefined();
  });
});
