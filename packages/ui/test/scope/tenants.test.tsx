import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';

import { ResourceRoutes } from '../../src/app/routes.tsx';
import { NavigationGuard } from '../../src/kit/navigation-guard.tsx';
import { QueriesPages } from '../../src/screens/queries/lazy-queries-pages.tsx';
import { rememberResource } from '../../src/resources/remember-resource.ts';
import { SessionContext } from '../../src/session/session.ts';
import { Shell } from '../../src/shell/shell.tsx';
import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { firstCells } from '../rows.ts';
import { signedIn } from '../signed-in.ts';
import { queries, resources } from './tenants.graphql/generated/resources.ts';
import schema from './tenants.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/shell/scope/scope-gate.tsx'),
  import('../../src/shell/scope/scope-field.tsx'),
  import('../../src/resources/with-scoping.ts'),
  import('../../src/features/actions/action-dialog.tsx'),
  import('../../src/screens/queries/queries-pages.tsx'),
  preloadInputs(),
]);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

interface InTenant {
  readonly tenantId: string;
  readonly id?: string;
  readonly articleId?: string;
  readonly title?: string;
}

async function open(path: string) {
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  const tenants = [
    { id: '1', name: 'Акме' },
    { id: '2', name: 'Тень' },
  ];
  const articles = tenants.map(({ id, name }) => ({
    tenantId: id,
    id: '5',
    title: `Статья (${name})`,
    published: false,
    author: null,
  }));
  const find = ({ tenantId, id, articleId = id }: InTenant) =>
    articles.find((each) => each.tenantId === tenantId && each.id === articleId) ?? null;
  const root = {
    tenants,
    tenant: ({ id }: { readonly id: string }) => tenants.find((each) => each.id === id),
    articles: ({ tenantId }: InTenant) => articles.filter((each) => each.tenantId === tenantId),
    article: find,
    authors: ({ tenantId }: InTenant) =>
      tenantId === '1' ? [{ id: '9', name: 'Вера' }] : [{ id: '8', name: 'Глеб' }],
    author: null,
    readsByMonth: ({ tenantId }: InTenant) => [{ month: 1, reads: Number(tenantId) * 100 }],
    createArticle: ({ tenantId, title = '' }: InTenant) => {
      const made = { tenantId, id: '6', title, published: false, author: null };
      articles.push(made);
      return made;
    },
    updateArticle: ({ title, ...key }: InTenant) => Object.assign(find(key) ?? {}, { title }),
    deleteArticle: find,
    publishArticle: (key: InTenant) => Object.assign(find(key) ?? {}, { published: true }),
  };
  const asked: SampleRequest[] = [];
  const children = (
    <SessionContext value={signedIn}>
      <NavigationGuard>
        <Shell>{path.includes('/~/') ? <QueriesPages /> : <ResourceRoutes />}</Shell>
      </NavigationGuard>
    </SessionContext>
  );
  const admin = await renderAdmin({
    path,
    resources,
    queries,
    link: createSchemaLink(buildSchema(schema), root, asked),
    children,
  });
  const sent = (name: string) =>
    asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  return { ...admin, sent, main: () => within(screen.getByRole('main')) };
}

it('is asked for once, though every list of the schema requires it, and is what all of them are asked with', async () => {
  const { user, address, sent, navigate } = await open('/articles');
  // The tenant, and not its key.
  await user.click(await screen.findByRole('combobox', { name: /^Tenant(?! ID)/ }));
  await user.click(await screen.findByRole('option', { name: 'Тень' }));
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(firstCells()).toEqual(['Статья (Тень)']));
  expect(address()).toBe('/~tenant=2/articles');
  await navigate('/authors');
  await waitFor(() => expect(sent('AuthorList')).toMatchObject([{ tenantId: '2' }]));
});

it('is taken by records, their forms and what is done with them', async () => {
  const { user, sent, main, navigate } = await open('/~tenant=2/articles/5');
  expect(await screen.findByRole('heading', { level: 1, name: /Статья \(Тень\)/ })).toBeVisible();
  expect(sent('ArticleShow')).toEqual([{ id: '5', tenantId: '2' }]);
  await user.click(await main().findByRole('button', { name: 'Опубликовать статью' }));
  await waitFor(() =>
    expect(sent('PublishArticleAction')).toEqual([{ tenantId: '2', articleId: '5' }]),
  );
  await navigate('/~tenant=2/articles/5/edit');
  const title = await screen.findByRole('textbox', { name: /Title/ });
  expect(screen.queryByRole('combobox', { name: /Tenant/ })).toBeNull();
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: /Сохранить/ }));
  await waitFor(() =>
    expect(sent('ArticleUpdate')).toEqual([{ id: '5', tenantId: '2', title: 'Статья (Тень)!' }]),
  );
});

it('is taken by new records, and by the records that they are linked with', async () => {
  const { user, sent } = await open('/~tenant=1/articles/new');
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Новая');
  expect(screen.queryByRole('combobox', { name: /Tenant/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /Author/ }));
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: 'Вера' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent('ArticleCreate')).toEqual([{ tenantId: '1', title: 'Новая', authorId: '9' }]),
  );
});

it('is taken by reports, of which only the rest is asked', async () => {
  // What is behind the scope is known from the visit before.
  rememberResource('articles', '');
  const { user, sent, main } = await open('/~tenant=2/~/queries/readsByMonth');
  const year = await main().findByRole('textbox', { name: /Year/ });
  await waitFor(() => expect(main().queryByRole('combobox', { name: /Tenant/ })).toBeNull());
  await user.type(year, '2026');
  await user.click(main().getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(sent('ReadsByMonthQuery')).toEqual([{ tenantId: '2', year: 2026 }]));
});
