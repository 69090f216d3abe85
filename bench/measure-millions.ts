import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { createOwnDatabase } from '../apps/api/test/shop-database.ts';
import { startPostgres } from '../apps/api/test/postgres.ts';
import { median } from './compared.ts';
import { type Environment, million, type Seed, seedOrders } from './seed-orders.ts';

/** Rounds of a quick page, and those that a slow one has whatever it takes. */
const rounds = { most: 45, least: 9 };
/** Milliseconds after which a page has no further rounds. */
const enough = 5_000;
/** Requests before anything is measured: Node compiles what runs often, and a server runs long. */
const warmUp = 1000;
const pageSize = 25;

/** One page of the list, in milliseconds; medians. */
export interface MillionsFigure {
  /** The request of the list, from sending it to having read its answer. */
  readonly api: number;
  /** The statement of a hand for the same rows, from the driver and back. */
  readonly sql: number;
  /** What the request takes beyond one for nothing, divided by what the statement takes. */
  readonly ratio: number;
}

export interface Millions {
  /** The same request for a page of no rows, for which no statement runs. */
  readonly roundTrip: number;
  readonly pages: Readonly<Record<string, MillionsFigure>>;
  /** Absent where the shop was there. */
  readonly seed?: Seed;
}

/** The ratio that each page is to keep below. */
const target = 1.5;

/**
 * The list of orders among a million, as the application asks for it, beside SQL. `DATABASE_URL`
 * and `ADMIN_DATA_DIR` name databases that are filled if they are empty, and stay; otherwise there
 * are temporary ones, which takes minutes.
 */
export async function measureMillions(): Promise<
  Readonly<Record<'served' | 'embedded', Millions>>
> {
  return { served: await onServer(), embedded: await onEmbedded() };
}

async function onServer(): Promise<Millions> {
  const { DATABASE_URL: given } = process.env;
  if (given) return seedAndMeasure({ DATABASE_URL: given });
  const postgres = await startPostgres();
  try {
    return await seedAndMeasure({
      DATABASE_URL: await createOwnDatabase(postgres.url, 'millions'),
    });
  } finally {
    await postgres.stop();
  }
}

async function onEmbedded(): Promise<Millions> {
  const { ADMIN_DATA_DIR: given } = process.env;
  if (given) return seedAndMeasure({ DATABASE_URL: '', ADMIN_DATA_DIR: given });
  const folder = mkdtempSync(join(tmpdir(), 'admin-bench-'));
  try {
    return await seedAndMeasure({ DATABASE_URL: '', ADMIN_DATA_DIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seedAndMeasure(env: Environment): Promise<Millions> {
  const seed = await seedOrders(env, million);
  const server = await startServer(env);
  try {
    const measured = await measure(server);
    return seed ? { ...measured, seed } : measured;
  } finally {
    server.child.stdin?.end();
    await once(server.child, 'exit');
  }
}

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  readonly cookie: string;
}

async function startServer(env: Environment): Promise<Server> {
  const child = spawn(process.execPath, ['bench/serve-timed.ts'], {
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('bench/serve-timed.ts ended.'))),
  ]);
  const { url, cookie }: { url: string; cookie: string } = JSON.parse(String(line));
  return { child, url, cookie };
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Page {
  /** What the list sends beside its columns and the size of its pages. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly sql: Statement;
}

const columns = `o.id, o.number, o.status::text, o.total::text, o.placed_at, c.id, c.full_name, a.id, a.city, a.street, a.house, m.id, m.full_name, p.id, p.title`;
const joins = `left join customers c on c.id = o.customer_id left join addresses a on a.id = o.address_id left join employees m on m.id = o.manager_id left join promotions p on p.id = o.promotion_id`;

interface HandWritten {
  readonly where?: string;
  readonly order?: string;
  readonly values?: readonly unknown[];
}

/** One row more than the page: whether there is a next one. */
function byHand({
  where = 'true',
  order = 'o.placed_at desc, o.id desc',
  values = [],
}: HandWritten): Statement {
  return {
    text: `select ${columns} from orders o ${joins} where ${where} order by ${order} limit ${pageSize + 1}`,
    values,
  };
}

/**
 * As who knows how does it: rows are made for the keys of the page alone. A plain `offset` takes
 * seconds.
 */
function byKeys(offset: number): Statement {
  return byHand({
    where: `o.id in (select id from orders order by placed_at desc, id desc limit ${pageSize + 1} offset ${offset})`,
  });
}

function searchByHand(word: string): Statement {
  const has = (column: string): string =>
    `admin.search_form(o.${column}) collate "C" like admin.search_form($1)`;
  return byHand({ where: `${has('number')} or ${has('comment')}`, values: [`%${word}%`] });
}

const searched = (word: string): Page => ({
  variables: { filter: { search: word } },
  sql: searchByHand(word),
});
const related = (field: string, column: string, id: unknown): Page => ({
  variables: { filter: { [field]: { equalTo: id } } },
  sql: byHand({ where: `o.${column} = $1`, values: [id] }),
});

async function pagesOf(server: Server): Promise<Readonly<Record<string, Page>>> {
  const value = async (text: string): Promise<unknown> =>
    (await runSql(server, { text, values: [] })).rows[0]?.[0];
  const offset = 19_999 * pageSize;
  return {
    first: { variables: {}, sql: byHand({}) },
    page20000: { variables: { offset }, sql: byKeys(offset) },
    sorted: {
      variables: { orderBy: ['TOTAL_DESC'] },
      sql: byHand({ order: 'o.total desc, o.id desc' }),
    },
    // One order.
    rareWord: searched(String(await value('select number from orders where id = 912345'))),
    // 1 of 100.
    frequentWord: searched('сдача'),
    // The year before in the numbers of orders: a third of them, and none among the newest, which
    // the list begins with.
    frequentWordFarDown: searched(
      String(await value('select left(number, 3) from orders where id = 500000')),
    ),
    absentWord: searched('жжжж'),
    ofManager: related(
      'managerId',
      'manager_id',
      await value('select manager_id from orders where manager_id is not null order by id limit 1'),
    ),
    ofCustomer: related(
      'customerId',
      'customer_id',
      await value('select customer_id from orders where id = 912345'),
    ),
  };
}

async function measure(server: Server): Promise<Omit<Millions, 'seed'>> {
  const manifest: Readonly<Record<string, string>> = JSON.parse(
    readFileSync('schema/documents.json', 'utf8'),
  );
  const list = findDocument(manifest, 'OrderList');
  // Every column is shown, as at first.
  const shown = Object.fromEntries(
    (manifest[list]?.match(/(?<=\$)with\w+/g) ?? []).map((flag) => [flag, true]),
  );
  const ask = (variables: object): Promise<Timed> =>
    askApi(server, list, {
      first: pageSize,
      offset: 0,
      orderBy: ['PLACED_AT_DESC'],
      ...shown,
      ...variables,
    });
  const pages = await pagesOf(server);
  for (let request = 0; request < warmUp; request += 1) await ask({});
  const roundTrips: number[] = [];
  const figures: Record<string, MillionsFigure> = {};
  for (const [name, page] of Object.entries(pages)) {
    // PostgreSQL may take another plan from the sixth time on.
    for (let time = 0; time < 6; time += 1)
      assertSame(name, await ask(page.variables), await runSql(server, page.sql));
    const taken = { api: [] as number[], sql: [] as number[], ratio: [] as number[] };
    const started = performance.now();
    for (
      let round = 0;
      round < rounds.most && (round < rounds.least || performance.now() - started < enough);
      round += 1
    ) {
      const nothing = (await ask({ first: 0 })).milliseconds;
      const sql = (await runSql(server, page.sql)).milliseconds;
      const api = (await ask(page.variables)).milliseconds;
      roundTrips.push(nothing);
      taken.api.push(api);
      taken.sql.push(sql);
      taken.ratio.push((api - nothing) / sql);
    }
    const figure = {
      api: rounded(median(taken.api)),
      sql: rounded(median(taken.sql)),
      ratio: rounded(median(taken.ratio)),
    };
    figures[name] = figure;
    console.error(
      `${name}: ${figure.api} ms, SQL ${figure.sql} ms, ratio ${figure.ratio}${figure.ratio > target ? `, asked is ${target}` : ''}`,
    );
  }
  return { roundTrip: rounded(median(roundTrips)), pages: figures };
}

interface Timed {
  readonly milliseconds: number;
  /** Keys of the orders. */
  readonly keys: readonly unknown[];
}

async function askApi(
  { url, cookie }: Server,
  sha256Hash: string,
  variables: object,
): Promise<Timed> {
  const body = JSON.stringify({
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  });
  const started = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', cookie },
    body,
  });
  const answer: { data?: { orders?: { nodes: readonly { id: number }[] } }; errors?: unknown } =
    await response.json();
  const milliseconds = performance.now() - started;
  if (answer.errors || !answer.data) throw new Error(`Not an answer: ${JSON.stringify(answer)}`);
  return { milliseconds, keys: (answer.data.orders?.nodes ?? []).map(({ id }) => id) };
}

async function runSql(
  { url }: Server,
  statement: Statement,
): Promise<Timed & { readonly rows: readonly (readonly unknown[])[] }> {
  const response = await fetch(`${url}/sql`, { method: 'POST', body: JSON.stringify(statement) });
  if (!response.ok) throw new Error(await response.text());
  const { milliseconds, rows }: { milliseconds: number; rows: readonly (readonly unknown[])[] } =
    await response.json();
  return { milliseconds, rows, keys: rows.slice(0, pageSize).map(([id]) => id) };
}

function assertSame(name: string, api: Timed, sql: Timed): void {
  if (!isDeepStrictEqual(api.keys, sql.keys))
    throw new Error(
      `${name}: the API gives other orders than SQL: ${String(api.keys)} and ${String(sql.keys)}`,
    );
}

function findDocument(manifest: Readonly<Record<string, string>>, operation: string): string {
  const found = Object.entries(manifest).find(([, text]) =>
    new RegExp(`^query ${operation}\\b`).test(text),
  );
  if (!found) throw new Error(`schema/documents.json has no ${operation}.`);
  return found[0];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
