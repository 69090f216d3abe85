import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

const page = 'type PageInfo { hasNextPage: Boolean!, endCursor: String }';
const connection = (type: string) =>
  `type ${type}Connection { edges: [${type}Edge!]!, pageInfo: PageInfo! } type ${type}Edge { node: ${type}!, cursor: String! }`;

describe('words that a type is called by', () => {
  it('make no near-list of its list, and no affix', () => {
    expect(
      inferred(`
      type Query {
        recentHaulsConnection(first: Int, after: String): RecentHaulConnection! logTrailEntries(first: Int, after: String): LogTrailEntryConnection!
        tariffVersions(page: Int, size: Int): [TariffVersion!]! allTopSpots: [TopSpot!]! dailySummaries(limit: Int, offset: Int): [DailySummary!]! viewHistoryList: [ViewHistory!]!
      }
      ${page} ${['RecentHaul', 'LogTrailEntry'].map(connection).join(' ')}
      type RecentHaul { id: ID!, weight: Int! } type LogTrailEntry { id: ID!, text: String! } type TariffVersion { id: ID!, from: String! } type TopSpot { id: ID!, name: String! }
      type DailySummary { id: ID!, day: String! } type ViewHistory { id: ID!, at: String! }
    `),
    ).toEqual([
      { type: 'DailySummary', list: 'dailySummaries', paging: 'offset' },
      { type: 'ViewHistory', list: 'viewHistoryList', paging: 'none' },
      { type: 'LogTrailEntry', list: 'logTrailEntries', paging: 'cursor' },
      { type: 'RecentHaul', list: 'recentHaulsConnection', paging: 'cursor' },
      { type: 'TariffVersion', list: 'tariffVersions', paging: 'page' },
      { type: 'TopSpot', list: 'allTopSpots', paging: 'none' },
    ]);
  });

  it('make none of a list of records that are told apart by several fields', () => {
    expect(
      inferred(`
      type Query { lock_versions(limit: Int, offset: Int): [lock_versions!]! lock_versions_by_pk(lock_id: Int!, number: Int!): lock_versions }
      type lock_versions { lock_id: Int!, number: Int!, note: String }
    `),
    ).toEqual([
      {
        type: 'lock_versions',
        list: 'lock_versions',
        one: 'lock_versions_by_pk',
        paging: 'offset',
      },
    ]);
  });

  it('make one of another list of a type', () => {
    expect(
      inferred(`
      type Query { hauls: [Haul!]! recentHauls: [Haul!]! haulSummaries: [HaulFigure!]! } type Haul { id: ID!, weight: Int! } type HaulFigure { id: ID!, sum: Int! }
    `),
    ).toEqual([{ type: 'Haul', list: 'hauls', paging: 'none' }]);
  });
});

describe('a type that says less than another of a longer name', () => {
  const schema = (writes: string) => `
    type Query { berths: [Berth!]! berth(id: ID!): Berth freeBerths(limit: Int, offset: Int): [FreeBerth!]! freeBerth(id: ID!): FreeBerth }
    type Berth { id: ID!, name: String!, depth: Int, length: Int } type FreeBerth { id: ID!, name: String! } type Mutation { createBerth(name: String!): Berth ${writes} }`;

  it('shows a part of that, and is no resource', () => {
    expect(inferred(schema(''))).toMatchObject([{ type: 'Berth' }]);
  });

  it('is one of its own where it is written itself', () => {
    expect(
      inferred(
        schema('createFreeBerth(name: String!): FreeBerth deleteFreeBerth(id: ID!): FreeBerth'),
      ),
    ).toMatchObject([
      { type: 'Berth' },
      { type: 'FreeBerth', create: 'createFreeBerth', delete: 'deleteFreeBerth' },
    ]);
  });
});

describe('of several writes the plain one', () => {
  it('is chosen before one that copies, writes many, or takes something from something else', () => {
    expect(
      inferred(`
      type Query { voyages: [Voyage!]! voyage(id: ID!): Voyage crates: [Crate!]! crate(id: ID!): Crate seals: [Seal!]! }
      type Mutation {
        createVoyages(input: [VoyageInput!]!): [Voyage!]! createVoyageCopy(id: ID!): Voyage newVoyage(input: VoyageInput!): Voyage checkoutVoyage(input: CheckoutInput!): Voyage
        updateVoyages(ids: [ID!]!, input: VoyageInput!): [Voyage!]! changeVoyage(id: ID!, input: VoyageInput!): Voyage
        removeCrate(voyageId: ID!, crateId: ID!): Voyage eraseCrate(id: ID!): Boolean createCrateFromTemplate(templateId: ID!): Crate addCrate(mark: String!): Crate
        removeSeal(voyageId: ID!, sealId: ID!): Voyage addSeal(voyageId: ID!, sealId: ID!): Voyage
      }
      input VoyageInput { name: String! } input CheckoutInput { name: String!, card: String! }
      type Voyage { id: ID!, name: String!, crates: [Crate!]!, seals: [Seal!]! } type Crate { id: ID!, mark: String! } type Seal { id: ID!, code: String! }
    `),
    ).toEqual([
      {
        type: 'Crate',
        list: 'crates',
        one: 'crate',
        paging: 'none',
        create: 'addCrate',
        delete: 'eraseCrate',
      },
      // A seal is put on a voyage and taken from it, and neither made nor deleted.
      { type: 'Seal', list: 'seals', paging: 'none' },
      {
        type: 'Voyage',
        list: 'voyages',
        one: 'voyage',
        paging: 'none',
        create: 'newVoyage',
        update: 'changeVoyage',
      },
    ]);
  });

  it('is found under verbs such as install and invite, and where a type is called after what makes it', () => {
    expect(
      inferred(`
      type Query { plugins: [Plugin!]! members: [Member!]! hatchChecks: [HatchCheck!]! ships: [Ship!]! }
      type Mutation {
        installPlugin(name: String!, url: String!): Plugin uninstallPlugin(id: ID!): Boolean memberInvite(input: InviteInput!): Member suspendMember(id: ID!): Member
        checkHatch(input: CheckInput!): HatchCheck launchShip(name: String!, tons: Int!): Ship paintShip(id: ID!, colour: String!): Ship loginShip(name: String!, secret: String!): Ship
      }
      input InviteInput { email: String!, name: String } input CheckInput { code: String! }
      type Plugin { id: ID!, name: String!, url: String! } type Member { id: ID!, email: String!, name: String } type HatchCheck { id: ID!, passed: Boolean! } type Ship { id: ID!, name: String!, tons: Int! }
    `),
    ).toEqual([
      { type: 'HatchCheck', list: 'hatchChecks', paging: 'none', create: 'checkHatch' },
      { type: 'Member', list: 'members', paging: 'none', create: 'memberInvite' },
      {
        type: 'Plugin',
        list: 'plugins',
        paging: 'none',
        create: 'installPlugin',
        delete: 'uninstallPlugin',
      },
      { type: 'Ship', list: 'ships', paging: 'none', create: 'launchShip' },
    ]);
  });
});
