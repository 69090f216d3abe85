import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../index.ts';

it('gives the priority that must stand beside a direction', () => {
  const { resources } = inferModel(buildSchema(`
    type Query { invoice(id: Int!): Invoice invoices(orderBy: InvoiceOrder, limit: Int, offset: Int): [Invoice!]! }
    type Invoice { id: Int! number: String! }
    input InvoiceOrder { id: InnerOrder number: InnerOrder }
    input InnerOrder { direction: Direction! priority: Int! }
    enum Direction { asc desc }
  `));
  expect(resources[0]?.list?.sort).toMatchObject({
    kind: 'input',
    asc: { direction: 'asc', priority: 1 },
    desc: { direction: 'desc', priority: 1 },
    fields: expect.arrayContaining([{ field: 'number', path: ['number'] }]),
  });
});

const sortOf = (order: string) => inferModel(buildSchema(`
  type Query { invoice(id: Int!): Invoice invoices(order: InvoiceOrder, limit: Int, offset: Int): [Invoice!]! }
  type Invoice { id: Int! number: String! }
  enum InvoiceField { id number }
  enum Direction { asc desc }
  ${order}
`)).resources[0]?.list?.sort;

it('reads the field below its direction, and the order that comes after', () => {
  expect(sortOf('input InvoiceOrder { asc: InvoiceField desc: InvoiceField then: InvoiceOrder }')).toMatchObject({
    kind: 'keyed', argument: ['order'], ascKey: 'asc', descKey: 'desc', chain: 'then', fields: [{ field: 'id', value: 'id' }, { field: 'number', value: 'number' }],
  });
});

it('reads keys in a list that an object holds', () => {
  expect(sortOf('input InvoiceOrder { columns: [Column] } input Column { name: String direction: Direction }')).toMatchObject({
    kind: 'object', argument: ['order', 'columns'], list: true, fieldKey: 'name', directionKey: 'direction', asc: 'asc',
  });
});
