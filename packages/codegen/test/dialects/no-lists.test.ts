import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

describe('what is no list of records', () => {
  it('leaves out what a search over everything answers', () => {
    expect(
      inferred(`
      type Query { search(query: String!, first: Int): SearchResults }
      type SearchResults { results: [SearchResult!]!, totalCount: Int! }
      type SearchResult { id: ID!, title: String!, score: Float }
    `),
    ).toEqual([]);
  });

  it('leaves out groups, answers to keys, singletons, a mirror of the root and lists below a parent', () => {
    expect(
      inferred(`
      type Query {
        orders(first: Int, offset: Int): [Order!]!
        ordersGroupBy(by: String): [OrderGroup!]!
        ordersByIds(ids: [ID!]!): [Order!]!
        linesOfOrder(orderId: ID!): [Line!]!
        search(query: String!): [SearchHit!]!
        me: User
        viewer: Query
        settings: Settings!
      }
      union SearchHit = Order | Line
      type Order { id: ID!, number: String!, total: Int! }
      type OrderGroup { key: String, total: Int }
      type Line { id: ID!, sku: String }
      type User { id: ID!, name: String }
      type Settings { theme: String, languages: [Language!]! }
      type Language { id: ID!, name: String }
    `),
    ).toEqual([{ type: 'Order', list: 'orders', paging: 'offset' }]);
  });
});
