import { describe, expect, it } from 'vitest';

import { model, resource } from '../infer.ts';
import { inferred } from './expected.ts';

describe('a table that is called node', () => {
  it.each([
    ['a list', 'nodes(limit: Int, offset: Int): [Node!]!', 'offset', ''],
    [
      'a connection',
      'nodes(first: Int, after: String): NodeConnection!',
      'cursor',
      'type NodeConnection { edges: [NodeEdge!]! pageInfo: PageInfo! } type NodeEdge { node: Node! cursor: String! } type PageInfo { hasNextPage: Boolean! endCursor: String }',
    ],
  ])('is a resource: %s', (_, list, paging, types) => {
    expect(
      inferred(`
        type Query { ${list} node(id: ID!): Node } ${types}
        type Node { id: ID! name: String! address: String }
        type Mutation { createNode(name: String!): Node updateNode(id: ID!, name: String): Node deleteNode(id: ID!): Boolean }`),
    ).toEqual([
      {
        type: 'Node',
        list: 'nodes',
        one: 'node',
        paging,
        create: 'createNode',
        update: 'updateNode',
        delete: 'deleteNode',
      },
    ]);
  });

  it('is none where it fetches records of any type by key', () => {
    expect(
      inferred(`
        type Query { nodes(ids: [ID!]!): [Node]! node(id: ID!): Node hubs(limit: Int, offset: Int): [Hub!]! }
        interface Node { id: ID! } type Hub implements Node { id: ID! name: String! }`),
    ).toEqual([{ type: 'Hub', list: 'hubs', one: 'node', paging: 'offset' }]);
  });
});

describe('writes by another unique field', () => {
  const sdl = `
    type Query { essays(limit: Int, offset: Int): [Essay!]! essay(id: ID!): Essay }
    type Essay { id: ID! slug: String! email: String! title: String! published: Boolean }
    type Mutation {
      createEssay(slug: String!, title: String!): Essay
      updateEssay(id: ID!, title: String): Essay updateEssayByEmail(email: String!, title: String): Essay
      deleteEssay(id: ID!): Boolean removeEssayByEmail(email: String!): Essay
      publishEssay(id: ID!): Essay publishEssayBySlug(slug: String!): Essay
      retitleEssayBySlug(slug: String!, title: String!): Essay
    }`;

  it('are not taken in place of those by the key', () => {
    expect(resource(sdl, 'Essay')).toMatchObject({
      update: { root: ['updateEssay'] },
      remove: { root: ['deleteEssay'] },
    });
  });

  it('are no buttons where another mutation does the same by the key', () => {
    const offered = model(sdl).actions.filter(({ writes }) => writes === undefined);
    expect(offered.map(({ name }) => name)).toEqual(['publishEssay', 'retitleEssayBySlug']);
  });
});

it('lists all records rather than those that a search finds, whatever it can do', () => {
  const lists = (whole: string) =>
    inferred(`
      type Query { searchNotices(query: String, limit: Int, offset: Int, orderBy: String): [Notice!]! ${whole} notice(id: ID!): Notice }
      type Notice { id: ID! title: String! }`).map(({ list }) => list);
  expect(lists('allNotices: [Notice!]!')).toEqual(['allNotices']);
  expect(lists('')).toEqual(['searchNotices']);
});
