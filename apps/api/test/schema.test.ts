import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'grafast/graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PrintedSchema, printAdminSchema } from '../src/print-schema.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, fillWithShop } from './shop-database.ts';

let postgres: TestPostgres;
let embedded: PrintedSchema;
let served: PrintedSchema;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await createOwnDatabase(postgres.url, 'shop');
  await fillWithShop(url, 10);
  embedded = await printAdminSchema({ databaseUrl: undefined, schemas: ['public'] });
  served = await printAdminSchema({ databaseUrl: url, schemas: ['public'] });
});
afterAll(() => postgres?.stop());

it('is the same to the byte on both databases', () => {
  expect(served.sdl).toBe(embedded.sdl);
});

it('is the one that is committed: npm run schema', () => {
  expect(embedded.sdl).toBe(
    readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'),
  );
});

it('has the fields of Query and Mutation by name, whenever their tables were read', () => {
  const schema = buildSchema(embedded.sdl);
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const names = Object.keys(root?.getFields() ?? {});
    expect(names).toEqual(names.toSorted());
  }
});

it('has nothing of passwords, sessions, settings and node ids', () => {
  const names = Object.keys(buildSchema(embedded.sdl).getTypeMap());
  expect(
    names.filter((name) =>
      /^(Password|Session|Setting|Migration|Node)(Connection|Filter|Patch|OrderBy)?$/.test(name),
    ),
  ).toEqual([]);
});

it('describes every table and column of the shop in Russian', () => {
  const schema = buildSchema(embedded.sdl);
  const records = Object.values(schema.getTypeMap())
    .filter((type) => schema.getType(`${type.name}Connection`))
    .filter(isObjectType);
  expect(records).toHaveLength(16);
  const texts = records.flatMap((type) => [
    [type.name, type.description] as const,
    ...Object.values(type.getFields()).map(
      (field) => [`${type.name}.${field.name}`, field.description] as const,
    ),
  ]);
  // References have no comment in a database; their column has.
  const missing = texts.filter(
    ([, text]) => !text?.startsWith('Reads ') && !/[а-яё]/i.test(text ?? ''),
  );
  expect(missing).toEqual([]);
});

it('has a field of every kind in the shop', () => {
  const types = new Set(
    Object.values(buildSchema(embedded.sdl).getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => String(field.type).replace(/!$/, '')),
      ),
  );
  for (const type of [
    'String',
    'Int',
    'BigInt',
    'BigFloat',
    'Float',
    'Boolean',
    'OrderStatus',
    'Date',
    'Time',
    'Datetime',
    'LocalDatetime',
    'Interval',
    'DateRange',
    'DatetimeRange',
    'IntRange',
    'JSON',
    '[String]',
    'Base64EncodedBinary',
    'UUID',
  ]) {
    expect(types).toContain(type);
  }
});

it('offers for filters and sorting what an index, a key or a reference makes quick, and says what it withholds', () => {
  const schema = buildSchema(embedded.sdl);
  const filter = schema.getType('OrderFilter');
  const order = schema.getType('OrderOrderBy');
  expect(isInputObjectType(filter) && Object.keys(filter.getFields()).toSorted()).toEqual([
    'address',
    'addressId',
    'and',
    'customer',
    'customerId',
    'deliveries',
    'id',
    'manager',
    'managerId',
    'not',
    'number',
    'or',
    'orderItems',
    'payments',
    'placedAt',
    'promotion',
    'promotionId',
    'search',
    'status',
    'total',
  ]);
  expect(isEnumType(order) && order.getValues().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['STATUS_ASC', 'TOTAL_DESC', 'PLACED_AT_DESC']),
  );
  expect(isEnumType(order) && order.getValue('COMMENT_ASC')).toBeUndefined();
  expect(embedded.withheld).toContain('orders: comment');
});

it('takes no value for what the database fills itself, and needs none where it has one', () => {
  const schema = buildSchema(embedded.sdl);
  const fieldsOf = (name: string): Record<string, string> => {
    const type = schema.getType(name);
    return isInputObjectType(type)
      ? Object.fromEntries(
          Object.values(type.getFields()).map((field) => [field.name, String(field.type)]),
        )
      : {};
  };
  expect(fieldsOf('OrderInput')).toMatchObject({
    number: 'String!',
    customerId: 'Int!',
    status: 'OrderStatus',
    placedAt: 'Datetime',
  });
  for (const name of ['id', 'total'])
    expect([fieldsOf('OrderInput')[name], fieldsOf('OrderPatch')[name]]).toEqual([
      undefined,
      undefined,
    ]);
  expect(fieldsOf('StockInput')).toMatchObject({ productId: 'Int!', warehouseId: 'Int!' });
});
