import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { ResourceSummary } from '@admin/gql/resource';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it, onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { AdminProvider } from '../src/app/admin-provider.tsx';
import { ResourceRoutes } from '../src/app/routes.tsx';
import type { ResourceDefinition } from '../src/resources/resource-definition.ts';
import { withDefinitions, type Definitions } from '../src/resources/with-definitions.ts';
import { createI18n } from '../src/locales/create-i18n.ts';
import { languages } from '../src/locales/index.ts';
import { useHasScope } from '../src/shell/scope/scope-parts.ts';
import {
  createSampleData,
  createSampleLink,
  createSchemaLink,
  sampleResources,
} from '../src/testing/index.ts';
import { resourcesBy, root, schema } from './scope/builds.ts';

const i18n = await createI18n({ languages, language: 'ru' });

interface Application {
  readonly name: string;
  readonly path: string;
  readonly resources: readonly ResourceSummary[];
  readonly definitions?: Definitions;
  readonly isScoped?: boolean;
  readonly can?: () => boolean;
  /** How many there are. @defaultValue those of the sample */
  readonly authors?: number;
}

function dataWith(authors: number | undefined) {
  const data = createSampleData();
  if (authors !== undefined)
    data.authors = Array.from({ length: authors }, (_, index) => ({
      id: String(index + 1),
      name: `Автор ${index + 1}`,
      country: null,
    }));
  return data;
}

function HasScope() {
  return <output>{useHasScope() ? 'behind a scope' : 'no scope'}</output>;
}

function Application({
  name,
  path,
  resources,
  definitions = {},
  isScoped = false,
  can,
  authors,
}: Application) {
  const [pathname = '/', searchPath] = path.split('?');
  const location = memoryLocation({ path: pathname, searchPath });
  const client = createAdminClient({
    schema: emptySchemaConfig,
    link: isScoped ? createSchemaLink(schema, root(), []) : createSampleLink(dataWith(authors), []),
  });
  return (
    <section aria-label={name}>
      <ApolloProvider client={client}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <AdminProvider resources={withDefinitions(resources, definitions)} {...(can && { can })}>
            <HasScope />
            <ResourceRoutes />
          </AdminProvider>
        </Router>
      </ApolloProvider>
    </section>
  );
}

function open(...applications: readonly Application[]) {
  render(
    <I18nextProvider i18n={i18n}>
      {applications.map((each) => (
        <Application key={each.name} {...each} />
      ))}
    </I18nextProvider>,
  );
  return applications.map(({ name }) => within(screen.getByRole('region', { name })));
}

const books = (list: ResourceDefinition['list']): Definitions => ({
  books: { resource: 'books', list },
});

it('Two applications on a page have their own columns, views and rights of a resource of one name', async () => {
  const [first, second] = open(
    {
      name: 'first',
      path: '/books?view=drafts',
      resources: sampleResources,
      definitions: books({
        columns: ['title'],
        views: [{ name: 'drafts', title: 'Черновики', columns: ['price'] }],
      }),
      can: () => false,
    },
    {
      name: 'second',
      path: '/books?view=drafts',
      resources: sampleResources,
      definitions: books({ columns: [{ field: 'title', title: 'Заглавие' }] }),
    },
  );
  const headers = (application: typeof first) =>
    application
      ?.getAllByRole('columnheader')
      .map((header) => header.textContent)
      .filter(Boolean);
  await waitFor(() => expect(headers(first)).toEqual(['Книги', 'Цена']));
  await waitFor(() => expect(headers(second)).toEqual(['Заглавие']));
  expect(await first?.findByRole('button', { name: 'Черновики' })).toBeDefined();
  expect(second?.queryByRole('button', { name: 'Черновики' })).toBeNull();
  expect(first?.queryByRole('link', { name: 'Создать' })).toBeNull();
  expect(second?.getByRole('link', { name: 'Создать' })).toBeDefined();
});

it('Of two applications on a page, one behind a scope says nothing of the other', async () => {
  const scoped = resourcesBy();
  const [first, second] = open(
    { name: 'first', path: '/~organization=acme/pipelines', resources: scoped, isScoped: true },
    { name: 'second', path: '/books', resources: sampleResources },
  );
  await first?.findByText('Сборка 1 (Акме)');
  await second?.findByText('Книга 1');
  expect(first?.getByText('behind a scope')).toBeDefined();
  expect(second?.getByText('no scope')).toBeDefined();
});

it('Cursors of one application lead nowhere in another with the same address', async () => {
  localStorage.setItem('admin.layout.authors', JSON.stringify({ grows: false }));
  onTestFinished(() => localStorage.removeItem('admin.layout.authors'));
  const user = userEvent.setup();
  const [first] = open({
    name: 'first',
    path: '/authors',
    resources: sampleResources,
    authors: 60,
  });
  for (const page of ['26–50', '51–60 из 60']) {
    await user.click(await first!.findByRole('button', { name: 'Следующая страница' }));
    await first!.findByText(page);
  }
  // Where it began to count is not where the first one did: page 2 starts elsewhere.
  const [second] = open({
    name: 'second',
    path: '/authors?page=3&after=55',
    resources: sampleResources,
    authors: 60,
  });
  await second!.findByText('Автор 56');
  await user.click(second!.getByRole('button', { name: 'Предыдущая страница' }));
  // It does not know where the page before starts, and goes to the first.
  expect(await second!.findByText('Автор 1')).toBeDefined();
});
