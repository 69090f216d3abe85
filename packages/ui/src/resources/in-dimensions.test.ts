import type { DimensionDescriptor, ListRequest } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { createDimensions, dimensionValue } from './in-dimensions.ts';

const { books } = sampleDescriptors;
const request: ListRequest = {
  page: 0,
  pageSize: 25,
  sort: [],
  filters: [],
  search: '',
  columns: ['title'],
};
const stage: DimensionDescriptor = {
  name: 'stage',
  kind: 'enum',
  values: [{ value: 'DRAFT' }, { value: 'PUBLISHED' }],
  defaultValue: 'PUBLISHED',
  operations: ['list', 'count', 'show', 'create', 'update'],
};
const trash: DimensionDescriptor = {
  name: 'trash',
  kind: 'boolean',
  operations: ['list', 'remove'],
};

it('is sent with each operation that takes it, and with no other', () => {
  const inDimensions = createDimensions()(
    { ...books, dimensions: [stage, trash] },
    { stage: 'DRAFT', trash: 'true' },
  );
  if (inDimensions.key === null) throw new Error('Books have a key.');
  const { list, picker, count, show, create, update, remove } = inDimensions;
  const key = { id: '1' };
  expect([
    list?.variables(request),
    picker?.variables(request),
    count?.variables(request),
    show?.variables(key),
    create?.variables({ title: 'Нос', authorId: '1', status: 'DRAFT' }),
    update?.variables(key, {}),
    remove?.variables(key),
  ]).toEqual([
    { ...books.list?.variables(request), stage: 'DRAFT', trash: true },
    { ...books.picker?.variables(request), stage: 'DRAFT', trash: true },
    { ...books.count?.variables(request), stage: 'DRAFT' },
    { ...books.show?.variables(key), stage: 'DRAFT' },
    {
      ...books.create?.variables({ title: 'Нос', authorId: '1', status: 'DRAFT' }),
      stage: 'DRAFT',
    },
    { ...books.update?.variables(key, {}), stage: 'DRAFT' },
    { ...books.remove?.variables(key), trash: true },
  ]);
});

it('without a value in the address is its default, and not sent where it has none', () => {
  const { list } = createDimensions()({ ...books, dimensions: [stage, trash] }, {});
  expect(list?.variables(request)).toEqual({
    ...books.list?.variables(request),
    stage: 'PUBLISHED',
  });
  expect(dimensionValue(trash, { constructor: 'true' })).toBeUndefined();
  expect(dimensionValue({ ...trash, name: 'constructor' }, {})).toBeUndefined();
});

it('makes one descriptor for the same values, so that nothing is asked anew', () => {
  const inDimensions = createDimensions();
  const descriptor = { ...books, dimensions: [stage] };
  expect(inDimensions(descriptor, { stage: 'DRAFT' })).toBe(
    inDimensions(descriptor, { stage: 'DRAFT' }),
  );
  expect(inDimensions(descriptor, {})).toBe(inDimensions(descriptor, { stage: 'nothing' }));
  expect(inDimensions(descriptor, {})).not.toBe(inDimensions(descriptor, { stage: 'DRAFT' }));
});

it('keeps links to drafts out of reach of what replaces all links of a published record', () => {
  const { update } = books;
  const [input] = update?.inputs ?? [];
  if (!update || !input) throw new Error('Books are changed.');
  const links = {
    ...input,
    list: true,
    reference: { resource: 'authors', keyField: 'id', replaces: true },
    value: () => ['1'],
  };
  const valueIn = (value: string): unknown => {
    const inDimensions = createDimensions()(
      {
        ...books,
        update: { ...update, inputs: [links] },
        dimensions: [{ ...stage, published: 'PUBLISHED' }],
      },
      { stage: value },
    );
    return inDimensions.key === null ? null : inDimensions.update?.inputs[0]?.value({});
  };
  expect(valueIn('DRAFT')).toEqual(['1']);
  expect(valueIn('PUBLISHED')).toBeUndefined();
});
