import { buildSchema, type GraphQLSchema } from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { callsOf, differingAnswers, placesNotAsked, queriesOf } from './every-call.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

/** What owners alone may read of workers. Two databases differ in nothing else. */
interface Hidden {
  readonly pay: string;
  readonly bonus: number;
  readonly boss: number;
  readonly badge: string;
}
const guessed: Hidden = { pay: 'guess', bonus: 1, boss: 1, badge: 'guess' };
const other: Hidden = { pay: 'longer-other', bonus: 250, boss: 3, badge: 'b-2' };
const guess = { text: guessed.pay, uuid: '00000000-0000-4000-8000-00000000000a' };

const tablesWith = ({ pay, bonus, boss, badge }: Hidden): string => `
  create table workers (
    id int primary key generated always as identity, name text not null unique, grade int,
    pay text, bonus numeric, boss_id int references workers, badge text unique, site text not null default 'Тверь'
  );
  create index on workers (boss_id);
  insert into workers (name, grade, pay, bonus, badge) values
    ('Анна', 1, '${pay}', ${bonus}, '${badge}'), ('Борис', 2, 'common', 7, 'common'), ('Вера', 3, null, null, null);
  update workers set boss_id = ${boss} where id = 2;
  create table shifts (id int primary key, worker_id int not null references workers, day date);
  create index on shifts (worker_id);
  insert into shifts values (1, 1, '2026-01-01'), (2, 2, '2026-01-02');
  create view rota as select id, name, grade from workers;
`;

const privileges = `
  revoke select on workers from admin_viewer;
  grant select (id, name, grade) on workers to admin_viewer;
  grant select (site) on workers to admin_editor;
  grant select on workers to admin_owner;
`;

let postgres: TestPostgres;
let schema: GraphQLSchema;
const admins: TestAdmin[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  for (const [name, hidden] of Object.entries({ guessed, other })) {
    const url = await createOwnDatabase(postgres.url, name);
    await query(url, tablesWith(hidden));
    // The first start makes the roles and gives them their rights.
    await (await startAdmin({ DATABASE_URL: url })).server.close();
    await query(url, privileges);
    admins.push(await startAdmin({ DATABASE_URL: url }));
    schema ??= buildSchema((await printAdminSchema({ databaseUrl: url, schemas: ['public'] })).sdl);
  }
}, 120_000);
afterAll(async () => {
  for (const admin of admins) await admin.server.close();
  await postgres?.stop();
});

const visitorsOf = (role: 'viewer' | 'editor' | 'owner') =>
  Promise.all(admins.map((admin) => admin.signedIn(role)));
const writes = () =>
  Object.values(schema.getMutationType()!.getFields())
    .filter(({ name }) => /^(create|update)(Worker|Shift)$/.test(name))
    // Who may write a unique column finds out by a refusal which values there are.
    .flatMap((field) => callsOf(field, guess).filter((call) => !call.includes('badge:')));

it('asks by every argument of every field, and by every field of every input', () => {
  const own = /^(Query\.(workers|shifts|rota)|Worker|Shift|Rota)/;
  const all = Object.values(schema.getMutationType()!.getFields()).flatMap((field) =>
    callsOf(field, guess),
  );
  const left = placesNotAsked(schema, [...queriesOf(schema, guess), ...all]);
  expect(left.filter((place) => own.test(place))).toEqual([]);
});

it('is read, filtered, sorted and summed by owners', async () => {
  const [owner] = await visitorsOf('owner');
  const { data, errors } = await owner!.ask(
    '{ workers(filter: { pay: { equalTo: "guess" } }, orderBy: [BONUS_DESC]) { sums { bonus } nodes { pay bonus badge } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    workers: { sums: { bonus: '1' }, nodes: [{ pay: 'guess', bonus: '1', badge: 'guess' }] },
  });
});

it('leaves an editor the column that editors may read beside one that they may not', async () => {
  const [editor] = await visitorsOf('editor');
  const { data, errors } = await editor!.ask(
    '{ workers(orderBy: [ID_ASC], first: 1) { nodes { name site pay } } }',
  );
  expect(data).toEqual({ workers: { nodes: [{ name: 'Анна', site: 'Тверь', pay: null }] } });
  expect(errors?.map(({ path }) => path?.at(-1))).toEqual(['pay']);
});

describe.each(['viewer', 'editor'] as const)('of a column that a %s may not read', (role) => {
  let visitors: readonly Visitor[];
  beforeAll(async () => {
    visitors = await visitorsOf(role);
  });

  it('no field and argument tells the value', { timeout: 240_000 }, async () => {
    const calls = queriesOf(schema, guess).filter((call) => /worker|shift|rota/i.test(call));
    expect(
      calls.filter((call) => /pay:|bonus:|boss:|PAY_|BONUS_|BOSS_/.test(call)).length,
    ).toBeGreaterThan(50);
    expect(await differingAnswers(visitors, 'query', calls)).toEqual([]);
  });

  it('no write tells it', { timeout: 240_000 }, async () => {
    const calls = writes();
    expect(calls.length).toBeGreaterThan(10);
    expect(await differingAnswers(visitors, 'mutation', calls)).toEqual([]);
  });

  it('no import finds records by it, or tells it by what it refuses', async () => {
    const keys = ['badge', 'pay', 'bonus', 'bossId', 'boss'].flatMap((column) => [
      [column],
      ['id', column],
      ['name', column],
    ]);
    const calls = keys.map((key) => {
      const row = `{ id: 1, name: "Анна", pay: "guess", bonus: "1", bossId: 1, badge: "guess" }`;
      return `importRecords(input: { type: "Worker", id: "${key.join(' ')}", key: ${JSON.stringify(key)}, dryRun: true, rows: [${row}] }) { created updated refused { row code message columns } }`;
    });
    expect(await differingAnswers(visitors, 'mutation', calls)).toEqual([]);
    const codes = [];
    for (const call of calls) codes.push(codeOf(await visitors[0]!.ask(`mutation { ${call} }`)));
    // The one unique key among them is the database's to refuse: owners find records by it.
    const expected = keys.map((key) => (String(key) === 'badge' ? 'FORBIDDEN' : 'BAD_USER_INPUT'));
    expect(codes).toEqual(role === 'viewer' ? keys.map(() => 'FORBIDDEN') : expected);
  });

  it('no revision and no record of a conflict has it', async () => {
    const revisions = await Promise.all(
      visitors.map(async (visitor) => {
        const { data } = await visitor.ask<{
          workers: { nodes: readonly { readonly revision: string }[] };
        }>('{ workers(orderBy: [ID_ASC]) { nodes { revision } } }');
        return data?.workers.nodes.map(({ revision }) => revision);
      }),
    );
    expect(revisions[0]?.length).toBeGreaterThan(2);
    expect(revisions[0]).toEqual(revisions[1]);
    const late = await Promise.all(
      visitors.map((visitor) =>
        visitor.ask(
          'mutation { updateWorker(input: { id: 1, revision: "0", patch: { grade: 9 } }) { worker { id name pay bonus badge } } }',
        ),
      ),
    );
    expect(late.map(codeOf)).toEqual(
      role === 'viewer' ? ['FORBIDDEN', 'FORBIDDEN'] : ['CONFLICT', 'CONFLICT'],
    );
    expect(late[0]?.errors).toEqual(late[1]?.errors);
    expect(JSON.stringify(late)).not.toMatch(/guess|longer-other|b-2/);
  });
});
