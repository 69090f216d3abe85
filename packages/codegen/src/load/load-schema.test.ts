import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { loadSchema } from './load-schema.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function load(text: string) {
  const file = join(folder, 'schema.graphql');
  await writeFile(file, text);
  return loadSchema(file);
}

it.each([
  [
    'an input object where a field needs an output type',
    'type Query { goods: [Good!]! }\ntype Good {\n  id: ID!\n  shop: ShopInput\n}\ninput ShopInput { id: ID }',
    '4:9',
    'Good.shop must be Output Type',
  ],
  [
    'an object where an argument needs an input type',
    'type Query {\n  goods(filter: Good): [Good!]!\n}\ntype Good { id: ID! }',
    '2:17',
    'Query.goods(filter:) must be Input Type',
  ],
  [
    'an object in an input object',
    'type Query { goods(filter: F): [Good!]! }\ntype Good { id: ID! }\ninput F {\n  good: Good\n}',
    '4:9',
    'F.good must be Input Type',
  ],
  [
    'a scalar as a member of a union',
    'type Query { all: [All!]! }\ntype Good { id: ID! }\nunion All = Good | String',
    '3:20',
    'can only include Object types',
  ],
  [
    'an object where an interface is implemented',
    'type Query { goods: [Good!]! }\ntype Good implements Thing { id: ID! }\ntype Thing { id: ID! }',
    '2:22',
    'must only implement Interface types',
  ],
  [
    'two types of one name that differ',
    'type Query { goods: [Good!]! }\ntype Good { id: ID! }\ntype Good { number: Int }',
    '3:6',
    'the type `Good` is defined twice, here and at ',
  ],
])('answers %s with its line', async (_, text, at, cause) => {
  const error: unknown = await load(text).catch((failure: unknown) => failure);
  expect(error).toMatchObject({
    name: 'SchemaError',
    message: expect.stringContaining(`schema.graphql:${at}: `),
  });
  expect(String(error)).toContain(cause);
});

it.each([
  ['an operation', 'type Query { goods: [ID!]! }\n\n  query Goods { goods }', '3:3'],
  ['a fragment', 'type Query { goods: [ID!]! }\nfragment All on Query { goods }', '2:1'],
  ['operations alone', 'mutation Save { save }', '1:1'],
])('says of %s where it stands, and that it is no schema', async (_, text, at) => {
  await expect(load(text)).rejects.toMatchObject({
    name: 'SchemaError',
    message: expect.stringMatching(
      `schema\\.graphql:${at}: this is an operation or a fragment, not a schema\\.$`,
    ),
  });
});

it('accepts what breaks a rule and can be understood: a field or a type written twice alike, a type without fields', async () => {
  const schema = await load(
    'type Query { goods: [Good!]! goods: [Good!]! }\ntype Good { id: ID! } type Good { id: ID! } type Empty',
  );
  expect(Object.keys(schema.getTypeMap())).toContain('Empty');
});
