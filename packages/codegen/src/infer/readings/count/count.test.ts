import { expect, it } from 'vitest';

import { resource } from '../../../../test/infer.ts';

const counted = (args: string, beside: string, more = '', fields = '') =>
  resource(
    `type Query { goods(${args}): Goods! ${fields} good(id: ID!): Good }
    type Good { id: ID! name: String! state: State } enum State { NEW }
    type Goods { items: [Good!]! ${beside} } ${more}`,
    'Good',
  ).count;
const page = 'limit: Int, offset: Int';

it.each([
  ['up to a limit', 'countUpTo(limit: Int!): Int!', { path: ['countUpTo'], argument: 'limit' }],
  ['at most', 'totalAtMost(max: Int): Int', { path: ['totalAtMost'], argument: 'max' }],
  ['by a name of no number', 'itemsUpTo(limit: Int!): Int!', undefined],
  ['up to a text', 'countUpTo(limit: String!): Int!', undefined],
  ['by another argument', 'countUpTo(of: Int!): Int!', undefined],
  ['by two arguments', 'countUpTo(limit: Int!, of: Int): Int!', undefined],
  ['without an argument', 'countUpTo: Int!', undefined],
  ['in a list', 'countUpTo(limit: Int!): [Int!]', undefined],
  ['as no number', 'countUpTo(limit: Int!): String', undefined],
])('counts no further than asked: %s', (_, beside, upTo) => {
  expect(counted(page, `total: Int! ${beside}`)?.upTo).toEqual(upTo);
});

it('counts no further than asked beside a total that an object holds', () => {
  expect(
    counted(page, 'meta: Meta!', 'type Meta { total: Int! totalUpTo(cap: Int!): Int! }'),
  ).toMatchObject({
    total: ['meta', 'total'],
    upTo: { path: ['meta', 'totalUpTo'], argument: 'cap' },
  });
});

it.each([
  ['total: String pageInfo: Info', 'type Info { count: Int }', ['pageInfo', 'count']],
  ['total: [Int] count: Int', '', ['count']],
  ['count: Int totalCount: Int', '', ['totalCount']],
  ['total(of: String!): Int length: Int', '', ['length']],
  ['total(of: String): Int', '', ['total']],
  ['numberOfGoods: Long', 'scalar Long', ['numberOfGoods']],
  [
    'meta: Meta',
    'type Meta { pagination: Pagination } type Pagination { total: Int }',
    ['meta', 'pagination', 'total'],
  ],
  [
    'meta: Meta',
    'type Meta { page: Page } type Page { info: Info } type Info { total: Int }',
    undefined,
  ],
  ['total: Int metas: [Meta]', 'type Meta { total: Int }', ['total']],
  ['hasMore: Boolean metas: [Meta]', 'type Meta { total: Int }', undefined],
])('finds the total in `%s`', (beside, more, total) => {
  expect(counted(page, beside, more)?.total).toEqual(total);
});

it.each([
  ['withTotal: Boolean', 'withTotal'],
  ['includeTotalCount: Boolean = false', 'includeTotalCount'],
  ['calculateCountRows: Boolean', 'calculateCountRows'],
  ['options: Options', 'options.withCount'],
])('sets the flag of `%s`, without which nothing is counted', (flag, argument) => {
  expect(
    counted(`${page}, ${flag}`, 'total: Int', 'input Options { withCount: Boolean }')?.required.map(
      (each) => [each.argument, each.value],
    ),
  ).toEqual([[argument, true]]);
});

it.each(['withTotal: Int', 'withTotals: [Boolean!]', 'withPages: Boolean', 'goods: Options'])(
  'sets no flag at `%s`',
  (flag) => {
    expect(
      counted(`${page}, ${flag}`, 'total: Int', 'input Options { withCount: Boolean }')?.required,
    ).toEqual([]);
  },
);

it.each([
  ['all conditions', 'where: W, search: String', { filter: true, search: true }],
  ['no conditions', '', { filter: false, search: false }],
  ['free text alone', 'search: String', { filter: false, search: true }],
])('counts by a field of its own that takes %s', (_, args, expected) => {
  const { count } = resource(
    `type Query { goods(${page}, where: W, search: String): [Good!]! goodsCount${args && `(${args})`}: Int! }
    type Good { id: ID! name: String! } input W { name: String }`,
    'Good',
  );
  expect(count).toEqual({ root: ['goodsCount'], total: [], ...expected, required: [] });
});

it.each([
  ['each of them', 'name: String, state: State', true],
  ['one of them', 'name: String', false],
])('counts by arguments for conditions where it takes %s', (_, args, filter) => {
  const { count } = resource(
    `type Query { goods(${page}, name: String, state: State): [Good!]! goodsCount(${args}): Int! }
    type Good { id: ID! name: String! state: State } enum State { NEW }`,
    'Good',
  );
  expect(count?.filter).toBe(filter);
});

it.each([
  ['an enum', 'orderBy: By!', 'enum By { NAME_ASC NAME_DESC }', [['orderBy', 'NAME_ASC']]],
  [
    'a list of an enum',
    'orderBy: [By!]!',
    'enum By { NAME_ASC NAME_DESC }',
    [['orderBy', ['NAME_ASC']]],
  ],
  ['a way down alone', 'orderBy: By!', 'enum By { NAME_DESC }', [['orderBy', 'NAME_DESC']]],
])('orders what it counts by any order where it must: %s', (_, args, more, required) => {
  const { count } = resource(
    `type Query { goods(${page}): [Good!]! goodsCount(${args}): Int! } type Good { id: ID! name: String! } ${more}`,
    'Good',
  );
  expect(count?.required.map(({ argument, value }) => [argument, value])).toEqual(required);
});
