import { describe, expect, it } from 'vitest';

import { withSchema } from '../../test/schema-file.ts';
import type { AdminOverrides } from '../infer/index.ts';
import { check } from './check.ts';

const named = ['Part', 'Bolt', 'City']
  .map((type) => `type ${type} { id: ID! name: String! }`)
  .join(' ');

/** What is said of a schema, the lines below each heading. */
const said = (
  sdl: string,
  overrides: AdminOverrides = {},
): Promise<ReadonlyMap<string, readonly string[]>> =>
  withSchema(sdl, async (path) => {
    const text = await check(path, {}, overrides);
    return new Map(
      text.split('\n\n').flatMap((section) => {
        const [heading = '', ...lines] = section.replace(path, 'it').split('\n');
        return [[heading.replace(/:$/, ''), lines.map((line) => line.replace(/^- /, ''))] as const];
      }),
    );
  });

const writes = 'no mutation creates one; no mutation updates one; no mutation deletes one';
const unfetched = 'no field fetches one record, so there is no page of its own';

describe('check says what a list lacks', () => {
  it.each([
    ['parts: [Part!]!', 'the list comes whole and is paged, sorted and filtered in the browser'],
    [
      'parts(name: String): [Part!]!',
      'the list comes whole and is paged and sorted in the browser',
    ],
    [
      'parts(name: String, orderBy: PartOrder): [Part!]!',
      'the list comes whole and is paged in the browser',
    ],
    [
      'parts(limit: Int): [Part!]!',
      'the list has no pages; the list cannot be sorted; the list cannot be filtered',
    ],
    ['parts(limit: Int, offset: Int, name: String): [Part!]!', 'the list cannot be sorted'],
    ['parts(limit: Int, offset: Int, orderBy: PartOrder): [Part!]!', 'the list cannot be filtered'],
  ])('of %s', async (field, lacks) => {
    const sections = await said(
      `type Query { ${field} } ${named} enum PartOrder { NAME_ASC NAME_DESC }`,
    );
    expect([...sections]).toEqual([
      ['1 resources in it.', []],
      [
        'Resources without an operation',
        [`parts: ${unfetched}; nothing tells the total; ${lacks}; ${writes}.`],
      ],
    ]);
  });
});

it('check says nothing of a resource that lacks nothing', async () => {
  const sections = await said(`
    type Query {
      parts(limit: Int, offset: Int, name: String, orderBy: PartOrder): PartPage! part(id: ID!): Part
    }
    type Mutation {
      createPart(input: PartInput!): Part updatePart(id: ID!, input: PartInput!): Part deletePart(id: ID!): Part
    }
    type PartPage { items: [Part!]! total: Int! } input PartInput { name: String! }
    enum PartOrder { NAME_ASC NAME_DESC } ${named}`);
  expect([...sections]).toEqual([['1 resources in it.', []]]);
});

it.each([
  ['deletePart(id: ID!): Part', 'no mutation creates one; no mutation updates one'],
  ['createPart(name: String!): Part', 'no mutation updates one; no mutation deletes one'],
  ['updatePart(id: ID!, name: String!): Part', 'no mutation creates one; no mutation deletes one'],
])('check says which writes are missing beside %s', async (mutation, lacks) => {
  const sections = await said(`
    type Query {
      parts(limit: Int, offset: Int, name: String, orderBy: PartOrder): PartPage! part(id: ID!): Part
    }
    type Mutation { ${mutation} } type PartPage { items: [Part!]! total: Int! }
    enum PartOrder { NAME_ASC NAME_DESC } ${named}`);
  expect(sections.get('Resources without an operation')).toEqual([`parts: ${lacks}.`]);
});

it('check names all values that a screen asks for, and whose records they are', async () => {
  const sections = await said(
    `type Query {
      cities: [City!]! city(id: ID!): City
      bolts(color: String!, thread: String!): [Bolt!]! nuts(cityId: ID!): [Nut!]!
    } type Nut { id: ID! name: String! city: City! } ${named}`,
    { include: ['Bolt', 'Nut'] },
  );
  expect(sections.get('Lists that ask first')).toEqual([
    'bolts: `bolts` needs color; thread. Its screen asks for them; a value in `admin.resources.Bolt.arguments` answers for good.',
    'nuts: `nuts` needs cityId, one of cities. Its screen asks for it; a value in `admin.resources.Nut.arguments` answers for good.',
  ]);
});

it('check says what records without an identifier are good for', async () => {
  const sections = await said(`
    type Query {
      rates(limit: Int, offset: Int, filter: RateFilter, orderBy: RateOrder): [Rate!]!
      sums(limit: Int, offset: Int, filter: RateFilter, orderBy: RateOrder): SumPage!
    }
    type Rate { currency: String! amount: Float! } type Sum { currency: String! amount: Float! }
    type SumPage { items: [Sum!]! total: Int! }
    input RateFilter { currency: String } enum RateOrder { AMOUNT_ASC AMOUNT_DESC }`);
  const listed = 'nothing identifies its records, so they are listed and no more';
  expect(sections.get('Resources without an operation')).toEqual([
    `rates: ${listed}; nothing tells the total.`,
    `sums: ${listed}.`,
  ]);
});

it('check says of an order by text what it takes it for', async () => {
  const sections = await said(`type Query { parts(sort: String): [Part!]! } ${named}`);
  expect(sections.get('Assumed')).toEqual([
    "parts: `sort` of `parts` takes a text such as `name`. Say in `admin.textOrder` what it looks like: `['{field}:asc', '{field}:desc']`.",
  ]);
});

it('check fails on a schema of which nothing can be administered and nothing said', async () => {
  await expect(said('type Query { ping: String }')).rejects.toThrow('The schema has no resources');
});

it('check reports a schema of which nothing can be administered, where it can say why', async () => {
  const sections = await said('type Query { totals: [Total!]! } type Total { sum: Int }');
  expect([...sections.keys()]).toEqual(['0 resources in it.', 'Not administered']);
});
