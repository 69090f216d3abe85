import type { ListDescriptor, RelatedFilters } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { resourceOf } from '../resources/resource-of.ts';
import { createResources } from '../resources/create-resources.ts';
import { sampleDescriptors, sampleResources } from '../testing/index.ts';
import {
  asAsked,
  quantifiersOf,
  relationsIn,
  relationsOf,
  withRelations,
} from './related-filters.ts';
import { relatedInput } from './related-input.ts';

const { authors } = sampleDescriptors;
const related: RelatedFilters = {
  books: {
    resource: 'books',
    filter: ['filter'],
    some: ['books', 'some'],
    none: ['books', 'none'],
    every: ['books', 'every'],
  },
};

async function listOfAuthors(
  relations: RelatedFilters = related,
  names: readonly string[] = ['books'],
  change: Partial<ListDescriptor> = {},
): Promise<ListDescriptor> {
  if (!authors.list) throw new Error('Authors are listed.');
  return withRelations(
    { ...authors.list, ...change, related: async () => ({ related: relations }) },
    names,
    createResources(sampleResources.map(resourceOf)),
  ).load();
}
const relatedNames = ({ filters }: ListDescriptor) =>
  filters.flatMap(({ name }) => (name.includes('.') ? [name] : []));

it.each([
  ['books.status', 'some'],
  ['books.none.status', 'none'],
  ['books.every.status', 'every'],
])(
  'a condition on %s asks for those of whose related records %s fulfil it',
  async (field, quantifier) => {
    const { filters } = await listOfAuthors();
    expect(asAsked(filters, { field, operator: 'in', value: ['DRAFT'] })).toMatchObject({
      input: { books: { [quantifier]: { status_in: ['DRAFT'] } } },
    });
  },
);

it('an address names its relations, inside of groups too, each once', () => {
  expect(
    relationsIn(
      'books.status.in=DRAFT&any-1.books.none.pages.gte=1&any-1.none-2.author.name.eq=A&title.eq=B',
    ),
  ).toEqual(['books', 'author']);
});

it('offers of a relation what the server filters by, the likeliest way first', async () => {
  const books = { resource: 'books', filter: ['filter'], none: ['books', 'none'] };
  expect(
    relatedNames(await listOfAuthors({ books: { ...books, only: ['status', 'title'] } })),
  ).toEqual(expect.arrayContaining(['books.status', 'books.title']));
  expect(
    relatedNames(
      await listOfAuthors({
        books: { ...books, some: ['books', 'some'], is: ['books'], only: ['status'] },
      }),
    ),
  ).toEqual(['books.status', 'books.some.status', 'books.none.status']);
  expect(relatedNames(await listOfAuthors({ books: { ...books, only: [] } }))).toEqual([]);
  expect(quantifiersOf({ resource: 'books', filter: [] })).toEqual([]);
});

it.each([
  ['the list has no such relation', related, ['gone']],
  ['a relation is called like something else', related, ['constructor']],
  [
    'the application has no such resource',
    { books: { resource: 'gone', filter: ['filter'], is: ['books'] } },
    ['books'],
  ],
  ['nothing is asked', related, []],
])('is the list as it was where %s', async (_, relations, names) => {
  const { filters } = await listOfAuthors(relations, names);
  expect(filters).toBe(authors.list?.filters);
});

it('is the same list whenever the same relations are asked, in any order', () => {
  const list: ListDescriptor = { ...authors.list!, related: async () => ({ related }) };
  const resources = createResources(sampleResources.map(resourceOf));
  expect(withRelations(list, ['books', 'gone'], resources)).toBe(
    withRelations(list, ['gone', 'books'], resources),
  );
  expect(withRelations(list, ['books'], resources)).not.toBe(
    withRelations(list, ['gone'], resources),
  );
});

it('has relations that hold beside each other, unless the list asks one thing at a time', async () => {
  const exclusive = async (of: readonly (readonly ['eq'])[] | undefined) => {
    const own = [{ name: 'name', kind: 'string', operators: ['eq'], exclusive: of } as const];
    const { filters } = await listOfAuthors(related, ['books'], { filters: own });
    return filters.find(({ name }) => name === 'books.status')?.exclusive;
  };
  expect(await exclusive(undefined)).toBeUndefined();
  expect(await exclusive([['eq']])).toEqual([
    sampleDescriptors.books.list?.filters.find(({ name }) => name === 'status')?.operators,
  ]);
});

it('has no relations where the server has none, and says what cannot be asked of one', async () => {
  expect(await relationsOf({ filters: [] }).load()).toEqual({});
  const plain = { field: 'name', operator: 'eq', value: 'А' } as const;
  expect(asAsked([{ name: 'name', kind: 'string', operators: ['eq'] }], plain)).toBe(plain);
  const ask = (variables: Record<string, unknown>, filter: readonly string[]) =>
    relatedInput(
      { resource: 'books', filter, is: ['books', 'is'] },
      'is',
      { variables: () => variables },
      [plain],
    );
  expect(ask({ filter: { and: { name: 'А' } } }, ['filter', 'and'])).toEqual({
    books: { is: { name: 'А' } },
  });
  for (const variables of [{}, { filter: null }, { filter: 'text' }])
    expect(() => ask(variables, ['filter', 'and'])).toThrow(
      'Nothing is asked of books by name eq.',
    );
});
