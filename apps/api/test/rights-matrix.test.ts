import { buildSchema, type GraphQLField, type GraphQLSchema, isObjectType } from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { callsOf, placesNotAsked, queriesOf } from './every-call.ts';
import { exampleCall } from './example-call.ts';
import { createHostileDatabase } from './hostile-database.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { query } from './shop-database.ts';

/** Values that an answer may contain for nobody, and for nobody but owners. */
const secret = 'value-of-a-secret';
const ofAnother = 'value-of-another-account';
const ofPayroll = 'value-of-the-payroll';

/** Beside the tables of the hostile database: a forbidden table, and rows of accounts. */
const tables = `
  create table payrolls (id int primary key, remark text not null);
  insert into payrolls values (1, '${ofPayroll}');
  create table desks (id int primary key, account_id int not null default nullif(current_setting('admin.account_id', true), '')::int, remark text);
  alter table desks enable row level security;
  create policy own on desks using (account_id = nullif(current_setting('admin.account_id', true), '')::int);
  insert into desks values (1, 999999, '${ofAnother}');
`;
const privileges =
  'revoke all on payrolls from admin_viewer, admin_editor; grant all on payrolls to admin_owner';

/** Who may call a field. A field of Query or Mutation without an entry fails the first test. */
type Right = 'everybody' | 'editors' | 'owners' | 'session';
const rights: ReadonlyMap<string, Right> = new Map(
  Object.entries({
    everybody:
      'viewer nameBook note notes people service services sessions user userByEmail users visit visits desk desks openInSavedView removeSavedView writeSavedView',
    editors:
      'importRecords createNote updateNote deleteNote createPerson createService updateService deleteService createSession createUser updateUser deleteUser createVisit updateVisit deleteVisit createDesk updateDesk deleteDesk',
    owners:
      'account accounts createAccount updateAccount deleteAccount issuePassword payroll payrolls createPayroll updatePayroll deletePayroll',
    // These are about the session itself, whose tests are in rights.test.ts.
    session: 'signIn signOut changePassword',
  } satisfies Record<Right, string>).flatMap(([right, names]) =>
    names.split(' ').map((name) => [name, toRight(right)] as const),
  ),
);

function toRight(text: string): Right {
  const right = (['everybody', 'editors', 'owners', 'session'] as const).find(
    (each) => each === text,
  );
  if (!right) throw new Error(`${text} is no right.`);
  return right;
}

/** Texts that arguments are called with: a secret column and a forbidden table. */
const guesses = ['passwordHash', 'Payroll'].map((text) => ({
  text,
  uuid: '00000000-0000-4000-8000-00000000000a',
}));

type Field = GraphQLField<unknown, unknown>;

let postgres: TestPostgres;
let admin: TestAdmin;
let url: string;
let schema: GraphQLSchema;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createHostileDatabase(postgres.url, 'matrix', {
    text: secret,
    uuid: '00000000-0000-4000-8000-00000000000f',
  });
  await query(url, tables);
  // A start gives the roles their rights to new tables.
  await (await startAdmin({ DATABASE_URL: url })).server.close();
  await query(url, privileges);
  admin = await startAdmin({ DATABASE_URL: url });
  schema = buildSchema((await printAdminSchema({ databaseUrl: url, schemas: ['public'] })).sdl);
}, 120_000);
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

const fieldsOf = (kind: 'query' | 'mutation'): readonly Field[] =>
  Object.values(
    (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
  );

/** An import of each type of records by its key: the rows with it are those of others. */
const importCalls = (): readonly string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && 'id' in type.getFields())
    .map(
      ({ name }) =>
        `importRecords(input: { type: "${name}", id: "${name} by key", key: ["id"], rows: [{ id: 1, remark: "x" }, { id: 3, title: "x" }] }) { created updated refused { code message } }`,
    );

/** Calls of a field with each argument, and of what has arguments below it. */
const walkOf = (kind: 'query' | 'mutation', field: Field): readonly string[] => {
  if (kind === 'query')
    return [...new Set(guesses.flatMap((guess) => queriesOf(schema, guess)))].filter(
      (call) => /^\w+/.exec(call)?.[0] === field.name,
    );
  return [
    ...new Set(guesses.flatMap((guess) => callsOf(field, guess))),
    ...(field.name === 'importRecords' ? importCalls() : []),
  ];
};

it('has an entry for every field of Query and Mutation', () => {
  const names = [...fieldsOf('query'), ...fieldsOf('mutation')].map(({ name }) => name);
  expect([...rights.keys()].toSorted()).toEqual(names.toSorted());
});

it('calls every field with every argument, and with every field of the inputs', () => {
  const calls = (['query', 'mutation'] as const).flatMap((kind) =>
    fieldsOf(kind).flatMap((field) => walkOf(kind, field)),
  );
  expect(placesNotAsked(schema, calls)).toEqual([]);
});

const mayCall = (role: 'viewer' | 'editor' | 'owner', name: string): boolean => {
  const right = rights.get(name);
  return right === 'everybody' || role === 'owner' || (right === 'editors' && role === 'editor');
};

/** What no call may change: by the rights of columns, by policies, and by a missing right. */
const protectedRows = () =>
  query(
    url,
    `select (select jsonb_agg(jsonb_build_array(id, password_hash, api_token, reset_token, code_word, dossier) order by id) from users where id < 3) as secrets,
       (select jsonb_agg(notes order by id) from notes where title like 'hidden%' or title like 'fixed%') as notes,
       (select jsonb_agg(desks order by id) from desks where account_id = 999999) as desks`,
  );
const payrolls = () => query(url, 'select * from payrolls order by id');
const accounts = () => query(url, 'select id, email, role, active from admin.accounts order by id');
/** Everything but what an account has for itself. */
const everything = async () => {
  const found = await query<{ name: string }>(
    url,
    "select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  return Promise.all(
    found.map(({ name }) =>
      query(url, `select jsonb_agg(own order by own::text) as rows from ${name} own`),
    ),
  );
};

describe.each(['viewer', 'editor', 'owner'] as const)('%s', (role) => {
  const hidden = [secret, ofAnother, ...(role === 'owner' ? [] : [ofPayroll])];
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await admin.signedIn(role);
  });

  /** Calls a field in all ways: reads some at a time, writes one by one. */
  const walk = async (kind: 'query' | 'mutation', field: Field) => {
    const calls = walkOf(kind, field);
    const size = kind === 'query' ? 16 : 1;
    const isRefused = !mayCall(role, field.name);
    for (let at = 0; at < calls.length; at += size) {
      const some = calls.slice(at, at + size);
      const document = `${kind} { ${some.map((call, index) => `call${index}: ${call}`).join(' ')} }`;
      const answer = await visitor.ask(document);
      const text = JSON.stringify([answer.data, answer.errors]);
      expect({ document, shown: hidden.filter((value) => text.includes(value)) }).toEqual({
        document,
        shown: [],
      });
      const answered = Object.values(answer.data ?? {}).filter((value) => value !== null);
      expect({ document, isRefused, answered: isRefused ? answered : [] }).toEqual({
        document,
        isRefused,
        answered: [],
      });
    }
  };

  it('reads by every field and argument what its role may, and nothing else', async () => {
    for (const field of fieldsOf('query')) {
      const code = codeOf(await visitor.ask(`{ ${exampleCall(field)} }`));
      expect([field.name, code === 'FORBIDDEN']).toEqual([field.name, !mayCall(role, field.name)]);
      await walk('query', field);
    }
    const seen = await visitor.ask('{ users { nodes { name } } payrolls { nodes { remark } } }');
    const names = await visitor.ask('{ users { nodes { name } } }');
    expect(JSON.stringify(names)).toContain('Борис');
    expect(JSON.stringify(seen).includes(ofPayroll)).toBe(role === 'owner');
  }, 240_000);

  it('writes by every field and argument what its role may, and nothing else', async () => {
    const protectedState = async () => [
      await protectedRows(),
      await accounts(),
      role === 'viewer' ? await everything() : [],
      role === 'owner' ? [] : await payrolls(),
    ];
    const before = await protectedState();
    const walked = fieldsOf('mutation').filter(
      ({ name }) =>
        rights.get(name) !== 'session' &&
        // An owner could end its own session, and its own right, by those of accounts.
        !(role === 'owner' && /account|issuePassword/i.test(name)),
    );
    for (const field of walked) {
      const code = codeOf(await visitor.ask(`mutation { ${exampleCall(field)} }`));
      expect([field.name, code === 'FORBIDDEN']).toEqual([field.name, !mayCall(role, field.name)]);
      await walk('mutation', field);
    }
    expect(await protectedState()).toEqual(before);
  }, 240_000);
});
