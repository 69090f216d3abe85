import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import type { ModelTexts } from '../src/texts/texts.ts';

const schema = buildSchema(`
  type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order }
  type Order { id: ID! number: String! }
  type Mutation { cancelOrder(id: ID!): Order }`);

const textsOf = (text: string): ModelTexts => ({
  resources: new Map(),
  actions: new Map([
    ['cancelOrder', { kind: 'action', name: 'cancelOrder', text, source: 'person' }],
  ]),
  links: new Map(),
  queries: new Map(),
  actionParts: new Map(),
  queryParts: new Map(),
});

it('prints a resource again when the text of one of its actions has changed', () => {
  const model = inferModel(schema);
  const printed = (text: string): string =>
    printResources(schema, model, { texts: textsOf(text) }).files.get('resources/orders.ts') ?? '';
  expect(printed('Отменить')).toContain('Отменить');
  expect(printed('Аннулировать')).toContain('Аннулировать');
  expect(printed('Аннулировать')).not.toContain('Отменить');
});

it('answers with the operations of the run before where nothing has changed', () => {
  const model = inferModel(schema);
  const ofResource = () =>
    printResources(schema, model).operations.filter(
      ({ name }) => !name?.value.startsWith('Endpoint'),
    );
  const [first, second] = [ofResource(), ofResource()];
  expect(first.map(({ name }) => name?.value)).toContain('OrderList');
  expect(second).toHaveLength(first.length);
  expect(second.filter((operation, at) => operation !== first[at])).toEqual([]);
});
