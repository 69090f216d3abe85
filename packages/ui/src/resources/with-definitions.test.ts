import type { ResourceSummary } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import type { ResourceDefinition } from './resource-definition.ts';
import { resourceOf } from './resource-of.ts';
import { definedSummary, definitionsIn, withDefinitions } from './with-definitions.ts';

const books: ResourceDefinition = {
  resource: 'books',
  group: 'stock',
  icon: 'M1 1h2z',
  form: { inputs: { title: { help: 'Как на обложке' } } },
};
const summary: ResourceSummary = {
  name: 'books',
  type: 'Book',
  capabilities: [],
  load: async () => sampleDescriptors.books,
};
const defined = (modules: Readonly<Record<string, unknown>>) => {
  const [result] = withDefinitions([summary], definitionsIn(modules));
  if (!result) throw new Error('There is no summary.');
  return resourceOf(result);
};

describe('definitions by the names of their files', () => {
  it('are known from the start where their modules are imported eagerly, whatever they are written with', async () => {
    const result = defined({ './resources/books.tsx': { default: { ...books } } });
    expect(definedSummary(result)).toMatchObject({ group: 'stock', icon: 'M1 1h2z' });
    await result.load();
    expect(result.defined()?.definition).toEqual(books);
  });

  it('are loaded with their resource where functions import them', async () => {
    let loads = 0;
    const result = defined({
      './resources/books.tsx': async () => {
        loads += 1;
        return { default: books };
      },
    });
    expect([definedSummary(result), loads]).toEqual([undefined, 0]);
    await result.load();
    expect(result.defined()?.definition).toEqual(books);
    expect(loads).toBe(1);
  });

  it('say so when a module has none', async () => {
    expect(() => definitionsIn({ './resources/books.tsx': { books } })).toThrow(
      'export what `defineResource` returns as its default',
    );
    await expect(defined({ './books.tsx': async () => ({ books }) }).load()).rejects.toThrow(
      'export what `defineResource` returns as its default',
    );
  });
});
