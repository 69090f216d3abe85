import type { NestedList, ResourceDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { sampleDescriptors, sampleResources } from '../testing/index.ts';
import { parseAddress } from './addresses.ts';
import { createResources } from './create-resources.ts';
import { listBelow } from './list-below.ts';
import type { LoadedNested } from './nested-list.ts';
import { columnsNameOf, nestedChain, nestedPlace, type NestedAddress } from './nested-place.ts';
import { resourceOf } from './resource-of.ts';

const { authors, books } = sampleDescriptors;
const client = { addRules: () => undefined };
const list = books.list!;
const show = books.show!;

function addressOf(path: string): NestedAddress {
  const address = parseAddress(path);
  if (address?.screen !== 'nested') throw new Error(`${path} leads to no nested list.`);
  return address;
}

function loaded(of: NestedList, rows: ResourceDescriptor = books, name = 'books'): LoadedNested {
  const summary = { name, resource: 'books', load: async () => ({ of: () => of }) };
  return { summary, module: { of: () => of }, rows };
}

const alone: ResourceDescriptor = { ...books, list: undefined, show: undefined };
const placeOf = (
  path: string,
  chain: readonly LoadedNested[] = [loaded({ list, show }, alone)],
  root: ResourceDescriptor = authors,
) => nestedPlace(root, addressOf(path), chain, client);

it('is a list of the record above it, or a record of that list', () => {
  expect(placeOf('/authors/1/books')).toMatchObject({
    kind: 'list',
    path: '/authors/1/books',
    owner: { id: '1', key: { id: '1' }, list: '/authors' },
  });
  const place = placeOf('/authors/1/books/7/edit');
  expect(place).toMatchObject({
    kind: 'record',
    owners: [{ id: '1' }],
    record: {
      id: '7',
      key: { id: '7' },
      list: '/authors/1/books',
      within: { resource: 'authors' },
    },
  });
  const records = place.kind === 'record' ? [...place.owners, place.record] : [];
  expect(columnsNameOf(records, 'reviews')).toBe('authors.books.reviews');
});

it.each([
  ['/authors/1/books/7', '/books/7'],
  ['/authors/1/books/7/edit', '/books/7/edit'],
  ['/authors/1/books/7/reviews', '/books/7/reviews'],
  ['/authors/1/books/7/reviews/3/edit', '/books/7/reviews/3/edit'],
])('%s leads to the page that the record has elsewhere, %s', (path, href) => {
  expect(placeOf(path, [loaded({ list })])).toEqual({ kind: 'elsewhere', href });
});

const refused: NestedList = { list, show };
it.each<readonly [string, string, readonly LoadedNested[], ResourceDescriptor, string]>([
  [
    'records above that cannot be shown',
    '/authors/1/books',
    [],
    { ...authors, show: undefined },
    '/authors',
  ],
  ['a key that the record above cannot have', '/authors/1,2/books', [], authors, '/authors'],
  [
    'a list that the server refuses for the record',
    '/authors/1/books',
    [
      {
        ...loaded(refused),
        module: {
          of: () => {
            throw new RangeError('Not a number');
          },
        },
      },
    ],
    authors,
    '/authors',
  ],
  [
    'a key that the record cannot have',
    '/authors/1/books/1,2',
    [loaded({ list, show })],
    authors,
    '/authors/1/books',
  ],
  [
    'records that cannot be shown',
    '/authors/1/books/7',
    [loaded({ list }, alone)],
    authors,
    '/authors/1/books',
  ],
])('is missing for %s: %s', (_, path, chain, root, href) => {
  expect(placeOf(path, chain, root)).toEqual({ kind: 'missing', list: href });
});

const summary = {
  name: 'books',
  resource: 'books',
  load: async () => ({ of: () => ({ list, show }) }),
};
const copies = { ...summary, name: 'copies' };
const withNested = () =>
  createResources(
    sampleResources.map((each) =>
      resourceOf(
        each.name === 'authors'
          ? { ...each, load: async () => ({ ...authors, nested: [summary] }) }
          : each.name === 'books'
            ? { ...each, load: async () => ({ ...books, nested: [copies] }) }
            : { ...each },
      ),
    ),
  );

it('loads the lists on its way, once, and is none where one of them is not there', async () => {
  const resources = withNested();
  const root = resources.get('authors')!;
  const chain = nestedChain(root, addressOf('/authors/1/books/7'), resources);
  expect(await chain.load()).toMatchObject([{ summary: { name: 'books' } }]);
  expect(nestedChain(root, addressOf('/authors/2/books'), resources)).toBe(chain);
  for (const path of ['/authors/1/gone', '/authors/1/books/7/gone'])
    expect(await nestedChain(root, addressOf(path), resources).load()).toBeNull();
});

it('finds the list below a record by its name, while the page of the record is open', async () => {
  const resources = withNested();
  const below = (name: string, path: string, can = true) =>
    listBelow(name, parseAddress(path), resources, () => can);
  expect(below('authors.books', '/authors/1')).toBeNull();
  await resources.get('authors')?.load();
  for (const path of ['/authors/1', '/authors/1/edit', '/authors/1/books', '/authors/1/books/7'])
    expect(below('authors.books', path)).toMatchObject({
      path: '/authors/1/books',
      owner: 'authors',
    });
  expect(below('authors.books', '/authors/1', false)).toBeNull();
  for (const [name, path] of [
    ['authors', '/authors/1'],
    ['authors.gone', '/authors/1'],
    ['authors.books', '/authors'],
    ['authors.books', '/books/1'],
    ['gone.books', '/gone/1'],
    ['authors.books', '/'],
    ['authors.books.reviews', '/authors/1/books'],
    ['authors.books.reviews', '/authors/1/books/7'],
  ] as const)
    expect(below(name, path)).toBeNull();
});

it('finds a list below a record of a list, while that record is the one on the way', async () => {
  const resources = withNested();
  const below = (path: string) =>
    listBelow('authors.books.copies', parseAddress(path), resources, () => true);
  const root = resources.get('authors')!;
  await nestedChain(root, addressOf('/authors/1/books/7/copies'), resources).load();
  for (const path of ['/authors/1/books/7', '/authors/1/books/7/copies/3'])
    expect(below(path)).toMatchObject({ path: '/authors/1/books/7/copies', owner: 'books' });
  for (const path of ['/authors/1', '/authors/1/books', '/authors/1/copies/7'])
    expect(below(path)).toBeNull();
});
