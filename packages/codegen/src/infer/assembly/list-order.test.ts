import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../index.ts';

/** The order of a list whose records have these fields, all of which the server sorts by. */
function orderOf(type: string, fields: string): string {
  const names = [...fields.matchAll(/(\w+):/g)].map(([, name = '']) => name);
  return orderIn(
    type,
    `type Query { list(orderBy: Order, limit: Int, offset: Int): [${type}!]! one(id: ID!): ${type} }
     enum Order { ${names.flatMap((name) => [`${name}_ASC`, `${name}_DESC`]).join(' ')} }
     type ${type} { ${fields} }`,
  );
}

/** The order of one whose records the server sends all at once, and the browser sorts. */
const orderOfWhole = (type: string, fields: string, argument = ''): string =>
  orderIn(type, `type Query { all${type}s${argument}: [${type}!]! } type ${type} { ${fields} }`);

function orderIn(type: string, sdl: string): string {
  const { resources } = inferModel(buildSchema(`scalar DateTime scalar JSON ${sdl}`));
  const list = resources.find((resource) => resource.type === type)?.list;
  return (list?.order ?? [])
    .map(({ field, descending }) => `${field} ${descending ? 'desc' : 'asc'}`)
    .join(', ');
}

const orders = [
  ['Parcel', 'id: ID! code: String! createdAt: DateTime expiresAt: DateTime!', 'createdAt desc'],
  ['Parcel', 'id: ID! sentAt: DateTime! createdAt: DateTime!', 'sentAt desc'],
  ['Parcel', 'id: ID! sentAt: DateTime createdAt: DateTime', 'createdAt desc'],
  ['Sermon', 'id: ID! title: String! publishedAt: DateTime', 'publishedAt desc'],
  ['Sermon', 'id: ID! title: String! sermonDate: DateTime createdAt: DateTime!', 'sermonDate desc'],
  ['Sermon', 'id: ID! date: String title: String!', 'date desc'],
  ['Permit', 'id: ID! title: String! validFrom: DateTime! validUntil: DateTime!', 'title asc'],
  ['Permit', 'id: ID! startsAt: DateTime! endsAt: DateTime!', 'startsAt desc'],
  ['Concert', 'id: ID! title: String! startsAt: DateTime! endsAt: DateTime!', 'startsAt desc'],
  ['Shelf', 'id: ID! name: String! position: Int! createdAt: DateTime!', 'position asc'],
  ['Shelf', 'id: ID! name: String! updatedAt: DateTime!', 'name asc'],
  ['Tutor', 'id: ID! firstName: String! lastName: String! birthDate: DateTime!', 'lastName asc'],
  ['Waybill', 'id: ID! number: String!', 'number desc'],
  ['Reading', 'id: Int! level: Float! changedAt: DateTime', 'changedAt desc'],
  ['Reading', 'id: Int! level: Float!', 'id desc'],
  ['Reading', 'id: String! level: Float!', 'id asc'],
] as const;

it.each(orders)('orders %s { %s } by %s', (type, fields, order) => {
  expect(orderOf(type, fields)).toBe(order);
});

it.each(orders.filter(([, , order]) => !order.startsWith('id ')))(
  'orders %s { %s } by %s in the browser too',
  (type, fields, order) => {
    expect(orderOfWhole(type, fields)).toBe(order);
  },
);

it('leaves a whole list as the server sends it where nothing has an order of its own', () => {
  expect(orderOfWhole('Reading', 'id: ID! level: JSON')).toBe('');
  expect(orderOfWhole('Reading', 'id: ID! level: Float!')).toBe('');
});

it('does not order in the browser what the server bounds', () => {
  expect(orderOfWhole('Shelf', 'id: ID! name: String!', '(first: Int)')).toBe('');
});

it('says why', () => {
  const { resources } = inferModel(
    buildSchema(`
      type Query { shelves(orderBy: Order): [Shelf!]! shelf(id: ID!): Shelf }
      enum Order { NAME_ASC NAME_DESC }
      type Shelf { id: ID! name: String! }`),
  );
  expect(resources[0]?.decisions).toContainEqual({
    role: 'order',
    choice: 'name ascending',
    rule: 'order/name',
    evidence: 'No date tells records apart, and `name` is what they are called by.',
    rejected: [],
  });
});
