import { buildSchema, parse, print } from 'graphql';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { inferModel, OverrideError, type AdminOverrides } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { printResources } from '../src/print/index.ts';
import { configured } from './configured.ts';
import { request, written } from './written.ts';

const folder = join(import.meta.dirname, '../fixtures/minor-units');

async function products() {
  const schema = await loadSchema(join(folder, 'schema.graphql'));
  const { resources, remove } = await written(
    printResources(schema, inferModel(schema, configured['minor-units'])),
  );
  await remove();
  const found = resources.find(({ name }) => name === 'products');
  if (!found) throw new Error('The fixture has no products.');
  return found;
}

/** What travels is JSON: `undefined` is absent. */
const sent = (variables: unknown): unknown => JSON.parse(JSON.stringify(variables));

it('sends exact text as a number where the server takes one', async () => {
  const { create, update, list } = await products();
  expect(sent(create?.variables({ name: 'Tea', price: '1299', weight: '0.250' }))).toEqual({
    input: { name: 'Tea', price: 1299, weight: 0.25 },
  });
  expect(
    sent(update?.variables({ id: '7' }, { prices: [{ price: '1099', currencyCode: 'EUR' }] })),
  ).toEqual({ input: { id: '7', prices: [{ price: 1099, currencyCode: 'EUR' }] } });
  expect(
    list?.variables(request({ filters: [{ field: 'price', operator: 'gt', value: 1299 }] })),
  ).toMatchObject({ options: { filter: { price: { gt: 1299 } } } });
});

it('sends no number that is not what was typed', async () => {
  const { create } = await products();
  expect(() => create?.variables({ name: 'Tea', price: '12345678901234567.89' })).toThrow(
    RangeError,
  );
  expect(sent(create?.variables({ name: 'Tea', price: '-0012.10' }))).toEqual({
    input: { name: 'Tea', price: -12.1 },
  });
});

it('says of fields, inputs and filters that they are money, and selects the currency with each amount', async () => {
  const { fields, list, create } = await products();
  const money = { minorUnits: true, currency: 'currencyCode' };
  expect(fields.find(({ name }) => name === 'price')).toMatchObject({ kind: 'decimal', money });
  expect(create?.inputs.find(({ name }) => name === 'price')).toMatchObject({ money });
  expect(list?.filters.find(({ name }) => name === 'price')).toMatchObject({ money });
  expect(list?.variables(request({ columns: ['price'] }))).not.toHaveProperty('withCurrencyCode');
});

it('reads the currency of a part from what it is a part of, where it has none', async () => {
  const schema = buildSchema(`
    scalar Money
    type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Order { id: ID! number: String! currency: String! lines: [Line!]! delivery: Fee fees: [OwnFee!]! }
    type Line { sku: String! price: Money! discounts: [Discount!]! }
    type Discount { title: String! amount: Money! }
    type Fee { title: String! amount: Money! }
    type OwnFee { amount: Money! currency: String! }
  `);
  const printed = printResources(
    schema,
    inferModel(schema, { scalars: { Money: { minorUnits: true, currency: 'currency' } } }),
    {
      documents: [
        parse(
          'fragment OrderShow on Order { number lines { sku price discounts { amount } } delivery { amount } fees { amount currency } }',
        ),
      ],
    },
  );
  const { resources, remove } = await written(printed);
  await remove();
  const orders = resources.find(({ name }) => name === 'orders');
  const money = { minorUnits: true, currency: 'currency' };
  expect(
    orders?.fields.filter(({ name }) => name === 'lines' || name === 'delivery'),
  ).toMatchObject([
    {
      fields: [
        { name: 'sku' },
        { name: 'price', money },
        { name: 'discounts', fields: [{ name: 'amount', money }] },
      ],
    },
    { fields: [{ name: 'amount', money }] },
  ]);
  const page = printed.operations.find(({ name }) => name?.value === 'OrderShow');
  expect(page && print(page).replaceAll(/\s+/g, ' ')).toContain(
    '{ id number lines { sku price discounts { amount } } delivery { amount } fees { amount currency } currency }',
  );
});

it.each([
  ['has a currency of its own', 'currency: String!'],
  ['is no part of anything that says one', 'note: String'],
])('asks nothing of the record for an amount that %s', (_, beside) => {
  const own = beside.startsWith('currency');
  const schema = buildSchema(
    `scalar Money type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order } type Order { id: ID! number: String! ${own ? 'currency: String!' : ''} lines: [Line!]! } type Line { sku: String! price: Money! ${beside} }`,
  );
  const { operations, files } = printResources(
    schema,
    inferModel(schema, { scalars: { Money: { currency: own ? 'currency' : 'EUR' } } }),
    {
      documents: [
        parse(`fragment OrderShow on Order { lines { price ${own ? 'currency' : 'note'} } }`),
      ],
    },
  );
  const page = operations.find(({ name }) => name?.value === 'OrderShow');
  expect(page && print(page).replaceAll(/\s+/g, ' ')).toContain(
    `{ id number lines { price ${own ? 'currency' : 'note'} } }`,
  );
  expect(files.get('resources/orders.ts')).toContain(
    `money: { currency: '${own ? 'currency' : 'EUR'}' }`,
  );
});

const model = (scalar: string, overrides: AdminOverrides = {}, more = '') =>
  inferModel(
    buildSchema(
      `type Query { goods(first: Int${more}): [Good!]! } type Good { id: ID! price: Money! currency: String } ${scalar} scalar Money`,
    ),
    overrides,
  );

it.each([
  ['"As specified by IEEE 754"', { number: true }],
  ['"An amount, sent as a number"', { number: true }],
  ['"An amount in minor units"', { number: true, money: { minorUnits: true } }],
  ['"A decimal string, never a floating-point number"', undefined],
  ['"A floating point number that requires more precision than IEEE 754 binary 64"', undefined],
  ['', undefined],
])('reads how a scalar travels from its description %s', (description, carrier) => {
  expect(model(description).carriers?.['Money']).toEqual(carrier);
});

it.each([
  ['A decimal string', 'decimal'],
  ['A signed integer', 'integer'],
  ['A floating-point number', 'float'],
  ['An integer as a string', 'bigint'],
  ['A phone number', 'string'],
])('reads what a scalar of no known name is from its description: %s', (description, kind) => {
  expect(
    inferModel(
      buildSchema(
        `type Query { goods(first: Int): [Good!]! } type Good { id: ID! size: Extent } "${description}" scalar Extent`,
      ),
    ).scalars,
  ).toEqual({ Extent: kind });
});

it('reads it from default values of the schema', () => {
  expect(model('', {}, ', above: Money = 10.5').carriers).toEqual({ Money: { number: true } });
  expect(model('', {}, ', above: Money = "10.5"').carriers).toBeUndefined();
});

it('takes what configuration says, and says what it does not know', () => {
  expect(
    model('', { scalars: { Money: { carrier: 'number', currency: 'currency' } } }),
  ).toMatchObject({
    scalars: { Money: 'decimal' },
    carriers: { Money: { number: true, money: { currency: 'currency' } } },
  });
  expect(
    model('"As specified by IEEE 754"', { scalars: { Money: { carrier: 'string' } } }).carriers,
  ).toBeUndefined();
  expect(model('', { scalars: { Money: { kind: 'string' } } }).scalars).toEqual({
    Money: 'string',
  });
  expect(() => model('', { scalars: { Mony: {} } })).toThrow(
    new OverrideError(
      '`admin.scalars` names `Mony`, and there is no such scalar. Did you mean `Money`?',
    ),
  );
  expect(() => model('', { scalars: { Money: { currency: 'curency' } } })).toThrow(
    /admin\.scalars\.Money\.currency.*`currency`/,
  );
});

it('takes a type of the project, and how its values are made and sent', () => {
  const point = {
    type: "import('./geo.ts').Point",
    parse: "import('./geo.ts').parse",
    serialize: "import('./geo.ts').print",
  };
  expect(model('', { scalars: { Money: point } }).carriers).toEqual({
    Money: {
      own: {
        type: point.type,
        convert: {
          parse: { module: './geo.ts', name: 'parse' },
          serialize: { module: './geo.ts', name: 'print' },
        },
      },
    },
  });
  expect(model('', { scalars: { Money: { type: '`${number} EUR`' } } }).carriers).toEqual({
    Money: { own: { type: '`${number} EUR`' } },
  });
});

it.each([
  [
    'a kind that there is not',
    { kind: 'intger' },
    '`admin.scalars.Money.kind` names `intger`, and there is no such kind. Did you mean `integer`?',
  ],
  [
    'an option that there is not',
    { serialise: '' },
    '`admin.scalars.Money` names `serialise`, and there is no such option of a scalar. Did you mean `serialize`?',
  ],
  [
    'numbers of JavaScript that travel as text',
    { kind: 'integer', carrier: 'string' },
    "`admin.scalars.Money` says that numbers travel as text: they are exact text in records too. Write `kind: 'bigint'`, or leave out the carrier.",
  ],
  [
    'a function in place of its name',
    { type: 'X', parse: '(text) => text', serialize: "import('./x.ts').y" },
    '`admin.scalars.Money.parse` must name an exported function',
  ],
  [
    'one way alone',
    { type: 'X', parse: "import('./x.ts').y" },
    '`admin.scalars.Money` has `parse` and no `serialize`',
  ],
  [
    'no type',
    { parse: "import('./x.ts').y", serialize: "import('./x.ts').z" },
    '`admin.scalars.Money` has `parse` and no `type`',
  ],
])('refuses %s, and says what to write', (_what, scalar, message) => {
  // Nobody compiles the configuration of a project before it is run.
  const overrides: AdminOverrides = JSON.parse(JSON.stringify({ scalars: { Money: scalar } }));
  expect(() => model('', overrides)).toThrow(message);
});

it('reads files by the name of their scalar, and by configuration', () => {
  const uploads = (overrides: AdminOverrides) =>
    inferModel(
      buildSchema(
        'type Query { goods: [Good!]! } type Good { id: ID! } type Mutation { addGood(photo: Upload!, scan: Scan): Good } scalar Upload scalar Scan',
      ),
      overrides,
    ).carriers;
  expect(uploads({})).toEqual({ Upload: { file: true } });
  expect(uploads({ scalars: { Scan: { kind: 'file' }, Upload: { kind: 'string' } } })).toEqual({
    Scan: { file: true },
  });
});
