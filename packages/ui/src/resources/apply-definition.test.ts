import type { ResourceDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { applyDefinitions, loadOwn } from './apply-definition.ts';
import type { ResourceDefinition } from './resource-definition.ts';

const { authors, books } = sampleDescriptors;
const applied = async (
  own: Omit<ResourceDefinition, 'resource'> | undefined,
  resource: ResourceDescriptor = books,
  others: Parameters<typeof applyDefinitions>[2] = [],
) =>
  applyDefinitions(resource, own && (await loadOwn({ resource: resource.name, ...own })), others);

it('calls records, and those that refer to them, as their definitions do', async () => {
  const label = () => 'Автор';
  const { descriptor, defined } = await applied(undefined, books, [
    ['authors', { resource: 'authors', label }],
    ['books', { resource: 'books' }],
  ]);
  const labels = [
    ...descriptor.fields,
    ...(descriptor.list?.columns ?? []).map(({ field }) => field),
  ]
    .filter(({ reference }) => reference?.resource === 'authors')
    .map((field) => field.reference?.label({}));
  expect(labels.length).toBeGreaterThan(1);
  expect(new Set(labels)).toEqual(new Set(['Автор']));
  expect(defined).toBeUndefined();
  const own = await applied({ label });
  expect(own.descriptor).toMatchObject({ label });
  const plain = (await applied({})).descriptor;
  expect(plain.key === null ? '' : plain.label({ title: 'Нос' })).toBe('Нос');
});

it.each<readonly [string | false | undefined, object | undefined]>([
  [undefined, { filter: 'parentId', key: 'id' }],
  ['parentId', { filter: 'parentId', key: 'id' }],
  ['otherId', { filter: 'otherId', key: 'id' }],
  ['gone', undefined],
  [false, undefined],
])('is a tree by %s: %j', async (tree, expected) => {
  const related = (filter: string) => ({
    name: filter,
    resource: 'authors',
    on: [{ filter, key: 'id' }],
  });
  const { descriptor } = await applied(
    { list: tree === undefined ? {} : { tree } },
    {
      ...authors,
      tree: { filter: 'parentId', key: 'id' },
      related: [
        { ...related('parentId'), resource: 'books' },
        related('parentId'),
        related('otherId'),
        { ...related('gone'), on: [...related('gone').on, ...related('more').on] },
      ],
    },
  );
  expect(descriptor.key === null ? null : descriptor.tree).toEqual(expected);
});

it('says of actions what the definition says, and leaves others where they stood', async () => {
  const item = (name: string) => ({ name, destructive: true as const, place: 'record' as const });
  const load = async () => {
    throw new Error('Nothing loads it.');
  };
  const resource: ResourceDescriptor = {
    ...books,
    actions: { load, items: ['publish', 'archive', 'print', 'sell', 'lend'].map(item) },
  };
  const { descriptor } = await applied(
    {
      actions: {
        archive: { hidden: true },
        print: { label: 'Печать', confirm: false },
        sell: { confirm: 'Точно?', place: 'rows' },
        lend: { label: 'Выдать' },
      },
    },
    resource,
  );
  expect(descriptor.actions?.items).toMatchObject([
    item('publish'),
    { name: 'print', label: 'Печать', destructive: undefined, place: 'record' },
    { name: 'sell', destructive: true, place: 'rows' },
    { name: 'lend', label: 'Выдать', destructive: true, place: 'record' },
  ]);
  expect((await applied({ actions: {} })).descriptor.actions).toBe(books.actions);
});

it('says of inputs what the definition says, in the forms that there are', async () => {
  const form = { inputs: { title: { label: 'Заглавие', multiline: true }, constructor: {} } };
  const { descriptor } = await applied({ form }, { ...books, update: undefined });
  if (descriptor.key === null) throw new Error('Books have a key.');
  const inputs = new Map(descriptor.create?.inputs.map((input) => [input.name, input]));
  expect(inputs.get('title')).toMatchObject({
    title: 'Заглавие',
    kind: 'text',
    rules: form.inputs.title,
  });
  const before = books.create?.inputs.find(({ name }) => name !== 'title');
  expect(inputs.get(before?.name ?? '')).toBe(before);
  expect(descriptor.update).toBeUndefined();
  const { descriptor: both } = await applied({ form });
  if (both.key === null) throw new Error('Books have a key.');
  expect(both.update?.inputs.find(({ name }) => name === 'title')).toMatchObject({
    title: 'Заглавие',
  });
  const { name, type, fields, list } = books;
  const keyless: ResourceDescriptor = { name, type, fields, key: null, list: list! };
  expect((await applied({ form }, keyless)).descriptor).toMatchObject({ key: null, name: 'books' });
});
