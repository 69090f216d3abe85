import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
} from 'grafast/graphql';
import * as fc from 'fast-check';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type Visitor } from './admin.ts';
import { hostileNames as names } from './hostile-names.ts';
import { listOf, mutationOf, type Mutation } from './operations-of.ts';
import { createDatabase, startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

interface HostileTable {
  readonly name: string;
  readonly columns: readonly string[];
}

interface HostileDatabase {
  readonly tables: readonly HostileTable[];
  readonly types: readonly HostileTable[];
}

const database: fc.Arbitrary<HostileDatabase> = fc
  .record({
    tables: names(2, 6),
    types: names(1, 2),
    columns: fc.array(names(2, 12), { minLength: 6, maxLength: 6 }),
    values: fc.array(names(2, 8), { minLength: 2, maxLength: 2 }),
  })
  .map(({ tables, types, columns, values }) => ({
    tables: tables.map((table, at) => ({
      name: table,
      columns: (columns[at] ?? []).filter((column) => column !== 'key of it'),
    })),
    types: types
      .filter((type) => !tables.includes(type))
      .map((type, at) => ({ name: type, columns: values[at] ?? [] })),
  }));

/** Comments say which is which: the test asks no code of ours for names. */
function sqlOf({ tables, types }: HostileDatabase): string {
  const id = escapeIdentifier;
  const enums = types.map(
    (type) =>
      `create type ${id(type.name)} as enum (${type.columns.map(escapeLiteral).join(', ')});`,
  );
  const created = tables.map((table, at) => {
    const type = types[at];
    const columns = table.columns.map((column) => `${id(column)} text`);
    const chosen = type ? [`"chosen here" ${id(type.name)}`] : [];
    const comments = table.columns.map(
      (column, place) => `comment on column ${id(table.name)}.${id(column)} is 'column ${place}';`,
    );
    return [
      `create table ${id(table.name)} ("key of it" int primary key, ${[...columns, ...chosen].join(', ')});`,
      `comment on table ${id(table.name)} is 'table ${at}';`,
      `comment on column ${id(table.name)}."key of it" is 'the key';`,
      ...(type ? [`comment on column ${id(table.name)}."chosen here" is 'the choice';`] : []),
      ...comments,
    ].join('\n');
  });
  return [...enums, ...created].join('\n');
}

const runs = Number(process.env['HOSTILE_RUNS'] ?? 3);
const seed = Number(process.env['PROPERTY_SEED'] ?? 1);
let made = 0;

it(
  'reads, writes and filters every column of any database, and stores what was sent',
  { timeout: 60_000 * (runs + 1) },
  () =>
    fc.assert(
      fc.asyncProperty(database, async (hostileDatabase) => {
        const url = await createDatabase(postgres.url, `hostile_${(made += 1)}`);
        const client = new Client(url);
        await client.connect();
        try {
          await client.query(sqlOf(hostileDatabase));
          const options = { databaseUrl: url, schemas: ['public'], committedNames: new Map() };
          const { sdl, missing } = await printAdminSchema(options);
          expect(missing).toEqual([]);
          const admin = await startAdmin({ DATABASE_URL: url });
          try {
            const editor = await admin.signedIn('owner');
            const schema = buildSchema(sdl);
            for (const [at, table] of hostileDatabase.tables.entries())
              await tryTable({
                schema,
                editor,
                client,
                table,
                at,
                type: hostileDatabase.types[at],
              });
          } finally {
            await admin.server.close();
          }
        } finally {
          await client.end();
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    ),
);

interface Trial {
  readonly schema: GraphQLSchema;
  readonly editor: Visitor;
  readonly client: Client;
  readonly table: HostileTable;
  readonly at: number;
  readonly type: HostileTable | undefined;
}

async function tryTable({ schema, editor, client, table, at, type }: Trial): Promise<void> {
  const record = Object.values(schema.getTypeMap()).find(
    (each): each is GraphQLObjectType => isObjectType(each) && each.description === `table ${at}`,
  );
  if (!record) throw new Error(`No type for the table ${table.name}.`);
  const list = listOf(schema, record);
  const create = mutationOf(schema, 'create', record);
  const update = mutationOf(schema, 'update', record);
  const described = (text: string): string => {
    const field = Object.values(record.getFields()).find(({ description }) => description === text);
    if (!field)
      throw new Error(`${record.name} has no field for ${text} of ${JSON.stringify(table)}.`);
    return field.name;
  };
  const key = described('the key');
  const fields = table.columns.map((_, place) => described(`column ${place}`));
  expect(new Set(fields).size).toBe(table.columns.length);
  const ask = async (query: string): Promise<Record<string, unknown>> => {
    const answer = await editor.ask(query);
    if (answer.errors) throw new Error(`${query}: ${JSON.stringify(answer.errors)}`);
    return answer.data ?? {};
  };
  const stored = async (): Promise<unknown> =>
    (
      await client.query<string[]>({
        text: `select ${table.columns.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(table.name)} where "key of it" = 1`,
        rowMode: 'array',
      })
    ).rows[0];

  const given = fields.map((field, place) => `${field}: "new ${place}"`);
  await ask(
    `mutation { ${create.field}(input: { ${create.input}: { ${key}: 1, ${given.join(', ')} } }) { clientMutationId } }`,
  );
  expect(await stored()).toEqual(fields.map((_, place) => `new ${place}`));
  for (const [place, field] of fields.entries()) {
    await ask(
      `mutation { ${update.field}(input: { ${key}: 1, patch: { ${field}: "changed ${place}" } }) { clientMutationId } }`,
    );
    const found = await ask(
      `{ ${list}(filter: { ${field}: { equalTo: "changed ${place}" } }) { nodes { value: ${field} } } }`,
    );
    expect(found[list]).toEqual({ nodes: [{ value: `changed ${place}` }] });
    const others = await ask(
      `{ ${list}(filter: { ${field}: { equalTo: "new ${place}" } }) { nodes { ${key} } } }`,
    );
    expect(others[list]).toEqual({ nodes: [] });
  }
  expect(await stored()).toEqual(fields.map((_, place) => `changed ${place}`));
  const query = schema.getQueryType()?.getFields() ?? {};
  const orders = query[list]?.args.map(({ type: of }) => getNamedType(of)).find(isEnumType);
  if (!orders) throw new Error(`${record.name} has no orders.`);
  const sorted = orders.getValues().filter(({ name: order }) => /_(?:ASC|DESC)$/.test(order));
  // Its columns, the key, the choice, and the primary key.
  expect(sorted).toHaveLength(2 * (fields.length + (type ? 3 : 2)));
  await ask(
    `{ ${list}(orderBy: [${sorted.map(({ name: order }) => order).join(', ')}]) { nodes { ${key} } } }`,
  );
  if (type)
    await tryChoice({
      client,
      ask,
      record,
      update,
      key,
      table,
      type,
      choice: described('the choice'),
    });
}

interface ChoiceTrial {
  readonly client: Client;
  readonly ask: (query: string) => Promise<unknown>;
  readonly record: GraphQLObjectType;
  readonly update: Mutation;
  readonly key: string;
  readonly table: HostileTable;
  readonly type: HostileTable;
  readonly choice: string;
}

async function tryChoice({
  client,
  ask,
  record,
  update,
  key,
  table,
  type,
  choice,
}: ChoiceTrial): Promise<void> {
  const choices = record.getFields()[choice]?.type;
  if (!isEnumType(choices)) throw new Error(`${choice} is no enum.`);
  const values = choices.getValues();
  expect(values.map((value) => value.description ?? value.name)).toEqual(type.columns);
  for (const [place, value] of values.entries()) {
    await ask(
      `mutation { ${update.field}(input: { ${key}: 1, patch: { ${choice}: ${value.name} } }) { clientMutationId } }`,
    );
    const { rows } = await client.query<{ chosen: string }>(
      `select "chosen here"::text as chosen from ${escapeIdentifier(table.name)}`,
    );
    expect(rows).toEqual([{ chosen: type.columns[place] }]);
  }
}
