import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';

it('says of each relation whose conditions it takes, and where those go by what has to hold', () => {
  const schema = buildSchema(`
    type Query {
      orders(filter: OrderFilter, limit: Int, offset: Int): [Order!]! order(id: Int!): Order
      clients(filter: ClientFilter, limit: Int, offset: Int): [Client!]! client(id: Int!): Client
    }
    type Order { id: Int! number: String! client: Client }
    type Client { id: Int! name: String! orders: [Order!]! }
    input OrderFilter { and: [OrderFilter!] number: Text client: ClientFilter }
    input ClientFilter { and: [ClientFilter!] name: Text orders: ClientOrders }
    input ClientOrders { some: OrderFilter none: OrderFilter every: OrderFilter }
    input Text { eq: String in: [String!] }`);
  const { files } = printResources(schema, inferModel(schema));
  const related = (name: string) =>
    files
      .get(`related/${name}.ts`)
      ?.split('related: RelatedFilters = ')[1]
      ?.replaceAll(/\s+/g, ' ');
  expect(related('orders')).toBe(
    "{ client: { resource: 'clients', filter: ['filter'], is: ['client'] } }; ",
  );
  expect(related('clients')).toBe(
    "{ orders: { resource: 'orders', filter: ['filter'], some: ['orders', 'some'], none: ['orders', 'none'], every: ['orders', 'every'], }, }; ",
  );
});
