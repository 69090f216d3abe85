import { expect, it } from 'vitest';

import { withSchema } from '../../test/schema-file.ts';
import type { AdminOverrides } from '../infer/index.ts';
import { explain } from './explain.ts';

const sdl = `
  type Query {
    orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order
    customers: [Customer!]! totals: [Total!]! revenue(from: String!): Float revenueBox: RevenueBox
  }
  type Mutation { closeOrder(id: ID!): Order addOrderLine(orderId: ID!, product: String!): Line archiveNote(id: ID!): Note }
  type Order { id: ID! number: String! lines(first: Int, offset: Int): [Line!]! }
  type Line { id: ID! product: String! } type Customer { id: ID! name: String! }
  type Total { sum: Int } type Note { id: ID! text: String! }
  type RevenueBox { box: Box } type Box { note: Note }`;

const explained = (name: string, overrides: AdminOverrides = {}, schema = sdl): Promise<string> =>
  withSchema(schema, async (path) =>
    (await explain(path, name, {}, overrides).catch((error: unknown) => String(error))).replaceAll(
      path,
      'it',
    ),
  );
/** The first lines of what is said, one of each decision or remark. */
const headings = async (name: string, overrides: AdminOverrides = {}) =>
  (await explained(name, overrides)).split('\n\n').map((block) => block.split('\n')[0]);

it.each(['Order', 'orders'])(
  'explains a resource by its type and by its name: %s',
  async (name) => {
    const [first, ...rest] = await headings(name);
    expect(first).toBe('Order is the resource orders.');
    expect(rest.map((line) => line?.split(' ')[0])).toEqual([
      'list:',
      'key:',
      'label:',
      'paging:',
      'one:',
      'nested:',
      'addOrderLine',
      'closeOrder',
    ]);
  },
);

it('explains an operation by its name, and with each type that it is about', async () => {
  expect(await headings('closeOrder')).toEqual(['closeOrder']);
  expect(await explained('revenue')).toMatch(/^revenue\nplace: report {2}\(rule report, \d+ %\)\n/);
  expect(await headings('Line')).toContain('addOrderLine');
  expect(await headings('Customer')).not.toContain('closeOrder');
  expect(await headings('Note')).toContain('archiveNote');
});

it.each<[string, AdminOverrides, string]>([
  [
    'Total',
    {},
    'Total is not a resource.\n\nTotal: `totals` lists it and is not taken for a resource. No field of `Total` identifies a record.\n  Give `Total` an identifier',
  ],
  [
    'Customer',
    { exclude: ['Customer'] },
    'Customer is not a resource.\n\n`admin.exclude` names it.',
  ],
  [
    'Box',
    {},
    'Box is not a resource.\n\nNo query field is read as a list of it. What `revenueBox` returns holds it.',
  ],
  [
    'RevenueBox',
    {},
    'RevenueBox is not a resource.\n\nNo query field is read as a list of it. What `revenueBox` returns holds it.',
  ],
  ['Float', {}, 'Float is not a resource.'],
  [
    'Note',
    {},
    'Note is not a resource.\n\nNo query field is read as a list of it.\n\narchiveNote\n',
  ],
  [
    'Custmer',
    {},
    'UsageError: it has no type or resource `Custmer`. Did you mean Customer or customers?',
  ],
  ['Elephant', {}, 'UsageError: it has no type or resource `Elephant`.'],
  ['sign-in', {}, 'No mutation takes a password in exchange for a token or a session.'],
])('explains %s where it is no resource', async (name, overrides, text) => {
  expect((await explained(name, overrides)).slice(0, text.length)).toBe(text);
});

it('says how people sign in', async () => {
  expect(
    await explained(
      'sign-in',
      {},
      'type Query { a: Int } type Mutation { login(email: String!, password: String!): Session } type Session { token: String! }',
    ),
  ).toMatch(
    /^signIn: login {2}\(rule sign-in, \d+ %\)\n {2}It takes email and password; the token is token\.$/,
  );
});

it('names the fields whose answers hold a type, five at most', async () => {
  const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}: Box`);
  const holders = async (count: number) =>
    (
      await explained(
        'Box',
        {},
        `type Query { ${fields.slice(0, count).join(' ')} } type Box { size: Int }`,
      )
    ).split('\n\n')[1];
  expect(await holders(2)).toBe(
    'No query field is read as a list of it. What `a` and `b` return holds it.',
  );
  expect(await holders(6)).toBe(
    'No query field is read as a list of it. What `a`, `b`, `c`, `d` and `e` return holds it.',
  );
});

it('names eight of what was rejected, and how many more there are', async () => {
  const others = Array.from({ length: 11 }, (_, at) => `list${at}Orders: [Order!]!`);
  const text = await explained(
    'Order',
    {},
    `type Query { orders(first: Int, offset: Int): [Order!]! ${others.join(' ')} } type Order { id: ID! number: String! }`,
  );
  const list = text.split('\n\n').find((block) => block.startsWith('list: orders'));
  expect(list?.match(/^ {2}not /gm)).toHaveLength(8);
  expect(list).toMatch(/\n {2}and 3 more$/);
});

it('explains a mutation that no form can send as the action that it is', async () => {
  const text = await explained(
    'Order',
    {},
    `type Query { orders(first: Int, offset: Int): [Order!]! }
     type Mutation { createOrder(order: OrderValues!, stamps: [Stamp!]!): Order }
     input OrderValues { number: String! } input Stamp { at: String! by: [Stamp!]! }
     type Order { id: ID! number: String! }`,
  );
  expect(text).not.toMatch(/^create: /m);
  expect(text).toMatch(/^createOrder\nplace: /m);
});
