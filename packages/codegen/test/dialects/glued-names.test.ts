import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

describe('verbs that no letter parts from their thing', () => {
  it('reads `insertInto`, `update` and `deleteFrom` before tables in lower case', () => {
    const table = (name: string) => `
      type ${name}Connection { edges: [${name}Edge!]!, pageInfo: PageInfo! } type ${name}Edge { cursor: String!, node: ${name}! }
      input ${name}Filter { id: IdFilter, label: TextFilter } input ${name}InsertInput { label: String } input ${name}UpdateInput { label: String }
      type ${name}Written { affectedCount: Int!, records: [${name}!]! }`;
    const operations = (name: string) => [
      `${name}Collection(first: Int, after: String, filter: ${name}Filter): ${name}Connection`,
      `insertInto${name}Collection(objects: [${name}InsertInput!]!): ${name}Written update${name}Collection(set: ${name}UpdateInput!, filter: ${name}Filter, atMost: Int! = 1): ${name}Written! deleteFrom${name}Collection(filter: ${name}Filter, atMost: Int! = 1): ${name}Written!`,
    ];
    const tables = ['harbours', 'berth_leases'].map((name) => ({
      name,
      operations: operations(name),
    }));
    expect(
      inferred(`
      type Query { ${tables.map(({ operations: [list] }) => list).join(' ')} }
      type Mutation { ${tables.map(({ operations: [, writes] }) => writes).join(' ')} }
      type harbours { id: Int!, label: String } type berth_leases { id: Int!, label: String }
      type PageInfo { hasNextPage: Boolean!, endCursor: String } input IdFilter { eq: Int } input TextFilter { eq: String }
      ${tables.map(({ name }) => table(name)).join(' ')}
    `),
    ).toEqual([
      {
        type: 'berth_leases',
        list: 'berth_leasesCollection',
        paging: 'cursor',
        create: 'insertIntoberth_leasesCollection',
        update: 'updateberth_leasesCollection',
        delete: 'deleteFromberth_leasesCollection',
      },
      {
        type: 'harbours',
        list: 'harboursCollection',
        paging: 'cursor',
        create: 'insertIntoharboursCollection',
        update: 'updateharboursCollection',
        delete: 'deleteFromharboursCollection',
      },
    ]);
  });

  it('reads a verb behind the name of a module, and the module not for a part of the thing', () => {
    expect(
      inferred(`
      type Query { fleet_truck_list(page: Int, size: Int): [Truck!]! fleet_gettruck(id: ID!): Truck fleet_driver_list(page: Int, size: Int): [Driver!]! }
      type Mutation {
        fleet_addtruck(plate: String!): Truck fleet_edittruck(id: ID!, plate: String): Truck fleet_removetruck(id: ID!): Boolean
        fleet_adddriver(name: String!): Driver fleet_driverdelete(id: ID!): Boolean
      }
      type Truck { id: ID!, plate: String! } type Driver { id: ID!, name: String! }
    `),
    ).toEqual([
      {
        type: 'Driver',
        list: 'fleet_driver_list',
        paging: 'page',
        create: 'fleet_adddriver',
        delete: 'fleet_driverdelete',
      },
      {
        type: 'Truck',
        list: 'fleet_truck_list',
        one: 'fleet_gettruck',
        paging: 'page',
        create: 'fleet_addtruck',
        update: 'fleet_edittruck',
        delete: 'fleet_removetruck',
      },
    ]);
  });

  it('tells a module by its standing before writes to several things, and a kind of thing by its standing before one', () => {
    const schema = (other: string) => `
      type Query { trucks(page: Int, size: Int): [Truck!]! drivers(page: Int, size: Int): [Driver!]! }
      type Mutation { yard_addtruck(plate: String!): Boolean yard_deletetruck(id: ID!): Boolean ${other}(name: String!): Boolean }
      type Truck { id: ID!, plate: String! } type Driver { id: ID!, name: String! }`;
    expect(inferred(schema('yard_adddriver'))).toMatchObject([
      { create: 'yard_adddriver' },
      { create: 'yard_addtruck', delete: 'yard_deletetruck' },
    ]);
    expect(inferred(schema('addDriver')).at(1)).not.toHaveProperty('create');
  });

  it('reads names in one word, and takes no word apart that is a thing or leaves none', () => {
    expect(
      inferred(`
      type Query { getaddress(id: ID!): Address listaddresses: [Address!]! newsletters: [Newsletter!]! letters: [Letter!]! }
      type Mutation { addaddress(street: String!): Address addressremove(id: ID!): Boolean newsletter(id: ID!): Newsletter settle(id: ID!): Letter }
      type Address { id: ID!, street: String! } type Newsletter { id: ID!, title: String! } type Letter { id: ID!, title: String! }
    `),
    ).toEqual([
      {
        type: 'Address',
        list: 'listaddresses',
        one: 'getaddress',
        paging: 'none',
        create: 'addaddress',
        delete: 'addressremove',
      },
      { type: 'Letter', list: 'letters', paging: 'none' },
      { type: 'Newsletter', list: 'newsletters', paging: 'none' },
    ]);
  });
});
