import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { printCallable } from '../src/callable.ts';
import { inferModel, type AdminOverrides } from '../src/infer/index.ts';
import type { ResourceModel } from '../src/model.ts';

const schema = buildSchema(`
  type Query { kits(limit: Int, offset: Int): [Kit!]! kit(id: ID!): Kit parts(limit: Int, offset: Int): [Part!]! part(id: ID!): Part }
  type Kit { id: ID! title: String! parts: [Part!]! } type Part { id: ID! name: String! }
  type Mutation { createKit(input: KitInput!): Kit updateKit(id: ID!, title: String): Kit }
  input KitInput { title: String! parts: [PartInput!]! } input PartInput { name: String! amount: Int }
`);
const printed = (overrides?: AdminOverrides) =>
  printCallable(schema, { ...(overrides && { overrides }) });

it('makes an action of a write that no form of its resource can be sent by', () => {
  const {
    model,
    printed: { omitted, operations },
  } = printed();
  expect(model.resources[0]).toMatchObject({ update: { root: ['updateKit'] } });
  expect(model.resources[0]?.create).toBeUndefined();
  expect(model.actions).toMatchObject([
    {
      name: 'createKit',
      inputs: [{ name: 'title' }, { name: 'parts', list: true, required: true }],
    },
  ]);
  expect(omitted).toEqual([]);
  expect(operations.map(({ name }) => name?.value)).toContain('CreateKitAction');
});

it('leaves out the write that the configuration names, and says why', () => {
  expect(printed({ resources: { Kit: { create: 'createKit' } } }).printed.omitted).toEqual([
    {
      resource: 'kits',
      role: 'create',
      reason: expect.stringContaining('createKit requires input.parts'),
    },
  ]);
});

it('makes an action of such a write of records that others hold', () => {
  const held = buildSchema(`
    type Query { boards(limit: Int, offset: Int): [Board!]! board(id: ID!): Board }
    type Board { id: ID! title: String! cards(first: Int, after: String): CardConnection! }
    type CardConnection { nodes: [Card!]! pageInfo: PageInfo! } type PageInfo { hasNextPage: Boolean! endCursor: String } type Card { id: ID! name: String! }
    type Mutation { updateCard(id: ID!, name: String): Card deleteCard(id: ID!, boardId: ID!): Card }`);
  const {
    model: { resources, actions },
    printed: { omitted },
  } = printCallable(held);
  const cardsOf = (model: Pick<ResourceModel, 'resources'>) =>
    model.resources.find(({ type }) => type === 'Card');
  expect(cardsOf(inferModel(held))).toMatchObject({ remove: { root: ['deleteCard'] } });
  const cards = cardsOf({ resources });
  expect(cards).toMatchObject({ update: { root: ['updateCard'] } });
  expect(cards?.remove).toBeUndefined();
  expect(actions.filter(({ writes }) => writes === undefined)).toMatchObject([
    { name: 'deleteCard', part: { type: 'Card' } },
  ]);
  expect(omitted).toEqual([]);
});
