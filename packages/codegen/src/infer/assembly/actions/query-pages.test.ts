import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../index.ts';

let shown: readonly string[] = [];
const query = (field: string, types = '') => {
  const { queries } = inferModel(
    buildSchema(
      `type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order ${field} } type Order { id: ID! number: String! } type Move { sku: String! change: Int! } ${types}`,
    ),
  );
  const { pages, inputs = [], answer } = queries.find(({ root }) => root[0] === 'moves') ?? {};
  if (pages?.of !== undefined && answer?.kind === 'values')
    shown = answer.fields.map(({ name }) => name);
  return { pages, asked: inputs.map(({ name }) => name) };
};

it('asks for an answer page by page where its field takes a size and a position', () => {
  expect(query('moves(sku: String!, limit: Int, offset: Int): [Move!]!')).toEqual({
    pages: { paging: { kind: 'offset', limit: ['limit'], offset: ['offset'] } },
    asked: ['sku'],
  });
  expect(
    query(
      'moves(sku: String!, options: Options): [Move!]!',
      'input Options { page: Int, pageSize: Int, depot: String }',
    ),
  ).toMatchObject({
    pages: { paging: { kind: 'page', page: ['options', 'page'], size: ['options', 'pageSize'] } },
    asked: ['sku', 'depot'],
  });
});

it('asks how many are wanted where nothing says which', () => {
  expect(query('moves(sku: String!, limit: Int): [Move!]!')).toEqual({
    pages: undefined,
    asked: ['sku', 'limit'],
  });
});

it('leaves alone what is as likely to be a condition', () => {
  expect(query('moves(from: Int!, count: Int!): [Move!]!')).toEqual({
    pages: undefined,
    asked: ['from', 'count'],
  });
});

it('pages the only list beside figures, and takes no amount for their number', () => {
  const types =
    'type Moves { total: Float! moves: [Move!]! } type Counted { total: Int! moves: [Move!]! best: String! }';
  expect(query('moves(year: Int!, limit: Int, offset: Int): Moves!', types)).toEqual({
    pages: { paging: { kind: 'offset', limit: ['limit'], offset: ['offset'] }, of: 'moves' },
    asked: ['year'],
  });
  expect(query('moves(year: Int!, limit: Int, offset: Int): Counted!', types).pages).toMatchObject({
    of: 'moves',
    total: ['total'],
  });
  // The pager says it.
  expect(shown).toEqual(['moves', 'best']);
});

it('does not page what is written as a whole', () => {
  expect(
    query(
      'moves(where: Where!): [Move!]!',
      'input Where { limit: Int, offset: Int, sku: String, and: [Where!] }',
    ),
  ).toEqual({ pages: undefined, asked: ['where'] });
});
