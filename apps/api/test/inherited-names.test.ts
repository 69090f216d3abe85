import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

let postgres: TestPostgres;
let admin: TestAdmin;
let owner: Visitor;

/** Columns that a comment calls like a member of every object. */
const tables = `
  create domain short as text check (length(value) < 5);
  create table things (id int primary key, code text unique);
  comment on column things.code is '@name toString';
  create table cards (id int primary key, hint short, label short);
  comment on column cards.hint is '@name valueOf';
`;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await createOwnDatabase(postgres.url, 'inherited');
  await query(url, tables);
  admin = await startAdmin({ DATABASE_URL: url });
  owner = await admin.signedIn('owner');
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

it('imports rows that have no value of such a column', async () => {
  const { data, errors } = await owner.ask(
    'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { created updated refused { row code columns } } }',
    { input: { id: 'inherited', type: 'Thing', key: ['toString'], rows: [{ id: 1 }, { id: 2 }] } },
  );
  expect(errors).toBeUndefined();
  expect(data?.['importRecords']).toEqual({ created: 2, updated: 0, refused: [] });
});

it('names the field that a domain refuses, and none that was not sent', async () => {
  const { errors } = await owner.ask(
    'mutation { createCard(input: { card: { id: 1, label: "too long" } }) { clientMutationId } }',
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CHECK_VIOLATION', columns: ['label'] });
});
