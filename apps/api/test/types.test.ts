import {
  buildSchema,
  getDirectiveValues,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
} from 'grafast/graphql';
import { Client, escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseExactJson } from '../src/codecs/exact-json.ts';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { cases, ownTypes, withoutData } from './postgres-types.ts';
import { createDatabase, startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
let client: Client;
let admin: TestAdmin;
let editor: Visitor;
let schema: GraphQLSchema;
let notPrinted: readonly unknown[];

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await createDatabase(postgres.url, 'types');
  client = new Client(url);
  await client.connect();
  await client.query(ownTypes);
  for (const [at, { type, values }] of cases.entries()) {
    const rows = values.map((value, id) => `(${id}, ${escapeLiteral(value)})`);
    await client.query(
      `create table t${at} (id int primary key, value ${type}); comment on table t${at} is 'case ${at}'; insert into t${at} values ${rows.join(', ')}`,
    );
  }
  await client.query(
    `create table goods (id int primary key, price numeric(12,2), cost cents, rates numeric(4,1)[], population numeric(3,-2), weight numeric);
     insert into goods (id, price) values (1, 1)`,
  );
  const options = { databaseUrl: url, schemas: ['public'], known: new Map() };
  const { sdl, missing } = await printAdminSchema(options);
  notPrinted = missing;
  schema = buildSchema(sdl);
  admin = await startAdmin({ DATABASE_URL: url });
  editor = await admin.signedIn('owner');
}, 120_000);
afterAll(async () => {
  await client?.end();
  await admin?.server.close();
  await postgres?.stop();
});

it('has a case for every type that a table can have', async () => {
  expect(notPrinted).toEqual([]);
  const { rows } = await client.query<{ typname: string }>(
    `select typname from pg_type join pg_namespace on pg_namespace.oid = typnamespace
     where (nspname = 'pg_catalog' or typtype = 'b') and nspname in ('pg_catalog', 'public') and typtype in ('b', 'r', 'm', 'e') and typname not like '\\_%'
       and not exists (select from pg_attribute join pg_class on pg_class.oid = attrelid
         where atttypid = pg_type.oid and attnum > 0 and relname ~ '^t\\d+$' and relkind = 'r')`,
  );
  expect(rows.map(({ typname }) => typname).filter((name) => !withoutData.has(name))).toEqual([]);
});

it.each(cases.map((each, at) => ({ ...each, at })))(
  'reads and writes $type as it is stored',
  async ({ at, values, unreadable = [] }) => {
    const record = Object.values(schema.getTypeMap()).find(
      (type) => isObjectType(type) && type.description === `case ${at}`,
    );
    if (!isObjectType(record)) throw new Error(`Nothing is described as case ${at}.`);
    const list = Object.values(schema.getQueryType()?.getFields() ?? {}).find(
      ({ type }) => String(type) === `${record.name}Connection`,
    );
    const value = record.getFields()['value'];
    if (!list || !value) throw new Error(`${record.name} has no list, or no value in it.`);
    const orders = list.args
      .map(({ type }) => getNamedType(type))
      .find(isEnumType)
      ?.getValues();
    const isSorted = orders?.some(({ name }) => name === 'VALUE_DESC');
    const read = await ask(
      `{ ${list.name}(orderBy: [${isSorted ? 'VALUE_DESC, ' : ''}ID_ASC]) { nodes { id value ${selectionOf(value.type)} } } }`,
    );
    const nodes = nodesOf(read, list.name);
    // The list opens, whatever is in it.
    expect(nodes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([...values.keys()]);
    const failed = (read.errors ?? []).map(({ path }) => nodes[Number(path?.[2])]?.id);
    expect(new Set(failed.map((id) => values[id ?? -1]))).toEqual(new Set(unreadable));
    const inOrder = await client.query<{ id: number }>(
      `select id from t${at} order by ${isSorted ? 'value desc, ' : ''}id`,
    );
    expect(nodes.map(({ id }) => id)).toEqual(inOrder.rows.map(({ id }) => id));
    for (const node of nodes.filter(({ id }) => !failed.includes(id))) {
      const { errors } = await ask(
        `mutation ($it: ${record.name}Input!) { create${record.name}(input: { ${record.name[0]?.toLowerCase()}${record.name.slice(1)}: $it }) { clientMutationId } }`,
        { it: { id: 1000 + node.id, value: node.value } },
      );
      expect(errors).toBeUndefined();
    }
    const { rows } = await client.query(
      `select a.value::text as stored, b.value::text as written from t${at} a join t${at} b on b.id = a.id + 1000`,
    );
    expect(rows).toHaveLength(values.length - unreadable.length);
    for (const { stored, written } of rows) expect(spelled(at, written)).toBe(spelled(at, stored));
  },
);

it('refuses what is not Base64, and stores nothing', async () => {
  const at = cases.findIndex(({ type }) => type === 'bytea');
  const { errors } = await ask(
    `mutation { createT${at}(input: { t${at}: { id: 5000, value: "not base64!" } }) { clientMutationId } }`,
  );
  expect(errors?.[0]?.message).toContain('Base64');
  expect((await client.query(`select from t${at} where id = 5000`)).rows).toHaveLength(0);
});

describe('a number that the column would change', () => {
  const digits = 'is a number of 12 digits, 2 of them behind the point';
  const refused = (value: string, why: string) => ({
    message: `price ${digits}: ${value} ${why}.`,
    extensions: { code: 'VALUE_OUT_OF_RANGE', columns: ['price'] },
  });

  it('says in the schema how many digits are kept', () => {
    const good = schema.getType('Good');
    const directive = schema.getDirective('decimal');
    const kept = Object.values(isObjectType(good) ? good.getFields() : {}).map(
      ({ name, astNode }) => [name, directive && astNode && getDirectiveValues(directive, astNode)],
    );
    expect(Object.fromEntries(kept)).toMatchObject({
      id: undefined,
      price: { precision: 12, scale: 2 },
      cost: { precision: 10, scale: 2 },
      rates: { precision: 4, scale: 1 },
      population: { precision: 3, scale: -2 },
      weight: undefined,
    });
  });

  it.each([
    ['1.989', 'would be rounded'],
    ['-0.001', 'would be rounded'],
    ['1e-3', 'would be rounded'],
    ['10000000000', 'is too large'],
    ['1e10', 'is too large'],
  ])('is refused at its field: %s', async (value, why) => {
    const before = await client.query(`select * from goods order by id`);
    const made = await ask(
      'mutation ($it: GoodInput!) { createGood(input: { good: $it }) { good { id } } }',
      { it: { id: 7, price: value } },
    );
    expect(made.errors).toEqual([
      expect.objectContaining({ ...refused(value, why), path: ['createGood'] }),
    ]);
    const changed = await ask(
      'mutation ($it: GoodPatch!) { updateGood(input: { id: 1, patch: $it }) { good { id } } }',
      { it: { price: value } },
    );
    expect(changed.errors).toEqual([
      expect.objectContaining({ ...refused(value, why), path: ['updateGood'] }),
    ]);
    const imported = await ask(
      'mutation ($rows: [JSON!]!) { importRecords(input: { type: "Good", id: "5c1c7ddd-6ab0-4a1c-8c3c-0f6b1f3f5b11", rows: $rows, dryRun: true }) { refused { row code message columns } } }',
      { rows: [{ id: 8, price: value }] },
    );
    expect(imported).toMatchObject({
      data: {
        importRecords: {
          refused: [
            {
              row: 0,
              code: 'VALUE_OUT_OF_RANGE',
              message: refused(value, why).message,
              columns: ['price'],
            },
          ],
        },
      },
    });
    expect((await client.query(`select * from goods order by id`)).rows).toEqual(before.rows);
  });

  it('is refused of domains, lists and numbers of hundreds as well', async () => {
    for (const it of [{ cost: '0.125' }, { rates: ['1.5', '10.25'] }, { population: '1250' }]) {
      const { errors } = await ask(
        'mutation ($it: GoodPatch!) { updateGood(input: { id: 1, patch: $it }) { good { id } } }',
        { it },
      );
      expect(errors?.[0]).toMatchObject({ extensions: { columns: Object.keys(it) } });
    }
  });

  it('is none where zeros alone are beyond, nor in a filter', async () => {
    const it = {
      price: '9999999999.9900',
      cost: 'NaN',
      rates: ['10.50', null],
      population: '12300',
      weight: '0.123456789',
    };
    const { errors } = await ask(
      'mutation ($it: GoodPatch!) { updateGood(input: { id: 1, patch: $it }) { good { id } } }',
      { it },
    );
    expect(errors).toBeUndefined();
    expect((await client.query('select * from goods where id = 1')).rows).toEqual([
      {
        id: 1,
        price: '9999999999.99',
        cost: 'NaN',
        rates: [10.5, null],
        population: '12300',
        weight: '0.123456789',
      },
    ]);
    const found = await ask(
      '{ goods(filter: { price: { lessThan: "9999999999.9999" } }) { nodes { id } } }',
    );
    expect(found.data).toEqual({ goods: { nodes: [{ id: 1 }] } });
  });
});

/** JSON as its values, of which spaces and the order of members are none. */
function spelled(at: number, text: string): string {
  if (!['json', 'jsonb'].includes(cases[at]?.type ?? '')) return text;
  return JSON.stringify(sorted(parseExactJson(text)));
}

function sorted(value: unknown): unknown {
  return typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !JSON.isRawJSON(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}

interface Node {
  readonly id: number;
  readonly value: unknown;
}

interface ExactAnswer {
  readonly data?: Readonly<Record<string, { readonly nodes: readonly Node[] }>> | null;
  readonly errors?: readonly { readonly message: string; readonly path?: readonly unknown[] }[];
}

const nodesOf = ({ data }: ExactAnswer, list: string): readonly Node[] => data?.[list]?.nodes ?? [];

/** A client that keeps numbers as they are written. */
async function ask(query: string, variables = {}): Promise<ExactAnswer> {
  const response = await fetch(editor.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: editor.cookie ?? '' },
    body: JSON.stringify({ query, variables }),
  });
  return toAnswer(parseExactJson(await response.text()));
}

function toAnswer(value: unknown): ExactAnswer {
  if (typeof value !== 'object' || value === null) throw new TypeError('No answer.');
  return value;
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type)}`).join(' ')} }`;
}
