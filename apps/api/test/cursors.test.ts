import { Client, escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema, isEnumType } from 'grafast/graphql';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { cases, ownTypes } from './postgres-types.ts';
import { createDatabase, startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
let client: Client;
let admin: TestAdmin;
let viewer: Visitor;
let sdl: string;

/** Each value twice, and records without one. */
function tableOf(at: number): string {
  const { type, values } = cases[at]!;
  const rows = [...values, ...values, null, null, null].map(
    (value, id) => `(${(id * 7919) % 1009}, ${value === null ? 'null' : escapeLiteral(value)})`,
  );
  return `create table c${at} (id int primary key, value ${type}); insert into c${at} values ${rows.join(', ')}`;
}

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await createDatabase(postgres.url, 'cursors');
  client = new Client(url);
  await client.connect();
  await client.query(ownTypes);
  for (const at of cases.keys()) await client.query(tableOf(at));
  await client.query(
    `create table owners (id int primary key);
     insert into owners values (1), (2);
     create table sparse (id int primary key, owner int references owners, a int, b text, c boolean, d date not null, e interval);
     create index on sparse (owner);
     insert into sparse select id, case when id % 3 > 0 then 1 + id % 2 end, nullif(id * 7919 % 5, 0), nullif(chr(96 + id * 104729 % 4), chr(96)),
       case id % 3 when 1 then true when 2 then false end, date '2026-01-01' + id % 4, nullif(id * 31 % 4, 0) * interval '1 day 00:00:00.5' from generate_series(1, 60) id;
     create table spans (length interval primary key, name text);
     insert into spans select id * interval '1 mon', nullif('n' || id % 2, 'n0') from generate_series(1, 7) id`,
  );
  ({ sdl } = await printAdminSchema({
    databaseUrl: url,
    schemas: ['public'],
    committedNames: new Map(),
  }));
  admin = await startAdmin({ DATABASE_URL: url });
  viewer = await admin.signedIn('owner');
}, 120_000);
afterAll(async () => {
  await client?.end();
  await admin?.server.close();
  await postgres?.stop();
});

interface Page {
  readonly nodes: readonly { readonly id: unknown }[];
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
  };
}

interface List {
  readonly field: string;
  readonly enumName: string;
  /** The name of what identifies a record. */
  readonly key?: string;
  readonly orderBy: readonly string[];
  readonly size: number;
}

async function readPage(
  { field, enumName, key = 'id', orderBy }: List,
  page: object,
): Promise<Page> {
  const answer = await viewer.ask<{ readonly list: Page }>(
    `query ($orderBy: [${enumName}!], $first: Int, $last: Int, $after: Cursor, $before: Cursor) {
       list: ${field}(orderBy: $orderBy, first: $first, last: $last, after: $after, before: $before) {
         nodes { id: ${key} } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
       }
     }`,
    { orderBy, ...page },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data!.list;
}

/** All records, page by page, and how often a page was read. */
async function forwards(list: List): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let after: string | null = null, pages = 0; pages < 100; pages += 1) {
    const { nodes, pageInfo }: Page = await readPage(list, { first: list.size, after });
    found.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
  throw new Error('The list has no end.');
}

async function backwards(list: List): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let before: string | null = null, pages = 0; pages < 100; pages += 1) {
    const { nodes, pageInfo }: Page = await readPage(list, { last: list.size, before });
    found.unshift(...nodes.map(({ id }) => id));
    if (!pageInfo.hasPreviousPage) return found;
    before = pageInfo.startCursor;
  }
  throw new Error('The list has no beginning.');
}

async function idsOf(sql: string): Promise<readonly unknown[]> {
  const { rows } = await client.query<{ id: unknown }>(sql);
  return rows.map(({ id }) => id);
}

it.each(cases.map(({ type }, at) => ({ type, at })))(
  'pages through $type by cursors, both ways',
  async ({ at }) => {
    const enumName = `C${at}OrderBy`;
    const orders = buildSchema(sdl).getType(enumName);
    const isSorted = isEnumType(orders) && orders.getValue('VALUE_ASC') !== undefined;
    const directions = isSorted ? ['asc', 'desc'] : [];
    for (const direction of directions) {
      const list = {
        field: `c${at}s`,
        enumName,
        orderBy: [`VALUE_${direction.toUpperCase()}`],
        size: 5,
      };
      const inOrder = await idsOf(
        `select id from c${at} order by value ${direction}, id ${direction}`,
      );
      expect(await forwards(list)).toEqual(inOrder);
      expect(await backwards(list)).toEqual(inOrder);
    }
  },
);

it('sorts most types', () => {
  const sorted = cases.filter((_each, at) =>
    sdl
      .slice(sdl.indexOf(`enum C${at}OrderBy`))
      .split('}')[0]
      ?.includes('VALUE_ASC'),
  );
  expect(sorted.length).toBeGreaterThan(60);
});

const columns = ['owner', 'a', 'b', 'c', 'd', 'e'];

describe('orders of several columns with records without a value', () => {
  const pairs = columns.flatMap((first) =>
    columns.filter((second) => second !== first).map((second) => [first, second] as const),
  );
  it.each(pairs.map((pair, at) => ({ pair, way: at % 4 })))(
    'has each record once: %j',
    async ({ pair: [first, second], way }) => {
      const [one, two] = [way % 2 === 0 ? 'asc' : 'desc', way < 2 ? 'asc' : 'desc'];
      const list = {
        field: 'sparses',
        enumName: 'SparseOrderBy',
        orderBy: [`${first}_${one}`, `${second}_${two}`].map((order) => order.toUpperCase()),
        size: 7,
      };
      const inOrder = await idsOf(
        `select id from sparse order by ${first} ${one}, ${second} ${two}, id ${one}`,
      );
      expect(await forwards(list)).toEqual(inOrder);
      expect(await backwards(list)).toEqual(inOrder);
    },
  );
});

it('pages between two cursors', async () => {
  const list = { field: 'sparses', enumName: 'SparseOrderBy', orderBy: ['C_DESC'], size: 60 };
  const inOrder = await idsOf('select id from sparse order by c desc, id desc');
  const [from, to] = await Promise.all([
    readPage(list, { first: 15 }),
    readPage(list, { last: 12 }),
  ]);
  const between = { after: from.pageInfo.endCursor, before: to.pageInfo.startCursor };
  const page = await readPage(list, { first: 60, ...between });
  expect(page.nodes.map(({ id }) => id)).toEqual(inOrder.slice(15, -12));
});

it.each(['totalCount', 'countUpTo(limit: 1000)', 'countUpTo(limit: 30)'])(
  'counts all records on each page, by %s',
  async (count) => {
    const answer = await viewer.ask<{ readonly list: Page & { readonly count: number } }>(
      `{ list: sparses(orderBy: [C_DESC], first: 50) { count: ${count} nodes { id } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`,
    );
    expect(answer.errors).toBeUndefined();
    const { count: all, pageInfo } = answer.data!.list;
    const [counted] = (
      await client.query<{ total: number }>('select count(*)::int as total from sparse')
    ).rows;
    expect(all).toBe(count.includes('30') ? 30 : counted?.total);
    const next = await viewer.ask(
      `query ($at: Cursor) {
         after: sparses(orderBy: [C_DESC], first: 5, after: $at) { count: ${count} nodes { id } }
         before: sparses(orderBy: [C_DESC], last: 5, before: $at, filter: { id: { greaterThan: 0 } }) { count: ${count} }
         none: sparses(orderBy: [C_DESC], after: $at) { count: ${count} }
         offset: sparses(orderBy: [C_DESC], first: 5, offset: 50) { count: ${count} nodes { id } }
         far: sparses(orderBy: [C_DESC], first: 5, offset: 600) { count: ${count} nodes { id } }
         natural: sparses(orderBy: [NATURAL], first: 5, offset: 50) { count: ${count} nodes { id } }
         some: sparses(orderBy: [C_DESC], after: $at, filter: { id: { lessThan: 21 } }) { count: ${count} nodes { id } }
       }`,
      { at: pageInfo.endCursor },
    );
    expect(next.errors).toBeUndefined();
    expect(next).toMatchObject({
      data: {
        after: { count: all },
        before: { count: all },
        none: { count: all },
        offset: { count: all },
        far: { count: all },
        natural: { count: all },
        some: { count: 20 },
      },
    });
  },
);

it('counts all records of each owner on each page below it', async () => {
  const listOf = (owner: number, at: string) =>
    `owner${owner}: owner(id: ${owner}) { list: sparsesByOwner(orderBy: [ID_ASC], first: 5${at}) { totalCount countUpTo(limit: 1000) nodes { id } pageInfo { endCursor } } }`;
  const { data } = await viewer.ask<
    Record<string, { readonly list: Page & { readonly totalCount: number } }>
  >(`{ ${listOf(1, '')} ${listOf(2, '')} }`);
  for (const owner of [1, 2]) {
    const first = data![`owner${owner}`]!.list;
    const next = await viewer.ask<
      Record<string, { readonly list: Page & { readonly countUpTo: number } }>
    >(
      `query ($at: Cursor) { ${listOf(owner, ', after: $at')} all: owners(orderBy: [ID_ASC]) { nodes { list: sparsesByOwner(orderBy: [ID_ASC], after: $at) { countUpTo(limit: 1000) } } } }`,
      { at: first.pageInfo.endCursor },
    );
    expect(next.errors).toBeUndefined();
    expect(next.data![`owner${owner}`]!.list).toMatchObject({
      totalCount: first.totalCount,
      countUpTo: first.totalCount,
    });
    expect(next.data!['all']).toMatchObject({
      nodes: [1, 2].map((id) => ({ list: { countUpTo: data![`owner${id}`]!.list.totalCount } })),
    });
  }
});

it('pages by a key that is an interval', async () => {
  const list = {
    field: 'spans',
    enumName: 'SpanOrderBy',
    key: 'length { months }',
    orderBy: ['NAME_ASC'],
    size: 2,
  };
  const inOrder = await idsOf(
    'select extract(month from length)::int as id from spans order by name, length',
  );
  expect(await forwards(list)).toEqual(inOrder.map((months) => ({ months })));
});

it('pages through the list of a record', async () => {
  const found: unknown[] = [];
  for (let after: string | null = null, pages = 0; pages < 20; pages += 1) {
    const answer: { readonly data?: { readonly owner: { readonly list: Page } } | null } =
      await viewer.ask(
        `query ($after: Cursor) { owner(id: 1) { list: sparsesByOwner(orderBy: [E_DESC], first: 4, after: $after) { nodes { id } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } }`,
        { after },
      );
    const { nodes, pageInfo } = answer.data!.owner.list;
    found.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(found).toEqual(
    await idsOf('select id from sparse where owner = 1 order by e desc, id desc'),
  );
});

it('refuses a cursor of another order, and one that is none', async () => {
  const list = { field: 'sparses', enumName: 'SparseOrderBy', orderBy: ['A_ASC'], size: 3 };
  const { pageInfo } = await readPage(list, { first: 3 });
  for (const after of [pageInfo.endCursor, 'none', btoa('{}'), btoa('["natural", 3]')]) {
    const { errors } = await viewer.ask(
      'query ($after: Cursor) { sparses(orderBy: [B_ASC], after: $after) { nodes { id } } }',
      { after },
    );
    expect(errors?.[0]?.message).toMatch(/Invalid .*cursor/);
  }
});

it('counts the records of a list, wherever its page is', async () => {
  const list = { field: 'sparses', enumName: 'SparseOrderBy', orderBy: ['A_ASC'], size: 3 };
  const { pageInfo } = await readPage(list, { first: 50 });
  const { data } = await viewer.ask(
    'query ($after: Cursor) { sparses(orderBy: [A_ASC], after: $after) { totalCount nodes { id } } }',
    { after: pageInfo.endCursor },
  );
  expect(data).toMatchObject({ sparses: { totalCount: 60, nodes: { length: 10 } } });
});
