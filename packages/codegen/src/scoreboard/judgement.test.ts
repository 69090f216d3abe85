import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferCallable } from '../callable.ts';
import { scoreJudgement, type Judgement } from './judgement.ts';
import { toShown, type Shown } from './shown.ts';

const judgement: Judgement = {
  resources: {
    Order: {
      title: ['number'],
      columns: ['number', 'customer', 'state', 'total', 'placedAt'],
      alsoColumns: ['createdAt'],
      order: ['placedAt desc', 'createdAt desc'],
      hidden: ['createdAt', 'importId'],
      asked: ['customerId'],
    },
    Customer: { title: ['lastName', 'firstName'], columns: ['lastName', 'email'] },
  },
  groups: { Sales: ['Order', 'Customer'], Settings: ['Tax'] },
  technical: ['Job'],
};
const order = {
  type: 'Order',
  title: ['attributes.number'],
  columns: ['id', 'number', 'customer.name', 'createdAt', 'updatedAt', 'state'],
  order: 'createdAt desc',
  inputs: ['customerId', 'importId'],
};
const shown: Shown = {
  resources: [order],
  groups: [['Order', 'Tax'], ['Customer']],
  folded: ['Job'],
};

it('gives a point to each answer that a label has', () => {
  const { agreement, misses } = scoreJudgement('shop', judgement, shown);
  expect(agreement).toEqual({
    title: { all: 2, right: 1 },
    columns: { all: 7, right: 3 },
    order: { all: 1, right: 1 },
    inputs: { all: 3, right: 2 },
    groups: { all: 3, right: 1 },
    technical: { all: 1, right: 1 },
  });
  expect(misses).toEqual([
    {
      aspect: 'columns',
      type: 'Order',
      text: 'id, number, customer.name, createdAt, updatedAt; expected number, customer, state, total, placedAt',
    },
    { aspect: 'inputs', type: 'Order', text: 'asks for importId' },
    { aspect: 'title', type: 'Customer', text: 'no such resource' },
    { aspect: 'columns', type: 'Customer', text: 'none; expected lastName, email' },
    { aspect: 'groups', type: 'Order', text: 'not beside Customer' },
    { aspect: 'groups', type: 'Order', text: 'beside Tax' },
  ]);
});

it('finds no pair right where there are no groups, and no hidden input where there is no form', () => {
  const { agreement } = scoreJudgement('shop', judgement, {
    resources: [],
    groups: [],
    folded: [],
  });
  expect(agreement).toMatchObject({
    inputs: { all: 3, right: 0 },
    groups: { all: 3, right: 0 },
    technical: { all: 1, right: 0 },
  });
});

it('takes the direction of an order for a part of it', () => {
  const resources = [{ ...order, order: 'createdAt asc' }];
  expect(scoreJudgement('shop', judgement, { ...shown, resources }).agreement.order.right).toBe(0);
});

it('reads what is shown from the model', () => {
  const schema = buildSchema(`
    type Query {
      orders(orderBy: OrdersOrderBy, offset: Int, limit: Int): [Order!]!
      order(id: ID!): Order
    }
    enum OrdersOrderBy { CREATED_AT_ASC CREATED_AT_DESC NUMBER_ASC NUMBER_DESC }
    type Mutation { createOrder(input: OrderInput!): Order! }
    input OrderInput { number: String! }
    scalar DateTime
    type Order { id: ID! number: String! createdAt: DateTime! }
  `);
  expect(toShown(inferCallable(schema))).toEqual({
    resources: [
      {
        type: 'Order',
        title: ['number'],
        columns: ['number', 'createdAt'],
        order: 'createdAt desc',
        inputs: ['number'],
      },
    ],
    groups: [],
    folded: [],
  });
});

it('begins the columns with what names a record, where no column is it', () => {
  const schema = buildSchema(`
    type Query { people: [Person!]! person(id: ID!): Person }
    type Person { id: ID! firstName: String! lastName: String! email: String }
  `);
  expect(toShown(inferCallable(schema)).resources[0]).toMatchObject({
    title: ['firstName', 'lastName'],
    columns: ['firstName', 'lastName', 'email'],
  });
});

const labels = join(import.meta.dirname, '../../labels/judgement');

it('has labels that say what their form asks for, for at least twelve schemas', () => {
  const files = readdirSync(labels).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThanOrEqual(12);
  for (const file of files) {
    const label: Judgement = JSON.parse(readFileSync(join(labels, file), 'utf8'));
    for (const [
      type,
      { title, columns, order: orders = [], hidden = [], asked = [] },
    ] of Object.entries(label.resources)) {
      expect(title.length, `${file} ${type}`).toBeGreaterThan(0);
      expect(columns.length, `${file} ${type}`).toBeLessThanOrEqual(5);
      expect(orders.filter((each) => !/^\w+ (?:asc|desc)$/.test(each))).toEqual([]);
      expect(hidden.filter((name) => asked.includes(name))).toEqual([]);
    }
    const grouped = Object.values(label.groups).flat();
    expect(new Set(grouped).size, `groups of ${file}`).toBe(grouped.length);
  }
});
