import { describe, expect, it } from 'vitest';

import { resource } from '../infer.ts';
import { problemsOf } from '../problems-of.ts';
import { inferred } from './expected.ts';

const fields = (keys: readonly { readonly field: string }[] = []) => keys.map(({ field }) => field);
const keysOf = (sdl: string, type: string) => {
  const { key, one, update, remove } = resource(sdl, type);
  return [key, one?.key, update?.key, remove?.key].map(fields);
};

describe('a unique field that the single and the writes ask for', () => {
  const stencils = (more = '', update = 'name: String!') => `
    type Query { stencils(limit: Int, offset: Int): [Stencil!]! stencil(name: String!): Stencil ${more} }
    type Stencil { id: ID! name: String! body: String }
    type Mutation { createStencil(name: String!, body: String): Stencil updateStencil(${update}, body: String): Stencil deleteStencil(name: String!): Boolean }`;

  it('is the key where nothing takes the identifier', () => {
    expect(keysOf(stencils(), 'Stencil')).toEqual([['name'], ['name'], ['name'], ['name']]);
    const token = `
      type Query { carts(limit: Int, offset: Int): [Cart!]! cart(token: String): Cart }
      type Cart { id: ID! token: String! total: Float } input CartInput { token: String! total: Float }
      type Mutation { cartUpdate(input: CartInput!): Cart cartDelete(token: String!): Cart }`;
    expect(keysOf(token, 'Cart')).toEqual([['token'], ['token'], ['token'], ['token']]);
    expect(resource(token, 'Cart').update?.inputs.map(({ name }) => name)).toEqual(['total']);
  });

  it('is none where a write takes the identifier', () => {
    expect(resource(stencils('', 'id: ID!'), 'Stencil').key).toMatchObject([{ field: 'id' }]);
  });

  it('is another form of the key where the schema refers by the identifier', () => {
    const sdl = stencils('prints(stencilId: ID): [Print!]!').concat('type Print { id: ID! }');
    expect(resource(sdl, 'Stencil')).toMatchObject({
      key: [{ field: 'id' }],
      address: [{ field: 'name' }],
      one: { root: ['stencil'], key: [{ field: 'name' }] },
      update: {
        root: ['updateStencil'],
        recordArguments: [{ path: ['name'], argument: ['name'] }],
      },
      remove: {
        root: ['deleteStencil'],
        recordArguments: [{ path: ['name'], argument: ['name'] }],
      },
    });
  });
});

it('is a field of the condition that says which, where the type hides its identifier', () => {
  const sdl = `
    type Query { reefs(where: ReefWhere, limit: Int, offset: Int): [Reef!]! reef(where: ReefUnique!): Reef }
    input ReefWhere { name: String } input ReefUnique { id: ID name: String } input ReefData { name: String depth: Int }
    type Reef { name: String! depth: Int }
    type Mutation { createReef(data: ReefData!): Reef updateReef(where: ReefUnique!, data: ReefData!): Reef deleteReef(where: ReefUnique!): Reef }`;
  expect(inferred(sdl)).toEqual([
    {
      type: 'Reef',
      list: 'reefs',
      one: 'reef',
      paging: 'offset',
      create: 'createReef',
      update: 'updateReef',
      delete: 'deleteReef',
    },
  ]);
  expect(resource(sdl, 'Reef').remove?.key).toMatchObject([{ argument: ['where', 'name'] }]);
});

describe('references that together tell a record from others', () => {
  const postings = (posting: string, single: string, more = '') => `
    type Query {
      crews(limit: Int, offset: Int): [Crew!]! crew(id: ID!): Crew
      ships(limit: Int, offset: Int): [Ship!]! ship(id: ID!): Ship
      postings(limit: Int, offset: Int): [Posting!]! posting(${single}): Posting
    }
    type Crew { id: ID! name: String! } type Ship { id: ID! name: String! }
    type Posting { ${posting} crew: Crew! ship: Ship! rank: String }
    type Mutation { updatePosting(${single}, rank: String): Posting deletePosting(${single}): Posting }
    ${more}`;
  const pair = ['crewId', 'shipId'];

  it('are the key, read from the objects that they lead to', async () => {
    const sdl = postings('', 'crewId: ID!, shipId: ID!');
    expect(keysOf(sdl, 'Posting')).toEqual([pair, pair, pair, pair]);
    expect(resource(sdl, 'Posting').key).toMatchObject([
      { field: 'crewId', path: ['crew', 'id'] },
      { field: 'shipId', path: ['ship', 'id'] },
    ]);
    expect(await problemsOf([sdl])).toEqual([]);
  });

  it('are the key where a condition takes both as one', async () => {
    const sdl = postings(
      'crewId: ID! shipId: ID!',
      'where: PostingUnique!',
      'input PostingUnique { crewId_shipId: PostingPair } input PostingPair { crewId: ID! shipId: ID! }',
    );
    expect(keysOf(sdl, 'Posting')).toEqual([pair, pair, pair, pair]);
    expect(resource(sdl, 'Posting').one?.key).toMatchObject([
      { argument: ['where', 'crewId_shipId', 'crewId'] },
      { argument: ['where', 'crewId_shipId', 'shipId'] },
    ]);
    expect(await problemsOf([sdl])).toEqual([]);
  });
});
