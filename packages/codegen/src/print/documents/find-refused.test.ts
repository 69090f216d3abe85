import { buildSchema, Kind, parse, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';

import { findRefused } from './find-refused.ts';

const schema = buildSchema('type Query { order(id: ID!): Order } type Order { number: String }');
const operations = (text: string) =>
  parse(text).definitions.filter(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );

it('names each operation that the schema does not answer, with its reason, and none of those beside it', () => {
  expect(
    findRefused(
      schema,
      operations(
        'query A { order { number } } query B { order(id: 1) { number } } query C { order(id: 1) { total } }',
      ),
    ),
  ).toEqual(
    new Map([
      ['A', 'Field "order" argument "id" of type "ID!" is required, but it was not provided.'],
      ['C', 'Cannot query field "total" on type "Order".'],
    ]),
  );
  expect(findRefused(schema, operations('query B { order(id: 1) { number } }'))).toEqual(new Map());
});
