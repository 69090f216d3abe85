import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { InMemoryCache, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { languages } from '../locales/index.ts';
import { SessionContext } from '../session/session.ts';
import { createSampleData, createSampleLink, sampleResources } from '../testing/index.ts';
import type { AdminConfig, RootProps } from './define-admin.ts';
import { startAdmin } from './start-admin.tsx';
import { startAdmins } from './start-admins.tsx';

const Root = ({ i18n, client, session, children }: RootProps) => (
  <I18nextProvider i18n={i18n}>
    <ApolloProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </ApolloProvider>
  </I18nextProvider>
);
const admin = (own: Partial<AdminConfig>): AdminConfig => ({
  api: { resources: sampleResources, schema: emptySchemaConfig },
  Root,
  languages,
  ...own,
});

/**
 * Two servers whose resources have the same names and ids, and other records. The second takes one
 * token alone.
 */
function startServers() {
  const asked: { readonly address: string; readonly token: string | null }[] = [];
  const servers = new Map(
    ['/graphql', 'https://stock.example/graphql'].map((address) => {
      const sample = createSampleData();
      const data = {
        ...sample,
        books: sample.books.map((book) => ({
          ...book,
          title: `${book.title}, ${address === '/graphql' ? 'магазин' : 'склад'}`,
        })),
      };
      return [
        address,
        createAdminClient({
          schema: emptySchemaConfig,
          cache: new InMemoryCache(),
          link: createSampleLink(data),
        }),
      ];
    }),
  );
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    asked.push({ address, token });
    if (address !== '/graphql' && token !== 'Bearer t1')
      return Response.json({
        errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }],
      });
    const { query, variables }: { query: string; variables: Record<string, unknown> } = JSON.parse(
      typeof init.body === 'string' ? init.body : '',
    );
    return Response.json(
      await servers.get(address)?.query({ query: gql(query), variables, fetchPolicy: 'no-cache' }),
    );
  });
  return asked;
}

beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="admin-config">{"auth":"none","schemas":{"stock":{"auth":"token"}}}</script><div id="root"></div>';
});
let leave = (): void => undefined;
afterEach(() => {
  act(() => leave());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const start = (path: string) => {
  history.replaceState(null, '', path);
  return act(async () => {
    leave = await startAdmins(
      { title: 'Магазин', admin: admin({}) },
      { stock: { title: 'Склад', admin: admin({ endpoint: 'https://stock.example' }) } },
    );
  });
};
const navigation = () => screen.findByRole('navigation', { name: 'Разделы' });
const linksOf = async (schema: string) =>
  within(within(await navigation()).getByRole('list', { name: schema }));

// Runs first: an earlier page without a signed-in user must send no request once this page replaces
// it.
it('opens at an address of the second schema, and leads back from its sign-in', async () => {
  startServers();
  await start('/@stock/books');
  const user = userEvent.setup();
  expect(await screen.findByLabelText('Токен доступа')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Вход: Склад' })).toBeDefined();
  await user.click(await screen.findByRole('link', { name: 'Магазин' }));
  expect(await screen.findByText('Анна Ахматова')).toBeDefined();
  expect(location.pathname).toBe('/authors');
});

it('shows two endpoints in one navigation, each with its client, its cache and its sign-in', async () => {
  const asked = startServers();
  await start('/books');
  const user = userEvent.setup();
  expect(await screen.findByText('Книга 1, магазин')).toBeDefined();
  expect((await linksOf('Магазин')).getByRole('link', { name: 'Книги' }).getAttribute('href')).toBe(
    '/books',
  );

  await user.click((await linksOf('Склад')).getByRole('link', { name: 'Книги' }));
  expect(location.pathname).toBe('/@stock/books');
  await user.type(await screen.findByLabelText('Токен доступа'), 't1{Enter}');
  expect(await screen.findByText('Книга 1, склад')).toBeDefined();
  expect([localStorage.getItem('admin.stock.token'), localStorage.getItem('admin.token')]).toEqual([
    't1',
    null,
  ]);

  await user.click(screen.getByText('Книга 1, склад'));
  await waitFor(() => expect(location.pathname).toBe('/@stock/books/1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Книга 1, склад' })).toBeDefined();
  await user.click((await linksOf('Магазин')).getByRole('link', { name: 'Книги' }));
  // Record with the same id on the other server.
  expect(await screen.findByText('Книга 1, магазин')).toBeDefined();
  expect(screen.queryByText('Книга 1, склад')).toBeNull();
  expect(
    asked.filter(({ address, token }) => (address === '/graphql') === (token !== null)),
  ).toEqual([]);
});

it('an application with a name stores its token and reads its page size under keys of its own', async () => {
  const bodies: string[] = [];
  startServers();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (typeof init.body === 'string') bodies.push(init.body);
    return fetch(address, init);
  });
  history.replaceState(null, '', '/books');
  localStorage.setItem('admin.pageSize/#shop', '50');
  localStorage.setItem('admin.token', 'of another application');
  localStorage.setItem('admin/#shop.token', 't1');
  document.body.innerHTML =
    '<script type="application/json" id="admin-config">{"auth":"token"}</script><div id="root"></div>';
  await act(async () => {
    leave = await startAdmin(
      admin({ application: 'shop', endpoint: 'https://stock.example/graphql' }),
    );
  });
  expect(await screen.findByText('Книга 1, склад')).toBeDefined();
  expect(bodies.filter((body) => body.includes('"limit":51'))).toHaveLength(1);
  expect(bodies.filter((body) => body.includes('"limit":26'))).toEqual([]);
});

it('a further schema stores what it keeps under the name of the first application, where it has none', async () => {
  startServers();
  history.replaceState(null, '', '/@stock/books');
  await act(async () => {
    leave = await startAdmins(
      { title: 'Магазин', admin: admin({ application: 'shop' }) },
      { stock: { title: 'Склад', admin: admin({ endpoint: 'https://stock.example' }) } },
    );
  });
  await userEvent.setup().type(await screen.findByLabelText('Токен доступа'), 't1{Enter}');
  expect(await screen.findByText('Книга 1, склад')).toBeDefined();
  expect(Object.keys(localStorage).filter((key) => key.endsWith('.token'))).toEqual([
    'admin.stock/#shop.token',
  ]);
});

const called = { ru: [languages.ru, { app: { name: 'Лавка' } }] };

it.each([
  ['of the first, where it has none', { languages: called }, {}, 'Лавка'],
  [
    'of the brand of the first',
    { languages: called, brand: { name: 'Торговый дом' } },
    {},
    'Торговый дом',
  ],
  [
    'of its own texts',
    { languages: called, brand: { name: 'Торговый дом' } },
    { languages: { ru: [languages.ru, { app: { name: 'Хранилище' } }] } },
    'Хранилище',
  ],
  ['of its own brand', { languages: called }, { brand: { name: 'Хранение' } }, 'Хранение'],
  ['of the title of the first, where nobody has one', {}, {}, 'Магазин'],
])(
  'the application over the second schema has the name %s',
  async (_whose, first, second, name) => {
    startServers();
    history.replaceState(null, '', '/@stock/books');
    await act(async () => {
      leave = await startAdmins(
        { title: 'Магазин', admin: admin(first) },
        {
          stock: { title: 'Склад', admin: admin({ endpoint: 'https://stock.example', ...second }) },
        },
      );
    });
    expect(await screen.findByText(name, { selector: 'span' })).toBeDefined();
    expect(document.title).toBe(`Вход: Склад — ${name}`);
  },
);

it('keeps the schemas in their order, whichever is there first', async () => {
  startServers();
  history.replaceState(null, '', '/');
  const { promise, resolve } = Promise.withResolvers<{ readonly default: typeof languages.ru }>();
  await act(async () => {
    const started = startAdmins(
      { title: 'Магазин', admin: admin({ languages: { ru: () => promise } }) },
      { stock: { title: 'Склад', admin: admin({ endpoint: 'https://stock.example' }) } },
    );
    setTimeout(() => resolve({ default: languages.ru }), 50);
    leave = await started;
  });
  const links = within(await navigation()).getAllByRole('link', { name: 'Книги' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/books', '/@stock/books']);
});
