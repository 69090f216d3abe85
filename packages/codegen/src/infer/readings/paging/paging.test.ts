import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../index.ts';

const paging = (args: string) => {
  const [books] = inferModel(
    buildSchema(`
    type Query { Book(id: ID!): Book allBooks(${args}): [Book] }
    type Book { id: ID! title: String! }
  `),
  ).resources;
  return books?.list?.paging;
};

it('counts pages from 1', () => {
  expect(paging('page: Int, perPage: Int')).toMatchObject({
    kind: 'page',
    page: ['page'],
    size: ['perPage'],
    firstPage: 1,
  });
});

it('counts pages from 0 where sortField and sortOrder stand beside them', () => {
  expect(paging('page: Int, perPage: Int, sortField: String, sortOrder: String')).toMatchObject({
    kind: 'page',
    firstPage: 0,
  });
});

it('counts pages as their default and description say', () => {
  expect(paging('page: Int = 0, perPage: Int')).toMatchObject({ firstPage: 0 });
  expect(paging('"Zero-based." page: Int, perPage: Int')).toMatchObject({ firstPage: 0 });
  expect(paging('page: Int = 1, perPage: Int, sortField: String, sortOrder: String')).toMatchObject(
    { firstPage: 1 },
  );
});

it('takes position and size of one way of paging where there are two', () => {
  expect(paging('limit: Int, page: Int, pageSize: Int, start: Int')).toMatchObject({
    kind: 'page',
    page: ['page'],
    size: ['pageSize'],
  });
  expect(paging('limit: Int, offset: Int, pageSize: Int')).toMatchObject({
    kind: 'offset',
    limit: ['limit'],
    offset: ['offset'],
  });
  expect(paging('limit: Int, page: Int')).toMatchObject({ kind: 'page', size: ['limit'] });
});
