import { expect, it } from 'vitest';

import { withFiles } from '../../test/schema-file.ts';
import { diff } from './diff.ts';

const before = `
  type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order customers: [Customer!]! }
  type Mutation {
    createOrder(input: OrderInput!): Order
    updateOrder(id: ID!, input: OrderPatch!): Order
    deleteOrder(id: ID!): Order
  }
  input OrderInput { number: String! note: String } input OrderPatch { number: String note: String }
  type Order { id: ID! number: String! note: String customer: Customer }
  type Customer { id: ID! name: String! }`;

const documents = { 'none.graphql': '# nothing\nfragment Any on Order { id }' };

/** What is said under a heading of the change, and whether something breaks. */
const changed = (
  next: string,
  { old = before, written = documents }: { old?: string; written?: Record<string, string> } = {},
): Promise<readonly [breaking: boolean, sections: ReadonlyMap<string, readonly string[]>]> =>
  withFiles({ 'old.txt': old, 'next.txt': next, ...written }, async (path) => {
    const { text, breaking } = await diff(path('old.txt'), path('next.txt'), {
      documents: path('*.graphql'),
    });
    return [
      breaking,
      new Map(
        text.split('\n\n').map((section) => {
          const [heading = '', ...lines] = section.replaceAll(path('/'), '').split('\n');
          return [heading, lines] as const;
        }),
      ),
    ];
  });

const screens = 'Screens:';

it.each<[string, (sdl: string) => string, readonly string[]]>([
  [
    'a field that fetches one',
    (sdl) => sdl.replace('order(id: ID!): Order', ''),
    ['- orders, show: `order` cannot be called any more, and nothing replaces it.'],
  ],
  [
    'an update',
    (sdl) => sdl.replace('updateOrder(id: ID!, input: OrderPatch!): Order', ''),
    ['- orders, edit: `updateOrder` cannot be called any more, and nothing replaces it.'],
  ],
  [
    'a delete',
    (sdl) => sdl.replace('deleteOrder(id: ID!): Order', ''),
    ['- orders, delete: `deleteOrder` cannot be called any more, and nothing replaces it.'],
  ],
  [
    'a value that a form can give to the create',
    (sdl) =>
      `${sdl.replace('createOrder(input: OrderInput!)', 'createOrder(input: OrderInput!, stamps: [Stamp!]!)')} input Stamp { at: String! by: [Stamp!]! }`,
    ['- orders, create: `createOrder` cannot be called any more, and nothing replaces it.'],
  ],
  [
    'a resource',
    (sdl) => sdl.replace('customers: [Customer!]!', ''),
    [
      '- customers: all screens; `Customer` is no resource any more.',
      '- orders, list and show: `customer` was reference to customers and is object.',
    ],
  ],
  [
    'an input of the create',
    (sdl) =>
      sdl.replace('OrderInput { number: String! note: String }', 'OrderInput { number: String! }'),
    ['- orders, create: the input `note` is gone.'],
  ],
  [
    'an input of the update',
    (sdl) =>
      sdl.replace('OrderPatch { number: String note: String }', 'OrderPatch { note: String }'),
    ['- orders, edit: the input `number` is gone.'],
  ],
])('diff says which screens lose %s', async (_what, change, lines) => {
  const [breaking, sections] = await changed(change(before));
  expect([breaking, sections.get(screens)]).toEqual([true, lines]);
});

it.each<[string, (sdl: string) => string, readonly string[]]>([
  [
    'asks for more',
    (sdl) =>
      sdl.replace(
        'OrderInput { number: String! note: String }',
        'OrderInput { number: String! note: String! channel: String! color: String }',
      ),
    [
      '- orders, create: `note` is now required.',
      '- orders, create: `channel` is new and required.',
    ],
  ],
  [
    'takes another kind',
    (sdl) => sdl.replace('OrderPatch { number: String ', 'OrderPatch { number: Int '),
    ['- orders, edit: `number` took string and takes integer.'],
  ],
])('diff says of a form that it %s', async (_what, change, lines) => {
  const [breaking, sections] = await changed(change(before));
  expect([breaking, sections.get(screens)]).toEqual([true, lines]);
});

it('diff says where addresses move', async () => {
  const [, sections] = await changed(
    before
      .replace('orders(', 'purchases(')
      .replaceAll('(id: ID!', '(number: String!')
      .replace('Order { id: ID! ', 'Order { '),
  );
  expect(sections.get(screens)).toEqual([
    '- orders, list and show: the field `id` is gone.',
    '- orders: its address and catalogue key become purchases.',
    '- orders: its key becomes number; addresses of records change.',
  ]);
});

it('diff breaks nothing where the schema gains: a resource, a field, an optional value', async () => {
  const next = `${before
    .replace('customers: [', 'parts: [Part!]! customers: [')
    .replace(
      'number: String! note: String customer',
      'number: String! color: String note: String customer',
    )
    .replace('OrderInput { ', 'OrderInput { color: String ')} type Part { id: ID! name: String! }`;
  const [breaking, sections] = await changed(next);
  expect([breaking, [...sections]]).toEqual([false, [['New:', ['- parts: a new resource.']]]]);
});

it('diff validates documents written by hand together, and says of each its file and line', async () => {
  const [breaking, sections] = await changed(before, {
    written: {
      'a.graphql': 'query A { orders { ...F } }',
      'b.graphql': 'fragment F on Order {\n  id\n  gone\n}\nfragment Unused on Order { id }',
      'c.graphql': 'query C {\n  orders {',
    },
  });
  expect([breaking, [...sections]]).toEqual([
    true,
    [
      [
        'Documents written by hand:',
        [
          '- c.graphql:2: Syntax Error: Expected Name, found <EOF>.',
          '- b.graphql:3: Cannot query field "gone" on type "Order". Did you mean "note"?',
        ],
      ],
    ],
  ]);
});

it('diff says once what a generated document of an open browser is refused for', async () => {
  const [, sections] = await changed(
    before.replace('deleteOrder(id: ID!)', 'deleteOrder(key: ID!)'),
  );
  expect(sections.get('Generated documents:')).toEqual([
    '- OrderDelete: Unknown argument "id" on field "Mutation.deleteOrder". Field "deleteOrder" argument "key" of type "ID!" is required, but it was not provided.',
  ]);
});

it('diff finds no documents where the pattern matches none', async () => {
  const [breaking, sections] = await changed(before, { written: {} });
  expect([breaking, [...sections.keys()]]).toEqual([false, ['Nothing breaks.']]);
});
