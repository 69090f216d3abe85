import { expect, test } from '@playwright/test';

import { askSignedIn, start, token } from '../servers/directus.ts';
import type { RunningServer } from '../servers/running-server.ts';
import { startBackendAdmin, type BackendAdmin } from '../support/backend-admin.ts';
import { enter, save } from '../support/backend-journey.ts';
import { chooseTags } from '../support/choose-tags.ts';
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

  test('creates a part of an article that is there', async ({ page }) => {
    await page.goto(`${admin.url}/parts/new`);
    await page.getByLabel('Токен доступа', { exact: true }).fill(token);
    await page.getByRole('button', { name: 'Войти' }).click();
    await enter(page, { text: { Title: 'Послесловие' }, choose: { Article: 'Мосты 001' } });
    await save(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Послесловие');
    await expect(page.getByRole('link', { name: 'Мосты 001' })).toBeVisible();
    const asked = await askSignedIn(
      server.url,
      '{ parts(filter: { title: { _eq: "Послесловие" } }) { title article { title } } articles_aggregated { count { id } } }',
    );
    expect(asked).toEqual({
      parts: [{ title: 'Послесловие', article: { title: 'Мосты 001' } }],
      articles_aggregated: [{ count: { id: 230 } }],
    });
  });

  test('links tags of an article, and leaves the rows alone that stay', async ({ page }) => {
    interface Rows {
      readonly articles: readonly {
        readonly id: string;
        readonly tags: readonly {
          readonly id: string;
          readonly tags_id: { readonly name: string };
        }[];
      }[];
    }
    const rows = async (title: string) => {
      const asked = await askSignedIn<Rows>(
        server.url,
        'query ($title: String!) { articles(filter: { title: { _eq: $title } }) { id tags(sort: ["id"]) { id tags_id { name } } } }',
        { title },
      );
      return asked.articles[0];
    };
    const before = await rows('Сады 002');
    if (!before) throw new Error('There is such an article.');
    expect(before.tags.map(({ tags_id }) => tags_id.name)).toEqual(['Наука', 'Музыка']);

    await page.goto(`${admin.url}/articles/${before.id}/edit`);
    await page.getByLabel('Токен доступа', { exact: true }).fill(token);
    await page.getByRole('button', { name: 'Войти' }).click();
    await chooseTags(page, { remove: 1, add: 'Еда' });
    await save(page);
    await expect(page.getByText('Сохранено')).toBeVisible();
    const after = await rows('Сады 002');
    expect(after?.tags.map(({ tags_id }) => tags_id.name)).toEqual(['Музыка', 'Еда']);
    expect(after?.tags[0]?.id).toBe(before.tags[1]?.id);

    await page.goto(`${admin.url}/articles/new`);
    await enter(page, { text: { Title: 'Площади', Slug: 'squares' } });
    await chooseTags(page, { add: 'Город' });
    await save(page);
    await expect(page.getByText('Запись создана')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Площади');
    expect((await rows('Площади'))?.tags.map(({ tags_id }) => tags_id.name)).toEqual(['Город']);
  });
});
