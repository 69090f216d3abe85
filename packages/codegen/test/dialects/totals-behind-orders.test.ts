import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../src/infer/index.ts';
import { printResources } from '../../src/print/index.ts';

const schema = (count: string) =>
  buildSchema(`
  enum WellOrder { id_ASC id_DESC depth_ASC depth_DESC } scalar JSON
  type Query { wells(limit: Int, offset: Int, orderBy: [WellOrder!]): [Well!]! wellById(id: ID!): Well ${count} }
  type Well { id: ID!, depth: Int! }
  type WellsConnection { totalCount: Int!, edges: [WellEdge!]!, pageInfo: PageInfo! } type WellEdge { node: Well!, cursor: String! } type PageInfo { hasNextPage: Boolean!, endCursor: String! }
`);

it('counts by a field that cannot be asked without an order, in any order', () => {
  const sdl = schema(
    'wellsConnection(orderBy: [WellOrder!]!, first: Int, after: String): WellsConnection!',
  );
  const [resource] = inferModel(sdl).resources;
  expect(resource?.count).toMatchObject({
    root: ['wellsConnection'],
    total: ['totalCount'],
    required: [{ argument: 'orderBy', value: ['id_ASC'] }],
  });
  expect(printResources(sdl, inferModel(sdl)).omitted).toEqual([]);
});

it('reports no total that needs more than an order, or an order of which no value is known', () => {
  expect(
    inferModel(schema('wellsCount(field: String!): Int!')).resources[0]?.count,
  ).toBeUndefined();
  const untold = schema('wellsCount(orderBy: JSON!): Int!');
  expect(printResources(untold, inferModel(untold)).omitted).toEqual([
    { resource: 'wells', role: 'count', reason: expect.stringContaining('orderBy: JSON!') },
  ]);
});
