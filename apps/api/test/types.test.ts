import {
  buildSchema,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
} from 'grafast/graphql';
import { Client, escapeLiteral } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
