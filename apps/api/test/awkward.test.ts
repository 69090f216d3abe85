import { buildSchema, isEnumType, isObjectType } from 'grafast/graphql';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { exampleCall } from './example-call.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase } from './shop-database.ts';

/** What databases have that were not made for an API. */
const tables = `
  create table accounts (id int primary key generated always as identity, owner_name text not null);
  create table viewers (id int primary key, name text);
  create table dates (id int primary key, date date);
  create table "order" (id serial primary key, "select" text, query text, search text, row_id int, node_id text);
  create table "Mixed Case" ("Some Id" uuid primary key default gen_random_uuid(), "Полное имя" text);
  create type "состояние" as enum ('новый', 'в работе', '', 'done*');
  create table "заказы" ("номер" int primary key, "состояние" "состояние" not null default 'новый', "сумма" numeric);
  create table no_key (word text, number int);
  create table only_key (a int, b int, c date, primary key (a, b, c));
  create table child (id int primary key, a int, b int, c date, first_order int references "order", second_order int references "order", foreign key (a, b, c) references only_key);
  create table single (child_id int primary key references child, note text);
  create domain positive as int check (value > 0);
  create type address as (city text, house int);
  create table kinds (id bigint primary key, quantity positive, place address, words text[], numbers int[], total int generated always as (id::int * 2) stored, local timestamp, moment timestamptz,
    during tsrange, amounts numrange, json json, document jsonb, network inet, price money, bits bit(3), picture bytea, vector tsvector, document_xml xml, oid_ oid, quote "char", clock timetz, span interval);
  insert into kinds (id, quantity, place, words, numbers, local, moment, during, price, network, json, document) values (1, 5, ('Тверь', 3), '{а,NULL}', '{1}', '2026-01-02 03:04:05', now(), '[2026-01-01,)', 5.5, '10.0.0.1', '{"a":1}', '[]');
  create table parted (id int, at date, primary key (id, at)) partition by range (at);
  create table parted_2026 partition of parted for values from ('2026-01-01') to ('2027-01-01');
  create view busy as select id, owner_name from accounts;
  create materialized view counted as select count(*) from accounts;
  create function doubled(kinds) returns int language sql stable return $1.id * 2;
  create function wipe() returns void language sql security definer as 'delete from no_key';
  create schema archive;
  create table archive."order" (id int primary key, note text);
`;

let postgres: TestPostgres;
let url: string;
let sdl: string;
let admin: TestAdmin;
let editor: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createOwnDatabase(postgres.url, 'awkward');
  const client = new Client(url);
  await client.connect();
  await client.query(tables);
  await client.end();
  ({ sdl } = await printAdminSchema({ databaseUrl: url, schemas: ['public', 'archive'] }));
  admin = await startAdmin({ DATABASE_URL: url, ADMIN_DB_SCHEMAS: 'public,archive' });
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

it('gives every table a list, with names that GraphQL can say', () => {
  const fields = buildSchema(sdl).getQueryType()!.getFields();
  const lists = Object.values(fields)
    .filter(({ type }) => String(type).endsWith('Connection'))
    .map(({ name }) => name);
  expect(lists.toSorted()).toEqual(
    [
      'accounts',
      'adminAccounts',
      'archiveOrders',
      'busies',
      'children',
      'counteds',
      'dateRecords',
      'kinds',
      'mixedCases',
      'noKeys',
      'onlyKeys',
      'orders',
      'parteds',
      'singles',
      'viewerRecords',
      'zakazies',
    ].toSorted(),
  );
});

it('keeps its own accounts and sign-in apart from theirs', async () => {
  const schema = buildSchema(sdl);
  const viewer = schema.getType('Viewer');
  expect(isObjectType(viewer) && String(viewer.getFields().role?.type)).toBe('AdminAccountRole!');
  const visitor = admin.visitor();
  expect((await visitor.signIn('owner@shop.example', 'tikhiy-okean-8848')).data).toMatchObject({
    signIn: { viewer: { role: 'owner' } },
  });
  editor = visitor;
  expect(
    (await visitor.ask('{ adminAccounts { nodes { email } } accounts { nodes { ownerName } } }'))
      .data,
  ).toEqual({
    adminAccounts: { nodes: [{ email: 'owner@shop.example' }] },
    accounts: { nodes: [] },
  });
});

it('answers every query', async () => {
  const queries = Object.values(buildSchema(sdl).getQueryType()!.getFields());
  const answer = await editor.ask(`{ ${queries.map(exampleCall).join(' ')} }`);
  expect(answer.errors).toBeUndefined();
});

it('reads and writes columns of every type', async () => {
  const read = await editor.ask(
    '{ kind(id: "1") { quantity place { city house } words numbers total local during { start { value inclusive } end { value } } network json document price doubled } }',
  );
  expect(read.errors).toBeUndefined();
  expect(read.data).toMatchObject({
    kind: {
      quantity: 5,
      place: { city: 'Тверь', house: 3 },
      words: ['а', null],
      numbers: [1],
      total: 2,
      local: '2026-01-02T03:04:05',
      network: '10.0.0.1',
      json: { a: 1 },
      document: [],
      doubled: 2,
    },
  });
  const written = await editor.ask(
    'mutation { updateKind(input: { id: "1", patch: { quantity: 7, words: ["б"], local: "2026-02-03T04:05:06", span: { hours: 2 } } }) { kind { quantity words local span { hours } } } }',
  );
  expect(written.data).toEqual({
    updateKind: {
      kind: { quantity: 7, words: ['б'], local: '2026-02-03T04:05:06', span: { hours: 2 } },
    },
  });
  expect(
    codeOf(
      await editor.ask(
        'mutation { updateKind(input: { id: "1", patch: { quantity: -1 } }) { kind { quantity } } }',
      ),
    ),
  ).toBe('CHECK_VIOLATION');
});

it('says how values are written that GraphQL cannot call so', () => {
  const state = buildSchema(sdl).getType('Sostoyanie');
  expect(isEnumType(state) && state.getValues().map(({ description }) => description)).toEqual(
    expect.arrayContaining(['новый', 'в работе', 'done*']),
  );
});

it('has no mutation for a function that writes with the rights of its owner and is left to everybody', () => {
  expect(Object.keys(buildSchema(sdl).getMutationType()!.getFields())).not.toContain('wipe');
});
