import { startInstalledServer } from './installed-server.ts';
import { articles, authors, tags } from './magazine-data.ts';
import { ask, introspect, type RunningServer } from './running-server.ts';

/** Who signs in: a person whom the server makes at its start. */
export const account = { identifier: 'editor@example.org', password: 'редактор' };

/**
 * Strapi on SQLite with the magazine, put in through its own API: two of three articles are
 * published, the first have a second language.
 */
export async function start(): Promise<RunningServer> {
  const server = await startInstalledServer('strapi');
  await populate(server.url);
  return { ...server, sdl: async () => introspect(server.url, await headersOf(server.url)) };
}

/** Asks the server itself, signed in. */
export async function askSignedIn<TData>(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<TData> {
  return await ask<TData>(url, query, variables, await headersOf(url));
}

const signedIn = new Map<string, ReturnType<typeof signIn>>();

/** Headers of who is signed in, once for each server: it refuses those who come too often. */
async function headersOf(url: string): Promise<Readonly<Record<string, string>>> {
  const headers = signedIn.get(url) ?? signIn(url);
  signedIn.set(url, headers);
  return await headers;
}

async function signIn(url: string): Promise<Readonly<Record<string, string>>> {
  const { login } = await ask<{ login: { jwt: string } }>(
    url,
    'mutation ($input: UsersPermissionsLoginInput!) { login(input: $input) { jwt } }',
    { input: account },
  );
  return { authorization: `Bearer ${login.jwt}` };
}

async function populate(url: string): Promise<void> {
  const headers = await headersOf(url);
  const write = async (
    name: string,
    data: unknown,
    { id, ...more }: { id?: string; status?: string; locale?: string } = {},
  ): Promise<string> => {
    const place = id === undefined ? '' : '$id: ID!, ';
    const called = `${id === undefined ? 'create' : 'update'}${name}`;
    const languages = name === 'Article';
    const { written } = await ask<{ written: { documentId: string } }>(
      url,
      `mutation (${place}$data: ${name}Input!${languages ? ', $status: PublicationStatus, $locale: I18NLocaleCode' : ''}) {
        written: ${called}(${id === undefined ? '' : 'documentId: $id, '}data: $data${languages ? ', status: $status, locale: $locale' : ''}) { documentId }
      }`,
      { data, ...more, ...(id !== undefined && { id }) },
      headers,
    );
    return written.documentId;
  };

  const authorIds: string[] = [];
  for (const name of authors) authorIds.push(await write('Author', { name }));
  const tagIds: string[] = [];
  for (const name of tags) tagIds.push(await write('Tag', { name }));
  const articleIds: string[] = [];
  // One after the other: the database takes one writer.
  for (const [at, article] of articles.entries()) {
    const status = isPublished(at) ? 'PUBLISHED' : 'DRAFT';
    const id = await write(
      'Article',
      {
        title: article.title,
        slug: article.slug,
        state: article.state,
        printedOn: article.printedOn,
        acceptedAt: article.acceptedAt,
        price: Number(article.price),
        views: article.views,
        featured: article.featured,
        settings: article.settings,
        body: article.body,
        summary: [
          { type: 'paragraph', children: [{ type: 'text', text: `Коротко: ${article.title}` }] },
        ],
        author: authorIds[article.author],
        tags: article.tags.map((tag) => tagIds[tag]),
        ...(article.parent !== undefined && { parent: articleIds[article.parent] }),
      },
      { status, locale: 'ru' },
    );
    articleIds.push(id);
    if (article.englishTitle !== undefined)
      await write('Article', { title: article.englishTitle }, { id, status, locale: 'en' });
    for (const title of article.parts) await write('Part', { title, article: id });
  }
}

/** Whether the article of that number, from 0, is published: 154 of 230 are. */
export const isPublished = (at: number): boolean => at % 3 !== 2;
