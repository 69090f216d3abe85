import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { dictionary } from '../src/texts/dictionary.ts';
import { fillTexts } from '../src/texts/fill-texts.ts';
import { textsOfModel } from '../src/texts/resource-texts.ts';
import { problemsOf } from './problems-of.ts';
import { written } from './written.ts';

/** Members that every JavaScript object has; GraphQL reserves names that begin with two underscores. */
const members = Object.getOwnPropertyNames(Object.prototype).filter(
  (name) => !name.startsWith('__'),
);

/** A schema in which a type, its fields, arguments, values, filters and writes have the name. */
const sdlOf = (name: string): string => `
  type Query {
    ${name}s(first: Int, offset: Int, orderBy: [Sort!], filter: Filter): Connection!
    ${name}(${name}: ID!): ${name}
    orders(limit: Int, offset: Int, where: OrderWhere): [Order!]!
    order(id: ID!): Order
  }
  type Mutation {
    create${name}(input: Input!): ${name}
    update${name}(${name}: ID!, patch: Input!): ${name}
    delete${name}(${name}: ID!): ${name}
    ${name}(orderId: ID!, ${name}: State): Order
    createOrder(${name}: String!, parent: ID): Order
    updateOrder(id: ID!, ${name}: String, parent: ID): Order
    remove_${name}_from_order(orderId: ID!, ${name}: ID!): Order
  }
  enum State { ${name} valueOf_${name} OTHER }
  enum Sort { ${name}_ASC ${name}_DESC state_ASC state_DESC }
  input Text { eq: String in: [String!] contains: String }
  input Filter { ${name}: Text state: State and: [Filter!] }
  input OrderWhere { ${name}: Text ${name}_${name}: OrderWhere parent: OrderWhere parent_${name}: OrderWhere }
  input Input { state: State of_${name}: Part }
  input Part { ${name}: String! }
  type Connection { nodes: [${name}!]! totalCount: Int! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type ${name} { ${name}: ID! name: String! state: State with_${name}: String ${name}With: Int }
  type Order { id: ID! ${name}: String! parent: Order orders: [Order!]! }`;

describe.each(members)('a schema whose things are called %s', (name) => {
  it('generates, compiles and works', async () => {
    expect(await problemsOf([sdlOf(name)])).toEqual([]);
  });

  it('has texts as any other', () => {
    const model = inferModel(buildSchema(sdlOf(name)));
    const of = dictionary();
    const made = textsOfModel(model, of, {});
    const texts = [
      ...[...made.resources.values()].flatMap(({ names, fields, values }) => [
        ...names.map(({ text }) => text),
        ...Object.values(fields),
        ...Object.values(values),
      ]),
      ...[...made.actions.values()].map(({ text }) => text),
      ...[...made.queries.values()].map(({ text }) => text),
    ];
    expect(
      texts.filter(
        (text) =>
          text !== undefined && (typeof text !== 'string' || /undefined|function/.test(text)),
      ),
    ).toEqual([]);
    const filled = fillTexts(made, {}, new Map());
    // A person finds every name that has no text, in the file that is written.
    const named = JSON.stringify(filled.texts).split('"? ').length - 1;
    expect(named).toBe(new Set(namesToFill(made)).size);
  });
});

it('sends what is called __proto__, shows none of it, and says so', async () => {
  const sdl = `
    type Query { orders(limit: Int, offset: Int, where: OrderWhere): [Order!]! order(id: ID!): Order }
    type Order { id: ID! name: String! state: State __proto__: String }
    enum State { __proto__ DONE }
    input OrderWhere { state: State __proto__: String }
    input OrderInput { name: String __proto__: String state: State }
    type Mutation {
      createOrder(input: OrderInput!, __proto__: State): Order
      updateOrder(id: ID!, input: OrderInput!): Order
      approveOrder(orderId: ID!, __proto__: String!): Order
    }`;
  expect(await problemsOf([sdl])).toEqual([]);
  const schema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true });
  const model = inferModel(schema);
  const { files } = printResources(schema, model);
  expect(model.problems).toContainEqual({
    subject: 'Order.__proto__',
    message: 'Names that begin with two underscores belong to the server: no screen shows it.',
    remedy: 'Give the field a name without them.',
  });
  const texts = [...files.values()].join('\n');
  expect(texts).toContain("['__proto__']: gql.inputValue(values, '__proto__', gql.text)");
  // Members of a type may be called so, members of an object may not.
  expect(texts.replaceAll(/readonly __proto__\??:/g, '')).not.toMatch(/[^'.]__proto__\??:/);
});

it('leaves what is called __proto__ in an object of a form out of it, and says so', async () => {
  const sdl = `
    type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Order { id: ID! name: String! address: Address }
    type Address { city: String }
    input AddressInput { city: String __proto__: String }
    input OrderInput { name: String address: AddressInput }
    type Mutation {
      createOrder(input: OrderInput!): Order
      shipOrder(orderId: ID!, where: AddressInput!, more: OrderInput): Order
    }`;
  expect(await problemsOf([sdl])).toEqual([]);
  const schema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true });
  const model = inferModel(schema);
  expect(model.problems).toContainEqual({
    subject: 'AddressInput.__proto__',
    message: 'Names that begin with two underscores belong to the server: no form has it.',
    remedy: 'Give the field a name without them.',
  });
  const order = model.resources.find(({ type }) => type === 'Order');
  const address = order?.create?.inputs.find(({ name }) => name === 'address');
  expect(address?.inputs?.map(({ name }) => name)).toEqual(['city']);
});

it('takes an object as JSON that cannot be without what is called __proto__, and says so', async () => {
  const sdl = `
    type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Order { id: ID! name: String! address: Address }
    type Address { city: String }
    input AddressInput { city: String __proto__: String! }
    input OrderInput { name: String address: AddressInput! }
    type Mutation {
      createOrder(input: OrderInput!): Order
      updateOrder(id: ID!, input: OrderInput!): Order
      shipOrder(orderId: ID!, where: AddressInput!, more: OrderInput): Order
    }`;
  expect(await problemsOf([sdl])).toEqual([]);
  const schema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true });
  const model = inferModel(schema);
  expect(model.problems).toContainEqual({
    subject: 'AddressInput.__proto__',
    message:
      'Names that begin with two underscores belong to the server: no form has it, and a form takes `AddressInput` as JSON.',
    remedy: 'Give the field a name without them.',
  });
  const order = model.resources.find(({ type }) => type === 'Order');
  for (const write of [order?.create, order?.update])
    expect(write?.inputs.find(({ name }) => name === 'address')).toMatchObject({ kind: 'json' });
  const texts = [...printResources(schema, model).files.values()].join('\n');
  // What a form asks for is what it sends.
  expect(texts).toMatch(/'more\.address': \{ kind: 'json'/);
  expect(texts).not.toContain('more.address.city');
  const address = JSON.parse('{"city":"Тула","__proto__":"x"}');
  const { resources, remove } = await written(printResources(schema, model));
  const variables = resources
    .find(({ name }) => name === 'orders')
    ?.create?.variables({ name: 'Заказ', address });
  expect(JSON.stringify(variables)).toBe(
    '{"input":{"name":"Заказ","address":{"city":"Тула","__proto__":"x"}}}',
  );
  await remove();
});

const namesToFill = ({ resources, actions, queries }: ReturnType<typeof textsOfModel>): string[] =>
  [
    ...[...resources].flatMap(([resource, { names }]) =>
      names.map((told) => ({ ...told, resource })),
    ),
    ...[...actions].map(([key, told]) => ({ ...told, key, resource: '' })),
    ...[...queries].map(([key, told]) => ({ ...told, key, resource: '' })),
  ].flatMap(({ text, isDoubtful, kind, key, name, resource }) =>
    text !== undefined && isDoubtful !== true
      ? []
      : [`${resource} ${kind === 'resource' ? 'title' : `${kind} ${key ?? name}`}`],
  );
