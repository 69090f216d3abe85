import type { ListDescriptor, RelatedFilters } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { resourceOf } from '../resources/resource-of.ts';
import { createResources } from '../resources/create-resources.ts';
import { sampleDescriptors, sampleResources } from '../testing/index.ts';
import { asAsked, relationsIn, withRelations } from './related-filters.ts';

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

async function listOfAuthors(): Promise<ListDescriptor> {
  if (!authors.list) throw new Error('Authors are listed.');
  return withRelations(
    { ...authors.list, related: async () => ({ related }) },
    ['books'],
    createResources(sampleResources.map(resourceOf)),
  ).load();
}

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
