import { randomUUID } from 'node:crypto';
import {
  buildSchema,
  getDirectiveValues,
  getNamedType,
  type GraphQLInputField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'grafast/graphql';
import { Client, escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseExactJson } from '../src/codecs/exact-json.ts';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { cases, ownTypes, withoutData, withoutEquality } from './postgres-types.ts';
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
  await client.query(`${ownTypes} create type clock_range as range (subtype = time);`);
  for (const [at, { type, values }] of cases.entries()) {
    const rows = values.map(
      (value, id) => `(${id}, ${escapeLiteral(value)}, ${escapeLiteral(value)})`,
    );
    await client.query(
      `create table t${at} (id int primary key, value ${type}, filled ${type} not null); comment on table t${at} is 'case ${at}'; insert into t${at} values ${rows.join(', ')}`,
    );
  }
  await client.query(
    `create table goods (id int primary key, price numeric(12,2), cost cents, rates numeric(4,1)[], population numeric(3,-2), weight numeric,
       amount money, share real, day date, clock time(3), made timestamp(0), sent timestamptz(2)[], term interval(0), span interval,
       code varchar(3), mark char(3), marks varchar(3)[], label name, letter "char",
       age interval year to month, years interval year, months interval month, days interval day, hours interval hour, minutes interval minute,
       shift interval day to hour, pause interval hour to minute, lap interval minute to second(2),
       stay tsrange, visit tstzrange, stays tsrange[], breaks tsmultirange, clocks clock_range, season daterange);
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
    const { record, list, value, isSorted } = tableOf(at);
    const parts = selectionOf(value.type);
    const read = await ask(
      `{ ${list}(orderBy: [${isSorted ? 'VALUE_DESC, ' : ''}ID_ASC]) { nodes { id value ${parts} filled ${parts} } } }`,
    );
    const nodes = nodesOf(read, list);
    // The list opens, whatever is in it.
    expect(nodes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([...values.keys()]);
    for (const column of ['value', 'filled']) {
      const failed = (read.errors ?? [])
        .filter(({ path }) => path?.[3] === column)
        .map(({ path }) => nodes[Number(path?.[2])]?.id);
      expect(new Set(failed.map((id) => values[id ?? -1]))).toEqual(new Set(unreadable));
    }
    const inOrder = await client.query<{ id: number }>(
      `select id from t${at} order by ${isSorted ? 'value desc, ' : ''}id`,
    );
    expect(nodes.map(({ id }) => id)).toEqual(inOrder.rows.map(({ id }) => id));
    const readable = nodes.filter(({ id }) => !unreadable.includes(values[id] ?? ''));
    await client.query(
      `insert into t${at} select id + 2000, null, (select filled from t${at} where id = 0) from t${at} where id < 1000`,
    );
    const input = `${record[0]?.toLowerCase()}${record.slice(1)}`;
    for (const node of readable) {
      const own = { value: node.value, filled: node.value };
      const made = await ask(
        `mutation ($it: ${record}Input!) { create${record}(input: { ${input}: $it }) { clientMutationId } }`,
        { it: { id: 1000 + node.id, ...own } },
      );
      expect(made.errors).toBeUndefined();
      const changed = await ask(
        `mutation ($id: Int!, $it: ${record}Patch!) { update${record}(input: { id: $id, patch: $it }) { clientMutationId } }`,
        { id: 2000 + node.id, it: own },
      );
      expect(changed.errors).toBeUndefined();
    }
    const imported = await ask(
      `mutation ($rows: [JSON!]!, $type: String!) { importRecords(input: { type: $type, id: "${randomUUID()}", rows: $rows }) { created refused { row message } } }`,
      {
        type: record,
        rows: readable.map(({ id, value: own }) => ({ id: 3000 + id, value: own, filled: own })),
      },
    );
    expect(imported).toEqual({
      data: { importRecords: { created: readable.length, refused: [] } },
    });
    const { rows } = await client.query<Record<'stored' | 'value' | 'filled', string>>(
      `select a.value::text as stored, b.value::text as value, b.filled::text as filled
       from t${at} a join t${at} b on b.id in (a.id + 1000, a.id + 2000, a.id + 3000) where a.id < 1000 and a.id = any ($1)`,
      [readable.map(({ id }) => id)],
    );
    expect(rows).toHaveLength(3 * readable.length);
    for (const { stored, value: written, filled } of rows) {
      expect(spelled(at, written)).toBe(spelled(at, stored));
      expect(spelled(at, filled)).toBe(spelled(at, stored));
    }
  },
);

it('filters by all types that are compared as they are read', () => {
  const unfiltered = cases.filter((_each, at) => !equalTo(at)).map(({ type }) => type);
  expect(unfiltered.toSorted()).toEqual(withoutEquality.toSorted());
});

it.each(
  cases.map((each, at) => ({ ...each, at })).filter(({ type }) => !withoutEquality.includes(type)),
)('finds $type by what was read', async ({ at, values, unreadable = [] }) => {
  const { list, value } = tableOf(at);
  const equal = equalTo(at);
  const read = await ask(
    `{ ${list}(filter: { id: { lessThan: 1000 } }) { nodes { id value ${selectionOf(value.type)} } } }`,
  );
  // Its filters distinguish upper and lower case; those that do not are beside them.
  const asText = cases[at]?.type === 'citext' ? '::text' : '';
  for (const node of nodesOf(read, list)) {
    if (unreadable.includes(values[node.id] ?? '')) continue;
    const found = await ask(
      `query ($it: ${String(getNullableType(equal?.type))}) { ${list}(filter: { id: { lessThan: 1000 }, value: { equalTo: $it } }) { nodes { id value: id } } }`,
      { it: node.value },
    );
    expect(found.errors).toBeUndefined();
    const { rows } = await client.query<{ id: number }>(
      `select id from t${at} where id < 1000 and value${asText} = (select value${asText} from t${at} where id = $1) order by id`,
      [node.id],
    );
    expect(nodesOf(found, list).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  }
});

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

  it.each([
    [{ amount: '1.005' }, 'would be rounded'],
    [{ share: 0.123456789 }, 'would be changed'],
    [{ share: 16777217 }, 'would be changed'],
    [{ share: 1e39 }, 'would be changed'],
    [{ share: 1e-50 }, 'would be changed'],
    [{ clock: '14:30:00.1234' }, 'would be rounded'],
    [{ made: '2026-11-21T14:30:00.5' }, 'would be rounded'],
    [{ sent: ['2026-11-21T14:30:00.12Z', '2026-11-21T14:30:00.125Z'] }, 'would be rounded'],
    [{ term: { hours: 1, seconds: 0.5 } }, 'would be rounded'],
    [{ span: { seconds: 1e-7 } }, 'would be rounded'],
    [{ day: '2026-11-21T14:30:00' }, 'would be lost'],
    [{ code: 'abc ' }, 'would be cut off'],
    [{ code: '   \u0020' }, 'would be cut off'],
    [{ mark: 'a    ' }, 'would be cut off'],
    [{ marks: ['abc', '😀ёa '] }, 'would be cut off'],
    [{ label: 'ё'.repeat(32) }, 'would be cut off'],
    [{ letter: 'ab' }, 'would be cut off'],
    [{ letter: 'Ё' }, 'would be cut off'],
    [{ age: { years: 1, days: 1 } }, 'would be lost'],
    [{ age: { hours: -1 } }, 'would be lost'],
    [{ years: { years: 1, months: 6 } }, 'would be lost'],
    [{ months: { days: 40 } }, 'would be lost'],
    [{ days: { days: 1, hours: 24 } }, 'would be lost'],
    [{ hours: { hours: 1, minutes: 30 } }, 'would be lost'],
    [{ minutes: { seconds: 61 } }, 'would be lost'],
    [{ shift: { days: 1, minutes: 1 } }, 'would be lost'],
    [{ pause: { minutes: 1, seconds: 0.5 } }, 'would be lost'],
    [{ lap: { seconds: 1.125 } }, 'would be rounded'],
    [{ stay: range('2026-11-21T14:30:00', '2026-11-21T15:30:00.1234567') }, 'would be rounded'],
    [{ visit: range('2026-11-21T14:30:00.1234567Z', null) }, 'would be rounded'],
    [{ stays: [range('2026-11-21T14:30:00.1234567', null)] }, 'would be rounded'],
    [{ breaks: '{[2026-11-21 14:30:00,2026-11-21 14:30:00.1234567)}' }, 'would be rounded'],
    [{ clocks: range('14:30:00.1234567', null) }, 'would be rounded'],
    [{ season: range('2026-11-21T14:30:00', null) }, 'would be lost'],
  ])('is refused of amounts, texts, times, dates and parts of these: %j', async (it, why) => {
    const changed = await ask(
      'mutation ($it: GoodPatch!) { updateGood(input: { id: 1, patch: $it }) { good { id } } }',
      { it },
    );
    const [column] = Object.keys(it);
    expect(changed.errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(why),
        extensions: { code: 'VALUE_OUT_OF_RANGE', columns: [column] },
      }),
    ]);
    const imported = await ask(
      `mutation ($rows: [JSON!]!) { importRecords(input: { type: "Good", id: "${randomUUID()}", rows: $rows, dryRun: true }) { refused { code columns } } }`,
      { rows: [{ id: 8, price: '1', ...it }] },
    );
    expect(imported).toEqual({
      data: { importRecords: { refused: [{ code: 'VALUE_OUT_OF_RANGE', columns: [column] }] } },
    });
  });

  it('is none of amounts, singles, times and dates that the column keeps', async () => {
    const it = {
      amount: '1.50',
      share: 0.1,
      clock: '14:30:00.125000',
      made: '2026-11-21T14:30:00.000',
      sent: ['2026-11-21T14:30:00.12Z', 'infinity'],
      term: { hours: 1, seconds: 5 },
      span: { seconds: 0.000001 },
      day: '2026-11-21',
      code: 'a  ',
      mark: '😀 a',
      marks: ['', null, '   '],
      label: 'ё'.repeat(31),
      letter: String.raw`\377`,
      age: { years: 1, months: 18 },
      years: { months: 24 },
      months: { years: -1, months: -1 },
      days: { months: 1, days: 40 },
      hours: { minutes: 120, seconds: -3600 },
      minutes: { days: 1, seconds: 120 },
      shift: { days: 1, hours: 30 },
      pause: { minutes: 90 },
      lap: { months: 1, seconds: 1.25 },
      stay: range('2026-11-21T14:30:00.123456', 'infinity'),
      visit: range('2026-11-21T14:30:00.1234560Z', null),
      stays: [null, range(null, null)],
      breaks: '{[2026-11-21 14:30:00,2026-11-21 14:30:00.123456)}',
      clocks: range('14:30:00.123456', '24:00:00'),
      season: range('2026-11-21', 'infinity'),
    };
    const { errors } = await ask(
      'mutation ($it: GoodPatch!) { updateGood(input: { id: 1, patch: $it }) { good { id } } }',
      { it },
    );
    expect(errors).toBeUndefined();
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
    expect(
      (
        await client.query(
          'select id, price, cost, rates, population, weight from goods where id = 1',
        )
      ).rows,
    ).toEqual([
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

interface CaseTable {
  /** The name of its type. */
  readonly record: string;
  readonly list: string;
  readonly value: { readonly type: GraphQLOutputType };
  readonly isSorted: boolean;
}

function tableOf(at: number): CaseTable {
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
  return {
    record: record.name,
    list: list.name,
    value,
    isSorted: orders?.some(({ name }) => name === 'VALUE_DESC') === true,
  };
}

/** The operator by which a list is filtered for one value. */
function equalTo(at: number): GraphQLInputField | undefined {
  const filter = schema.getType(`${tableOf(at).record}Filter`);
  const operators = getNamedType(
    isInputObjectType(filter) ? filter.getFields()['value']?.type : undefined,
  );
  return isInputObjectType(operators) ? operators.getFields()['equalTo'] : undefined;
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

const bound = (value: string | null) => value && { value, inclusive: true };
const range = (start: string | null, end: string | null) => ({
  start: bound(start),
  end: bound(end),
});

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
