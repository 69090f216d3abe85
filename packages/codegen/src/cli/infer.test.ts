import { expect, it } from 'vitest';

import { withSchema } from '../../test/schema-file.ts';
import type { AdminOverrides } from '../infer/index.ts';
import { infer } from './infer.ts';

const shown = (sdl: string, overrides: AdminOverrides = {}): Promise<string> =>
  withSchema(sdl, (path) => infer(path, { json: false, overrides }));

const shop = `
  type Query {
    orders(first: Int, after: String, last: Int, before: String, orderBy: OrderOrder, filter: OrderFilter): OrderConnection!
    order(id: ID!): Order
    customers(page: Int, pageSize: Int, search: String): [Customer!]!
    customer(id: ID!): Customer
    customersCount: Int!
    parts: [Part!]!
    nuts(limit: Int): [Nut!]!
    cities(country: ID!, limit: Int, offset: Int): [City!]!
    countries: [Country!]!
    letters(sort: String, limit: Int, nextToken: String): LetterPage!
    me: Customer
    revenue(from: Date!, to: Date!): Decimal
  }
  type Mutation {
    createOrder(input: OrderInput!): Order updateOrder(id: ID!, input: OrderInput!, version: Int!): Order
    deleteOrder(id: ID!): Order
    closeOrder(id: ID!): Order
    closeOrders(ids: [ID!]!): [Order!]!
    addOrderLine(orderId: ID!, product: String!): Line
    createPart(name: String!): Part
    archiveNote(id: ID!): Note
    clearCache: Boolean
    login(email: String!, password: String!): Session
    logout: Boolean
  }
  type Session { token: String! }
  scalar Date scalar Decimal
  type Note { id: ID! text: String! }
  type OrderConnection { nodes: [Order!]! pageInfo: PageInfo! totalCount: Int! }
  type PageInfo { hasNextPage: Boolean! endCursor: String startCursor: String hasPreviousPage: Boolean! }
  enum OrderOrder { NUMBER_ASC NUMBER_DESC ID_ASC ID_DESC }
  input OrderFilter { number: String customer: ID }
  input OrderInput { number: String! customerId: ID }
  type Order { id: ID! number: String! version: Int! customer: Customer lines(first: Int, offset: Int): [Line!]! }
  type Line { id: ID! product: String! }
  type Customer { id: ID! firstName: String! lastName: String! email: String! orders: [Order!]! }
  type Part { id: ID! name: String! }
  type Nut { id: ID! }
  type City { id: ID! name: String! }
  type Country { id: ID! name: String! }
  type LetterPage { items: [Letter!]! nextToken: String }
  type Letter { id: ID! number: String! }`;

it('infer shows of each resource what its screens stand on, and what stands beside them', async () => {
  expect((await shown(shop)).split('\n\n')).toEqual([
    `cities: City
  key      id (id)
  label    name
  list     cities, pages by offset and limit
  asks     country`,
    `countries: Country
  key      id (id)
  label    name
  list     countries, whole, paged in the browser`,
    `customers: Customer
  key      id (id)
  label    firstName lastName
  list     customers, pages by page and pageSize, from 1
  search   search
  one      customer(id: ID)
  count    customersCount
  related  orders`,
    `letters: Letter
  key      id (id)
  label    number
  list     letters → items, pages by nextToken
  sort     number, id, as \`number\` (assumed)`,
    `lines: Line
  key      id (id)
  label    product
  create   addOrderLine(2 values in arguments)
  within   Order`,
    `nuts: Nut
  key      id (id)
  label    the key
  list     nuts, no pages, at most limit`,
    `orders: Order
  key      id (id)
  label    number
  list     orders → nodes, pages by after and first, backwards too
  sort     number, id
  filter   number, customer
  one      order(id: ID)
  count    orders → totalCount
  create   createOrder(2 values in input)
  update   updateOrder(id: ID; 2 values in input; version of the record)
  delete   deleteOrder(id: ID)
  nested   lines, order.lines, pages by offset and first
  record   closeOrder
  child    addOrderLine (Line)
  rows     closeOrders`,
    `parts: Part
  key      id (id)
  label    name
  list     parts, whole, paged in the browser
  create   createPart(1 values in arguments)`,
    `Actions of no resource
  global     clearCache
  crud       archiveNote
  session    login, logout`,
    `Other queries
  report      revenue
  session     me`,
    `Sign-in
  by       login(email, password)
  token    the answer → token
  ends by  logout
  proved   by me`,
  ]);
});

it.each<[string, AdminOverrides, string]>([
  ['sent as text', {}, ''],
  [
    'in minor units of one currency',
    { scalars: { Money: { minorUnits: true, currency: 'EUR' } } },
    'Scalars\n  Money    decimal, money in minor units, currency EUR',
  ],
  [
    'of one currency',
    { scalars: { Money: { currency: 'EUR' } } },
    'Scalars\n  Money    decimal, money, currency EUR',
  ],
])('infer shows how money travels: %s', async (_how, overrides, text) => {
  const sections = await shown(
    'type Query { goods: [Good!]! } type Good { id: ID! name: String! price: Money } scalar Money',
    overrides,
  );
  expect(sections.split('\n\n').find((section) => section.startsWith('Scalars')) ?? '').toBe(text);
});

it('infer shows sign-in by a cookie, and none', async () => {
  const goods = 'goods: [Good!]! } type Good { id: ID! name: String! }';
  expect(await shown(`type Query { ${goods}`)).toMatch(
    /\n\nSign-in\n {2}by {7}no mutation of the schema takes a password\n {2}proved {3}by goods$/,
  );
  expect(
    await shown(
      `type Query { ${goods} type Mutation { login(email: String!, password: String!): Boolean! }`,
    ),
  ).toMatch(
    /\n\nSign-in\n {2}by {7}login\(email, password\)\n {2}token {4}in a cookie or a header of the response\n/,
  );
});

it('infer fails on a schema without resources, but not as JSON', async () => {
  const sdl = 'type Query { ping: String }';
  await expect(shown(sdl)).rejects.toThrow('The schema has no resources');
  expect(JSON.parse(await withSchema(sdl, (path) => infer(path, { json: true })))).toMatchObject({
    resources: [],
    signIn: null,
  });
});

it('infer as JSON names the mutation of the sign-in', async () => {
  expect(JSON.parse(await withSchema(shop, (path) => infer(path, { json: true })))).toMatchObject({
    signIn: 'login',
  });
});
