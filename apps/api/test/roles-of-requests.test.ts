import { buildSchema, type GraphQLSchema } from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { printAdminSchema } from '../src/print-schema.ts';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { exampleCall } from './example-call.ts';
import { createDatabase, startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

const tables = `
  create table clients (id int generated always as identity primary key, name text not null, manager_id int);
  insert into clients (name, manager_id) values ('Анна', 1);
  create function rename(client int, name text) returns clients language sql volatile
    as 'update clients set name = $2 where id = $1 returning *';
  create function sly() returns int language plpgsql stable as $$ begin
    execute 'update clients set name = ''changed'''; return 1;
  end $$;
  create table marks (id int primary key);
  create function mark() returns int language sql volatile as 'insert into marks select count(*) from marks returning id';
  create function sly_by_another() returns int language plpgsql stable as $$ begin return mark(); end $$;
`;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const roles = async (): Promise<readonly string[]> =>
  (
    await query<{ name: string }>(
      postgres.url,
      "select rolname as name from pg_roles where rolname ~ '^[^p].*_(anonymous|viewer|editor|owner)$' order by 1",
    )
  ).map(({ name }) => name);

describe('a database whose user may make no roles', () => {
  let url: string;
  let admin: TestAdmin;
  let schema: GraphQLSchema;
  let visitors: Readonly<Record<'viewer' | 'editor' | 'owner', Visitor>>;

  beforeAll(async () => {
    url = await createOwnDatabase(postgres.url, 'managed', 'nocreaterole');
    await query(url, tables);
    const { sdl } = await printAdminSchema({ databaseUrl: url, schemas: ['public'] });
    schema = buildSchema(sdl);
    admin = await startAdmin({ DATABASE_URL: url, ADMIN_DB_ROLES: 'none' });
    // Accounts are read from a table of somebody's as well.
    await query(
      url,
      'alter table clients add foreign key (manager_id) references admin.accounts on delete set null',
    );
    await admin.server.close();
    admin = await startAdmin({ DATABASE_URL: url, ADMIN_DB_ROLES: 'none' });
    visitors = {
      viewer: await admin.signedIn('viewer'),
      editor: await admin.signedIn('editor'),
      owner: await admin.signedIn('owner'),
    };
  }, 60_000);
  afterAll(() => admin?.server.close());

  it('is printed and served without any', async () => {
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(
      expect.arrayContaining(['createClient', 'rename', 'createAccount']),
    );
    expect(await roles()).toEqual([]);
  });

  const session = /^(viewer|sign(In|Out)|changePassword|\w+SavedView|importRecords)$/;
  const codesOf = async (visitor: Visitor, root: 'query' | 'mutation') => {
    const type = root === 'query' ? schema.getQueryType() : schema.getMutationType();
    const fields = Object.values(type?.getFields() ?? {}).filter(
      ({ name }) => !session.test(name) && !name.startsWith('sly'),
    );
    expect(fields.length).toBeGreaterThan(3);
    const answers: [string, unknown][] = [];
    for (const field of fields)
      answers.push([field.name, codeOf(await visitor.ask(`${root} { ${exampleCall(field)} }`))]);
    return answers;
  };
  const forbidden = (codes: readonly [string, unknown][]) =>
    codes.filter(([, code]) => code === 'FORBIDDEN').map(([name]) => name);
  const ofAccounts = (codes: readonly [string, unknown][]) =>
    codes.map(([name]) => name).filter((name) => /account|issuePassword/i.test(name));

  it('gives each account the rights of its role, by every field', async () => {
    const visitor = admin.visitor();
    for (const root of ['query', 'mutation'] as const)
      for (const [name, code] of await codesOf(visitor, root))
        expect([name, code]).toEqual([name, 'UNAUTHENTICATED']);
    for (const role of ['viewer', 'editor'] as const) {
      const queries = await codesOf(visitors[role], 'query');
      expect(ofAccounts(queries).length).toBeGreaterThan(1);
      expect(forbidden(queries)).toEqual(ofAccounts(queries));
    }
    const mutations = await codesOf(visitors.viewer, 'mutation');
    expect(forbidden(mutations)).toEqual(mutations.map(([name]) => name));
    const ofEditor = await codesOf(visitors.editor, 'mutation');
    expect(forbidden(ofEditor)).toEqual(ofAccounts(ofEditor));
    expect(forbidden(await codesOf(visitors.owner, 'query'))).toEqual([]);
  });

  it('keeps accounts from others than owners where no field says so: references, filters, imports', async () => {
    await query(url, "insert into clients (name, manager_id) values ('Борис', 1)");
    const managers = (visitor: Visitor) =>
      visitor.ask<{ clients: { nodes: readonly unknown[] } }>(
        '{ clients { nodes { manager { email } } } }',
      );
    const byManager = (visitor: Visitor) =>
      visitor.ask<{ clients: { totalCount: number } }>(
        '{ clients(filter: { manager: { email: { includes: "@" } } }) { totalCount } }',
      );
    const seen = (await managers(visitors.owner)).data?.clients.nodes ?? [];
    expect(seen.filter((node) => JSON.stringify(node).includes('@')).length).toBeGreaterThan(0);
    expect((await byManager(visitors.owner)).data?.clients.totalCount).toBeGreaterThan(0);
    for (const visitor of [visitors.viewer, visitors.editor]) {
      expect(JSON.stringify(await managers(visitor))).not.toContain('@');
      expect((await byManager(visitor)).data?.clients.totalCount ?? 0).toBe(0);
    }
    const made = await visitors.editor.ask<{ importRecords: object }>(
      'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { created refused { code } } }',
      {
        input: {
          id: 'accounts',
          type: 'Account',
          rows: [{ email: 'me@x.example', name: 'x', role: 'owner' }],
        },
      },
    );
    expect(made.data?.importRecords).toEqual({ created: 0, refused: [{ code: 'FORBIDDEN' }] });
    const imported = await visitors.editor.ask<{ importRecords: object }>(
      'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { created refused { code } } }',
      { input: { id: 'clients', type: 'Client', rows: [{ name: 'Вера' }] } },
    );
    expect(imported.data?.importRecords).toEqual({ created: 1, refused: [] });
  });

  it('lets a viewer write nothing by a function that says it reads', async () => {
    expect((await visitors.viewer.ask('{ sly }')).data?.['sly'] ?? null).toBeNull();
    expect(await query(url, "select from clients where name = 'changed'")).toEqual([]);
    const before = await query(url, 'select id from marks');
    const refused = await visitors.viewer.ask('{ slyByAnother }');
    expect([refused.status, refused.errors]).toEqual([
      200,
      [
        expect.objectContaining({
          message:
            'This account may look at everything and change nothing, and what was called has tried to write.',
          extensions: { code: 'FORBIDDEN', reason: 'READS_ONLY' },
        }),
      ],
    ]);
    expect(await query(url, 'select id from marks')).toEqual(before);
  });

  it('is refused to a user whom no policy holds', async () => {
    const started = startAdmin({
      DATABASE_URL: postgres.url.replace(/postgres$/, 'managed'),
      ADMIN_DB_ROLES: 'none',
    });
    await expect(started).rejects.toThrow(
      'ADMIN_DB_ROLES is none, and no policy holds for the database user "postgres".',
    );
  });
});

it('has roles of its own by their prefix, which have no rights in the database of another', async () => {
  const started: TestAdmin[] = [];
  const urls: string[] = [];
  for (const name of ['first', 'second']) {
    const url = await createDatabase(postgres.url, name);
    await query(url, tables);
    urls.push(url);
    const admin = await startAdmin({ DATABASE_URL: url, ADMIN_DB_ROLES: `${name}_desk` });
    started.push(admin);
    const viewer = await admin.signedIn('viewer');
    expect((await viewer.ask('{ clients { totalCount } }')).data).toEqual({
      clients: { totalCount: 1 },
    });
    expect(
      codeOf(await viewer.ask('mutation { deleteClient(input: { id: 1 }) { client { id } } }')),
    ).toBe('FORBIDDEN');
    expect(codeOf(await viewer.ask('{ accounts { totalCount } }'))).toBe('FORBIDDEN');
    const owner = await admin.signedIn('owner');
    expect((await owner.ask('{ accounts { totalCount } }')).errors).toBeUndefined();
  }
  expect(await roles()).toEqual(
    ['first', 'second'].flatMap((name) =>
      ['anonymous', 'editor', 'owner', 'viewer'].map((role) => `${name}_desk_${role}`),
    ),
  );
  expect(
    await query(
      urls[0]!,
      "select has_table_privilege('first_desk_viewer', 'clients', 'select') as own, has_table_privilege('second_desk_owner', 'clients', 'select') as others",
    ),
  ).toEqual([{ own: true, others: false }]);
  for (const admin of started) await admin.server.close();
}, 60_000);

it.each(['Shop', 'pg_shop', '1', 'a b', "a'b", 'x'.repeat(41)])(
  'takes no prefix like %s',
  (prefix) => {
    expect(() => readConfig({ ADMIN_DB_ROLES: prefix })).toThrow(/^ADMIN_DB_ROLES is /);
  },
);
