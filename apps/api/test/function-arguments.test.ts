import { buildSchema, type GraphQLSchema, isInputObjectType } from 'grafast/graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PrintedSchema, printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

/** Arguments that are spelled alike in GraphQL, or like what the API adds. */
const functions = `
  create table things (id int primary key, note text);
  insert into things values (1, 'one'), (2, 'two');
  create function hit("foo bar" text, foo_bar text, "fooBar" text, "сумма" text, summa text, "clientMutationId" text, "☆" text, "→" text, text)
    returns text[] language plpgsql as 'begin return array[$1, $2, $3, $4, $5, $6, $7, $8, $9]; end';
  create function tell(first text, "after" text, filter text, "foo bar" text, foo_bar text)
    returns setof text language sql stable as 'select unnest(array[$1, $2, $3, $4, $5])';
  create function things_told(thing things, "foo bar" text, foo_bar text)
    returns text language sql stable as 'select concat($2, '', '', $3)';
`;

let postgres: TestPostgres;
let admin: TestAdmin;
let printed: PrintedSchema;
let schema: GraphQLSchema;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await createOwnDatabase(postgres.url, 'arguments');
  await query(url, functions);
  printed = await printAdminSchema({ databaseUrl: url, schemas: ['public'] });
  schema = buildSchema(printed.sdl);
  admin = await startAdmin({ DATABASE_URL: url });
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

const given = (names: readonly string[]): string =>
  names.map((name, at) => `${name}: "${at}"`).join(', ');

it('gives every argument a name of its own, and sends it to its own place', async () => {
  expect(printed.missing).toEqual([]);
  const owner = await admin.signedIn('owner');
  const input = schema.getType('HitInput');
  const fields = isInputObjectType(input)
    ? Object.keys(input.getFields()).filter((name) => name !== 'clientMutationId')
    : [];
  expect(fields).toHaveLength(9);
  expect([fields[2], fields[4]]).toEqual(['fooBar', 'summa']);
  const hit = await owner.ask(
    `mutation { hit(input: { clientMutationId: "x", ${given(fields)} }) { clientMutationId result } }`,
  );
  expect(hit.errors).toBeUndefined();
  expect(hit.data?.['hit']).toEqual({
    clientMutationId: 'x',
    result: fields.map((_, at) => String(at)),
  });

  const tell = schema.getQueryType()?.getFields()['tell'];
  const told = (tell?.args ?? []).filter(({ description }) => !description).map(({ name }) => name);
  expect(told).toHaveLength(5);
  const list = await owner.ask(`{ tell(${given(told)}, first: 4) { nodes } }`);
  expect(list.errors).toBeUndefined();
  expect(list.data?.['tell']).toEqual({ nodes: ['0', '1', '2', '3'] });

  const [one = '', two = ''] = (
    /\btold\(([^)]*)\)/.exec(printed.sdl)?.[1]?.match(/\w+(?=:)/g) ?? []
  ).map(String);
  const computed = await owner.ask(`{ things { nodes { told(${given([one, two])}) } } }`);
  expect(computed.errors).toBeUndefined();
  expect(computed.data?.['things']).toEqual({ nodes: [{ told: '0, 1' }, { told: '0, 1' }] });
});
