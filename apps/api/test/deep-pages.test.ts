import { PgSelectStep } from '@dataplan/pg';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase } from './shop-database.ts';

/** Much that is equal, and much that is null. */
const tables = `
  create table halls (id int primary key, name text);
  create table visits (id int primary key, hall_id int references halls, day date, rank int not null, note text);
  create table seats (hall int, seat int, price numeric(5, 2), ticket int unique, primary key (hall, seat));
  insert into halls select id, 'Зал ' || id from generate_series(1, 5) id;
  insert into visits select id, nullif(id % 6, 0), case when id % 5 > 0 then date '2026-01-01' + id * 7919 % 15 end, id * 104729 % 7, case when id % 3 = 0 then 'первый' else 'второй' end from generate_series(1, 2000) id;
  insert into seats select n % 40, n, case when n % 4 > 0 then n * 31 % 20 end, case when n % 7 = 0 then n end from generate_series(1, 1500) n;
`;

let postgres: TestPostgres;
let admin: TestAdmin;
let viewer: Visitor;
let client: Client;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await createOwnDatabase(postgres.url, 'pages');
  client = new Client(url);
  await client.connect();
  await client.query(tables);
  admin = await startAdmin({ DATABASE_URL: url });
  viewer = await admin.signedIn('viewer');
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await client?.end();
  await admin?.server.close();
  await postgres?.stop();
});

interface Case {
  readonly orders: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  readonly where: readonly [filter: object | null, sql: string];
  readonly first: number;
  readonly offset: number;
}

function randomCase(columns: readonly string[], filters: readonly Case['where'][]): Case {
  const below = (limit: number): number => Math.floor(Math.random() * limit);
  const shuffled = columns.toSorted(() => Math.random() - 0.5).slice(0, below(columns.length + 1));
  return {
    orders: shuffled.map((column) => [column, below(2) === 0 ? 'asc' : 'desc']),
    where: filters[below(filters.length)] ?? [null, 'true'],
    first: 1 + below(60),
    offset: below(2100),
  };
}

function sqlOf(
  table: string,
  key: readonly string[],
  { orders, where, first, offset }: Case,
): string {
  const last = key.map((column) => `${column} ${orders[0]?.[1] ?? 'asc'}`);
  return `select ${key.join(', ')} from ${table} where ${where[1]} order by ${[...orders.map((order) => order.join(' ')), ...last].join(', ')} limit ${first} offset ${offset}`;
}

const orderBy = ({ orders }: Case): readonly string[] =>
  orders.map(([column, direction]) => `${column}_${direction}`.toUpperCase());

interface Page<Row> {
  readonly list: {
    readonly nodes: readonly Row[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  };
}

it.each(
  Array.from({ length: 20 }, () =>
    randomCase(
      ['day', 'rank', 'note', 'hall_id'],
      [
        [null, 'true'],
        [{ rank: { greaterThan: 1 } }, 'rank > 1'],
        [{ search: 'втор' }, "note like '%втор%'"],
        [
          { or: [{ day: { isNull: true } }, { not: { rank: { equalTo: 3 } } }] },
          'day is null or rank <> 3',
        ],
      ],
    ),
  ),
)('is the page of a list that SQL gives: %j', async (page) => {
  const { rows } = await client.query<{ id: number }>(sqlOf('visits', ['id'], page));
  const answer = await viewer.ask<Page<{ id: number; hall: { id: number } | null }>>(
    'query ($first: Int, $offset: Int, $orderBy: [VisitOrderBy!], $filter: VisitFilter) { list: visits(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) { nodes { id hall { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }',
    { ...page, orderBy: orderBy(page), filter: page.where[0] },
  );
  expect(answer.errors).toBeUndefined();
  const { nodes, pageInfo } = answer.data!.list;
  expect(nodes).toEqual(rows.map(({ id }) => ({ id, hall: id % 6 === 0 ? null : { id: id % 6 } })));
  const { rowCount } = await client.query(
    sqlOf('visits', ['id'], { ...page, first: 1, offset: page.offset + page.first }),
  );
  expect(pageInfo).toMatchObject({ hasPreviousPage: page.offset > 0, hasNextPage: rowCount === 1 });
});

it.each(
  Array.from({ length: 10 }, () =>
    randomCase(
      ['price', 'seat', 'hall', 'ticket'],
      [
        [null, 'true'],
        [{ price: { isNull: false } }, 'price is not null'],
      ],
    ),
  ),
)('is so where a key has two columns: %j', async (page) => {
  const { rows } = await client.query(sqlOf('seats', ['hall', 'seat'], page));
  const answer = await viewer.ask<Page<object>>(
    'query ($first: Int, $offset: Int, $orderBy: [SeatOrderBy!], $filter: SeatFilter) { list: seats(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) { nodes { hall seat } } }',
    { ...page, orderBy: orderBy(page), filter: page.where[0] },
  );
  expect(answer.errors).toBeUndefined();
  expect(answer.data!.list.nodes).toEqual(rows);
});

it('is found by keys from row 500 on, also among the records of another', async () => {
  const execute = vi.spyOn(PgSelectStep.prototype, 'execute');
  const skipsRows = (): unknown =>
    execute.mock.contexts.map(
      (step) => step instanceof PgSelectStep && Reflect.get(step, 'offsetStepId') !== null,
    );
  const page = 'query ($offset: Int) { visits(first: 2, offset: $offset) { nodes { id } } }';
  expect((await viewer.ask(page, { offset: 499 })).data).toEqual({
    visits: { nodes: [{ id: 500 }, { id: 501 }] },
  });
  expect(skipsRows()).toEqual([true]);
  execute.mockClear();
  expect((await viewer.ask(page, { offset: 500 })).data).toEqual({
    visits: { nodes: [{ id: 501 }, { id: 502 }] },
  });
  expect(skipsRows()).toEqual([false]);
  // 333 records each: past the end.
  const nested = await viewer.ask(
    '{ hall(id: 2) { visits(first: 2, offset: 330, orderBy: [ID_DESC]) { nodes { id hallId } } end: visits(offset: 600) { nodes { id } } } }',
  );
  expect(nested.data).toEqual({
    hall: {
      visits: {
        nodes: [
          { id: 20, hallId: 2 },
          { id: 14, hallId: 2 },
        ],
      },
      end: { nodes: [] },
    },
  });
});
