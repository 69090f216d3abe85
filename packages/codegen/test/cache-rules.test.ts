import { buildSchema, Kind, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel, type AdminOverrides } from '../src/infer/index.ts';
import type { ResourceModel } from '../src/model.ts';
import { cacheFacts, type Part } from '../src/print/cache/cache-facts.ts';
import { cacheRules } from '../src/print/cache/cache-rules.ts';

const operationsOf = (text: string): readonly OperationDefinitionNode[] =>
  (text === '' ? [] : parse(text).definitions).filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );

/** The rules of the documents: of those written by hand, or of a part of the model. */
function rulesOf(
  sdl: string,
  documents: string,
  partOf: (model: ResourceModel) => Part = () => ({}),
  overrides: AdminOverrides = {},
) {
  const schema = buildSchema(sdl);
  const model = inferModel(schema, overrides);
  return cacheRules(cacheFacts(schema, model), operationsOf(documents), partOf(model));
}
const resource =
  (name: string) =>
  (model: ResourceModel): Part => {
    const found = model.resources.find((each) => each.name === name);
    if (!found) throw new Error(`There is no resource ${name}.`);
    return { resource: found };
  };

describe('The cache knows a record', () => {
  it.each([
    ['by `id` without a rule', 'orders: [Order!]! } type Order { id: ID! number: String! }', {}],
    ['by `_id` without a rule', 'orders: [Order!]! } type Order { _id: ID! number: String! }', {}],
    [
      'by another field',
      'orders: [Order!]! order(number: String!): Order } type Order { number: String! at: String }',
      { Order: { keyFields: ['number'] } },
    ],
    [
      'by several fields',
      'orders: [Order!]! order(shop: Int!, number: Int!): Order } type Order { shop: Int! number: Int! }',
      { Order: { keyFields: ['shop', 'number'] } },
    ],
    [
      'by a field of an object',
      'orders: [Order!]! order(id: ID!): Order } type Order { sys: Sys! number: String! } type Sys { id: ID! at: String }',
      { Order: { keyFields: ['sys', ['id']] } },
    ],
    [
      'not at all where nothing identifies it',
      'orders: [Order!]! totals: [Total!]! } type Total { number: Int } type Order { id: ID! number: Int! }',
      { Total: { keyFields: false, merge: true } },
    ],
  ])('%s', (_how, sdl, policies) => {
    const name = sdl.includes('totals') ? 'totals' : 'orders';
    const inner = sdl.includes('sys') ? 'sys { id } number' : '__typename';
    const { typePolicies } = rulesOf(`type Query { ${sdl}`, `{ ${name} { ${inner} } }`);
    const { Sys: _, ...rest } = typePolicies;
    expect(rest).toEqual(policies);
  });

  it('by the key of the interface that it implements', () => {
    const sdl = `type Query { pets: [Pet!]! pet(tag: String!): Pet }
      interface Pet { tag: String! } type Cat implements Pet { tag: String! } type Dog implements Pet { tag: String! }`;
    expect(rulesOf(sdl, '{ pets { tag } }').typePolicies).toEqual({
      Cat: { keyFields: ['tag'] },
      Dog: { keyFields: ['tag'] },
    });
  });

  it('by nothing where its states have one key', () => {
    const sdl = `type Query {
        pages(first: Int, offset: Int, locale: String): [Page!]! page(id: ID!, locale: String): Page
      } type Page { id: ID! title: String! }`;
    const rules = rulesOf(sdl, '{ pages { id title } }', undefined, {
      dimensions: { locale: ['ru', 'en'] },
    });
    expect(rules.typePolicies).toEqual({ Page: { keyFields: false, merge: true } });
  });

  it('by nothing where rows of several resources share a type', () => {
    const sdl = `type Query { cats: [Row!]! dogs: [Row!]! }
      type Row { id: ID! node: Node } union Node = Cat | Dog type Cat { id: ID! } type Dog { id: ID! }`;
    expect(rulesOf(sdl, '{ cats { id } }').typePolicies).toEqual({
      Row: { keyFields: false, merge: true },
    });
  });

  it('and replaces lists of objects that it holds, not of values', () => {
    const sdl = `type Query { orders: [Order!]! }
      type Order { id: ID! tags: [String!]! lines: [Line!]! notes: [Note] customer: Customer }
      type Line { id: ID! } type Note { id: ID! } type Customer { id: ID! }`;
    expect(
      rulesOf(sdl, '{ orders { tags notes { id } lines { id } customer { id } } }').typePolicies,
    ).toEqual({ Order: { fields: { lines: { merge: false }, notes: { merge: false } } } });
    expect(rulesOf(sdl, '{ orders { tags customer { id } } }').typePolicies).toEqual({});
  });
});

describe('The cache knows of scalars', () => {
  const sdl = `scalar Decimal scalar DateTime scalar JSON scalar Odd
    type Query { orders: [Order!]! pets: [Pet!]! }
    type Order { id: ID! total: Decimal! totals: [Decimal!]! at: DateTime odd: Odd number: Int data: JSON }
    interface Pet { id: ID! weight: Decimal } type Cat implements Pet { id: ID! weight: Decimal }`;

  it('those that travel in a form of their own, and lists of them, where they are selected', () => {
    expect(rulesOf(sdl, '{ orders { id at totals total odd number } }').scalarFields).toEqual({
      Order: { at: 'DateTime', total: 'Decimal', totals: '[Decimal]' },
    });
    expect(rulesOf(sdl, '{ orders { id number odd } }').scalarFields).toEqual({});
  });

  it('what an interface selects of each of its types', () => {
    expect(rulesOf(sdl, '{ pets { weight } }').scalarFields).toEqual({
      Cat: { weight: 'Decimal' },
    });
  });
});

describe('The cache knows the types behind an interface', () => {
  const sdl = `type Query { pets: [Pet!]! node(id: ID!): Node } interface Node { id: ID! }
    interface Pet implements Node { id: ID! }
    type Cat implements Node & Pet { id: ID! } type Dog implements Node & Pet { id: ID! }
    type Order implements Node { id: ID! }`;

  it('all of them for documents written by hand', () => {
    expect(rulesOf(sdl, '{ node(id: 1) { ... on Cat { id } } }').possibleTypes).toEqual({
      Node: ['Cat', 'Dog', 'Order'],
    });
  });

  it('those that a fragment asks for in documents of a resource', () => {
    const possible = (document: string) => rulesOf(sdl, document, resource('pets')).possibleTypes;
    expect(possible('{ node(id: 1) { ... on Cat { id } } }')).toEqual({ Node: ['Cat'] });
    expect(possible('{ node(id: 1) { ... on Pet { id } } }')).toEqual({ Pet: ['Cat', 'Dog'] });
    expect(possible('{ pets { id } }')).toEqual({});
  });
});

describe('What a mutation answers', () => {
  const sdl = `type Query { orders: [Order!]! } type Mutation { close: Payload }
    type Payload { ok: Boolean stamps: [Stamp!]! order: Order } type Order { id: ID! lines: [Line!]! }
    type Stamp { at: String } type Line { text: String }`;

  it('has rules from its records on', () => {
    expect(
      rulesOf(sdl, 'mutation { close { ok stamps { at } order { lines { text } } } }').typePolicies,
    ).toEqual({
      Line: { keyFields: false, merge: true },
      Order: { fields: { lines: { merge: false } } },
    });
  });

  it('has them in an inline fragment as well', () => {
    expect(
      rulesOf(sdl, 'mutation { close { ... on Payload { ok order { ... on Order { id } } } } }')
        .typePolicies,
    ).toEqual({});
  });
});

describe('A mutation makes stale', () => {
  const sdl = `type Query { pets: [Pet!]! orders: [Order!]! order(id: ID!): Order }
    type Mutation {
      createPet(name: String!): Pet updateOrder(id: ID!, number: String!): Order deleteOrder(id: ID!): Order
      merge: Merged shop: ShopMutations
    }
    type ShopMutations { close: Order }
    type Merged { pets: [Pet!]! total: Int order: Order any: Any } union Any = Order | Note
    interface Pet { id: ID! name: String! order: Order } type Cat implements Pet { id: ID! name: String! order: Order }
    type Dog implements Pet { id: ID! name: String! order: Order }
    type Note { id: ID! text: String! } type Order { id: ID! number: String! }`;
  const types = (documents: string, partOf?: (model: ResourceModel) => Part) =>
    rulesOf(sdl, documents, partOf).typesByMutation;

  it('the records of its resource, those that an interface stands for among them', () => {
    expect(types('', resource('orders'))).toEqual({
      deleteOrder: ['Order'],
      updateOrder: ['Order'],
    });
    expect(types('', resource('pets'))).toEqual({ createPet: ['Cat', 'Dog', 'Pet'] });
  });

  it('what an action says that it writes, of what are records', () => {
    const actions = new Map([
      ['merge', ['Pet', 'Merged', 'Order', 'Cat']],
      ['idle', ['Merged']],
    ]);
    expect(types('', () => ({ actions }))).toEqual({ merge: ['Cat', 'Dog', 'Order', 'Pet'] });
  });

  it('what a document written by hand selects, in fragments and deeper', () => {
    expect(types('mutation { merge { total } }')).toEqual({});
    expect(types('mutation { merge { pets { name } } }')).toEqual({ merge: ['Cat', 'Dog', 'Pet'] });
    expect(types('mutation { merge { any { ... on Note { text } } } }')).toEqual({
      merge: ['Order'],
    });
    expect(types('mutation { merge { ... on Merged { order { id } } } }')).toEqual({
      merge: ['Order'],
    });
    expect(types('mutation { merge { pets { ... { id } } ... { order { id } } } }')).toEqual({
      merge: ['Cat', 'Dog', 'Order', 'Pet'],
    });
    expect(types('mutation A { merge { total } } mutation B { merge { order { id } } }')).toEqual({
      merge: ['Order'],
    });
    expect(types('{ orders { id } }')).toEqual({});
  });

  it('nothing where the documents are of a list that records hold', () => {
    expect(
      types('mutation { merge { order { id } } }', (model) => {
        const [found] = model.resources;
        if (!found?.list) throw new Error('There is no list.');
        return { nested: { list: found.list, resource: found } };
      }),
    ).toEqual({});
  });
});

describe('A field of the query is stale with', () => {
  const sdl = `
    type Query {
      orders(first: Int, offset: Int): OrderPage! order(id: ID!): Order ordersCount: Int!
      customers: [Customer!]! pets: [Pet!]!
      aggregate: OrderAggregate revenue: Float report: Report box: Box me: Viewer shop: Shop
    }
    type Shop { goods(first: Int, offset: Int): [Good!]! good(id: ID!): Good revenue: Float }
    type Good { id: ID! name: String! }
    type OrderPage { nodes: [Order!]! totalCount: Int! }
    type OrderAggregate { sum: Float nodes: [Order!]! self: OrderAggregate }
    type Report { order: Order customer: Customer sum: Float } type Box { id: ID! order: Order }
    type Viewer { name: String! lastOrder: Order }
    interface Pet { id: ID! name: String! } type Cat implements Pet { id: ID! name: String! }
    type Customer { id: ID! name: String! } type Order { id: ID! number: String! customer: Customer }`;
  const fields = (documents: string, partOf?: (model: ResourceModel) => Part) =>
    rulesOf(sdl, documents, partOf).rootFieldsByType;

  it('the records that it holds, and those within them', () => {
    expect(fields('{ customers { name } pets { name } }')).toEqual({
      Cat: ['pets'],
      Customer: ['customers'],
      Pet: ['pets'],
    });
    expect(fields('{ orders { nodes { customer { name } } } }')).toEqual({
      Customer: ['orders'],
      Order: ['orders'],
    });
    expect(fields('{ ... { orders { ... on OrderPage { nodes { id } } } } }')).toEqual({
      Order: ['orders'],
    });
  });

  it('the records that a list counts, selected or not', () => {
    expect(fields('{ orders { totalCount } ordersCount }')).toMatchObject({
      Order: expect.arrayContaining(['orders']),
    });
    expect(fields('', resource('orders'))).toEqual({ Order: ['order', 'orders'] });
    expect(fields('', resource('pets'))).toEqual({ Cat: ['pets'], Pet: ['pets'] });
  });

  it('the one type of records that figures can be of, else with anything', () => {
    expect(fields('{ aggregate { sum } }')).toEqual({ Order: ['aggregate'] });
    expect(fields('{ revenue }')).toEqual({ '*': ['revenue'] });
    expect(fields('{ report { sum } }')).toEqual({ '*': ['report'] });
    expect(fields('{ box { id } }')).toEqual({});
  });

  it('anything where a query has figures, whatever records stand beside them', () => {
    expect(fields('{ report { order { id } } }', () => ({ figures: 'report' }))).toEqual({
      '*': ['report'],
    });
  });

  it('by its own path in a namespace', () => {
    expect(fields('{ shop { goods { name } } }')).toEqual({ Good: ['shop.goods'] });
    expect(fields('{ shop { revenue } }')).toEqual({ '*': ['shop.revenue'] });
  });
});
