import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { printCallable } from '../src/callable.ts';
import { inferModel, type AdminOverrides } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';

const schema = buildSchema(`
  type Query { kits(limit: Int, offset: Int): [Kit!]! kit(id: ID!): Kit parts(limit: Int, offset: Int): [Part!]! part(id: ID!): Part }
  type Kit { id: ID! title: String! parts: [Part!]! } type Part { id: ID! name: String! }
  type Mutation { createKit(input: KitInput!): Kit updateKit(id: ID!, title: String): Kit }
  input KitInput { title: String! parts: [PartInput!]! } input PartInput { name: String! amount: Int }
`);
const printed = (overrides?: AdminOverrides) => printCallable({ schema, infer: (given) => inferModel(schema, given), print: (model) => printResources(schema, model) }, overrides);

it('makes an action of a write that no form of its resource can be sent by', () => {
  const { model, printed: { omitted, operations } } = printed();
  expect(model.resources[0]).toMatchObject({ update: { root: ['updateKit'] } });
  expect(model.resources[0]?.create).toBeUndefined();
  expect(model.actions).toMatchObject([{ name: 'createKit', inputs: [{ name: 'title' }, { name: 'parts', list: true, required: true }] }]);
  expect(omitted).toEqual([]);
  expect(operations.map(({ name }) => name?.value)).toContain('CreateKitAction');
});

it('leaves out the write that the configuration names, and says why', () => {
  expect(printed({ resources: { Kit: { create: 'createKit' } } }).printed.omitted).toEqual([{ resource: 'kits', role: 'create', reason: expect.stringContaining('createKit requires input.parts') }]);
});
