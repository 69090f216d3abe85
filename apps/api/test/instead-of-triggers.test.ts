import { randomUUID } from 'node:crypto';
import { buildSchema, isObjectType } from 'grafast/graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { createDatabase, startPostgres, type TestPostgres } from './postgres.ts';
import { query } from './shop-database.ts';

let postgres: TestPostgres;
let admin: TestAdmin;
let editor: Visitor;
let url: string;

/** A view whose rows are written by triggers, and have no `xmin` of their own. */
const tables = `
  create table stored (id int primary key, first_name text not null, last_name text not null, closed boolean not null default false);
  insert into stored values (1, 'Анна', 'Ли', false), (2, 'Пётр', 'Ким', true);
  create view people as select id, first_name || ' ' || last_name as name, closed from stored;
  comment on view people is '@primaryKey id';
  create function write_person() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then delete from stored where id = old.id; return old; end if;
    if tg_op = 'INSERT' then insert into stored values (new.id, split_part(new.name, ' ', 1), split_part(new.name, ' ', 2), coalesce(new.closed, false)); return new; end if;
    if old.closed then raise exception 'Запись закрыта' using detail = 'Её закрыли вчера', hint = 'Откройте её сначала'; end if;
    update stored set first_name = split_part(new.name, ' ', 1), last_name = split_part(new.name, ' ', 2), closed = new.closed where id = old.id;
    return new;
  end $$;
  create trigger write_person instead of insert or update or delete on people for each row execute function write_person();
  create view waiting as select id, first_name as name, now() - timestamptz '2026-01-01' as waits from stored;
  comment on view waiting is '@primaryKey id';
  create view counted_waiting as select id, name, extract(epoch from waits) as seconds from waiting;
  comment on view counted_waiting is '@primaryKey id';
  create view kept as select id, first_name as name from stored;
  comment on view kept is '@primaryKey id';
  create function keep() returns trigger language plpgsql as 'begin return null; end';
  create trigger keep instead of update on kept for each row execute function keep();
  create table parcels (id int primary key, code text unique, name text);
  create table old_parcels () inherits (parcels);
  insert into parcels values (1, 'A', 'new'), (2, 'B', 'new');
  insert into old_parcels values (7, 'A', 'old');
`;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createDatabase(postgres.url, 'instead');
  await query(url, tables);
  admin = await startAdmin({ DATABASE_URL: url });
  editor = await admin.signedIn('editor');
}, 120_000);
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

const change = (variables: Record<string, unknown>) =>
  editor.ask(
    `mutation ($id: Int!, $name: String) {
       updatePerson(input: { id: $id, patch: { name: $name } }) { person { id name } }
     }`,
    variables,
  );

it('reads, creates, updates and deletes rows of a view with triggers', async () => {
  const read = await editor.ask('{ people { nodes { id name closed } } }');
  expect(read).toMatchObject({
    data: {
      people: {
        nodes: [
          { id: 1, name: 'Анна Ли', closed: false },
          { id: 2, name: 'Пётр Ким', closed: true },
        ],
      },
    },
  });
  expect(await change({ id: 1, name: 'Анна Ким' })).toMatchObject({
    data: { updatePerson: { person: { id: 1, name: 'Анна Ким' } } },
  });
  const made = await editor.ask(
    'mutation { createPerson(input: { person: { id: 3, name: "Ян Ли" } }) { person { id } } }',
  );
  expect(made).toMatchObject({ data: { createPerson: { person: { id: 3 } } } });
  const gone = await editor.ask(
    'mutation { deletePerson(input: { id: 3 }) { person { id name } } }',
  );
  expect(gone).toMatchObject({ data: { deletePerson: { person: { id: 3, name: 'Ян Ли' } } } });
  expect(await query(url, 'select id, last_name from stored order by id')).toMatchObject([
    { id: 1, last_name: 'Ким' },
    { id: 2, last_name: 'Ким' },
  ]);
});

it('says what the trigger says, of a record and of a row of an import', async () => {
  const refused = await change({ id: 2, name: 'Пётр Ли' });
  expect(refused.errors).toMatchObject([
    {
      message: 'Запись закрыта',
      extensions: { detail: 'Её закрыли вчера', hint: 'Откройте её сначала' },
    },
  ]);
  const imported = await editor.ask(
    `mutation ($rows: [JSON!]!) {
       importRecords(input: { type: "Person", id: "${randomUUID()}", key: ["id"], rows: $rows }) { updated refused { row message } }
     }`,
    {
      rows: [
        { id: 2, name: 'Пётр Ли' },
        { id: 1, name: 'Анна Ли' },
      ],
    },
  );
  expect(imported).toMatchObject({
    data: {
      importRecords: {
        updated: 1,
        refused: [{ row: 0, message: 'Запись закрыта · Её закрыли вчера · Откройте её сначала' }],
      },
    },
  });
});

it('refuses a row of an import whose key several records have, and changes none of them', async () => {
  const imported = await editor.ask(
    `mutation ($rows: [JSON!]!) {
       importRecords(input: { type: "Parcel", id: "${randomUUID()}", key: ["code"], rows: $rows }) { created updated refused { row code message columns } }
     }`,
    {
      rows: [
        { code: 'A', name: 'changed' },
        { code: 'B', name: 'changed' },
      ],
    },
  );
  expect(imported).toMatchObject({
    data: {
      importRecords: {
        created: 0,
        updated: 1,
        refused: [
          {
            row: 0,
            code: 'AMBIGUOUS_KEY',
            message: 'Several records have this key.',
            columns: ['code'],
          },
        ],
      },
    },
  });
  expect(await query(url, 'select code, name from parcels order by id')).toEqual([
    { code: 'A', name: 'new' },
    { code: 'B', name: 'changed' },
    { code: 'A', name: 'old' },
  ]);
});

it('overwrites and deletes nothing that was changed meanwhile', async () => {
  const read = async () =>
    (
      await editor.ask<{ person: { revision: string; name: string } }>(
        '{ person(id: 1) { name revision } }',
      )
    ).data!.person;
  const save = (name: string, revision: string) =>
    editor.ask<{ updatePerson: { person: { revision: string; name: string } } }>(
      'mutation ($name: String, $revision: String) { updatePerson(input: { id: 1, revision: $revision, patch: { name: $name } }) { person { name revision } } }',
      { name, revision },
    );
  const first = await read();
  const saved = await save('Вера Ли', first.revision);
  expect(saved.errors).toBeUndefined();
  const second = saved.data!.updatePerson.person;
  expect(second.revision).not.toBe(first.revision);
  expect(await read()).toEqual(second);

  const late = await save('Ольга Ли', first.revision);
  expect([codeOf(late), late.errors?.[0]?.extensions?.['current']]).toEqual(['CONFLICT', second]);
  const deletion = await editor.ask(
    'mutation ($revision: String) { deletePerson(input: { id: 1, revision: $revision }) { person { id } } }',
    { revision: first.revision },
  );
  expect(codeOf(deletion)).toBe('CONFLICT');
  expect(await read()).toEqual(second);
});

it('says of a row that the trigger keeps that nothing was written', async () => {
  const { data } = await editor.ask<{ kept: { revision: string } }>('{ kept(id: 1) { revision } }');
  const refused = await editor.ask(
    'mutation ($revision: String) { updateKept(input: { id: 1, revision: $revision, patch: { name: "x" } }) { clientMutationId } }',
    { revision: data!.kept.revision },
  );
  expect(codeOf(refused)).toBe('NOT_WRITTEN');
});

it('has no revision of rows that change by themselves, in views of such views too', async () => {
  const { sdl } = await printAdminSchema({ databaseUrl: url, schemas: ['public'] });
  const schema = buildSchema(sdl);
  const withRevision = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && 'revision' in type.getFields())
    .map(({ name }) => name);
  expect(withRevision).toEqual(expect.arrayContaining(['Person', 'Kept', 'Stored', 'Parcel']));
  expect(withRevision.filter((name) => /waiting/i.test(name))).toEqual([]);
  expect(Object.keys(schema.getTypeMap())).toEqual(
    expect.arrayContaining(['Waiting', 'CountedWaiting']),
  );
});
