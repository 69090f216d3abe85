import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../index.ts';

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
