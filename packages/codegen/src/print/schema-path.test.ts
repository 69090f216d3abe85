import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { listDepth, outputListDepth } from './schema-path.ts';

const schema = buildSchema(
  'type Query { a(x: Int!): Int b(x: [Int!]!): [Int!]! c(x: [[Int!]!]): [[Int]!]! d(x: [[[Int]]]): [[[Int]]] }',
);

it('counts the lists around a type, with those that may be missing', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  expect(fields.map(({ type }) => outputListDepth(type))).toEqual([0, 1, 2, 3]);
  expect(fields.flatMap(({ args }) => args.map(({ type }) => listDepth(type)))).toEqual([
    0, 1, 2, 3,
  ]);
});
