import { test } from '@playwright/test';

import { askSignedIn, start, token } from '../servers/directus.ts';
import type { RunningServer } from '../servers/running-server.ts';
import { startBackendAdmin, type BackendAdmin } from '../support/backend-admin.ts';
import { preparing } from '../support/preparing.ts';
import { readAndEdit } from '../support/read-and-edit.ts';

interface Titles {
  readonly articles: readonly { readonly title: string }[];
}
const titles = async (url: string, query: string): Promise<string[]> =>
  (await askSignedIn<Titles>(url, query)).articles.map(({ title }) => title);

test.describe('Directus', () => {
  let server: RunningServer;
  let admin: BackendAdmin;

  test.beforeAll(async () => {
    test.setTimeout(2 * preparing);
    server = await start();
    admin = await startBackendAdmin(server.url, {
      servedBy: 'command',
      headers: { authorization: `Bearer ${token}` },
      auth: 'token',
    });
  });

  test.afterAll(async () => {
    await admin?.stop();
    await server?.stop();
  });

  test('lists, turns the page, sorts, filters, shows and edits articles', async ({ page }) => {
    await readAndEdit(page, admin.url, server.url, {
      resource: 'articles',
      signIn: { 'Токен доступа': token },
      wrong: { value: 'not the token', refusal: 'Сервер не принял этот токен' },
      sort: {
        column: 'Title',
        expected: (url) => titles(url, '{ articles(sort: ["title"], limit: -1) { title } }'),
      },
      filter: {
        field: 'Featured',
        expected: (url) =>
          titles(
            url,
            '{ articles(filter: { featured: { _eq: true } }, sort: ["title"], limit: -1) { title } }',
          ),
      },
      edit: {
        text: { Price: '777,25' },
        shown: { Price: '777,25' },
        ask: async (url, id) =>
          (
            await askSignedIn<{ article: Readonly<Record<string, unknown>> }>(
              url,
              'query ($id: ID!) { article: articles_by_id(id: $id) { title slug price views printed_on opens_at settings author { name } tags { tags_id { name } } } }',
              { id },
            )
          ).article,
        changed: { price: 777.25 },
      },
    });
  });
});
