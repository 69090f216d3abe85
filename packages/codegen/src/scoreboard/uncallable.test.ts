import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';

import { findUncallable } from './uncallable.ts';

const operations = (text: string) =>
  parse(text).definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
const order = {
  type: 'Order',
  list: 'viewer.orders',
  one: 'order',
  count: 'connection.page.total',
  paging: 'page',
  create: 'createOrder',
  update: null,
  delete: 'order',
} as const;

it('finds what is reported and in no document, a total inside the list and a mutation that is called as a query among it', () => {
  expect(
    findUncallable(
      [order],
      operations(
        'query A { viewer { orders { ... on Page { items { id } } } } } query B { order(id: 1) { id } }',
      ),
    ),
  ).toEqual([
    'Order, count: viewer.orders.page.total',
    'Order, create: createOrder',
    'Order, delete: order',
  ]);
  expect(
    findUncallable(
      [order],
      operations(
        'query A { viewer { orders { ... on Page { items { id } page { total } } } } order(id: 1) { id } } mutation B { createOrder { id } order { id } }',
      ),
    ),
  ).toEqual([]);
});

it('takes the rows of a list that comes whole for its count', () => {
  const whole = { ...order, count: 'orderCount', create: null, update: null, delete: null };
  const document = operations(
    'query A { viewer { orders { id } } } query B { order(id: 1) { id } }',
  );
  expect(findUncallable([{ ...whole, paging: 'none' }], document)).toEqual([]);
  expect(findUncallable([whole], document)).toEqual(['Order, count: orderCount']);
});

it('finds the total of a list that lies beside lists of other records', () => {
  const user = {
    ...order,
    list: 'Page.users',
    one: null,
    count: 'connection.pageInfo.total',
    create: null,
    delete: null,
  };
  expect(
    findUncallable(
      [user],
      operations('query A { Page { users { id } } } query B { Page { pageInfo { total } } }'),
    ),
  ).toEqual([]);
  expect(findUncallable([user], operations('query A { Page { users { id } } }'))).toEqual([
    'Order, count: Page.users.pageInfo.total',
  ]);
});
