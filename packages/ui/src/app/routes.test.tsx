import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { createHeadStartLink } from '@admin/gql/transport';
import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import {
  createSampleData,
  createSampleLink,
  renderAdmin,
  sampleDescriptors,
  sampleResources,
  type SampleRequest,
} from '../testing/index.ts';
import { nestedHref, parseAddress } from '../resources/addresses.ts';
import { preloadRoute } from './routes.tsx';

describe('parseAddress', () => {
  it('tells the four screens apart', () => {
    expect(parseAddress('/orders')).toEqual({ screen: 'list', resource: 'orders' });
    expect(parseAddress('/orders/new')).toEqual({ screen: 'create', resource: 'orders' });
    expect(parseAddress('/orders/~new')).toEqual({
      screen: 'show',
      resource: 'orders',
      id: '~new',
    });
    expect(parseAddress('/orders/10,2/edit')).toEqual({
      screen: 'edit',
      resource: 'orders',
      id: '10,2',
    });
  });

  it('leaves ids encoded', () => {
    expect(parseAddress('/orders/a%252Cb')).toEqual({
      screen: 'show',
      resource: 'orders',
      id: 'a%252Cb',
    });
  });

  it('reads lists below a record and records below those, to any depth', () => {
    const orders = { screen: 'nested', resource: 'orders', id: '1', edits: false };
    expect(parseAddress('/orders/1/lines')).toEqual({ ...orders, steps: [{ name: 'lines' }] });
    expect(parseAddress('/orders/1/lines/a%252Cb/notes/')).toEqual({
      ...orders,
      steps: [{ name: 'lines', id: 'a%252Cb' }, { name: 'notes' }],
    });
    expect(parseAddress('/orders/1/lines/2/edit')).toEqual({
      ...orders,
      steps: [{ name: 'lines', id: '2' }],
      edits: true,
    });
    expect(parseAddress('/orders/1/lines/edit')).toEqual({
      ...orders,
      steps: [{ name: 'lines', id: 'edit' }],
    });
    expect(parseAddress(nestedHref('/orders/1', 'edit'))).toEqual({
      ...orders,
      steps: [{ name: 'edit' }],
    });
    expect(parseAddress(`${nestedHref('/orders/1', 'new')}/~new`)).toEqual({
      ...orders,
      steps: [{ name: 'new', id: '~new' }],
    });
  });

  it.each([
    '/',
    '/~/password',
    '/%E0%A4%A',
    '/orders/1/2',
    '/orders/1/new',
    '/orders/1/edit/2',
    '/orders/1/lines/new',
    '/orders/1/lines//notes',
  ])('refuses %s, which names no screen', (path) => {
    expect(parseAddress(path)).toBeNull();
  });
});

it('says that a section does not exist', async () => {
  await renderAdmin({ path: '/nothing' });
  expect(await screen.findByText('Такого раздела нет')).toBeDefined();
});

describe('preloadRoute', () => {
  const place = (pathname: string, search = '') => ({ pathname, search });
  const setUp = () => {
    const requests: SampleRequest[] = [];
    const client = createAdminClient({
      schema: emptySchemaConfig,
      link: ApolloLink.from([
        createHeadStartLink(),
        createSampleLink(createSampleData(), requests),
      ]),
    });
    return { client, requests };
  };

  it('asks what the list at the address will ask, as its columns, size and state are remembered', async () => {
    localStorage.setItem('admin.pageSize', '50');
    localStorage.setItem('admin.columns.books', '["title","price"]');
    const { client, requests } = setUp();
    await preloadRoute(place('/books', '?page=2&sort=-price'), sampleResources, client);
    expect(requests).toEqual([
      { operationName: 'BookList', variables: expect.objectContaining({ limit: 51, offset: 50 }) },
    ]);
    const ahead = requests[0]?.variables;
    const rendered = await renderAdmin({ path: '/books?page=2&sort=-price' });
    await screen.findByRole('table');
    expect(rendered.requests[0]?.variables).toEqual(ahead);
    localStorage.clear();
  });

  it.each([
    ['pages', null],
    ['one growing table', { grows: true }],
  ])('asks byte for byte what a list of %s asks first', async (_, layout) => {
    if (layout) localStorage.setItem('admin.layout.books', JSON.stringify(layout));
    const { client, requests } = setUp();
    await preloadRoute(place('/books', '?sort=-price&size=50'), sampleResources, client);
    const rendered = await renderAdmin({ path: '/books?sort=-price&size=50' });
    await screen.findByRole('table');
    expect(JSON.stringify(rendered.requests[0])).toBe(JSON.stringify(requests[0]));
    localStorage.clear();
  });

  it('asks for the record of a page, and of a form', async () => {
    const { client, requests } = setUp();
    await preloadRoute(place('/books/3'), sampleResources, client);
    await preloadRoute(place('/books/4/edit'), sampleResources, client);
    expect(requests.map(({ operationName, variables }) => [operationName, variables])).toEqual([
      ['BookShow', { id: '3' }],
      ['BookShow', { id: '4' }],
    ]);
  });

  it.each(['/', '/~/password', '/nothing', '/books/new', '/books/1/2/3'])(
    'asks nothing at %s',
    async (pathname) => {
      const { client, requests } = setUp();
      await preloadRoute(place(pathname), sampleResources, client);
      expect(requests).toEqual([]);
    },
  );

  it('asks nothing of a list that has to be asked first, and nothing for who is not signed in', async () => {
    const { client, requests } = setUp();
    const { list } = sampleDescriptors.books;
    const filters =
      list?.filters.map((filter, index) =>
        index === 0 ? { ...filter, required: true } : filter,
      ) ?? [];
    const books = { ...sampleDescriptors.books, ...(list && { list: { ...list, filters } }) };
    await preloadRoute(
      place('/books'),
      sampleResources.map((summary) =>
        summary.name === 'books' ? { ...summary, load: async () => books } : summary,
      ),
      client,
    );
    await preloadRoute(place('/books'), sampleResources);
    expect(requests).toEqual([]);
  });

  it.each(['/books', '/', '/nothing'])(
    'says when the first question of %s has left, before its answer has come',
    async (pathname) => {
      const said: string[] = [];
      const { client } = setUp();
      const loading = preloadRoute(place(pathname), sampleResources, client, () =>
        said.push('asked'),
      ).then(() => said.push('answered'));
      await loading;
      expect(said).toEqual(['asked', 'answered']);
    },
  );

  it('says so where nothing can be asked, too', async () => {
    const said: string[] = [];
    const resources = sampleResources.map((summary) => ({
      ...summary,
      load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    }));
    await preloadRoute(place('/books'), resources, setUp().client, () => said.push('asked'));
    expect(said).toEqual(['asked']);
  });

  it('says nothing of what fails: the screen does', async () => {
    const { client } = setUp();
    const resources = sampleResources.map((summary) => ({
      ...summary,
      load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    }));
    await expect(preloadRoute(place('/books'), resources, client)).resolves.toBeUndefined();
  });
});
