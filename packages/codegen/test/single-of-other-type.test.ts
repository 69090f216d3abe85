import { buildSchema, print, printSchema, type GraphQLSchema } from 'graphql';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { callableModel, printCallable } from '../src/callable.ts';
import { inferModel } from '../src/infer/index.ts';
import type { Resource } from '../src/model.ts';
import { printResources } from '../src/print/index.ts';
import { operate } from './operate.ts';
import { problemsOf } from './problems-of.ts';
import { written } from './written.ts';

const shops = `
  type Shop { id: ID! title: String! worker: Worker }
  type Boss { id: ID! name: String! }`;
const workers = (row: string, single: string, types = '', taken = ''): GraphQLSchema =>
  buildSchema(`
    type Query {
      workers(first: Int, offset: Int): [Worker!]! workerDetail(id: ID!): WorkerDetail
      shops(first: Int, offset: Int): [Shop!]! shop(id: ID!): Shop
    }
    type Worker { id: ID! ${row} } type WorkerDetail { id: ID! ${single} } ${shops} ${types}
    type Mutation { updateWorker(id: ID!, name: String${taken}): WorkerDetail deleteWorker(id: ID!): Worker }`);

const documentOf = (schema: GraphQLSchema, name: string): string =>
  printCallable(schema)
    .printed.operations.filter((operation) => operation.name?.value === name)
    .map(print)
    .join();

it('asks the single for the fields that it has in common with the rows', () => {
  const schema = workers('name: String! boss: Boss shop: Shop', 'name: String! bio: String');
  expect(documentOf(schema, 'WorkerShow')).toMatch(/id\s+name/);
  expect(documentOf(schema, 'WorkerShow')).not.toContain('shop');
  expect(documentOf(schema, 'WorkerList')).toContain('shop');
});

it('shows the fields that only the single has on the page of the record', async () => {
  const schema = workers(
    'name: String! boss: Boss',
    'name: String! bio: String boss: Boss mentor: Boss awards: [Award!]!',
    'type Award { title: String! year: Int }',
    ', bio: String',
  );
  const { model, printed } = printCallable(schema);
  const worker = model.resources.find(({ type }) => type === 'Worker');
  expect(worker?.one?.fields?.map(({ name }) => name)).toEqual(['bio', 'mentor', 'awards']);
  expect(documentOf(schema, 'WorkerShow')).toMatch(/bio.*mentor \{.*awards \{/s);
  expect(documentOf(schema, 'WorkerList')).not.toMatch(/bio|mentor|awards/);
  const { resources, remove } = await written(printed);
  const [own] = resources.filter(({ name }) => name === 'workers');
  expect(own?.fields.map(({ name }) => name)).toEqual([
    'name',
    'id',
    'boss',
    'bio',
    'mentor',
    'awards',
  ]);
  expect(own && (await operate(own, schema, model.scalars))).toEqual([]);
  await remove();
  expect(await problemsOf([printSchema(schema)])).toEqual([]);
});

it('shows a field of two types on the page as the single has it', async () => {
  const schema = workers('name: String! boss: String', 'name: String! boss: Boss tags: [String!]!');
  expect(documentOf(schema, 'WorkerShow')).toMatch(/boss \{/);
  expect(documentOf(schema, 'WorkerList')).toMatch(/boss @include/);
  expect(await problemsOf([printSchema(schema)])).toEqual([]);
});

it('makes the single stale with the rows after a write', () => {
  const schema = workers('name: String!', 'name: String! bio: String');
  expect(printCallable(schema).printed.files.get('resources/workers.ts')).toContain(
    "Worker: ['workerDetail', 'workers']",
  );
});

it('takes the record of the page from a write that answers the single', () => {
  const schema = workers('name: String!', 'name: String! bio: String');
  expect(documentOf(schema, 'WorkerUpdate')).toMatch(/id\s+name\s+bio/);
  expect(documentOf(schema, 'WorkerDelete')).not.toContain('bio');
});

it('fills the form of an update with what only the single has', () => {
  const schema = workers('name: String!', 'name: String! bio: String', '', ', bio: String');
  const module = printCallable(schema).printed.files.get('resources/workers.ts');
  // An input without a value of its own takes that of the field.
  expect(module).toContain('(fields, { name: {}, bio: {} })');
});

it('prints every pair of types that a list and a single can have', () => {
  const type = fc.constantFrom(
    'String',
    'String!',
    '[String!]',
    'Int',
    'Boss',
    '[Boss!]!',
    'Worker',
  );
  const fields = fc
    .dictionary(fc.constantFrom('name', 'title', 'boss', 'status', 'team'), type, { minKeys: 1 })
    .map((members) =>
      Object.entries(members)
        .map((member) => member.join(': '))
        .join(' '),
    );
  fc.assert(
    fc.property(fields, fields, (row, single) => {
      const { model, printed } = printCallable(workers(row, single));
      expect(callableModel(model, printed.omitted).resources.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['Worker', 'Shop']),
      );
    }),
    { numRuns: 60, seed: 35 },
  );
});

it('leaves out a resource that cannot be printed, says why, and writes the others', () => {
  const schema = workers('name: String!', 'name: String!');
  const model = inferModel(schema);
  const broken = (resource: Resource): Resource => ({
    ...resource,
    label: [['name', 'missing']],
    fields: resource.fields.map((field) => ({
      ...field,
      ...(field.name === 'name' && {
        kind: 'reference',
        reference: { resource: 'shops', records: ['missing'] },
      }),
    })),
  });
  const resources = model.resources.map((each) => (each.type === 'Worker' ? broken(each) : each));
  const printed = printResources(schema, { ...model, resources });
  expect(printed.omitted).toContainEqual({
    resource: 'workers',
    role: 'resource',
    reason: 'Type String has no field missing.',
  });
  expect([...printed.files.keys()]).toContain('resources/shops.ts');
  expect([...printed.files.keys()]).not.toContain('resources/workers.ts');
  expect(callableModel({ ...model, resources }, printed.omitted).resources).toMatchObject([
    { name: 'shops' },
  ]);
});
