import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { identifier } from '../code/code.ts';
import { SchemaTypes } from '../code/schema-types.ts';
import { ArgumentTree } from './arguments.ts';

it('lets the variable of an argument with a default be left out', () => {
  const schema = buildSchema(`
    type Query { tickets(filter: TicketFilter! = {}, sorting: [String!]! = [], first: Int!, after: String): [String!]! }
    input TicketFilter { subject: String }
  `);
  const tickets = new ArgumentTree(
    schema.getQueryType()!.getFields()['tickets']!,
    new SchemaTypes(schema, { scalars: {} }, []),
  );
  for (const name of ['filter', 'sorting', 'first', 'after'])
    tickets.set([name], identifier('given'));
  expect(tickets.variables()).toEqual({
    filter: 'TicketFilter',
    sorting: '[String!]',
    first: 'Int!',
    after: 'String',
  });
});

it('gives an empty object where one is required and there is nothing to put in it', () => {
  const schema = buildSchema(
    'type Query { tickets(filter: TicketFilter!, where: TicketFilter): [String!]! } input TicketFilter { subject: String }',
  );
  const tickets = new ArgumentTree(
    schema.getQueryType()!.getFields()['tickets']!,
    new SchemaTypes(schema, { scalars: {} }, []),
  );
  for (const name of ['filter', 'where'])
    tickets.set([name], identifier('asked'), { orEmpty: true });
  expect(tickets.values().text).toBe('{ filter: asked ?? {}, where: asked }');
});
