import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { problemsOf } from './problems-of.ts';

/**
 * What generated code calls its own things, words of the language, globals, and members that every
 * object has.
 */
const awkward = [
  'request',
  'data',
  'key',
  'values',
  'record',
  'value',
  'item',
  'error',
  'payload',
  'and',
  'all',
  'parts',
  'part',
  'rest',
  'message',
  'list',
  'page',
  'count',
  'show',
  'picker',
  'create',
  'update',
  'remove',
  'fields',
  'filters',
  'sorts',
  'filterOf',
  'variables',
  'asked',
  'resource',
  'defaultSort',
  'flags',
  'label',
  'gql',
  'query',
  'mutation',
  'field',
  'root',
  'on',
  'when',
  'text',
  'number',
  'oneOf',
  'eOf',
  'flag',
  'given',
  'named',
  'say',
  'class',
  'delete',
  'default',
  'new',
  'function',
  'import',
  'export',
  'return',
  'void',
  'this',
  'await',
  'yield',
  'let',
  'static',
  'typeof',
  'in',
  'of',
  'enum',
  'interface',
  'type',
  'string',
  'any',
  'never',
  'unknown',
  'object',
  'symbol',
  'bigint',
  'boolean',
  'undefined',
  'Record',
  'Readonly',
  'Partial',
  'Pick',
  'Omit',
  'Array',
  'Date',
  'Object',
  'Number',
  'Boolean_',
  'Promise',
  'TypedDocumentNode',
  'Decimal',
  'Instant',
  'ListRequest',
  'Filters',
  'Operators',
  'Sorts',
  'KeyFields',
  'OrderRecord',
  'OrderLabel',
  'OrderRow',
  'OrderListData',
  'OrderShowVariables',
  'OrderArguments',
  'OrderConditions',
  'EndpointProbeData',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '_',
  '_1',
  'a__b',
];
const legal = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,6}$/);
const names = (count: number) =>
  fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...awkward) }, legal), {
    minLength: count,
    maxLength: count,
  });

const known = new Set([
  'Query',
  'Mutation',
  'Order',
  'OrderConnection',
  'PageInfo',
  'Customer',
  'String',
  'Int',
  'Float',
  'ID',
  'Boolean',
  'Estimate',
  'Hit',
  'ShopSettings',
  'id',
  'first',
  'offset',
  'orderBy',
  'orderId',
  'input',
  'true',
  'false',
  'null',
]);
const free = (count: number, except: readonly string[] = []) =>
  names(count).filter((drawn) => drawn.every((name) => !known.has(name) && !except.includes(name)));

/**
 * A list with a filter and conditions, an enum, a scalar, a reference, writes, actions and queries
 * of other kinds, all of them named as somebody happened to name them.
 */
const schemas = fc
  .record({ types: free(8), fields: free(5, ['and', '_']), values: free(2), args: free(3) })
  .map(({ types, fields, values, args }) => {
    const [filter, operators, state, sort, scalar, input, patch, part] = types;
    const [text, ofState, ofScalar, customer, nested] = fields;
    const [condition, words, patchArgument] = args;
    const shown = `${text}: String! ${ofState}: ${state} ${ofScalar}: ${scalar} ${customer}: Customer`;
    const taken = `${ofState}: ${state} ${ofScalar}: ${scalar} ${nested}: ${part}`;
    return `
    scalar ${scalar}
    enum ${state} { ${values.join(' ')} }
    enum ${sort} { ${fields
      .slice(0, 2)
      .flatMap((name) => [`${name}_ASC`, `${name}_DESC`])
      .join(' ')} }
    input ${operators} { eq: String in: [String!] contains: String }
    input ${filter} { ${text}: ${operators} ${ofState}: ${state} and: [${filter}!] }
    input ${part} { ${text}: String! }
    input ${input} { ${text}: String! ${taken} }
    input ${patch} { ${text}: String ${taken} }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type Customer { id: ID! name: String! }
    type Order { id: ID! ${shown} }
    type OrderConnection { nodes: [Order!]! totalCount: Int! pageInfo: PageInfo! }
    type Query {
      orders(first: Int, offset: Int, ${condition}: ${filter}!, ${words}: String, orderBy: [${sort}!]): OrderConnection!
      order(id: ID!): Order
      customers(first: Int, offset: Int, ${words}: String): [Customer!]!
      customer(id: ID!): Customer
      estimateOf(${words}: ${state}!, ${patchArgument}: ${patch}!): Estimate
      searchAll(${condition}: String!): [Hit!]!
      shopSettings: ShopSettings!
    }
    type Estimate { ${text}: Int! ${ofState}: ${state} ${customer}: Customer }
    union Hit = Order | Estimate
    type ShopSettings { ${text}: String ${nested}: Estimate }
    type Mutation {
      updateShopSettings(${patchArgument}: ${input}!): ShopSettings!
      approveOrder(orderId: ID!, ${text}: String!, ${ofState}: ${state}): Order
      createOrder(input: ${input}!): Order
      updateOrder(id: ID!, ${patchArgument}: ${patch}!): Order
      deleteOrder(id: ID!): Order
    }`;
  });

it('An argument may be called as generated code calls its own parameter', async () => {
  const sdl = (argument: string) => `
    type Query { orders(${argument}: OrdersRequest!, limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
    input OrdersRequest { number: String }
    type Order { id: ID! number: String! ${argument}: String }
    type Mutation { updateOrder(id: ID!, ${argument}: String): Order }`;
  expect(await problemsOf(['request', 'data', 'key', 'values', 'record'].map(sdl))).toEqual([]);
});

it('A part of a form may be called as a member of every object', async () => {
  const sdl = (name: string) => `
    type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Order { id: ID! number: String! note: String }
    input Part { number: String! }
    input OrderInput { number: String! note: String ${name}: Part }
    type Mutation { createOrder(input: OrderInput!): Order updateOrder(id: ID!, input: OrderInput!): Order }`;
  expect(
    await problemsOf(['constructor', 'toString', 'valueOf', 'hasOwnProperty'].map(sdl)),
  ).toEqual([]);
});

it('A condition may be called as a member of every object', async () => {
  const sdl = (name: string, paging: string) => `
    type Query { orders(limit: Int, offset: Int, ${paging}): [Order!]! order(id: ID!): Order }
    enum State { OPEN DONE }
    input Text { eq: String in: [String!] }
    input OrderFilter { ${name}: Text state: State and: [OrderFilter!] }
    input OrderWhere { ${name}: State state: State }
    type Order { id: ID! ${name}: State state: State }`;
  const places = ['filter: OrderFilter!', 'where: OrderWhere', 'constructor: State, state: State'];
  const problems = await problemsOf(
    ['constructor', 'toString', 'valueOf', 'hasOwnProperty'].flatMap((name) =>
      places.map((place) => sdl(name, place)),
    ),
  );
  expect(problems).toEqual([]);
});

it('Anything may have any name', async () => {
  await fc.assert(
    // One run of the compiler for all of them; what is told of a failure is the seed and the code,
    // not the schemas.
    fc.asyncProperty(fc.noShrink(fc.integer()), async (seed) => {
      expect(await problemsOf(fc.sample(schemas, { seed, numRuns: 25 }))).toEqual([]);
    }),
    // The example leaves out a condition called `hasOwnProperty`; examples count as runs.
    { numRuns: 2, examples: [[-2147483622]] },
  );
});
