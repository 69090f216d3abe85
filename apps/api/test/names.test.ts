import { buildSchema, isEnumType } from 'grafast/graphql';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PrintedSchema, printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

const tables = `
  create type answer as enum ('true', 'false', 'null', 'constructor', '__proto__', 'toString');
  create type dash as enum ('a-b', 'a_b', 'a b', 'ещё', 'еще', '☆', '→', '');
  create type status as enum ('open');
  create type "Status" as enum ('shut');
  create table statuses (id int primary key, status status, other "Status");
  create table answers (id int primary key, answer answer, dash dash not null, checked text check (checked in ('a-b', 'a_b', '☆', 'true')));
  create table columns_of_all_kinds (
    id int primary key, f_125_hz int, f_12_5hz int, foo_bar text, "fooBar" text, "Foo Bar" text, "100%" int, "☆" int, "→" int, "ещё" text, "еще" text,
    constructor text, "toString" text, "hasOwnProperty" text, "__proto__" text, "valueOf" text, "and" text, "or" text, "not" text, search text, revision text,
    primary_key text, natural_ text, "2fa" boolean, client_mutation_id text, "__typename" text, "_" text, node_id text, patch text);
  create table contact (id int primary key, note text);
  create table contacts (id int primary key, contact_id int references contact, contact text);
  create table person (id int primary key, "contactId" int references contact, contact_id int references contact);
  create table "Person" (id int primary key, name text);
  create table orders (id int primary key);
  create table order_filters (id int primary key);
  create table saved_view (id int primary key);
  create table constructor (id int primary key, "constructor" int references constructor);
  create table "☆" (id int primary key);
  create table lines (id int primary key);
  create table "Клиенты" ("Код" int primary key, "Имя" text);
  create function "сумма клиента"(c "Клиенты") returns int language sql stable as 'select 7';
  create function "имя"(c "Клиенты") returns text language sql stable as 'select ''ф''';
  create function "всего клиентов"() returns int language sql stable as 'select 3';
  create function contact() returns int language sql stable as 'select 5';
`;

let postgres: TestPostgres;
let url: string;
let sdl: string;
let missing: PrintedSchema['missing'];
let admin: TestAdmin;
let editor: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createOwnDatabase(postgres.url, 'names');
  const client = new Client(url);
  await client.connect();
  await client.query(tables);
  await client.end();
  ({ sdl, missing } = await printAdminSchema({ databaseUrl: url, schemas: ['public'] }));
  admin = await startAdmin({ DATABASE_URL: url });
  editor = await admin.signedIn('owner');
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

const namesOf = (name: string, from = sdl): readonly string[] => {
  const type = buildSchema(from).getType(name);
  if (isEnumType(type)) return type.getValues().map((value) => value.name);
  return type && 'getFields' in type ? Object.keys(type.getFields()) : [];
};

it('gives every table a list, whatever it is called', () => {
  const lists = Object.values(buildSchema(sdl).getQueryType()?.getFields() ?? {}).filter(
    ({ type }) => String(type).endsWith('Connection'),
  );
  // With the accounts of the admin itself.
  expect(lists).toHaveLength(15);
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['contacts', 'people', 'statuses', 'orders', 'savedViewRecords']),
  );
});

it('gives every column a field, and what is spelled as its field the plain one', () => {
  const fields = namesOf('ColumnsOfAllKind');
  expect(fields).toHaveLength(30);
  expect(fields).toEqual(expect.arrayContaining(['fooBar', 'f125Hz', '_100', '_2Fa', 'eshche']));
  for (const member of ['constructor', 'toString', '__proto__'])
    expect(fields).not.toContain(member);
});

it('gives references names beside those of columns and of each other', () => {
  expect(namesOf('Contact')).toEqual(
    expect.arrayContaining(['contact', 'contactId', 'contactKmnfn']),
  );
  expect(namesOf('ContactRfrcb').filter((name) => name.startsWith('people'))).toHaveLength(2);
});

it('has functions with Russian names as fields', async () => {
  await editor.ask(
    'mutation { createKlienty(input: { klienty: { kod: 1 } }) { klienty { kod } } }',
  );
  const answer = await editor.ask('{ klienty(kod: 1) { summaKlienta } vsegoKlientov }');
  expect(answer.data).toEqual({ klienty: { summaKlienta: 7 }, vsegoKlientov: 3 });
});

it('stores the value of an enum that was chosen', async () => {
  const answer = await editor.ask<{
    __type: { enumValues: { name: string; description: string }[] };
  }>('{ __type(name: "Dash") { enumValues { name description } } }');
  const values = buildSchema(sdl).getType('Dash');
  expect(answer.errors).toBeDefined();
  expect(
    isEnumType(values) && values.getValues().map(({ name, description }) => description ?? name),
  ).toEqual(['a-b', 'a_b', 'a b', 'ещё', 'еще', '☆', '→', '']);
  const names = namesOf('Dash');
  for (const [at, name] of names.entries())
    await editor.ask(
      `mutation { createAnswer(input: { answer: { id: ${at}, dash: ${name} } }) { answer { dash } } }`,
    );
  const stored = await query<{ dash: string }>(url, 'select dash::text from answers order by id');
  expect(stored.map(({ dash }) => dash)).toEqual(['a-b', 'a_b', 'a b', 'ещё', 'еще', '☆', '→', '']);
});

it('says that nothing is missing but what cannot be called', () => {
  expect(missing).toEqual([]);
});

it('keeps a name whatever comes later', async () => {
  const own = await createOwnDatabase(postgres.url, 'later');
  const add = (sql: string): Promise<unknown> => query(own, sql);
  await add(`create table "fooBar" ("fooBar" int primary key, "bar_id" int references "fooBar")`);
  const first = await printAdminSchema({
    databaseUrl: own,
    schemas: ['public'],
    committedNames: new Map(),
  });
  await add('create table foo_bars (id int primary key, foo_bar int)');
  await add('alter table "fooBar" add foo_bar int, add bar int');
  await add("create type bar as enum ('a'); alter table foo_bars add bar bar");
  const second = await printAdminSchema({
    databaseUrl: own,
    schemas: ['public'],
    committedNames: first.names,
  });
  const fieldsOf = (sdlOf: string): readonly string[] =>
    namesOf('FooBar', sdlOf).filter((name) => !name.includes('oundation'));
  expect(second.missing).toEqual([]);
  expect(fieldsOf(second.sdl)).toEqual(expect.arrayContaining([...fieldsOf(first.sdl)]));
  // Nothing of it depends on what is remembered when nothing is added.
  const third = await printAdminSchema({
    databaseUrl: own,
    schemas: ['public'],
    committedNames: second.names,
  });
  expect(third.sdl).toBe(second.sdl);
  expect(third.names).toEqual(second.names);
});

it('keeps the order of columns and values', async () => {
  const own = await createOwnDatabase(postgres.url, 'ordered');
  await query(
    own,
    "create type stage as enum ('start', 'middle', 'end'); create table steps (id int primary key, zebra text, stage stage, apple text)",
  );
  const { sdl: printed } = await printAdminSchema({ databaseUrl: own, schemas: ['public'] });
  expect(namesOf('Stage', printed)).toEqual(['start', 'middle', 'end']);
  for (const type of ['Step', 'StepInput', 'StepPatch', 'StepFilter'])
    expect(namesOf(type, printed).slice(0, 4)).toEqual(['id', 'zebra', 'stage', 'apple']);
});

it('lists what the schema has not, with cause and cure', async () => {
  const own = await createOwnDatabase(postgres.url, 'missing');
  await query(
    own,
    `create table things (id int primary key);
     create function twice(int) returns int language sql stable as 'select 1';
     create function twice(text) returns int language sql stable as 'select 1';
     create function all_of(variadic int[]) returns int language sql stable as 'select 1';
     create function secretly(variadic int[]) returns int language sql stable as 'select 1';
     comment on function secretly is '@omit';
     create function wipe() returns void language sql security definer as 'delete from things'`,
  );
  const found = await printAdminSchema({ databaseUrl: own, schemas: ['public'] });
  expect(found.missing.map(({ element }) => element)).toEqual([
    'function public.all_of(VARIADIC integer[])',
    'function public.twice(integer)',
    'function public.twice(text)',
    'function public.wipe()',
  ]);
  expect(found.missing.at(-1)?.cure).toContain('revoke execution');
});

it('reads the schema for an owner who may not create roles', async () => {
  const own = await createOwnDatabase(postgres.url, 'plain', 'nocreaterole');
  await query(own, 'create table things (id int primary key)');
  await query(postgres.url, 'select 1');
  const found = await printAdminSchema({ databaseUrl: own, schemas: ['public'] });
  expect(namesOf('Thing', found.sdl)).toContain('id');
});

it('gives columns that differ in underscores at their end an order each', async () => {
  const own = await createOwnDatabase(postgres.url, 'underscores');
  await query(
    own,
    'create table things (id int primary key, foo__bar int, foo_bar_ int, "FooBar__" int)',
  );
  const { sdl: printed, missing: lost } = await printAdminSchema({
    databaseUrl: own,
    schemas: ['public'],
    committedNames: new Map(),
  });
  expect(lost).toEqual([]);
  const orders = buildSchema(printed).getType('ThingOrderBy');
  // In both directions: the four columns and the primary key, and none.
  expect(isEnumType(orders) && orders.getValues()).toHaveLength(11);
});
