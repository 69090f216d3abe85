import { describe, expect, it } from 'vitest';

import { model } from '../../../test/infer.ts';

/** Whether things are listed by a field, and why not. */
const outcome = (field: string, more = '', thing = 'id: ID! name: String') => {
  const { resources, problems } = model(
    `type Query { goods(limit: Int, offset: Int): [Good!]! ${field} } type Good { id: ID! name: String! } type Thing { ${thing} } ${more}`,
  );
  const found = resources.find(({ type }) => type === 'Thing');
  return found
    ? found.list?.root.join('.')
    : problems
        .find(({ subject }) => subject === 'Thing')
        ?.message.replace(/^.*? for a resource\. /, '');
};
const noKey = 'No field of `Thing` identifies a record.';
const choice = 'It offers a choice of records, not all of them.';

describe('things are listed by', () => {
  it.each([
    ['what is called after them', 'things: [Thing!]!', 'things'],
    [
      'what pages and is filtered, whatever it is called',
      'catalogue(limit: Int, offset: Int, filter: String): [Thing!]!',
      'catalogue',
    ],
    [
      'all of them before a search',
      'searchThings(limit: Int, offset: Int): [Thing!]! things: [Thing!]!',
      'things',
    ],
    [
      'the shorter of two names',
      'thingsOfOld(limit: Int): [Thing!]! things(limit: Int): [Thing!]!',
      'things',
    ],
    [
      'what pages before what does not',
      'allThings: [Thing!]! thingList(limit: Int, offset: Int): [Thing!]!',
      'thingList',
    ],
    [
      'what is asked, where they are fetched too',
      'things(limit: Int, offset: Int, colour: String!): [Thing!]! thing(id: ID!): Thing',
      'things',
    ],
  ])('%s', (_, field, listed) => {
    expect(outcome(field)).toBe(listed);
  });

  it('what a value of a scope narrows', () => {
    expect(outcome('things(tenantId: ID!, limit: Int): [Thing!]!')).toBe('things');
  });
});

describe('things are left out, and said so, of', () => {
  it.each([
    ['a list of keys', 'things(ids: [ID!]! = []): [Thing!]!', 'It answers a list of keys.'],
    ['recent ones', 'recentThings(limit: Int): [Thing!]!', choice],
    ['suggestions', 'thingSuggestions(limit: Int): [Thing!]!', choice],
    ['one’s own', 'myThings: [Thing!]!', choice],
    [
      'what is asked with a key',
      'things(goodRef: ID!): [Thing!]!',
      'It has to be asked with `goodRef`.',
    ],
    [
      'what is asked with two values',
      'things(colour: String!, size: String!): [Thing!]!',
      'It has to be asked with `colour` and `size`.',
    ],
    ['sums', 'thingStatistics: [Thing!]!', 'It groups or sums up.'],
    ['groups', 'thingsGroupBy: [Thing!]!', 'It groups or sums up.'],
    ['a search by a text', 'searchThings(q: String!): [Thing!]!', 'It has to be asked with `q`.'],
  ])('%s', (_, field, because) => {
    expect(outcome(field)).toContain(because);
  });

  it.each([
    ['what nothing tells apart', 'things: [Thing!]!', 'label: String', noKey],
    [
      'such pages without an order',
      'things(limit: Int, offset: Int, filter: String): [Thing!]!',
      'label: String',
      noKey,
    ],
    [
      'such pages without a filter',
      'things(limit: Int, offset: Int, sort: String): [Thing!]!',
      'label: String',
      noKey,
    ],
    [
      'such a list without pages',
      'things(filter: String, sort: String): [Thing!]!',
      'label: String',
      noKey,
    ],
    [
      'such a list under another name',
      'rates(limit: Int, offset: Int, filter: F, sort: String): [Thing!]!',
      'label: String',
      noKey,
    ],
  ])('%s', (_, field, thing, because) => {
    expect(outcome(field, 'input F { label: String }', thing)).toContain(because);
  });

  it('a table is read though nothing tells its records apart', () => {
    expect(
      outcome(
        'things(limit: Int, offset: Int, filter: F, sort: String): [Thing!]!',
        'input F { label: String }',
        'label: String',
      ),
    ).toBe('things');
  });

  it('a view of another type', () => {
    const all = 'type OwnThing { id: ID! name: String size: Int }';
    const { resources, problems } = model(
      `type Query { things: [Thing!]! ownThings: [OwnThing!]! } type Thing { id: ID! name: String size: Int } ${all.replace(' size: Int', '')}`,
    );
    expect(resources.map(({ type }) => type)).toEqual(['Thing']);
    expect(problems).toMatchObject([
      {
        subject: 'OwnThing',
        message: expect.stringContaining('`OwnThing` shows a part of `Thing`.'),
      },
    ]);
    expect(
      model(
        `type Query { things: [Thing!]! ownThings: [OwnThing!]! } type Thing { id: ID! name: String } ${all}`,
      ).resources.map(({ type }) => type),
    ).toEqual(expect.arrayContaining(['Thing', 'OwnThing']));
  });
});

const countOf = (field: string, more = '') =>
  model(
    `type Query { goods(limit: Int, offset: Int): [Good!]! ${field} } type Good { id: ID! name: String! } ${more}`,
  ).resources[0]?.count;

it.each([
  ['its end', 'goodsCount: Int!', ['goodsCount']],
  ['its beginning', 'countGoods: Int!', ['countGoods']],
  ['a total', 'totalGoods: Int!', ['totalGoods']],
  ['a total of a server with one kind of number', 'totalGoods: Float!', ['totalGoods']],
  ['words around it', 'getAllGoodsCount: Int!', ['getAllGoodsCount']],
  ['no sum', 'goodsTotal: Float!', undefined],
  ['a total that is whole', 'goodsTotal: Int!', ['goodsTotal']],
  ['nothing in the middle', 'goodsCountToday: Int!', undefined],
  ['no text', 'goodsCount: String!', undefined],
  ['no list', 'goodsCount: [Int!]!', undefined],
  ['nothing that is asked first', 'goodsCount(of: String!): Int!', undefined],
  ['nothing of other records', 'boxesCount: Int!', undefined],
  ['an object', 'goodsAggregate: Aggregate!', ['goodsAggregate']],
  ['what is no error', 'goodsCount: Answer!', ['goodsCount']],
])('counts by a field that says so at %s', (_, field, root) => {
  expect(
    countOf(
      field,
      'type Aggregate { count: Int! } union Answer = Aggregate | Failure type Failure { message: String! } type Box { id: ID! }',
    )?.root,
  ).toEqual(root);
});

it('takes the surer of two counts', () => {
  expect(countOf('goodsTotal: Int! goodsCount: Int!')?.root).toEqual(['goodsCount']);
  expect(
    countOf('goodsAggregate: Aggregate! totalGoods: Int!', 'type Aggregate { count: Int! }')?.root,
  ).toEqual(['goodsAggregate']);
});
