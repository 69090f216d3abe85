import { createDatabase, startPostgres } from '../../apps/api/test/postgres.ts';
import { startInstalledServer } from './installed-server.ts';
import { articles, authors, picture, tags } from './magazine-data.ts';
import { ask, introspect, type RunningServer } from './running-server.ts';

/** What people type in to sign in: Directus takes a fixed token of a person. */
export const token = 'directus-token-of-tests';

const headers = { authorization: `Bearer ${token}` };

/**
 * Directus over PostgreSQL with the magazine, put in through its own API. Whoever sends no token
 * sees an empty schema.
 */
export async function start(): Promise<RunningServer> {
  const postgres = await startPostgres();
  const database = await createDatabase(postgres.url, 'directus');
  const server = await startInstalledServer('directus', [database]);
  await populate(server.url);
  return {
    ...server,
    sdl: () => introspect(server.url, headers),
    async stop() {
      await server.stop();
      await postgres.stop();
    },
  };
}

/** Asks the server itself, signed in. */
export async function askSignedIn<TData>(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<TData> {
  return await ask<TData>(url, query, variables, headers);
}

type Definition = Readonly<Record<string, unknown>>;

const key = {
  field: 'id',
  type: 'integer',
  schema: { is_primary_key: true, has_auto_increment: true },
};
const text = (field: string, more: Definition = {}): Definition => ({
  field,
  type: 'string',
  schema: { is_nullable: false, ...more },
});
/** A column that holds the key of another record, or of a file. */
const link = (field: string, type: 'integer' | 'uuid' = 'integer'): Definition => ({ field, type });

const states = {
  field: 'state',
  type: 'string',
  schema: { is_nullable: false, default_value: 'idea' },
  meta: {
    interface: 'select-dropdown',
    options: {
      choices: [
        { text: 'Замысел', value: 'idea' },
        { text: 'Написана', value: 'written' },
        { text: 'Отредактирована', value: 'edited' },
        { text: 'Напечатана', value: 'printed' },
      ],
    },
  },
};

/** Each collection with its columns. */
const collections: Readonly<Record<string, readonly Definition[]>> = {
  authors: [key, text('name')],
  tags: [key, text('name', { is_unique: true })],
  articles: [
    key,
    text('title'),
    text('slug', { is_unique: true }),
    states,
    { field: 'printed_on', type: 'date' },
    { field: 'opens_at', type: 'dateTime' },
    { field: 'accepted_at', type: 'timestamp' },
    { field: 'price', type: 'decimal', schema: { numeric_precision: 12, numeric_scale: 2 } },
    { field: 'views', type: 'bigInteger' },
    {
      field: 'featured',
      type: 'boolean',
      schema: { is_nullable: false, default_value: false },
      meta: { special: ['cast-boolean'] },
    },
    { field: 'settings', type: 'json', meta: { special: ['cast-json'] } },
    { field: 'body', type: 'text', meta: { interface: 'input-rich-text-html' } },
    link('author'),
    link('parent'),
    link('image', 'uuid'),
  ],
  parts: [key, text('title'), link('article')],
  articles_tags: [key, link('articles_id'), link('tags_id')],
  articles_translations: [key, link('articles_id'), text('language'), text('title')],
};

/** Which column refers to which collection, and how the other side calls what refers to it. */
const relations = [
  ['articles', 'author', 'authors', 'articles'],
  ['articles', 'parent', 'articles', 'children'],
  ['articles', 'image', 'directus_files'],
  ['parts', 'article', 'articles', 'parts'],
  ['articles_tags', 'articles_id', 'articles', 'tags', 'tags_id'],
  ['articles_tags', 'tags_id', 'tags', 'articles', 'articles_id'],
  ['articles_translations', 'articles_id', 'articles', 'translations'],
] as const;

async function populate(url: string): Promise<void> {
  const send = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers:
        body instanceof FormData ? headers : { ...headers, 'content-type': 'application/json' },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} refused: ${await response.text()}`);
    const { data }: { data: unknown } = await response.json();
    return data;
  };

  for (const [collection, fields] of Object.entries(collections))
    await send('/collections', {
      collection,
      schema: {},
      meta: {},
      fields: fields.map((field) => ({ meta: {}, ...field })),
    });
  for (const [collection, field, related, other, junction] of relations) {
    if (other !== undefined)
      await send(`/fields/${related}`, {
        field: other,
        type: 'alias',
        meta: { special: [junction === undefined ? 'o2m' : 'm2m'] },
      });
    await send('/relations', {
      collection,
      field,
      related_collection: related,
      meta: { one_field: other ?? null, junction_field: junction ?? null },
    });
  }

  const form = new FormData();
  form.append('file', new Blob([picture], { type: 'image/png' }), 'picture.png');
  const file = await send('/files', form);
  const image =
    typeof file === 'object' && file !== null && 'id' in file ? String(file.id) : undefined;
  await send(
    '/items/authors',
    authors.map((name) => ({ name })),
  );
  await send(
    '/items/tags',
    tags.map((name) => ({ name })),
  );
  // Keys are counted from 1, in the order of what is sent.
  await send(
    '/items/articles',
    articles.map((article) => ({
      title: article.title,
      slug: article.slug,
      state: article.state,
      printed_on: article.printedOn,
      opens_at: `${article.printedOn}T12:00:00`,
      accepted_at: article.acceptedAt,
      price: article.price,
      views: article.views,
      featured: article.featured,
      settings: article.settings,
      body: article.body,
      author: article.author + 1,
      parent: article.parent === undefined ? null : article.parent + 1,
      image: article.pictured ? image : null,
      tags: article.tags.map((tag) => ({ tags_id: tag + 1 })),
      parts: article.parts.map((title) => ({ title })),
      translations:
        article.englishTitle === undefined ? [] : [{ language: 'en', title: article.englishTitle }],
    })),
  );
}
