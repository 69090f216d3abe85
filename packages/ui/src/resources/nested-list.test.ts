import type { NestedList, NestedListSummary, ResourceDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { bindNested, type LoadedNested } from './nested-list.ts';

const { books, authors } = sampleDescriptors;
const client = { addRules: () => undefined };

function bind(rows: ResourceDescriptor, of: () => NestedList) {
  const summary: NestedListSummary = {
    name: 'books',
    resource: 'books',
    load: async () => ({ of }),
  };
  const loaded: LoadedNested = { summary, module: { of }, rows };
  return bindNested(loaded, { id: '1' }, client);
}

const list = books.list!;
const show = books.show!;

it('holds the pages of its records where they have a key and are shown there alone', () => {
  const alone: ResourceDescriptor = { ...books, list: undefined, show: undefined };
  expect(bind(alone, () => ({ list, show }))).toMatchObject({
    holdsPages: true,
    hasOwnList: false,
    resource: { show },
  });
  expect(bind(books, () => ({ list }))).toMatchObject({
    holdsPages: false,
    hasOwnList: true,
    resource: { show },
  });
});

it('holds no pages of records without a key', () => {
  const { name, type, fields } = books;
  expect(bind({ name, type, fields, key: null, list }, () => ({ list, show }))).toMatchObject({
    holdsPages: false,
    resource: { list },
  });
});

it('has the list and the number of the record, in place of those of the resource', () => {
  const own = { ...list };
  const bound = bind(books, () => ({ list: own }));
  expect(bound?.resource.list).toBe(own);
  expect(bound?.list).toBe(own);
  expect(bound?.resource.count).toBeUndefined();
});

it('is of no record whose key the server cannot take, and hides no other fault', () => {
  expect(
    bind(books, () => {
      throw new RangeError('Not a number: x');
    }),
  ).toBeNull();
  expect(() =>
    bind(authors, () => {
      throw new TypeError('list is not a function');
    }),
  ).toThrow(TypeError);
});
