import { Blob as NodeBlob } from 'node:buffer';

import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { ResourceSummary } from '@admin/gql/resource';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indexedDB } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { AdminProvider } from '../src/app/admin-provider.tsx';
import { ProductPages } from '../src/app/product-pages.tsx';
import { ResourceRoutes } from '../src/app/routes.tsx';
import { createImportStore } from '../src/features/import/import-store.ts';
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
import { storageSuffix } from '../src/storage/storage-suffix.ts';
import { dropAllDrafts, keepDraft, readDraft } from '../src/storage/draft-storage.ts';
import { dropAllJobs, keepJob } from '../src/storage/kept-jobs.ts';
import { createLocks } from './locks.ts';
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
  /** By which its storage is told from that of the others. @defaultValue none */
  readonly application?: string;
  /** @defaultValue the screens of its resources */
  readonly page?: ReactNode;
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
  application,
  page = <ResourceRoutes />,
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
          <AdminProvider
            resources={withDefinitions(resources, definitions)}
            application={application}
            {...(can && { can })}
          >
            <HasScope />
            {page}
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

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../src/features/views/above-list.tsx'),
  import('../src/features/bulk/unfinished-jobs.tsx'),
  import('../src/screens/list/row-tools.tsx'),
]);

describe('Of two applications with a resource of one name, each has', () => {
  const unnamed = { name: 'first', path: '/books', resources: sampleResources };
  const named = { ...unnamed, name: 'second', application: 'stock' };

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal('indexedDB', indexedDB);
    const locks = createLocks();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    onTestFinished(async () => {
      await Promise.all([dropAllJobs(), dropAllDrafts()]);
      Reflect.deleteProperty(navigator, 'locks');
      vi.unstubAllGlobals();
      localStorage.clear();
      sessionStorage.clear();
    });
    leave = () => locks.leave();
  });
  let leave = (): void => undefined;

  const opened = (...applications: readonly Application[]) => {
    const [first, second] = open(...applications);
    if (!first || !second) throw new Error('Two applications are on the page.');
    return { first, second };
  };
  type Opened = ReturnType<typeof opened>['first'];
  const headers = (application: Opened) =>
    application
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
      .filter(Boolean);
  const approach = async (application: Opened) => {
    await application.findByText('Книга 1');
    await userEvent.hover(application.getAllByRole('row')[1]!);
  };

  it('its own columns', async () => {
    const user = userEvent.setup();
    const { first, second } = opened(unnamed, named);
    await approach(first);
    await approach(second);
    const before = headers(second);
    expect(headers(first)).toEqual(before);
    const price = first.getByRole('columnheader', { name: /Цена/ });
    await waitFor(async () => {
      await user.hover(price);
      first.getByRole('button', { name: 'Столбец «Цена»' });
    });
    await user.click(first.getByRole('button', { name: 'Столбец «Цена»' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Переместить левее' }));
    const moved = ['Название', 'Цена', 'Состояние'];
    await waitFor(() => expect(headers(first).slice(0, 3)).toEqual(moved));
    expect(headers(second)).toEqual(before);
    // What is stored is the same at the next visit.
    const again = opened({ ...unnamed, name: 'first again' }, { ...named, name: 'second again' });
    await approach(again.first);
    await approach(again.second);
    expect(headers(again.first).slice(0, 3)).toEqual(moved);
    expect(headers(again.second)).toEqual(before);
  });

  it('its own page size and its own last list', async () => {
    const user = userEvent.setup();
    for (const suffix of ['', storageSuffix('', 'stock')])
      localStorage.setItem(`admin.layout.authors${suffix}`, JSON.stringify({ grows: false }));
    const lists = { path: '/authors?sort=-name', authors: 60 };
    const { second } = opened({ ...unnamed, ...lists, path: '/authors' }, { ...named, ...lists });
    await second.findByText('1–25');
    await user.selectOptions(second.getByLabelText('Строк на странице:'), '50');
    await second.findByText('1–50');
    const again = opened(
      { ...unnamed, ...lists, name: 'first list', path: '/authors' },
      { ...named, ...lists, name: 'second list', path: '/authors' },
    );
    expect(await again.first.findByText('1–25')).toBeDefined();
    expect(await again.second.findByText('1–50')).toBeDefined();
    const sorted = opened(
      { ...unnamed, name: 'first sorted', path: '/books' },
      { ...named, name: 'second sorted', path: '/books?sort=-price' },
    );
    await approach(sorted.first);
    await sorted.second.findAllByRole('row');
    const records = opened(
      { ...unnamed, name: 'first record', path: '/books/1' },
      { ...named, name: 'second record', path: '/books/1' },
    );
    const back = async (application: Opened) =>
      (await application.findByRole('link', { name: 'Книги' })).getAttribute('href');
    expect([await back(records.first), await back(records.second)]).toEqual([
      '/books',
      '/books?sort=-price',
    ]);
  });

  it('its own views, and its own choice among them', async () => {
    const user = userEvent.setup();
    const path = '/books?status.in=DRAFT';
    const { first, second } = opened({ ...unnamed, path }, { ...named, path });
    for (const each of [first, second]) {
      const rows = await each.findAllByRole('row');
      await user.hover(rows[1]!);
    }
    const save = async (application: Opened, name: string) => {
      await user.click(await application.findByRole('button', { name: 'Действия' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Сохранить вид…' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox'), name);
      await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
      const bar = within(await application.findByRole('navigation', { name: 'Виды списка' }));
      expect(await bar.findByRole('button', { name, current: true })).toBeDefined();
    };
    await save(second, 'Склад');
    expect(first.queryByRole('navigation', { name: 'Виды списка' })).toBeNull();
    await save(first, 'Лавка');
    expect(first.queryByRole('button', { name: 'Склад' })).toBeNull();
    expect(second.queryByRole('button', { name: 'Лавка' })).toBeNull();
    // One goes back to its whole list; the other stays in its view.
    await user.click(first.getByRole('button', { name: 'Все' }));
    await first.findByRole('button', { name: 'Все', current: true });
    expect(second.getByRole('button', { name: 'Склад', current: true })).toBeDefined();
  });

  it('its own unfinished runs', async () => {
    const job = await keepJob({
      resource: 'books',
      viewer: '',
      operation: { kind: 'edit', changes: { pages: 7 } },
      records: ['1', '2'].map((id) => ({ __typename: 'Book', id, title: `Книга ${id}` })),
      application: storageSuffix('', 'stock'),
    });
    await job?.keep(0, { status: 'done' });
    leave();
    const { first, second } = opened(unnamed, named);
    await approach(first);
    await approach(second);
    expect(await second.findByText('Не закончено изменение 2 записей.')).toBeVisible();
    expect(first.queryByText('Не закончено изменение 2 записей.')).toBeNull();
  });

  it('its own unfinished imports', async () => {
    const user = userEvent.setup();
    // Databases of browsers keep files; that of the tests keeps those of Node.
    vi.stubGlobal('Blob', NodeBlob);
    const store = createImportStore('books', '', storageSuffix('', 'stock'));
    await store.begin({
      id: '1',
      file: new Blob(['Название\nКнига']),
      fileName: 'склад.csv',
      count: 1,
      begun: 1_795_000_000_000,
      plan: { headers: ['Название'], mapping: ['title'], key: [], emptyCells: 'keep', namedBy: {} },
    });
    onTestFinished(() => store.forget('1'));
    const { first, second } = opened(unnamed, named);
    const offered = async (application: Opened) => {
      await approach(application);
      await user.click(application.getByRole('button', { name: 'Действия' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Импорт…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Импорт: Книги' }));
      await dialog.findByLabelText('Или вставьте ячейки');
      return dialog;
    };
    const inFirst = await offered(first);
    await expect(inFirst.findByText(/склад\.csv/, {}, { timeout: 300 })).rejects.toThrow(
      'Unable to find',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await (await offered(second)).findByText(/склад\.csv/)).toBeVisible();
  });

  it('its own drafts, in the list of drafts and in the form, and a sign-out deletes them all', async () => {
    const place = { owner: '', name: '/books/new' };
    const inNamed = { ...place, application: storageSuffix('', 'stock') };
    const subject = { resource: 'books', title: 'Чайка' };
    keepDraft(inNamed, { savedAt: new Date().toISOString(), values: { title: 'Чайка' }, subject });
    const drafts = { path: '/~/drafts', page: <ProductPages /> };
    const { first, second } = opened({ ...unnamed, ...drafts }, { ...named, ...drafts });
    expect(await second.findByRole('list', { name: 'Черновики' })).toBeVisible();
    expect(await first.findByText('Черновиков нет')).toBeVisible();
    const forms = opened(
      { ...unnamed, name: 'first form', path: '/books/new' },
      { ...named, name: 'second form', path: '/books/new' },
    );
    expect(await forms.second.findByRole('button', { name: 'Восстановить' })).toBeVisible();
    expect(await forms.first.findByRole('textbox', { name: /Название/ })).toBeVisible();
    expect(forms.first.queryByRole('button', { name: 'Восстановить' })).toBeNull();
    await dropAllDrafts();
    expect(readDraft(inNamed)).toBeNull();
  });
});
