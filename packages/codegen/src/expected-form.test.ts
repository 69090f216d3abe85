import { expect, it } from 'vitest';

import { model } from '../test/infer.ts';
import { toExpectedForm } from './expected-form.ts';

it('names every operation of a resource, and what counts it inside of its list', () => {
  const form = toExpectedForm(
    model(`
      type Query { orders(first: Int, after: String): Orders! order(id: ID!): Order }
      type Mutation { createOrder(input: OrderInput!): Order deleteOrder(id: ID!): Order }
      input OrderInput { number: String! }
      type Order { id: ID! number: String! }
      type Orders { nodes: [Order!]! pageInfo: PageInfo! totalCount: Int! }
      type PageInfo { hasNextPage: Boolean! endCursor: String }`),
  );
  expect(form).toEqual({
    resources: [
      {
        type: 'Order',
        list: 'orders',
        one: 'order',
        count: 'connection.totalCount',
        paging: 'cursor',
        create: 'createOrder',
        update: null,
        delete: 'deleteOrder',
      },
    ],
    actions: {
      createOrder: { place: 'crud', type: 'Order', key: null, values: 'input' },
      deleteOrder: { place: 'crud', type: 'Order', key: 'id' },
    },
    queries: {},
  });
});

it('calls a list by what was decided for it, wherever among the decisions that stands', () => {
  const found = model('type Query { goods: [Good!]! good(id: ID!): Good } type Good { id: ID! }');
  const decided = found.resources.map((resource) => ({
    ...resource,
    decisions: [
      { role: 'one', rule: 'one', choice: 'good', evidence: 'It takes a key.', rejected: [] },
      ...resource.decisions
        .filter(({ role }) => role === 'list')
        .map((decision) => ({ ...decision, choice: 'Page.goods' })),
    ],
  }));
  const [resource] = toExpectedForm({ ...found, resources: decided }).resources;
  expect(resource?.list).toBe('Page.goods');
});
