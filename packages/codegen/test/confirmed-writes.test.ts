import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { written } from './written.ts';

/** What the generated code says of an answer to `deleteOrder`, whose type and payload are given. */
async function confirmed(answer: string, types: string, data: unknown): Promise<unknown> {
  const schema = buildSchema(`
    type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Mutation { deleteOrder(id: ID!): ${answer} }
    type Order { id: ID! number: String! }
    ${types}
  `);
  const { resources, remove } = await written(printResources(schema, inferModel(schema)));
  await remove();
  const result: unknown = resources[0]?.remove?.result({ deleteOrder: data });
  return typeof result === 'object' && result !== null && 'confirmed' in result
    ? result.confirmed
    : undefined;
}

it.each([
  ['Boolean', '', true, false],
  ['Boolean', '', true, null],
  ['Int', '', 1, 0],
  ['ID', '', '7', null],
  ['[ID!]', '', ['7'], []],
  [
    'Deleted',
    'type Deleted { deletedOrderId: ID }',
    { deletedOrderId: '7' },
    { deletedOrderId: null },
  ],
  ['Deleted', 'type Deleted { deletedOrderId: ID }', { deletedOrderId: '7' }, null],
  [
    'Deleted',
    'type Deleted { order: Order deletedOrderId: ID }',
    { order: null, deletedOrderId: '7' },
    { order: null, deletedOrderId: null },
  ],
  ['Deleted!', 'type Deleted { affectedRows: Int! }', { affectedRows: 1 }, { affectedRows: 0 }],
  [
    'Deleted!',
    'type Deleted { affected_rows: Int! returning: [Order!]! }',
    { affected_rows: 1, returning: [] },
    { affected_rows: 0, returning: [] },
  ],
  [
    'Deleted!',
    'type Deleted { ok: Boolean errors: [Problem!] } type Problem { message: String! }',
    { ok: true, errors: [] },
    { ok: false, errors: [] },
  ],
  ['Deleted', 'type Deleted { clientMutationId: String }', { __typename: 'Deleted' }, null],
  [
    'Deleted',
    'union Deleted = Done | DeleteError type Done { note: String } type DeleteError { message: String! }',
    { __typename: 'Done' },
    null,
  ],
])('%s %s', async (answer, types, done, nothing) => {
  expect(await confirmed(answer, types, done)).toBe(true);
  expect(await confirmed(answer, types, nothing)).toBe(false);
});

it('leaves it to the record where there is one, and says nothing where nothing can show it', async () => {
  expect(await confirmed('Order', '', null)).toBeUndefined();
  expect(await confirmed('Void', 'scalar Void', null)).toBeUndefined();
});
