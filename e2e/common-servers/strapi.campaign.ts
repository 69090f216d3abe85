import { test } from '@playwright/test';

import type { RunningServer } from '../servers/running-server.ts';
import { account, askSignedIn, start } from '../servers/strapi.ts';
import { startBackendAdmin, type BackendAdmin } from '../support/backend-admin.ts';
import { preparing } from '../support/preparing.ts';
import { readAndEdit } from '../support/read-and-edit.ts';

interface Titles {
  readonly articles: readonly { readonly title: string }[];
}
const titles = async (url: string, query: string): Promise<string[]> =>
  (await askSignedIn<Titles>(url, query)).articles.map(({ title }) => title);

test.describe('Strapi', () => {
  let server: RunningServer;
  let admin: BackendAdmin;

  test.beforeAll(async () => {
    test.setTimeout(2 * preparing);
    server = await start();
    admin = await startBackendAdmin(server.url, { servedBy: 'command' });
  });

  test.afterAll(async () => {
    await admin?.stop();
    await server?.stop();
  });

  test('lists, turns the page, sorts, filters, shows and edits published articles', async ({
    page,
  }) => {
    await readAndEdit(page, admin.url, server.url, {
      resource: 'articles',
      signIn: { Логин: account.identifier, Пароль: account.password },
      wrong: { value: 'не тот', refusal: 'Неверный логин или пароль' },
      sort: {
        column: 'Title',
        expected: (url) =>
          titles(url, '{ articles(sort: ["title:asc"], pagination: { limit: 200 }) { title } }'),
      },
      filter: {
        field: 'Featured',
        expected: (url) =>
          titles(
            url,
            '{ articles(filters: { featured: { eq: true } }, sort: ["title:asc"], pagination: { limit: 200 }) { title } }',
          ),
      },
      edit: {
        text: { Price: '777,25' },
        shown: { Price: '777,25' },
        ask: async (url, id) =>
          (
            await askSignedIn<{ article: Readonly<Record<string, unknown>> }>(
              url,
              'query ($id: ID!) { article(documentId: $id) { title slug price views printedOn settings author { name } tags { name } } }',
              { id },
            )
          ).article,
        changed: { price: 777.25 },
      },
    });
  });
});
