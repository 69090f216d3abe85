import { expect, test } from '@playwright/test';

import type { RunningServer } from '../servers/running-server.ts';
import { account, askSignedIn, start } from '../servers/strapi.ts';
import { startBackendAdmin, type BackendAdmin } from '../support/backend-admin.ts';
import { enter, labels, save } from '../support/backend-journey.ts';
import { chooseTags } from '../support/choose-tags.ts';
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

  test('lists drafts, saves one as a draft, and publishes it', async ({ page }) => {
    const drafts = await titles(
      server.url,
      '{ articles(status: DRAFT, sort: ["title:asc"], pagination: { limit: 200 }) { title } }',
    );
    const published = await titles(
      server.url,
      '{ articles(pagination: { limit: 200 }) { title } }',
    );
    const [draft = ''] = drafts.filter((title) => !published.includes(title));
    await page.goto(`${admin.url}/articles`);
    await page.getByLabel('Логин', { exact: true }).fill(account.identifier);
    await page.getByLabel('Пароль', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText(`из ${published.length}`)).toBeVisible();

    await page.getByLabel('Status', { exact: true }).selectOption('DRAFT');
    await expect(page.getByText('из 230')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/~status=DRAFT/articles');
    await page
      .getByRole('columnheader', { name: 'Title' })
      .getByRole('button', { name: 'Title', exact: true })
      .click();
    await expect.poll(() => labels(page)).toEqual(drafts.slice(0, 25));

    await page.getByRole('link', { name: draft, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(draft);
    const path = new URL(page.url()).pathname;
    const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    const states = async (): Promise<unknown> =>
      await askSignedIn(
        server.url,
        'query ($id: ID!) { draft: article(documentId: $id, status: DRAFT) { title price } published: article(documentId: $id) { title price } }',
        { id },
      );
    await page.getByRole('link', { name: 'Изменить' }).click();
    await enter(page, { text: { Price: '555,25' } });
    await save(page);
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
    const written = { title: draft, price: 555.25 };
    expect(await states()).toEqual({ draft: written, published: null });

    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(page.getByText(`Запись «${draft}» опубликована`)).toBeVisible();
    expect(await states()).toEqual({ draft: written, published: written });
  });

  test('links tags of a draft, and of no published article', async ({ page }) => {
    interface Tagged {
      readonly articles: readonly {
        readonly documentId: string;
        readonly tags: readonly { readonly name: string }[];
      }[];
    }
    const tagged = async () => {
      const { articles } = await askSignedIn<Tagged>(
        server.url,
        '{ articles(status: DRAFT, filters: { title: { eq: "Рынки 003" } }) { documentId tags(sort: ["name:asc"]) { name } } }',
      );
      const [article] = articles;
      if (!article) throw new Error('There is such an article.');
      return { id: article.documentId, tags: article.tags.map(({ name }) => name) };
    };
    const { id, tags } = await tagged();
    expect(tags).toEqual(['Музыка', 'Театр']);

    await page.goto(`${admin.url}/~status=DRAFT/articles/${id}/edit`);
    await page.getByLabel('Логин', { exact: true }).fill(account.identifier);
    await page.getByLabel('Пароль', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Войти' }).click();
    await chooseTags(page, { add: 'Еда' });
    await save(page);
    await expect(page.getByText('Сохранено')).toBeVisible();
    expect((await tagged()).tags).toEqual(['Еда', 'Музыка', 'Театр']);

    const { articles } = await askSignedIn<Tagged>(
      server.url,
      '{ articles(filters: { title: { eq: "Мосты 001" } }) { documentId tags { name } } }',
    );
    await page.goto(`${admin.url}/articles/${articles[0]?.documentId}/edit`);
    const group = page.getByRole('group', { name: 'Tags', exact: true });
    await expect(group).toContainText('связи меняются в нём');
    await expect(group.getByRole('button', { name: 'Добавить значение' })).toBeDisabled();
  });
});
