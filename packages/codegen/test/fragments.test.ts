import { join } from 'node:path';

import { buildSchema, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { printResources } from '../src/print/index.ts';
import { operate } from './operate.ts';
import { written } from './written.ts';

const schema = await loadSchema(join(import.meta.dirname, '../fixtures/connection/schema.graphql'));
const model = inferModel(schema);

async function ordersWith(document: string) {
  const printed = printResources(schema, model, { documents: [parse(document)] });
  const { resources, remove } = await written(printed);
  const orders = resources.find(({ name }) => name === 'orders');
  if (!orders?.list) throw new Error('The fixture has no list of orders.');
  const problems = await operate(orders, schema, model.scalars);
  await remove();
  const operation = printed.operations.find(({ name }) => name?.value === 'OrderList');
  return { list: orders.list, problems, text: operation ? print(operation) : '' };
}

it('An operation that a developer writes makes its root field known as one that holds the records in it', () => {
  const { files } = printResources(schema, model, {
    documents: [
      parse('query Busy { customers { nodes { id } } order(id: 1) { customer { id } } }'),
    ],
  });
  expect(files.get('schema.ts')).toContain(
    "rootFieldsByType: { Customer: ['customers', 'order'], Order: ['order'] }",
  );
});

it('Figures that a developer asks for change with the records that they are computed from, or with any where the schema does not say', () => {
  const schema = buildSchema(`
    type Query { goods: [Good!]!, owners: [Owner!]!, goodsAggregate: GoodsAggregate!, statistics: Statistics!, revenue: Float!, newest: Good, parts(first: Int, after: String): Parts! }
    type Parts { nodes: [Part!]!, totalCount: Int!, pageInfo: PageInfo! } type PageInfo { hasNextPage: Boolean!, endCursor: String } type Part { id: ID!, good: Good! }
    type Good { id: ID!, name: String } type Owner { id: ID!, name: String }
    type GoodsAggregate { count: Int!, sum: GoodsSum!, nodes: [Good!]! } type GoodsSum { weight: Float }
    type Statistics { goods: [Good!]!, owners: [Owner!]! count: Int! }
  `);
  const documents = [
    parse(
      'query Figures { goodsAggregate { count sum { weight } } statistics { count } revenue newest { name } parts { totalCount } }',
    ),
  ];
  expect(
    printResources(schema, inferModel(schema), { documents }).files.get('schema.ts'),
  ).toContain(
    "rootFieldsByType: { '*': ['revenue', 'statistics.count'], Good: ['goodsAggregate', 'newest'], Part: ['parts'] }",
  );
});

describe('A fragment that a developer writes', () => {
  it('is what the list shows, in its order', async () => {
    const { list, problems } = await ordersWith('fragment OrderRow on Order { status total }');
    expect(list.columns.map(({ field }) => field.name)).toEqual(['status', 'total']);
    expect(problems).toEqual([]);
  });

  it('gives each of its fields a flag, and takes aliases along', async () => {
    const { list, text } = await ordersWith('fragment OrderRow on Order { sum: total }');
    expect(text).toContain('sum: total @include(if: $withSum)');
    expect(
      list.variables({
        page: 0,
        pageSize: 25,
        sort: [],
        filters: [],
        search: '',
        columns: ['sum'],
      }),
    ).toMatchObject({ withSum: true });
  });

  it('may reach into other records, whose selected fields then stand for them', async () => {
    const { list, text } = await ordersWith(
      'fragment OrderRow on Order { number customer { title: name } }',
    );
    const customer = list.columns.find(({ field }) => field.name === 'customer');
    expect(customer?.field.reference?.label({ id: 7, title: 'Анна' })).toBe('Анна');
    // The key of the other record comes along: links and the cache need it.
    expect(text.replace(/\s+/g, ' ')).toContain(
      'customer @include(if: $withCustomer) { title: name id }',
    );
  });

  it('may spread other fragments', async () => {
    const { list, problems } = await ordersWith(
      'fragment OrderRow on Order { ...Money note } fragment Money on Order { total }',
    );
    expect(list.columns.map(({ field }) => field.name)).toEqual(['total', 'note']);
    expect(problems).toEqual([]);
  });

  it('leaves the other resources as they are', () => {
    const before = printResources(schema, model).files.get('resources/customers.ts');
    const after = printResources(schema, model, {
      documents: [parse('fragment OrderRow on Order { status }')],
    }).files.get('resources/customers.ts');
    expect(after).toBe(before);
  });

  it('that needs a variable is refused in one sentence', () => {
    expect(() =>
      printResources(schema, model, {
        documents: [parse('fragment OrderRow on Order { total @include(if: $big) }')],
      }),
    ).toThrow(
      'Resource orders: OrderList, with the fragment written for it: Variable "$big" is not defined by operation "OrderList".',
    );
  });

  it('on a type that the resource is not of is refused in one sentence', () => {
    expect(() =>
      printResources(schema, model, {
        documents: [parse('fragment OrderRow on Customer { name }')],
      }),
    ).toThrow(
      'Resource orders: Fragment OrderRow is on Customer; the records of orders are of type Order.',
    );
  });
});
