import type {
  FilterDescriptor,
  KeyedResource,
  ListRequest,
  ResourceDescriptor,
} from '@admin/gql/resource';
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

/** Books, whose author is the scope. */
function scopedBooks(
  change: Partial<FilterDescriptor> = {},
  more: Partial<KeyedResource> = {},
): KeyedResource {
  const { list } = books;
  if (!list) throw new Error('The sample library lists its books.');
  const filters = list.filters.map((filter): FilterDescriptor =>
    filter.name === 'authorId' ? { ...filter, scope: 'author', ...change } : filter,
  );
  return { ...books, list: { ...list, filters }, ...more };
}

it('reads and writes records where they are, which a form does not ask for', () => {
  const within = createScoping(scopedBooks()).within({ author: '2' });
  if (within.key === null) throw new Error('Books have a key.');
  const asked = {
    ...request,
    filters: [{ field: 'authorId', operator: 'eq', value: '2' } as const, ...request.filters],
  };
  const { picker, show, create, update, remove } = within;
  expect(within).toMatchObject({ scopeKey: { authorId: '2' } });
  expect(picker?.variables(request)).toEqual(books.picker?.variables(asked));
  for (const form of [create, update]) {
    expect(form?.inputs.map(({ name }) => name)).toContain('title');
    expect(form?.inputs.map(({ name }) => name)).not.toContain('authorId');
  }
  expect(create?.variables({ title: 'Нос', status: 'DRAFT' })).toEqual(
    books.create?.variables({ title: 'Нос', status: 'DRAFT', authorId: '2' }),
  );
  expect([show, update, remove].every(Boolean)).toBe(true);
});

it('gives the key of the scope to what reads and writes one record', () => {
  const keys: unknown[] = [];
  const hear = (key: unknown) => {
    keys.push(key);
    return {};
  };
  const { show, update, remove } = books;
  const within = createScoping(
    scopedBooks(
      {},
      {
        show: show && { ...show, variables: hear },
        update: update && { ...update, variables: hear },
        remove: remove && { ...remove, variables: hear },
      },
    ),
  ).within({ author: '2' });
  if (within.key === null) throw new Error('Books have a key.');
  within.show?.variables({ id: '1' });
  within.update?.variables({ id: '1' }, {});
  within.remove?.variables({ id: '1' });
  expect(keys).toEqual(Array.from({ length: 3 }, () => ({ authorId: '2', id: '1' })));
});

it('has no picker while a scope that must be chosen is open, and one where it need not', () => {
  const required = createScoping(scopedBooks({ required: true }));
  expect(required.within({})).toMatchObject({ picker: undefined, list: books.list && {} });
  expect(required.within({ author: '2' })).toHaveProperty('picker.variables');
  const { name, type, fields, list } = scopedBooks({ required: true });
  if (!list) throw new Error('The sample library lists its books.');
  const keyless: ResourceDescriptor = { name, type, fields, key: null, list };
  expect(createScoping(keyless).within({})).toBe(keyless);
  const optional = scopedBooks();
  expect(createScoping(optional).within({})).toBe(optional);
  expect(createScoping(optional).within({ author: '' })).toBe(optional);
});

it('is the same resource for the same values, so that nothing is asked anew', () => {
  const scoping = createScoping(scopedBooks());
  expect(scoping.within({ author: '2', other: '1' })).toBe(scoping.within({ author: '2' }));
  expect(scoping.within({ author: '2' })).not.toBe(scoping.within({ author: '3' }));
  expect(scoping.filters).toMatchObject([{ name: 'authorId', field: 'author' }]);
});
