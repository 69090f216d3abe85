import type { FilterDescriptor, ListRequest } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { createScoping } from './create-scoping.ts';

const { books } = sampleDescriptors;
const request: ListRequest = {
  page: 0,
  pageSize: 25,
  sort: [],
  filters: [{ field: 'title', operator: 'contains', value: 'Нос' }],
  search: '',
  columns: ['title'],
};

it('asks rows and total for what is in the scope, beside the conditions of the list', () => {
  const { list, count } = books;
  if (!list || !count) throw new Error('The sample library lists and counts its books.');
  const filters = list.filters.map((filter): FilterDescriptor =>
    filter.name === 'authorId' ? { ...filter, scope: 'author' } : filter,
  );
  const within = createScoping({ ...books, list: { ...list, filters } }).within({ author: '2' });
  const asked = {
    ...request,
    filters: [{ field: 'authorId', operator: 'eq', value: '2' } as const, ...request.filters],
  };
  expect(within.list?.variables(request)).toEqual(list.variables(asked));
  expect(within.count?.variables(request)).toEqual(count.variables(asked));
  expect(count.variables(asked)).not.toEqual(count.variables(request));
});

it('is in no scope that is called as a member of every object, and keeps filters called so', () => {
  const { list } = books;
  if (!list) throw new Error('The sample library lists its books.');
  const [first] = list.filters;
  if (!first) throw new Error('The sample library filters its books.');
  const team: FilterDescriptor = { ...first, name: 'constructor' };
  const filters = [team, { ...first, name: 'teamId', scope: 'constructor' }];
  const scoping = createScoping({ ...books, list: { ...list, filters } });
  expect(scoping.within({}).list?.filters.map(({ name }) => name)).toEqual([
    'constructor',
    'teamId',
  ]);
  const inScope = scoping.within({ constructor: '7' });
  expect(inScope.list?.filters.map(({ name }) => name)).toEqual(['constructor']);
});
