import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../index.ts';

it('gives the priority that must stand beside a direction', () => {
  const { resources } = inferModel(
    buildSchema(`
    type Query { invoice(id: Int!): Invoice invoices(orderBy: InvoiceOrder, limit: Int, offset: Int): [Invoice!]! }
    type Invoice { id: Int! number: String! }
    input InvoiceOrder { id: InnerOrder number: InnerOrder }
    input InnerOrder { direction: Direction! priority: Int! }
    enum Direction { asc desc }
  `),
  );
  expect(resources[0]?.list?.sort).toMatchObject({
    places: [
      {
        values: expect.arrayContaining([
          {
            field: 'number',
            asc: { number: { direction: 'asc', priority: 1 } },
            desc: { number: { direction: 'desc', priority: 1 } },
          },
        ]),
      },
    ],
  });
});

const sortOf = (order: string) =>
  inferModel(
    buildSchema(`
  type Query { invoice(id: Int!): Invoice invoices(order: InvoiceOrder, limit: Int, offset: Int): [Invoice!]! }
  type Invoice { id: Int! number: String! }
  enum InvoiceField { id number }
  enum Direction { asc desc }
  ${order}
`),
  ).resources[0]?.list?.sort;

it('reads the field below its direction, and the order that comes after', () => {
  expect(
    sortOf('input InvoiceOrder { asc: InvoiceField desc: InvoiceField then: InvoiceOrder }'),
  ).toMatchObject({
    multiple: true,
    chain: 'then',
    places: [
      {
        argument: ['order'],
        values: [
          { field: 'id', asc: { asc: 'id' }, desc: { desc: 'id' } },
          { field: 'number', asc: { asc: 'number' }, desc: { desc: 'number' } },
        ],
      },
    ],
  });
});

it('reads keys in a list that an object holds', () => {
  expect(
    sortOf(
      'input InvoiceOrder { columns: [Column] } input Column { name: String direction: Direction }',
    ),
  ).toMatchObject({
    multiple: true,
    places: [
      {
        argument: ['order', 'columns'],
        values: expect.arrayContaining([
          {
            field: 'number',
            asc: { name: 'number', direction: 'asc' },
            desc: { name: 'number', direction: 'desc' },
          },
        ]),
      },
    ],
  });
});

const sheep = (given: string, more = '') =>
  inferModel(
    buildSchema(`
  scalar DateTime
  type Query { sheep(id: Int!): Sheep herd(limit: Int, offset: Int, ${given}): [Sheep!]! }
  type Sheep { id: Int! name: String! createdAt: DateTime shearingDate: String }
  enum Way { UP DOWN }
  enum Direction { ASC DESC }
  ${more}
`),
  ).resources[0]?.list?.sort;

it('takes `value` for the direction where it knows up and down', () => {
  expect(sheep('sort: [By!]', 'input By { key: String! value: Direction! }')).toMatchObject({
    places: [
      {
        argument: ['sort'],
        values: expect.arrayContaining([
          {
            field: 'name',
            asc: { key: 'name', value: 'ASC' },
            desc: { key: 'name', value: 'DESC' },
          },
        ]),
      },
    ],
  });
  expect(sheep('sort: [By!]', 'input By { key: String! value: String! }')).toBeUndefined();
});

it('finds the order among the conditions, and its direction beside it', () => {
  expect(
    sheep(
      'where: HerdWhere',
      'input HerdWhere { name: String orderby: By order: Direction } enum By { NAME SHEEP_ID SHEARING CREATION_DATE WOOL }',
    ),
  ).toMatchObject({
    places: [
      {
        argument: ['where', 'orderby'],
        values: [
          { field: 'name', asc: 'NAME' },
          { field: 'id', asc: 'SHEEP_ID' },
          { field: 'shearingDate', asc: 'SHEARING' },
          { field: 'createdAt', asc: 'CREATION_DATE' },
        ],
      },
      { argument: ['where', 'order'] },
    ],
  });
});

it('takes a date without a direction for newest first', () => {
  expect(sheep('orderBy: By', 'enum By { createdAt name }')?.places[0]?.values).toEqual([
    { field: 'createdAt', desc: 'createdAt' },
    { field: 'name', asc: 'name' },
  ]);
  expect(sheep('newest_first: Boolean')?.places[0]?.values).toEqual([
    { field: 'createdAt', asc: false, desc: true },
  ]);
});
