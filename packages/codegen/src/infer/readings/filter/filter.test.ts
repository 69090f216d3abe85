import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import type { FilterField, Resource } from '../../../model.ts';
import { inferModel } from '../../index.ts';

function resource(name: string, sdl: string): Resource {
  const found = inferModel(buildSchema(sdl)).resources.find((each) => each.name === name);
  if (!found) throw new Error(`There is no resource ${name}.`);
  return found;
}

const conditions = (fields: readonly FilterField[] = []) =>
  Object.fromEntries(
    fields.map(({ name, operators }) => [name, operators.map(({ operator }) => operator)]),
  );

/** Orders of customers, with the arguments of their list. */
const orders = (args: string, types = ''): readonly FilterField[] | undefined =>
  resource(
    'orders',
    `
    type Query {
      orders(${args}, limit: Int, offset: Int): [Order!]! order(id: ID!): Order
      customers(limit: Int, offset: Int): [Customer!]! customer(id: ID!): Customer
    }
    type Order { id: ID! number: String! direction: String customer: Customer }
    type Customer { id: ID! name: String! }
    ${types}`,
  ).list?.filter?.fields;

describe('conditions', () => {
  it('compares the key of another record where its object takes that', () => {
    const byKey = (types: string) =>
      orders('filter: OrderFilter', types)
        ?.find(({ name }) => name === 'customer')
        ?.operators.map(({ operator, path }) => [operator, path]);
    expect(
      byKey('input OrderFilter { customer: CustomerFilter } input CustomerFilter { id: ID }'),
    ).toEqual([['eq', ['customer', 'id']]]);
    expect(
      byKey(
        'input OrderFilter { customer: CustomerFilter } input CustomerFilter { id: Keys } input Keys { eq: ID in: [ID!] }',
      ),
    ).toEqual([
      ['eq', ['customer', 'id', 'eq']],
      ['in', ['customer', 'id', 'in']],
    ]);
  });

  it('takes arguments of a list for conditions, and none that says how it is ordered', () => {
    const names = (args: string) => orders(args)?.map(({ name }) => name);
    expect(names('number: String, customer: ID')).toEqual(['number', 'customer']);
    expect(names('number: String, direction: String, orderBy: String')).toEqual(['number']);
  });

  it('offers the comparisons that make sense for the kind of value, of those that a shared input has', () => {
    const tickets = resource(
      'tickets',
      `
      type Query { ticket(id: ID!): Ticket tickets(filter: TicketFilter, limit: Int, offset: Int): [Ticket!]! }
      type Ticket { id: ID! subject: String! status: Status! urgent: Boolean! hours: Float! }
      enum Status { OPEN RESOLVED }
      input TicketFilter { id: IdComparison subject: TextComparison status: StatusComparison urgent: FlagComparison hours: NumberComparison }
      input IdComparison { eq: ID in: [ID!] lt: ID like: ID }
      input TextComparison { eq: String lt: String like: String }
      input StatusComparison { eq: Status in: [Status!] gt: Status like: Status }
      input FlagComparison { eq: Boolean ne: Boolean gt: Boolean like: String }
      input NumberComparison { eq: Float gt: Float like: String }
    `,
    );
    expect(conditions(tickets.list?.filter?.fields)).toEqual({
      id: ['eq', 'in'],
      subject: ['eq', 'lt', 'contains', 'startsWith', 'endsWith'],
      status: ['eq', 'in'],
      urgent: ['eq'],
      hours: ['eq', 'gt'],
    });
  });

  it('reads an operator that is a value beside what it compares with', () => {
    const tickets = resource(
      'tickets',
      `
      type Query { ticket(id: ID!): Ticket tickets(filter: TicketFilter, limit: Int, offset: Int): [Ticket!]! }
      type Ticket { id: ID! subject: String! hours: Float! }
      input TicketFilter { subject: TextCondition hours: NumberCondition }
      input TextCondition { value: String! modifier: Modifier }
      input NumberCondition { value: Float! modifier: Modifier }
      enum Modifier { EQUALS NOT_EQUALS CONTAINS GREATER_THAN SOUNDS_LIKE }
    `,
    );
    expect(conditions(tickets.list?.filter?.fields)).toEqual({
      subject: ['eq', 'ne', 'gt', 'contains'],
      hours: ['eq', 'ne', 'gt'],
    });
    expect(tickets.list?.filter?.fields[1]?.operators[2]).toMatchObject({
      path: ['hours', 'value'],
      constants: { modifier: 'GREATER_THAN' },
    });
  });

  it('offers a reference once, by the scalar that holds its key', () => {
    const tickets = resource(
      'tickets',
      `
      type Query { clients: [Client!]! client(id: ID!): Client ticket(id: ID!): Ticket tickets(filter: TicketFilter): [Ticket!]! }
      type Client { id: ID! name: String! }
      type Ticket { id: ID! subject: String! clientId: ID! client: Client! }
      input TicketFilter { client: ClientFilter clientId: IdComparison }
      input ClientFilter { id: IdComparison }
      input IdComparison { eq: ID }
    `,
    );
    expect(
      tickets.list?.filter?.fields.map(({ name, field, kind, reference }) => ({
        name,
        field,
        kind,
        reference,
      })),
    ).toEqual([
      { name: 'clientId', field: 'client', kind: 'reference', reference: { resource: 'clients' } },
    ]);
  });

  const museum = `
    type Query { halls: [Hall!]! hall(id: ID!): Hall exhibit(id: ID!): Exhibit exhibits(filter: ExhibitFilter): [Exhibit!]! }
    type Hall { id: ID! name: String! }
    type Exhibit { id: ID! title: String! acquiredOn: Date! hall: Hall! }
    scalar Date
    input ExhibitFilter { hallId: ID acquiredAfter: Date }
  `;

  it('takes `hallId` for the key of `hall`, though the record holds no such scalar', () => {
    expect(resource('exhibits', museum).list?.filter?.fields).toContainEqual(
      expect.objectContaining({
        name: 'hallId',
        field: 'hall',
        kind: 'reference',
        reference: { resource: 'halls' },
      }),
    );
  });

  it('takes `acquiredAfter` for a comparison of `acquiredOn`', () => {
    expect(conditions(resource('exhibits', museum).list?.filter?.fields)).toMatchObject({
      acquiredOn: ['gt'],
    });
  });
});
