import { describe, expect, it } from 'vitest';
import { buildSchema } from 'graphql';

import { inferModel } from '../../src/infer/index.ts';
import { inferred } from './expected.ts';

const keys = (sdl: string) =>
  Object.fromEntries(
    inferModel(buildSchema(sdl)).resources.map(({ type, key }) => [
      type,
      key.map(({ field }) => field),
    ]),
  );

describe('keys under other names', () => {
  it('are found where a lookup takes them', () => {
    expect(
      inferred(`
      type Query {
        reefs: [Reef!]! reef(slugOrId: String!): Reef
        coastTowers: [CoastTower!]! coastTower(tower_id: ID!): CoastTower
        signals: [Signal!]! signal(signal_code: String!): Signal
      }
      type Mutation { deleteReef(idOrSlug: String!): Boolean deleteCoastTower(tower_id: ID!): Boolean }
      type Reef { id: ID!, slug: String!, name: String! } type CoastTower { id: ID!, name: String! } type Signal { code: ID!, name: String! }
    `),
    ).toEqual([
      {
        type: 'CoastTower',
        list: 'coastTowers',
        one: 'coastTower',
        paging: 'none',
        delete: 'deleteCoastTower',
      },
      { type: 'Reef', list: 'reefs', one: 'reef', paging: 'none', delete: 'deleteReef' },
      { type: 'Signal', list: 'signals', one: 'signal', paging: 'none' },
    ]);
  });

  it('are told by words that say nothing else, or by the end of a name where no other key is beside them', () => {
    expect(
      keys(`
      type Query { buoys: [Buoy!]! coastBuoys: [CoastBuoy!]! coastLamps: [CoastLamp!]! wrecks: [Wreck!]! fleetShips: [FleetShip!]! crewPlaces: [CrewPlace!]! }
      type Buoy { id_localId: String!, colour: String } type CoastBuoy { buoy_id: Int!, colour: String } type CoastLamp { lamp_id: Int!, colour: String } type Wreck { id_wreck: Int!, name: String } type FleetShip { row_id: Int!, ship_id: Int! }
      type CrewPlace { crew_id: Int!, place_id: Int! }
    `),
    ).toEqual({
      Buoy: ['id_localId'],
      CoastLamp: ['lamp_id'],
      FleetShip: ['row_id'],
      Wreck: ['id_wreck'],
    });
  });

  it('are known from what deletes a record, where its type has none', () => {
    const sdl = (argument: string) => `
      type Query { tides(limit: Int, offset: Int): [Tide!]! harbours: [Harbour!]! }
      type Mutation { saveTide(port: String!, hour: Int!, metres: Float!): Tide deleteTide(${argument}): Boolean }
      type Tide { port: String!, hour: Int!, metres: Float!, note: String } type Harbour { id: ID!, name: String! }`;
    expect(keys(sdl('port: String!, hour: Int!'))).toEqual({
      Harbour: ['id'],
      Tide: ['port', 'hour'],
    });
    expect(inferred(sdl('port: String!, hour: Int!')).at(1)).toMatchObject({
      type: 'Tide',
      delete: 'deleteTide',
    });
    // What may be empty, or is none of the record's, tells no record from another.
    expect(keys(sdl('note: String!'))).toEqual({ Harbour: ['id'] });
    expect(keys(sdl('port: String!, day: Int!'))).toEqual({ Harbour: ['id'] });
  });
});
