import { expect, it } from 'vitest';

import { resource } from '../../../../test/infer.ts';

/** How a list of goods pages: its arguments, what stands beside its items, and further types. */
const paging = (args: string, beside = '', more = '') =>
  resource(
    `type Query { goods(${args}): Goods } type Good { id: ID! name: String! }
    type Goods { items: [Good!]! ${beside} } ${more}`,
    'Good',
  ).list?.paging;

const edges = (args: string, beside: string, edge = '') =>
  resource(
    `type Query { goods(${args}): Goods } type Good { id: ID! name: String! } type PageInfo { endCursor: String }
    type Goods { edges: [Edge!]! ${beside} } type Edge { node: Good! ${edge} }`,
    'Good',
  ).list?.paging;

it.each([
  [
    'a page before an offset',
    'page: Int, pageSize: Int, start: Int, limit: Int',
    '',
    { kind: 'page', page: ['page'], size: ['pageSize'], firstPage: 1 },
  ],
  [
    'an offset before a cursor',
    'offset: Int, limit: Int, after: String',
    'endCursor: String',
    {
      kind: 'offset',
      offset: ['offset'],
      limit: ['limit'],
      pageInfo: { endCursor: ['endCursor'] },
    },
  ],
  [
    'the cursor of the page information before a token',
    'cursor: String, limit: Int',
    'nextPage: String, endCursor: String',
    { kind: 'cursor', first: ['limit'], after: ['cursor'], pageInfo: { endCursor: ['endCursor'] } },
  ],
  [
    'a token',
    'nextToken: String, limit: Int',
    'nextToken: String',
    { kind: 'token', token: ['nextToken'], size: ['limit'], nextToken: ['nextToken'] },
  ],
  [
    'a token without a size',
    'pageToken: String',
    'next: String',
    { kind: 'token', token: ['pageToken'], nextToken: ['next'] },
  ],
  [
    'the key of the last record',
    'afterId: ID, limit: Int',
    'hasMore: Boolean!',
    {
      kind: 'cursor',
      first: ['limit'],
      after: ['afterId'],
      edgeCursor: ['items', 'id'],
      pageInfo: { hasNextPage: ['hasMore'] },
    },
  ],
  [
    'the key of the last record alone',
    'lastId: ID, limit: Int',
    'endCursor: String',
    { kind: 'cursor', first: ['limit'], after: ['lastId'], edgeCursor: ['items', 'id'] },
  ],
  ['a size alone', 'limit: Int', '', { kind: 'none', limit: ['limit'] }],
  ['a position without a size', 'offset: Int', '', { kind: 'none' }],
  [
    'a token that no page tells',
    'nextToken: String, limit: Int',
    '',
    { kind: 'none', limit: ['limit'] },
  ],
  [
    'a cursor that no page tells',
    'after: String, first: Int',
    '',
    { kind: 'none', limit: ['first'] },
  ],
  ['a cursor without a size', 'after: String', 'endCursor: String', { kind: 'none' }],
  ['a page that is a text', 'page: String, limit: Int', '', { kind: 'none', limit: ['limit'] }],
  ['a number without a size', 'number: Int', '', { kind: 'none' }],
  ['a page without a size', 'page: Int', '', { kind: 'page', page: ['page'], firstPage: 1 }],
  [
    'a size of a scalar of its own',
    'offset: Position, limit: PageSize',
    '',
    { kind: 'none', limit: ['limit'] },
  ],
  [
    'numbers of scalars of their own',
    'offset: RowCount, limit: PageSize',
    '',
    { kind: 'offset', offset: ['offset'], limit: ['limit'] },
  ],
])('pages by %s', (_, args, beside, expected) => {
  expect(paging(args, beside, 'scalar Position scalar PageSize scalar RowCount')).toEqual(expected);
});

it.each([
  [
    'the size beside the position',
    'limit: Int, page: Page',
    'input Page { offset: Int limit: Int }',
    { kind: 'offset', offset: ['page', 'offset'], limit: ['page', 'limit'] },
  ],
  [
    'a size elsewhere where there is no other',
    'limit: Int, page: Page',
    'input Page { offset: Int }',
    { kind: 'offset', offset: ['page', 'offset'], limit: ['limit'] },
  ],
  [
    'an object that its keys tell',
    'slice: Slice',
    'input Slice { take: Int skip: Int }',
    { kind: 'offset', offset: ['slice', 'skip'], limit: ['slice', 'take'] },
  ],
  [
    'an object of a size and a page',
    'slice: Slice',
    'input Slice { size: Int pageNumber: Int }',
    { kind: 'page', page: ['slice', 'pageNumber'], size: ['slice', 'size'], firstPage: 1 },
  ],
  ['an object of a size alone', 'slice: Slice', 'input Slice { take: Int }', { kind: 'none' }],
  ['an object of a position alone', 'slice: Slice', 'input Slice { skip: Int }', { kind: 'none' }],
  [
    'an index beside a size of its own',
    'index: Int, page: Page',
    'input Page { index: Int size: Int }',
    { kind: 'page', page: ['page', 'index'], size: ['page', 'size'], firstPage: 0 },
  ],
  ['an index without a size', 'page: Page', 'input Page { index: Int }', { kind: 'none' }],
  ['an index that is an argument', 'index: Int, size: Int', '', { kind: 'none', limit: ['size'] }],
  [
    'an index that is a text',
    'page: Page',
    'input Page { index: String size: Int }',
    { kind: 'none', limit: ['page', 'size'] },
  ],
  ['lists of numbers', 'offset: [Int!], limit: [Int!]', '', { kind: 'none' }],
])('finds %s', (_, args, more, expected) => {
  expect(paging(args, '', more)).toEqual(expected);
});

it.each([
  ['"1-based." pageIndex: Int', 1],
  ['"Is 1-indexed." pageIndex: Int', 1],
  ['"Starts at 1." pageIndex: Int', 1],
  ['"Counts from 0." page: Int', 0],
  ['"0-indexed" page: Int', 0],
  ['"zero based" page: Int', 0],
  ['"Start from 0" page: Int', 0],
  ['"Counts from 10." page: Int', 1],
  ['"From 1, or from 0." page: Int', 1],
  ['"Zero-based." page: Int = 1', 1],
  ['"Counts from 1." page: Int = 0', 0],
  ['page: Int = 2', 1],
])('counts pages of `%s` from %i', (argument, firstPage) => {
  expect(paging(`${argument}, size: Int`)).toMatchObject({ kind: 'page', firstPage });
});

it.each([
  [
    'the page alone',
    'pageInfo: PageInfo!',
    '',
    {
      kind: 'cursor',
      first: ['first'],
      after: ['after'],
      pageInfo: { endCursor: ['pageInfo', 'endCursor'] },
    },
  ],
  [
    'each edge alone',
    '',
    'cursor: String!',
    { kind: 'cursor', first: ['first'], after: ['after'], edgeCursor: ['edges', 'cursor'] },
  ],
  [
    'both',
    'pageInfo: PageInfo!',
    'cursor: String!',
    { pageInfo: { endCursor: ['pageInfo', 'endCursor'] }, edgeCursor: ['edges', 'cursor'] },
  ],
  ['nothing', '', '', { kind: 'none', limit: ['first'] }],
])('takes a cursor that %s tells', (_, beside, edge, expected) => {
  expect(edges('first: Int, after: String', beside, edge)).toMatchObject(expected);
});

it('pages backwards where both a last and a before are there', () => {
  const backwards = (args: string) =>
    edges(`first: Int, after: String ${args}`, 'pageInfo: PageInfo');
  expect(backwards('last: Int, before: String')).toMatchObject({
    last: ['last'],
    before: ['before'],
  });
  expect(backwards('last: Int')).not.toHaveProperty('last');
  expect(backwards('before: String')).not.toHaveProperty('before');
});

it('takes a number after which a page begins for a cursor where the page tells one', () => {
  expect(paging('after: Int, limit: Int', 'endCursor: Int')).toMatchObject({ kind: 'cursor' });
  expect(paging('after: Int, limit: Int')).toEqual({ kind: 'none', limit: ['limit'] });
  expect(paging('cursor: Int, limit: Int', 'endCursor: Int')).toEqual({
    kind: 'none',
    limit: ['limit'],
  });
});

it.each([
  [
    'beside the records',
    'hasNextPage: Boolean hasPreviousPage: Boolean startCursor: String endCursor: String',
    '',
  ],
  ['in an object', 'meta: Meta', 'meta.'],
])('reads what a page tells of itself %s', (_, beside, above) => {
  const at = (name: string) => `${above}${name}`.split('.');
  expect(
    paging(
      'first: Int, after: String',
      beside,
      'type Meta { hasNextPage: Boolean hasPreviousPage: Boolean startCursor: String endCursor: String }',
    ),
  ).toMatchObject({
    pageInfo: {
      hasNextPage: at('hasNextPage'),
      hasPreviousPage: at('hasPreviousPage'),
      startCursor: at('startCursor'),
      endCursor: at('endCursor'),
    },
  });
});

it('takes nothing of a page that is asked first, in a list or no plain value', () => {
  expect(
    paging(
      'offset: Int, limit: Int',
      'hasNextPage(of: Int): Boolean hasNext: [Boolean] hasMore: Other others: [Other]',
      'type Other { hasMorePages(of: Int): Boolean startCursor: Nested endCursor: String } type Nested { a: Int }',
    ),
  ).toEqual({
    kind: 'offset',
    offset: ['offset'],
    limit: ['limit'],
    pageInfo: { endCursor: ['hasMore', 'endCursor'] },
  });
});

it.each([
  ['beside the records', 'token: String', 'nextToken: String', '', ['nextToken']],
  ['by any word for tokens', 'token: String', 'token: String', '', ['token']],
  ['in an object', 'token: String', 'meta: Meta', 'nextCursor: String', ['meta', 'nextCursor']],
  ['as the next page', 'bookmark: String', 'meta: Meta', 'nextPage: String', ['meta', 'nextPage']],
  ['in no list', 'token: String', 'metas: [Meta!]', 'nextToken: String', undefined],
  ['as no object', 'token: String', 'nextToken: Meta', 'other: String', undefined],
  ['of no other name', 'token: String', 'meta: Meta', 'nextSteps: String', undefined],
])('takes the token of the next page %s', (_, argument, beside, meta, nextToken) => {
  const found = paging(
    `${argument}, limit: Int`,
    `total: Int ${beside}`,
    `type Meta { ok: Boolean ${meta} }`,
  );
  expect(found).toMatchObject(
    nextToken ? { kind: 'token', size: ['limit'], nextToken } : { kind: 'none', limit: ['limit'] },
  );
});

it('filters by no argument that only paging is called by', () => {
  const conditions = (args: string) =>
    resource(
      `type Query { goods(${args}): [Good!]! } type Good { id: ID! name: String! limit: Int page: Int number: Int first: String skip: Int }`,
      'Good',
    ).list?.filter?.fields.map(({ name }) => name);
  expect(conditions('name: String, limit: Int, skip: Int, first: String')).toEqual(['name']);
  expect(conditions('name: String, offset: Int, limit: Int, page: Int, number: Int')).toEqual([
    'name',
    'number',
  ]);
  expect(conditions('name: String, page: String')).toBeDefined();
});
