import type { FilterDescriptor, ResourceSummary } from '@admin/gql/resource';
import { describe, expect, it, vi } from 'vitest';

import type { ResourceDefinition } from './resource-definition.ts';
import { withDefinitions } from './with-definitions.ts';
import { sampleDescriptors, sampleResources } from '../testing/index.ts';
import { resourceOf } from './resource-of.ts';
import { createResources, type Access, type Resources } from './create-resources.ts';
import { inView, type Resource } from './resource.ts';

const { books } = sampleDescriptors;
const definition = (own: Omit<ResourceDefinition, 'resource'>): ResourceDefinition => ({
  resource: 'books',
  ...own,
});

function defined(own: Omit<ResourceDefinition, 'resource'>): Resources {
  return createResources(
    withDefinitions(sampleResources, { books: definition(own) }).map(resourceOf),
  );
}

function found(resources: Resources, name = 'books'): Resource {
  const resource = resources.get(name);
  if (!resource) throw new Error(`The sample library has '${name}'.`);
  return resource;
}

/** Books behind the scope of an author. */
const scopedSummaries: readonly ResourceSummary[] = sampleResources.map((summary) =>
  summary.name === 'books' && books.list
    ? {
        ...summary,
        load: async () => ({
          ...books,
          list: books.list && {
            ...books.list,
            filters: books.list.filters.map((filter): FilterDescriptor =>
              filter.name === 'authorId' ? { ...filter, scope: 'author' } : filter,
            ),
          },
        }),
      }
    : summary,
);

describe('a resource', () => {
  it('is absent until its module and its definition are there', async () => {
    const resource = found(defined({ list: { sort: 'title' } }));
    expect(resource.module.value()).toBeUndefined();
    expect(resource.defined()).toBeUndefined();
    const descriptor = await resource.load();
    expect(resource.module.value()).toBe(descriptor);
    expect(resource.defined()?.definition.list).toEqual({ sort: 'title' });
    // The same object each time: React would begin anew with another.
    expect(resource.inScope(descriptor, {})).toBe(descriptor);
  });

  it('loads again after a failure', async () => {
    const load = vi
      .fn<ResourceSummary['load']>(sampleResources[0]!.load)
      .mockRejectedValueOnce(new Error('offline'));
    const resource = resourceOf({ ...sampleResources[0]!, load });
    await expect(resource.load()).rejects.toThrow('offline');
    expect(resource.module.value()).toBeUndefined();
    await resource.load();
    expect(resource.module.value()).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('answers what its schema offers and its user may do', () => {
    const access: Access = (capability, name) => `${name} ${capability}` !== 'books remove';
    const resources = createResources(withDefinitions(sampleResources, {}).map(resourceOf), access);
    expect(found(resources).can('update')).toBe(true);
    expect(found(resources).can('remove')).toBe(false);
    const readOnly = createResources(
      sampleResources.map((summary) => resourceOf({ ...summary, capabilities: ['list'] })),
      () => true,
    );
    expect(found(readOnly).can('update')).toBe(false);
  });

  it('keeps what is loaded when another user signs in', async () => {
    const resources = withDefinitions(sampleResources, {}).map(resourceOf);
    const registry = createResources(resources, () => true);
    const before = found(registry);
    await before.load();
    const after = found(createResources(createResources(resources, () => true).all, () => false));
    expect(after.module.value()).toBeDefined();
    expect(createResources(resources, () => false).owner).toBe(registry.owner);
    expect(after.can('list')).toBe(false);
    expect(
      found(createResources(createResources(resources, () => false).all, () => true)).can('list'),
    ).toBe(true);
  });
});

describe('two registries of the same generated resources', () => {
  it('have their own definitions, columns and views', async () => {
    const first = found(
      defined({
        list: {
          columns: ['title', { field: 'price', title: 'Сколько стоит', footer: 'sum' }],
          views: [{ name: 'cheap', title: 'Дешёвые', filters: { price: { lt: '100' } } }],
        },
      }),
    );
    const second = found(defined({ list: { columns: ['price'], sort: '-title' } }));
    const [one, other] = await Promise.all([first.load(), second.load()]);
    expect(one.list?.columns.find(({ field }) => field.name === 'price')?.field).toMatchObject({
      title: 'Сколько стоит',
      looks: { footer: 'sum' },
    });
    expect(other.list?.columns[0]?.field).toEqual(
      books.list?.columns.find(({ field }) => field.name === 'price')?.field,
    );
    expect(inView(first, one, 'view=cheap').columns).toBe('books?cheap');
    expect(inView(second, other, 'view=cheap')).toEqual({ descriptor: other, columns: 'books' });
    expect(other.list?.defaultSort).toEqual([{ field: 'title', descending: true }]);
    expect(one.list?.defaultSort).toEqual(books.list?.defaultSort);
    const plain = await found(createResources(sampleResources.map(resourceOf))).load();
    expect(plain).toBe(books);
  });

  it('know of their own scopes alone', async () => {
    const scoped = createResources(withDefinitions(scopedSummaries, {}).map(resourceOf));
    const open = createResources(withDefinitions(sampleResources, {}).map(resourceOf));
    const [heard, unheard] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stop = scoped.onScoping(heard);
    open.onScoping(unheard);
    const descriptor = await found(scoped).load();
    await found(open).load();
    expect([scoped.scoped(), open.scoped()]).toEqual([1, 0]);
    expect(heard).toHaveBeenCalledOnce();
    expect(unheard).not.toHaveBeenCalled();
    expect(found(scoped).inScope(descriptor, { author: '2' })).toMatchObject({
      scopeKey: { authorId: '2' },
    });
    stop();
  });
});

it('a definition is found by the name of its own resource alone', () => {
  const named = [{ ...sampleResources[0]!, name: 'constructor' }];
  expect(
    found(createResources(withDefinitions(named, {}).map(resourceOf)), 'constructor').given,
  ).toBeUndefined();
});
