import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

describe('types that several lists, or a list and writes, do not share', () => {
  it('reads each list of an interface as one of the type that it is called after', () => {
    expect(
      inferred(`
      interface Asset { id: ID!, name: String! }
      type Crane implements Asset { id: ID!, name: String!, reach: Int! } type Barge implements Asset { id: ID!, name: String!, draught: Float }
      type AssetPage { items: [Asset!]!, total: Int! }
      type Query { cranes(limit: Int, offset: Int): [Asset!]! crane(id: ID!): Crane barges(page: Int, size: Int): AssetPage! barge(id: ID!): Asset assets(limit: Int, offset: Int): [Asset!]! }
      type Mutation { createCrane(name: String!, reach: Int!): Crane deleteCrane(id: ID!): Boolean updateBarge(id: ID!, name: String): Asset deleteBarge(id: ID!): Boolean }
    `),
    ).toEqual([
      { type: 'Asset', list: 'assets', paging: 'offset' },
      {
        type: 'Barge',
        list: 'barges',
        one: 'barge',
        count: 'connection.total',
        paging: 'page',
        update: 'updateBarge',
        delete: 'deleteBarge',
      },
      {
        type: 'Crane',
        list: 'cranes',
        one: 'crane',
        paging: 'offset',
        create: 'createCrane',
        delete: 'deleteCrane',
      },
    ]);
  });

  it('writes no record of a side list for the one that the write names, and a slimmer view for what it shows', () => {
    expect(
      inferred(`
      type Query { pilots(limit: Int, offset: Int): [PilotLastFlight!]! pilot(id: ID!): Pilot flights(limit: Int, offset: Int): [FlightSummary!]! flight(id: ID!): Flight }
      type Pilot { id: ID!, name: String!, licence: String } type PilotLastFlight { id: ID!, pilotId: ID!, flownOn: String!, hours: Int }
      type Flight { id: ID!, number: String!, from: String, to: String } type FlightSummary { id: ID!, number: String! }
      type Mutation { createPilot(name: String!): Pilot deletePilot(id: ID!): Boolean createFlight(number: String!): Flight deleteFlight(id: ID!): Boolean }
    `),
    ).toEqual([
      {
        type: 'FlightSummary',
        list: 'flights',
        one: 'flight',
        paging: 'offset',
        create: 'createFlight',
        delete: 'deleteFlight',
      },
      { type: 'PilotLastFlight', list: 'pilots', paging: 'offset' },
    ]);
  });
});
