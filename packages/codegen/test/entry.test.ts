import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';

const codes = Array.from(
  { length: 30 },
  (_, index) => `${String.fromCodePoint(65 + (index % 26))}${index < 26 ? '' : 'x'}`,
);

/**
 * Resources with everything that the cache has to be told of: composite keys, connections, values,
 * exact scalars, references, an interface.
 */
function printed(count: number): ReadonlyMap<string, string> {
  const types = codes.slice(0, count);
  const schema = buildSchema(`
    scalar BigFloat
    interface Priced { price: Money }
    type Money { amount: BigFloat! currency: String! }
    type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
    type Query { ${types.map((code) => `part${code}(shop: Int!, number: Int!): Part${code} parts${code}(first: Int, offset: Int): Part${code}Connection!`).join(' ')} }
    ${types
      .map(
        (code, index) => `
      type Part${code}Connection { nodes: [Part${code}!]! pageInfo: PageInfo! totalCount: Int! }
      type Part${code} implements Priced { shop: Int! number: Int! name: String! total: BigFloat price: Money next: Part${types[(index + 1) % count]} }`,
      )
      .join('')}`);
  return printResources(schema, inferModel(schema)).files;
}

it('What is loaded at the start grows by the lines of the manifest and by nothing else', () => {
  const [few, many] = [printed(3), printed(30)];
  const shared = (files: ReadonlyMap<string, string>) =>
    [...files].filter(([path]) => !path.startsWith('resources'));
  expect(shared(many)).toEqual(shared(few));

  const entries = (files: ReadonlyMap<string, string>) =>
    files.get('resources.ts')?.split(/(?<=\n  \},\n)/) ?? [];
  expect([...many.keys()].filter((path) => path.startsWith('resources/')).length).toBe(30);
  // The first holds what stands above the list as well, the last what stands below it.
  expect(entries(many).length).toBe(entries(few).length + 27);
  const nameless = (entry: string) => entry.replaceAll(/(?<=[Pp]arts?)[A-Z]x?(?=['.])/g, '…');
  const [, second = ''] = entries(few);
  expect(second).toContain("name: 'partsB'");
  for (const entry of entries(many).slice(1, 30)) expect(nameless(entry)).toBe(nameless(second));
});

/** Each part has an action, a list of its own, a report and a Russian text. */
function withActions(count: number): ReadonlyMap<string, string> {
  const types = codes.slice(0, count);
  const schema = buildSchema(`
    type Query { ${types.map((code) => `part${code}(id: ID!): Part${code} parts${code}(limit: Int, offset: Int): [Part${code}!]! part${code}Statistics(year: Int!): Statistics!`).join(' ')} }
    type Statistics { count: Int! total: Float! }
    type Mutation { ${types.map((code) => `"Утвердить" approvePart${code}(id: ID!, reason: String!): Part${code}!`).join(' ')} }
    ${types.map((code) => `"Детали" type Part${code} { id: ID! "Название" name: String! notes${code}(limit: Int, offset: Int): [Note${code}!]! } type Note${code} { id: ID! text: String! }`).join('\n')}`);
  return printResources(schema, inferModel(schema)).files;
}

/**
 * What the module of the entry imports as it begins, and they again; what is imported by a call is
 * loaded later.
 */
function entryOf(
  files: ReadonlyMap<string, string>,
  path = 'admin.ts',
  found = new Map<string, string>(),
): ReadonlyMap<string, string> {
  const text = files.get(path);
  if (text === undefined || found.has(path)) return found;
  found.set(path, text);
  for (const [, file = ''] of text.matchAll(
    /^(?:import|export) (?!type )[^;]* from '\.\/([^']+)';$/gm,
  ))
    entryOf(files, file, found);
  return found;
}

it('Actions, nested lists, queries and texts of resources that are not open are no part of what is loaded at the start', () => {
  const files = withActions(5);
  const entry = [...entryOf(files).values()].join('\n');
  const others = [...files]
    .filter(([path]) => !entryOf(files).has(path))
    .map(([, text]) => text)
    .join('\n');
  const texts = [
    'approvePartA',
    'ApprovePartA',
    'reason',
    'notesA',
    'partAStatistics',
    'Утвердить',
    'Название',
  ];
  expect(texts.filter((text) => !others.includes(text))).toEqual([]);
  expect(texts.filter((text) => entry.includes(text))).toEqual([]);
  expect(entry).toContain("name: 'partsA'");
});

it('The rules of a resource are in its module, those of the records it refers to among them', () => {
  const text = printed(3).get('resources/partsA.ts') ?? '';
  expect(text).toContain("PartA: { keyFields: ['shop', 'number'] }");
  expect(text).toContain("PartB: { keyFields: ['shop', 'number'] }");
  expect(text).toContain(
    'PartAConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } }',
  );
  expect(text).toContain(
    "scalarFields: { Money: { amount: 'BigFloat' }, PartA: { total: 'BigFloat' } }",
  );
  expect(text).toContain(
    "rootFieldsByType: { PartA: ['partA', 'partsA'], PartB: ['partA', 'partsA'] }",
  );
  expect(text).not.toContain('PartC');
});

it('Of the types of an interface or union a module names those that its fragments ask for', () => {
  const schema = buildSchema(`
    interface Priced { price: Float }
    type Ticket implements Priced { id: ID! price: Float seat: String } type Service implements Priced { id: ID! price: Float } type Gift { id: ID! card: String }
    union Item = Ticket | Service | Gift
    type Order { id: ID! title: String! item: Item }
    type Query { orders(limit: Int, offset: Int): [Order!]! }`);
  const orders = (fragment: string) =>
    printResources(schema, inferModel(schema), { documents: [parse(fragment)] }).files.get(
      'resources/orders.ts',
    );
  expect(orders('fragment OrderRow on Order { title item { ... on Ticket { seat } } }')).toContain(
    "possibleTypes: { Item: ['Ticket'] }",
  );
  expect(orders('fragment OrderRow on Order { title item { ... on Priced { price } } }')).toContain(
    "possibleTypes: { Priced: ['Service', 'Ticket'] }",
  );
});

it('What is selected of an interface is said of each type that it stands for, so that rules can come after the first record of such a type', () => {
  const schema = buildSchema(`
    scalar BigFloat
    interface Priced { price: BigFloat rates: [Rate!]! }
    type Rate { value: Float! }
    type Ticket implements Priced { id: ID! price: BigFloat rates: [Rate!]! }
    type Service implements Priced { name: String! price: BigFloat rates: [Rate!]! }
    type Query { cheapest: Priced }`);
  const written = parse('query Cheapest { cheapest { price rates { value } } }');
  expect(
    printResources(schema, inferModel(schema), { documents: [written] }).files.get('schema.ts'),
  ).toContain(`{
  typePolicies: {
    Rate: { keyFields: false, merge: true },
    Service: { keyFields: false, merge: true, fields: { rates: { merge: false } } },
    Ticket: { fields: { rates: { merge: false } } },
  },
  possibleTypes: { Priced: ['Service', 'Ticket'] },
  scalars: { BigFloat: 'decimal' },
  scalarFields: { Service: { price: 'BigFloat' }, Ticket: { price: 'BigFloat' } },
}`);
});
