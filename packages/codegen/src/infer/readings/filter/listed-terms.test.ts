import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { operated } from '../../../../test/operated.ts';
import { inferModel } from '../../index.ts';

const filter = (argument: string, more = '') =>
  inferModel(
    buildSchema(`
  enum Op { EQUALS GREATER_OR_EQUAL LIKE IN NEAR } enum State { WET DRY } scalar Any
  type Query { docks(limit: Int, offset: Int, ${argument}): [Dock!]! } type Dock { id: ID!, name: String!, depth: Float, state: State, tags: [String!] } ${more}
`),
  ).resources[0]?.list?.filter;

it('reads a list of fields, operators and values, with what each field has a use for', () => {
  const found = filter(
    'terms: [Term!]',
    'input Term { field: String!, op: Op!, value: Any, negate: Boolean }',
  );
  expect(found).toMatchObject({ argument: ['terms'], list: true });
  expect(
    found?.fields.map(({ name, operators }) => [
      name,
      operators.map(({ operator, pattern }) => pattern ?? operator),
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['name', ['eq', 'gte', '%{value}%']],
      ['depth', ['eq', 'gte']],
    ]),
  );
  expect(found?.fields.find(({ name }) => name === 'depth')?.operators[1]).toEqual({
    operator: 'gte',
    path: ['value'],
    type: 'Any',
    list: false,
    constants: { field: 'depth', op: 'GREATER_OR_EQUAL' },
  });
});

it('takes the names of fields from an enum, and lists of values for the operators that have them', () => {
  expect(
    filter(
      'terms: [Term!]',
      'enum DockField { NAME UNKNOWN } input Term { column: DockField!, operator: Op!, value: [String!]! }',
    ),
  ).toMatchObject({
    fields: [
      {
        name: 'name',
        operators: [{ operator: 'in', list: true, constants: { column: 'NAME', operator: 'IN' } }],
      },
    ],
  });
});

it.each([
  [
    'an operator that is text of no known spelling',
    'input Term { field: String!, operator: String!, value: String }',
  ],
  [
    'more that is required',
    'input Term { field: String!, operator: Op!, value: String, weight: Int! }',
  ],
  ['no value', 'input Term { field: String!, operator: Op! }'],
])('reads no list with %s', (_, term) => {
  expect(filter('terms: [Term!]', term)).toBeUndefined();
});

const terms = 'input Term { field: String!, op: Op!, value: Any }';

it('lists without a condition where the list of them has to be there', async () => {
  const { resources, problems } = await operated(
    `enum Op { EQ } scalar Any type Query { docks(limit: Int, offset: Int, terms: [Term!]!): [Dock!]! } type Dock { id: ID!, name: String! } ${terms}`,
  );
  expect(resources[0]?.list?.filter).toBeDefined();
  expect(problems).toEqual([]);
});

it('asks for all where it knows no field of the conditions', async () => {
  const { resources, problems } = await operated(
    `enum Op { EQ } scalar Any enum Named { OTHER } type Query { docks(limit: Int, offset: Int, terms: [Term!]!): [Dock!]! } type Dock { id: ID!, name: String! } ${terms.replace('field: String!', 'field: Named!')}`,
  );
  expect(resources[0]?.list?.required).toEqual([
    { argument: 'terms', type: '[Term!]!', value: [] },
  ]);
  expect(problems).toEqual([]);
});
