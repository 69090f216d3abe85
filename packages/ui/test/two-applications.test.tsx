import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { ResourceSummary } from '@admin/gql/resource';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
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
}: Application) {
  const [pathname = '/', searchPath] = path.split('?');
  const location = memoryLocation({ path: pathname, searchPath });
  const client = createAdminClient({
    schema: emptySchemaConfig,
    link: isScoped
      ? createSchemaLink(schema, root(), [])
      : createSampleLink(createSampleData(), []),
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
