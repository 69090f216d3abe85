import { grafast } from 'grafast';
import { buildSchema } from 'grafast/graphql';
import { resolvePreset } from 'graphile-config';
import { expect, it } from 'vitest';

import { createLimitsPlugin } from './limits.ts';

const schema = buildSchema(`
  type Query { goods(first: Int, last: Int, ids: [Int!], filter: Filter): [Good], good: Good }
  type Good { id: ID, maker: Good, parts(first: Int): [Good] }
  input Filter { or: [Filter!], id: Int }
`);
const resolvedPreset = resolvePreset({
  plugins: [
    createLimitsPlugin({
      depth: 4,
      records: 20,
      fields: 12,
      inputs: 8,
      defaultPage: 5,
      maxPage: 500,
    }),
  ],
});

/** What an operation is refused with. */
async function refusal(
  source: string,
  variableValues: Readonly<Record<string, unknown>> = {},
): Promise<string | undefined> {
  const result = await grafast({ schema, source, variableValues, rootValue: {}, resolvedPreset });
  return 'errors' in result ? result.errors?.[0]?.message : undefined;
}

it.each([
  [
    'depth',
    'Fields are at most 4 deep.',
    '{ good { maker { maker { id } } } }',
    '{ good { maker { maker { maker { id } } } } }',
  ],
  [
    'depth in fragments',
    'Fields are at most 4 deep.',
    '{ good { ...Made } } fragment Made on Good { maker { maker { id } } }',
    '{ good { ...Made } } fragment Made on Good { maker { maker { ... { maker { id } } } } }',
  ],
  [
    'records of pages inside pages',
    'An operation asks for at most 20 records.',
    '{ goods(first: 4) { parts(first: 4) { id } } }',
    '{ goods(first: 4) { parts(first: 5) { id } } }',
  ],
  [
    'records of pages that say no size',
    'An operation asks for at most 20 records.',
    '{ goods { parts(first: 3) { id } } }',
    '{ goods { parts(first: 4) { id } } }',
  ],
  [
    'records of last pages',
    'An operation asks for at most 20 records.',
    '{ goods(last: 20) { id } }',
    '{ goods(last: 21) { id } }',
  ],
  [
    'fields',
    'An operation has at most 12 fields.',
    `{ ${'good { id } '.repeat(6)}}`,
    `{ ${'good { id } '.repeat(6)} __typename }`,
  ],
  [
    'values in the text',
    'Filters, orders and other input have at most 8 values.',
    '{ goods(first: 1, ids: [1, 2, 3, 4, 5, 6]) { id } }',
    '{ goods(first: 1, ids: [1, 2, 3, 4, 5, 6, 7]) { id } }',
  ],
])('Operations may have so much and no more: %s', async (_, message, most, tooMuch) => {
  expect([await refusal(most), await refusal(tooMuch)]).toEqual([undefined, message]);
});

it('Sizes and values of variables count as those in the text', async () => {
  const pages = 'query ($first: Int) { goods(first: $first) { parts(first: $first) { id } } }';
  expect([
    await refusal(pages, { first: 4 }),
    await refusal(pages, { first: 5 }),
    await refusal(pages),
  ]).toEqual([
    undefined,
    'An operation asks for at most 20 records.',
    'An operation asks for at most 20 records.',
  ]);
  const filtered = 'query ($filter: Filter) { goods(filter: $filter) { id } }';
  const filter = (conditions: number) => ({
    filter: { or: Array.from({ length: conditions }, (_each, id) => ({ id })) },
  });
  expect([await refusal(filtered, filter(3)), await refusal(filtered, filter(4))]).toEqual([
    undefined,
    'Filters, orders and other input have at most 8 values.',
  ]);
});
