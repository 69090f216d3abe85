import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel } from '../../src/infer/index.ts';
import { inferred } from './expected.ts';

describe('read-only lists', () => {
  it('reads lists named by the type itself, with filters by field', () => {
    expect(
      inferred(`
      type Query {
        Author(id: ID!): Author
        allAuthor(where: AuthorFilter, sort: [AuthorSorting!], limit: Int, offset: Int): [Author!]!
        Document(id: ID!): Document
        allDocument(where: DocumentFilter, limit: Int, offset: Int): [Document!]!
      }
      interface Document { _id: ID, _type: String, _createdAt: DateTime }
      type Author implements Document { _id: ID, _type: String, _createdAt: DateTime, name: String, slug: Slug }
      type Slug { current: String }
      input AuthorFilter { _id: IDFilter, name: StringFilter }
      input DocumentFilter { _id: IDFilter }
      input IDFilter { eq: ID, neq: ID, in: [ID!] }
      input StringFilter { eq: String, matches: String }
      input AuthorSorting { name: SortOrder, _createdAt: SortOrder }
      enum SortOrder { ASC DESC }
      scalar DateTime
    `),
    ).toMatchObject([
      { type: 'Author', list: 'allAuthor', one: 'Author', paging: 'offset' },
      { type: 'Document', list: 'allDocument', one: 'Document' },
    ]);
  });

  it('reads `allX` connections with groups and distinct values beside them, and a record found by filters', () => {
    expect(
      inferred(`
      type Query {
        markdownRemark(id: StringQueryOperatorInput, frontmatter: FrontmatterFilterInput): MarkdownRemark
        allMarkdownRemark(filter: MarkdownRemarkFilterInput, sort: [MarkdownRemarkSortInput], skip: Int, limit: Int): MarkdownRemarkConnection!
      }
      type MarkdownRemark implements Node { id: ID!, html: String, frontmatter: Frontmatter, children: [Node!]! }
      type Frontmatter { title: String }
      interface Node { id: ID!, children: [Node!]! }
      type MarkdownRemarkConnection {
        totalCount: Int!, edges: [MarkdownRemarkEdge!]!, nodes: [MarkdownRemark!]!, pageInfo: PageInfo!
        distinct(field: MarkdownRemarkFieldSelector!): [String!]!
        group(skip: Int, limit: Int, field: MarkdownRemarkFieldSelector!): [MarkdownRemarkGroupConnection!]!
      }
      type MarkdownRemarkGroupConnection { totalCount: Int!, nodes: [MarkdownRemark!]!, fieldValue: String }
      type MarkdownRemarkEdge { next: MarkdownRemark, node: MarkdownRemark!, previous: MarkdownRemark }
      type PageInfo { currentPage: Int!, hasPreviousPage: Boolean!, hasNextPage: Boolean!, itemCount: Int!, pageCount: Int!, perPage: Int, totalCount: Int! }
      input MarkdownRemarkFieldSelector { id: FieldSelectorEnum }
      enum FieldSelectorEnum { SELECT }
      input MarkdownRemarkFilterInput { id: StringQueryOperatorInput, frontmatter: FrontmatterFilterInput }
      input FrontmatterFilterInput { title: StringQueryOperatorInput }
      input StringQueryOperatorInput { eq: String, ne: String, in: [String], regex: String }
      input MarkdownRemarkSortInput { id: SortOrderEnum }
      enum SortOrderEnum { ASC DESC }
    `),
    ).toEqual([
      {
        type: 'MarkdownRemark',
        list: 'allMarkdownRemark',
        one: 'markdownRemark',
        count: 'connection.totalCount',
        paging: 'offset',
      },
    ]);
  });

  const view = (name: string, args: string): string => `
    type Query { members(limit: Int, offset: Int): [Member!]!, member(id: ID!): Member, ${name}${args}: [MemberDebt!]! }
    type Mutation { createMemberDebt(member: String, debt: Float): MemberDebt }
    type Member { id: ID!, name: String, debt: MemberDebt }
    type MemberDebt { member: String, debt: Float }
    input Condition { member: String }
    enum Order { MEMBER_ASC MEMBER_DESC }
  `;

  it('reads rows of a view that nothing identifies, by page, order and condition, and does nothing else with them', () => {
    const sdl = view(
      'memberDebts',
      '(limit: Int, offset: Int, orderBy: [Order!], where: Condition)',
    );
    expect(inferred(sdl)).toEqual([
      { type: 'MemberDebt', list: 'memberDebts', paging: 'offset' },
      { type: 'Member', list: 'members', one: 'member', paging: 'offset' },
    ]);
    const { resources } = inferModel(buildSchema(sdl));
    expect(resources.map(({ name, key }) => [name, key.length])).toEqual([
      ['memberDebts', 0],
      ['members', 1],
    ]);
    // Nothing refers to what has no key.
    expect(resources[1]?.fields.find(({ name }) => name === 'debt')?.kind).toBe('object');
  });

  it.each([
    ['memberDebts', '(limit: Int, offset: Int)'],
    ['memberDebts', '(orderBy: [Order!], where: Condition)'],
    ['statisticsOfToday', '(limit: Int, offset: Int, orderBy: [Order!], where: Condition)'],
  ])('takes no rows without a key for a resource that %s%s answers', (name, args) => {
    expect(inferred(view(name, args)).map(({ type }) => type)).toEqual(['Member']);
  });
});
