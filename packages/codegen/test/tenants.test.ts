import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { printCallable } from '../src/callable.ts';
import type { Resource } from '../src/model.ts';
import { problemsOf } from './problems-of.ts';

const shelves = (type: string, list = 'storeId: ID!, ', more = '') => `
  type Query {
    shelves(storeId: ID!, limit: Int, offset: Int): [Shelf!]! shelf(storeId: ID!, id: ID!): Shelf
    clerks(${list}limit: Int, offset: Int): [Clerk!]! clerk(id: ID!): Clerk
  }
  type Shelf { id: ID! name: String! ${type} } type Clerk { id: ID! name: String! }
  type Mutation {
    createShelf(storeId: ID!, name: String!): Shelf updateShelf(storeId: ID!, id: ID!, name: String): Shelf
    deleteShelf(storeId: ID!, id: ID!): Boolean ${more}
  }`;
/** As it is generated: what cannot be sent is left out. */
const callable = (sdl: string, type: string): Resource | undefined =>
  printCallable(buildSchema(sdl)).model.resources.find((each) => each.type === type);
const key = [{ field: 'id' }, { field: 'storeId', argument: ['storeId'] }];

it.each([
  ['of several lists', shelves('')],
  ['of one list, where the single and the writes need it, too', shelves('', '')],
])('carries the tenant %s to the record and its writes', async (_, sdl) => {
  expect(callable(sdl, 'Shelf')).toMatchObject({
    key: [{ field: 'id' }],
    list: { requiredConditions: [{ name: 'storeId', scope: 'store' }] },
    one: { key },
    update: { key, inputs: [{ name: 'name' }] },
    remove: { root: ['deleteShelf'], key },
  });
  expect(await problemsOf([sdl])).toEqual([]);
});

it('takes it from a record that holds it, and never for its key', async () => {
  const sdl = shelves('storeId: ID!', '', 'deleteClerk(storeId: ID!): Boolean');
  expect(callable(sdl, 'Shelf')).toMatchObject({
    key: [{ field: 'id' }],
    one: { key },
    remove: {
      key: [{ field: 'id' }],
      recordArguments: [{ path: ['storeId'], argument: ['storeId'] }],
    },
  });
  expect(callable(sdl, 'Clerk')).not.toHaveProperty('remove');
  expect(await problemsOf([sdl])).toEqual([]);
});

it('names a scope by the whole of its argument where that is all ending', async () => {
  const sdl = `
    type Query {
      shelves(code: String!, limit: Int, offset: Int): [Shelf!]!
      clerks(code: String!, limit: Int, offset: Int): [Clerk!]!
    }
    type Shelf { id: ID! name: String! } type Clerk { id: ID! name: String! }`;
  expect(callable(sdl, 'Shelf')).toMatchObject({
    list: { requiredConditions: [{ name: 'code', scope: 'code' }] },
  });
  expect(await problemsOf([sdl])).toEqual([]);
});
