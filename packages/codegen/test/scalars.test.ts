import { buildSchema } from 'graphql';
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
  const { resources, remove } = await written(printResources(schema, inferModel(schema, configured['minor-units'])));
  await remove();
  const found = resources.find(({ name }) => name === 'products');
  if (!found) throw new Error('The fixture has no products.');
  return found;
}

/** What travels is JSON: `undefined` is absent. */
const sent = (variables: unknown): unknown => JSON.parse(JSON.stringify(variables));

it('sends exact text as a number where the server takes one', async () => {
  const { create, update, list } = await products();
  expect(sent(create?.variables({ name: 'Tea', price: '1299', weight: '0.250' }))).toEqual({ input: { name: 'Tea', price: 1299, weight: 0.25 } });
  expect(sent(update?.variables({ id: '7' }, { prices: [{ price: '1099', currencyCode: 'EUR' }] }))).toEqual({ input: { id: '7', prices: [{ price: 1099, currencyCode: 'EUR' }] } });
  expect(list?.variables(request({ filters: [{ field: 'price', operator: 'gt', value: 1299 }] }))).toMatchObject({ options: { filter: { price: { gt: 1299 } } } });
});

it('sends no number that is not what was typed', async () => {
  const { create } = await products();
  expect(() => create?.variables({ name: 'Tea', price: '12345678901234567.89' })).toThrow(RangeError);
  expect(sent(create?.variables({ name: 'Tea', price: '-0012.10' }))).toEqual({ input: { name: 'Tea', price: -12.1 } });
});

it('says of fields, inputs and filters that they are money, and selects the currency with each amount', async () => {
  const { fields, list, create } = await products();
  const money = { minorUnits: true, currency: 'currencyCode' };
  expect(fields.find(({ name }) => name === 'price')).toMatchObject({ kind: 'decimal', money });
  expect(create?.inputs.find(({ name }) => name === 'price')).toMatchObject({ money });
  expect(list?.filters.find(({ name }) => name === 'price')).toMatchObject({ money });
  expect(list?.variables(request({ columns: ['price'] }))).not.toHaveProperty('withCurrencyCode');
});

const model = (scalar: string, overrides: AdminOverrides = {}, more = '') =>
  inferModel(buildSchema(`type Query { goods(first: Int${more}): [Good!]! } type Good { id: ID! price: Money! currency: String } ${scalar} scalar Money`), overrides);

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
  ['A decimal string', 'decimal'], ['A signed integer', 'integer'], ['A floating-point number', 'float'], ['An integer as a string', 'bigint'], ['A phone number', 'string'],
])('reads what a scalar of no known name is from its description: %s', (description, kind) => {
  expect(inferModel(buildSchema(`type Query { goods(first: Int): [Good!]! } type Good { id: ID! size: Extent } "${description}" scalar Extent`)).scalars).toEqual({ Extent: kind });
});

it('reads it from default values of the schema', () => {
  expect(model('', {}, ', above: Money = 10.5').carriers).toEqual({ Money: { number: true } });
  expect(model('', {}, ', above: Money = "10.5"').carriers).toBeUndefined();
});

it('takes what configuration says, and says what it does not know', () => {
  expect(model('', { scalars: { Money: { carrier: 'number', currency: 'currency' } } })).toMatchObject({ scalars: { Money: 'decimal' }, carriers: { Money: { number: true, money: { currency: 'currency' } } } });
  expect(model('"As specified by IEEE 754"', { scalars: { Money: { carrier: 'string' } } }).carriers).toBeUndefined();
  expect(model('', { scalars: { Money: { kind: 'string' } } }).scalars).toEqual({ Money: 'string' });
  expect(() => model('', { scalars: { Mony: {} } })).toThrow(new OverrideError('`admin.scalars` names `Mony`, and there is no such scalar. Did you mean `Money`?'));
  expect(() => model('', { scalars: { Money: { currency: 'curency' } } })).toThrow(/admin\.scalars\.Money\.currency.*`currency`/);
});
