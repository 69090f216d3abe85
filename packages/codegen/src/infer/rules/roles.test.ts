import { describe, expect, it } from 'vitest';

import { resource } from '../../../test/infer.ts';

const good = (queries: string, mutations = '', more = '') =>
  resource(
    `type Query { goods(limit: Int, offset: Int, filter: GoodFilter): [Good!]! boxes(limit: Int, offset: Int): [Box!]! ${queries} }
    ${mutations && `type Mutation { ${mutations} }`}
    type Good { id: ID! name: String! slug: String! size: Int colour: String } type Box { id: ID! label: String! }
    input GoodFilter { name: String } input GoodInput { name: String size: Int } ${more}`,
    'Good',
  );

describe('one record is fetched', () => {
  it.each([
    ['by what is called after it', 'good(id: ID!): Good', ['good']],
    ['by its key, as the name says', 'goodById(id: ID!): Good', ['goodById']],
    ['by its primary key', 'goods_by_pk(id: ID!): Good', ['goods_by_pk']],
    ['by a longer name', 'getOneGood(id: ID!): Good', ['getOneGood']],
    ['by what returns it', 'lookUp(id: ID!): Good', ['lookUp']],
    [
      'by the key before another value',
      'goodBySlug(slug: String!): Good good(id: ID!): Good',
      ['good'],
    ],
    ['in an object that says which', 'good(where: Which!): Good', ['good']],
    [
      'by the plain key before such an object',
      'goodWhere(where: Which!): Good goodById(id: ID!): Good',
      ['goodById'],
    ],
    ['in no list', 'good(id: ID!): [Good!]!', undefined],
    ['by nothing that takes nothing', 'good: Good', undefined],
    ['by nothing of another type', 'good(id: ID!): Box', undefined],
    [
      'by what takes no order',
      'firstGood(id: ID, orderBy: String): Good good(id: ID!): Good',
      ['good'],
    ],
    [
      'by the key alone before other values too',
      'goodOf(id: ID!, colour: String!): Good good(id: ID!): Good',
      ['good'],
    ],
    ['or an error', 'good(id: ID!): Found', ['good']],
  ])('%s', (_, queries, root) => {
    const { one } = good(
      queries,
      'updateGood(id: ID!, name: String): Good',
      'input Which { id: ID! } union Found = Good | Missing type Missing { message: String! }',
    );
    expect(one?.root.join('.') === 'goods' ? undefined : one?.root).toEqual(root);
  });
});

describe('a record is written', () => {
  const roots = (mutations: string) => {
    const { create, update, remove } = good(
      'good(id: ID!): Good',
      mutations,
      'input Keyed { where: Which! data: GoodInput } input Which { id: ID! }',
    );
    return [create, update, remove].map((write) => write?.root.join('.'));
  };

  it.each([
    [
      'by each verb',
      'createGood(input: GoodInput!): Good updateGood(id: ID!, input: GoodInput!): Good deleteGood(id: ID!): Good',
      ['createGood', 'updateGood', 'deleteGood'],
    ],
    [
      'by the plainest verb',
      'registerGood(name: String!): Good createGood(name: String!): Good',
      ['createGood', undefined, undefined],
    ],
    [
      'one by one before many',
      'createGoods(input: [GoodInput!]!): [Good!]! createGood(input: GoodInput!): Good',
      ['createGood', undefined, undefined],
    ],
    [
      'by its key before a condition',
      'updateGoods(filter: GoodFilter, input: GoodInput!): [Good!]! updateGood(id: ID!, input: GoodInput!): Good',
      [undefined, 'updateGood', undefined],
    ],
    [
      'not by what takes nothing',
      'deleteGood: Boolean updateGood: Good',
      [undefined, undefined, undefined],
    ],
    [
      'not by a list that says of each which it is',
      'updateGoods(updates: [Keyed!]!): [Good!]!',
      [undefined, undefined, undefined],
    ],
    [
      'not where it is taken from something else',
      'removeGood(boxId: ID!, id: ID!): Good',
      [undefined, undefined, undefined],
    ],
    [
      'not by the key of one that is there',
      'addGood(goodId: ID!): Boolean',
      [undefined, undefined, undefined],
    ],
    [
      'with a key of its own',
      'createGood(id: ID!, name: String!): Good',
      ['createGood', undefined, undefined],
    ],
    [
      'by an unknown verb that takes its values',
      'stowGood(name: String!, size: Int, colour: String): Good',
      ['stowGood', undefined, undefined],
    ],
    [
      'not by an unknown verb that takes one of several',
      'stowGood(name: String!, place: String, other: String): Good',
      [undefined, undefined, undefined],
    ],
    [
      'not by an unknown verb that takes its key',
      'stowGood(id: ID!, name: String!, size: Int, colour: String): Good',
      [undefined, undefined, undefined],
    ],
    [
      'not by what says not which',
      'updateGood(name: String!): Good',
      [undefined, undefined, undefined],
    ],
    [
      'anew or again by one',
      'upsertGood(id: ID, input: GoodInput!): Good',
      ['upsertGood', 'upsertGood', undefined],
    ],
    [
      'by verbs of their own before one of both',
      'saveGood(id: ID, input: GoodInput!): Good createGood(input: GoodInput!): Good',
      ['createGood', 'saveGood', undefined],
    ],
    [
      'and deleted before archived',
      'archiveGood(id: ID!): Good deleteGood(id: ID!): Good',
      [undefined, undefined, 'deleteGood'],
    ],
  ])('%s', (_, mutations, expected) => {
    expect(roots(mutations)).toEqual(expected);
  });
});
