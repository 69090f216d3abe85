import { describe, expect, it } from 'vitest';

import { model } from '../infer.ts';
import { inferred } from './expected.ts';

const types = `
  type Shelf { id: ID! title: String! }
  type Loan { id: ID! title: String! dueOn: String }
  type Device { id: ID! model: String! }
  type LoanConnection { nodes: [Loan!]! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
`;
const reader =
  'type Reader { id: ID! name: String! loans(first: Int, after: String): LoanConnection! }';
const shelves = 'shelves(limit: Int, offset: Int): [Shelf!]! shelf(id: ID!): Shelf';
const lists = (sdl: string) => inferred(sdl).map(({ list }) => list);

describe('lists of who is signed in', () => {
  it('are held by their record where the schema lists such records', () => {
    const sdl = `
      type Query { me: Reader readers(limit: Int, offset: Int): [Reader!]! reader(id: ID!): Reader ${shelves} }
      ${reader} ${types} type Mutation { deleteLoan(id: ID!): Boolean }`;
    expect(lists(sdl)).toEqual(['readers', 'shelves']);
    const readers = model(sdl).resources.find(({ name }) => name === 'readers');
    expect(readers?.nested.map(({ name }) => name)).toEqual(['loans']);
  });

  it('are theirs, and no part of the navigation, where it does not', () => {
    const sdl = `
      type Query { currentUser: Reader ${shelves} devices(limit: Int, offset: Int): [Device!]! }
      ${reader} ${types} type Mutation { deleteLoan(id: ID!): Boolean }`;
    expect(lists(sdl)).toEqual(['devices', 'shelves']);
    expect(model(sdl).resources.find(({ type }) => type === 'Loan')).toMatchObject({
      ofViewer: true,
      list: { root: ['currentUser', 'loans'] },
      remove: { root: ['deleteLoan'] },
    });
  });

  it('are what one administers where the rest of the schema lists less', () => {
    const sdl = `
      type Query { viewer: Reader shelves: [Shelf!]! }
      type Reader { id: ID! loans(limit: Int, offset: Int): [Loan!]! devices(limit: Int, offset: Int): [Device!]! }
      ${types}`;
    expect(lists(sdl)).toEqual(['viewer.devices', 'viewer.loans', 'shelves']);
  });

  it('are so by the name of the list, too', () => {
    const sdl = `
      type Query { myLoans(limit: Int, offset: Int): [Loan!]! ${shelves} devices: [Device!]! } ${types}
      type Mutation { createLoan(title: String!): Loan updateLoan(id: ID!, title: String): Loan }`;
    expect(lists(sdl)).toEqual(['devices', 'shelves']);
  });
});

describe('lists in what a field without arguments shows', () => {
  const library = (root: string) => `
    type Query { libraryByHost: Library ${root} }
    type Library { id: ID! name: String! shelves: [Shelf!]! loans: [Loan!]! }
    ${types}
    type Mutation { createShelf(title: String!): Shelf updateShelf(id: ID!, title: String): Shelf deleteLoan(id: ID!): Boolean }`;

  it('are resources where it holds most lists of the schema', () => {
    expect(inferred(library(''))).toEqual([
      { type: 'Loan', list: 'libraryByHost.loans', paging: 'none', delete: 'deleteLoan' },
      {
        type: 'Shelf',
        list: 'libraryByHost.shelves',
        paging: 'none',
        create: 'createShelf',
        update: 'updateShelf',
      },
    ]);
  });

  it('are none where its records have a list, or others have more', () => {
    expect(lists(library('libraries: [Library!]! library(id: ID!): Library'))).toEqual([
      'libraries',
    ]);
    expect(
      lists(`
        type Query { frontPage: FrontPage! fair: Fair ${shelves} loans: [Loan!]! devices: [Device!]! }
        type FrontPage { blocks: [Block!]! ads: [Ad!]! } type Block { id: ID! title: String! } type Ad { id: ID! title: String! }
        type Fair { stalls: [Stall!]! } type Stall { id: ID! title: String! }
        ${types}`),
    ).toEqual(['devices', 'loans', 'shelves']);
  });

  it('are resources where a mutation writes their records', () => {
    expect(
      lists(`
        type Query { frontPage: FrontPage! ${shelves} loans: [Loan!]! devices: [Device!]! }
        type FrontPage { blocks: [Block!]! ads: [Ad!]! } type Block { id: ID! title: String! } type Ad { id: ID! title: String! }
        ${types} type Mutation { createBlock(title: String!): Block }`),
    ).toEqual(['frontPage.blocks', 'devices', 'loans', 'shelves']);
  });
});
