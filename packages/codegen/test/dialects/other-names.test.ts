import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

describe('names that English grammar does not explain', () => {
  it('reads lists in another language by the field that fetches one, and by what is written', () => {
    expect(
      inferred(`
      type Query {
        equipes(active: Boolean): [Team!]!
        equipe(id: ID!): Team
        arbreActivites: [Activity!]!
        activite(id: ID!): Activity
        utilisateurs: [Member!]!
        statistiques: [TeamFigure!]!
      }
      type Mutation {
        createTeam(input: TeamInput!): Team!
        updateTeam(id: ID!, input: TeamInput!): Team!
        deleteTeam(id: ID!): Boolean!
        createActivity(input: TeamInput!): Activity!
        createMember(input: TeamInput!): Member!
      }
      input TeamInput { name: String! }
      type Team { id: ID!, name: String! }
      type Activity { id: ID!, name: String! }
      type Member { id: ID!, name: String! }
      type TeamFigure { team: Team!, share: Float! }
    `),
    ).toEqual([
      {
        type: 'Activity',
        list: 'arbreActivites',
        one: 'activite',
        paging: 'none',
        create: 'createActivity',
      },
      {
        type: 'Team',
        list: 'equipes',
        one: 'equipe',
        paging: 'none',
        create: 'createTeam',
        update: 'updateTeam',
        delete: 'deleteTeam',
      },
      { type: 'Member', list: 'utilisateurs', paging: 'none', create: 'createMember' },
    ]);
  });

  it('reads a list that is called like the field which fetches one, and one record in an object around it', () => {
    expect(
      inferred(`
      type Query {
        contracts: [TenancyAgreement!]!
        contractById(id: ID!): TenancyAgreement!
        getAdverts(limit: Int!, offset: Int!): [Advert!]!
        advert(id: Int!): AdvertWithOwner!
      }
      type TenancyAgreement { id: ID!, status: String! }
      type Advert { id: Int!, title: String! }
      type AdvertWithOwner { advert: Advert!, owner: Owner!, isOwn: Boolean! }
      type Owner { id: Int!, name: String! }
    `),
    ).toEqual([
      { type: 'Advert', list: 'getAdverts', one: 'advert', paging: 'offset' },
      { type: 'TenancyAgreement', list: 'contracts', one: 'contractById', paging: 'none' },
    ]);
  });

  it('reads what a list goes on to say of its records, and verbs behind the name of a module', () => {
    expect(
      inferred(`
      type Query {
        paymentRecordsForAccount(since: String): [PaymentRecordType!]!
        paymentRecord(id: Int!): PaymentRecordType
        salesOrders(first: Int, after: String): SalesOrderConnection!
        salesOrder(id: ID!): SalesOrder
      }
      type Mutation {
        createPaymentRecord(amount: Int!): PaymentRecordType!
        salesCreateOrder(input: SalesCreateOrderInput!): SalesOrder!
        salesRemoveOrder(id: ID!): Ok
        salesAddNoteToOrder(id: ID!, text: String!): Ok
      }
      type Ok { ok: Boolean }
      input SalesCreateOrderInput { number: String! }
      type PaymentRecordType { id: Int!, amount: Int! }
      type SalesOrder { id: ID!, number: String! }
      type SalesOrderConnection { edges: [SalesOrderEdge!]!, pageInfo: PageInfo! }
      type SalesOrderEdge { cursor: String!, node: SalesOrder! }
      type PageInfo { hasNextPage: Boolean!, endCursor: String }
    `),
    ).toEqual([
      {
        type: 'PaymentRecordType',
        list: 'paymentRecordsForAccount',
        one: 'paymentRecord',
        paging: 'none',
        create: 'createPaymentRecord',
      },
      {
        type: 'SalesOrder',
        list: 'salesOrders',
        one: 'salesOrder',
        paging: 'cursor',
        create: 'salesCreateOrder',
        delete: 'salesRemoveOrder',
      },
    ]);
  });

  it('reads `list` and `get` below a namespace that is called after the type', () => {
    expect(
      inferred(`
      type Query { bank: BankQueries, bankLink: BankLinkQueries }
      type BankQueries { get(id: ID!): Bank, list(country: String): [Bank!]! }
      type BankLinkQueries { get(id: ID!): BankLink, list(limit: Int! = 25, offset: Int! = 0): BankLinkPage }
      type BankLinkPage { items: [BankLink!]!, totalCount: Int! }
      type Bank { id: ID!, name: String! }
      type BankLink { id: ID!, bank: Bank }
    `),
    ).toEqual([
      {
        type: 'BankLink',
        list: 'bankLink.list',
        one: 'bankLink.get',
        count: 'connection.totalCount',
        paging: 'offset',
      },
      { type: 'Bank', list: 'bank.list', one: 'bank.get', paging: 'none' },
    ]);
  });

  it('reads pages by index, and a key that is called after the type and its owner', () => {
    expect(
      inferred(`
      type Query {
        accounts(page: PageInput, sort: SortInput): AccountPage
        getAllPlants: [PlantEntity!]!
        getPlantById(plantId: String!): PlantEntity!
      }
      input PageInput { index: Int, size: Int }
      input SortInput { columns: [String] }
      type AccountPage { data: [Account], page: Int!, total: Int! }
      type Account { id: Int, name: String }
      type PlantEntity { plantOwnerId: ID!, name: String!, owner: Account }
    `),
    ).toEqual([
      { type: 'Account', list: 'accounts', count: 'connection.total', paging: 'page' },
      { type: 'PlantEntity', list: 'getAllPlants', one: 'getPlantById', paging: 'none' },
    ]);
  });
});
