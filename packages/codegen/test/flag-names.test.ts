import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { request, written } from './written.ts';

it('sends the value of an argument that is called as the flag of a column, and the flag apart', async () => {
  const schema = buildSchema(`
    type Query { orders(limit: Int, offset: Int, withStatus: Boolean!): [Order!]! order(id: ID!): Order }
    type Order { id: ID! number: String! status: String! }`);
  const { resources, remove } = await written(printResources(schema, inferModel(schema)));
  await remove();
  const sent = (columns: readonly string[]): unknown =>
    resources[0]?.list?.variables(
      request({ columns, filters: [{ field: 'withStatus', operator: 'eq', value: true }] }),
    );
  expect(sent(['number'])).toMatchObject({ withStatus: true, withStatus_: false });
  expect(sent(['number', 'status'])).toMatchObject({ withStatus: true, withStatus_: true });
});
