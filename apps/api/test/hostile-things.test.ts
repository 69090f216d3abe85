import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'grafast/graphql';
import * as fc from 'fast-check';
import { Client, escapeIdentifier as id } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type Visitor } from './admin.ts';
import { hostileNames } from './hostile-names.ts';
import { listOf, mutationOf } from './operations-of.ts';
import { createDatabase, startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** A table with a composite key, one that refers to it, a view of it, and two functions. */
interface Things {
  readonly relations: readonly [whole: string, part: string, view: string];
  /** Of the table: two of the key, and one more. */
  readonly columns: readonly string[];
  /** Of the one that refers to it: the two of the reference. */
  readonly references: readonly string[];
  readonly shown: readonly string[];
  readonly functions: readonly string[];
  readonly inputs: readonly (readonly string[])[];
  /** Names of a check and of a reference. */
  readonly constraints: readonly string[];
}

const things: fc.Arbitrary<Things> = fc.record({
  relations: hostileNames(3, 3).map(([a = '', b = '', c = '']) => [a, b, c] as const),
  columns: hostileNames(3, 3),
  references: hostileNames(2, 2),
  shown: hostileNames(3, 3),
  functions: hostileNames(2, 2),
  inputs: fc.tuple(hostileNames(1, 4), hostileNames(1, 4)),
  constraints: hostileNames(2, 2),
});

/** Comments say which is which: the test asks no code of ours for names. */
function sqlOf({
  relations: [whole, part, view],
  columns,
  references,
  shown,
  functions,
  inputs,
  constraints,
}: Things): string {
  const commented = (kind: string, names: readonly string[], of: string): readonly string[] =>
    names.map((name, at) => `comment on column ${id(of)}.${id(name)} is '${kind} ${at}';`);
  const list = (names: readonly string[]): string => names.map(id).join(', ');
  return [
    `create table ${id(whole)} (${columns.map((column) => `${id(column)} text`).join(', ')}, primary key (${list(columns.slice(0, 2))}),
       constraint ${id(constraints[0] ?? '')} check (${id(columns[2] ?? '')} <> 'refused'));`,
    `comment on table ${id(whole)} is 'the whole';`,
    ...commented('whole', columns, whole),
    `create table ${id(part)} ("key of it" int primary key, ${references.map((column) => `${id(column)} text`).join(', ')},
       constraint ${id(constraints[1] ?? '')} foreign key (${list(references)}) references ${id(whole)});`,
    `create index on ${id(part)} (${list(references)});`,
    `comment on table ${id(part)} is 'the part';`,
    `comment on column ${id(part)}."key of it" is 'the key';`,
    ...commented('part', references, part),
    `create view ${id(view)} (${list(shown)}) as select ${list(columns)} from ${id(whole)};`,
    `comment on view ${id(view)} is 'the view';`,
    ...commented('shown', shown, view),
    ...functions.flatMap((name, at) => {
      const given = inputs[at] ?? [];
      const kind = at === 0 ? 'stable' : 'volatile';
      return [
        `create function ${id(name)}(${given.map((input) => `${id(input)} text`).join(', ')}) returns text language sql ${kind} as 'select concat_ws(''|'', ${given.map((_, place) => `$${place + 1}`).join(', ')})';`,
        `comment on function ${id(name)} is 'function ${at}';`,
      ];
    }),
  ].join('\n');
}

const runs = Number(process.env['HOSTILE_RUNS'] ?? 3);
const seed = Number(process.env['PROPERTY_SEED'] ?? 1);
let made = 0;

it(
  'reads, writes, filters and calls views, references, composite keys and functions of any names',
  { timeout: 60_000 * (runs + 1) },
  () =>
    fc.assert(
      fc.asyncProperty(things, async (all) => {
        const url = await createDatabase(postgres.url, `things_${(made += 1)}`);
        const client = new Client(url);
        await client.connect();
        try {
          await client.query(sqlOf(all));
          const options = { databaseUrl: url, schemas: ['public'], committedNames: new Map() };
          const { sdl, missing } = await printAdminSchema(options);
          expect(missing).toEqual([]);
          const admin = await startAdmin({ DATABASE_URL: url });
          try {
            const visitor = await admin.signedIn('owner');
            const trial = { all, schema: buildSchema(sdl), client, visitor };
            await tryWhole(trial);
            await tryPart(trial);
            await tryView(trial);
            await tryFunctions(trial);
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
  readonly all: Things;
  readonly schema: GraphQLSchema;
  readonly client: Client;
  readonly visitor: Visitor;
}

async function asked({ visitor }: Trial, query: string): Promise<Record<string, unknown>> {
  const { data, errors } = await visitor.ask(query);
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data ?? {};
}

function recordOf({ schema }: Trial, description: string): GraphQLObjectType {
  const found = Object.values(schema.getTypeMap()).find(
    (each): each is GraphQLObjectType => isObjectType(each) && each.description === description,
  );
  if (!found) throw new Error(`No type for ${description}.`);
  return found;
}

/** Names of the fields of a type that are described so, in the order of the numbers. */
function fieldsOf(
  type: GraphQLObjectType | GraphQLInputObjectType,
  kind: string,
): readonly string[] {
  const fields = Object.values(type.getFields()).filter(({ description }) =>
    new RegExp(`^${kind} \\d$`).test(description ?? ''),
  );
  return fields
    .toSorted((a, b) => ((a.description ?? '') < (b.description ?? '') ? -1 : 1))
    .map(({ name }) => name);
}

const rowsOf = async (
  { client }: Trial,
  table: string,
  columns: readonly string[],
): Promise<readonly unknown[]> =>
  (
    await client.query({
      text: `select ${columns.map(id).join(', ')} from ${id(table)}`,
      rowMode: 'array',
    })
  ).rows;

/** Each field finds what it has, and nothing by what it has not. */
async function tryFilters(
  trial: Trial,
  list: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const found = await asked(
      trial,
      `{ ${list}(filter: { ${field}: { equalTo: "${value}" } }) { nodes { value: ${field} } } }`,
    );
    expect(found[list]).toEqual({ nodes: [{ value }] });
    const none = await asked(
      trial,
      `{ ${list}(filter: { ${field}: { equalTo: "${value}, not" } }) { nodes { value: ${field} } } }`,
    );
    expect(none[list]).toEqual({ nodes: [] });
  }
}

async function tryWhole(trial: Trial): Promise<void> {
  const { all, schema, visitor } = trial;
  const record = recordOf(trial, 'the whole');
  const fields = fieldsOf(record, 'whole');
  expect(fields).toHaveLength(3);
  const [first = '', second = '', third = ''] = fields;
  const create = mutationOf(schema, 'create', record);
  const update = mutationOf(schema, 'update', record);
  const keys = keysOf(update.type);
  expect(keys).toHaveLength(2);
  await asked(
    trial,
    `mutation { ${create.field}(input: { ${create.input}: { ${first}: "a", ${second}: "b", ${third}: "c" } }) { clientMutationId } }`,
  );
  expect(await rowsOf(trial, all.relations[0], all.columns)).toEqual([['a', 'b', 'c']]);
  const key = `${keys[0]}: "a", ${keys[1]}: "b"`;
  await asked(
    trial,
    `mutation { ${update.field}(input: { ${key}, ${update.input}: { ${third}: "d" } }) { clientMutationId } }`,
  );
  expect(await rowsOf(trial, all.relations[0], all.columns)).toEqual([['a', 'b', 'd']]);
  const single = Object.values(schema.getQueryType()?.getFields() ?? {}).find(
    ({ type }) => getNamedType(type) === record,
  );
  if (!single) throw new Error('No single record of a composite key.');
  expect(
    await asked(
      trial,
      `{ one: ${single.name}(${single.args.map(({ name }, at) => `${name}: "${'ab'[at]}"`).join(', ')}) { value: ${third} } }`,
    ),
  ).toEqual({ one: { value: 'd' } });
  await tryFilters(trial, listOf(schema, record), { [first]: 'a', [second]: 'b', [third]: 'd' });
  const refused = await visitor.ask(
    `mutation { ${update.field}(input: { ${key}, ${update.input}: { ${third}: "refused" } }) { clientMutationId } }`,
  );
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'CHECK_VIOLATION',
    constraint: all.constraints[0],
    columns: [third],
  });
}

/** What a record is found by, in the input that changes or deletes it. */
function keysOf(type: GraphQLInputObjectType): readonly string[] {
  return Object.values(type.getFields())
    .filter(({ type: of }) => String(of) === 'String!')
    .map(({ name }) => name);
}

async function tryPart(trial: Trial): Promise<void> {
  const { all, schema } = trial;
  const [record, whole] = [recordOf(trial, 'the part'), recordOf(trial, 'the whole')];
  const fields = fieldsOf(record, 'part');
  const create = mutationOf(schema, 'create', record);
  const key = Object.values(record.getFields()).find(
    ({ description }) => description === 'the key',
  );
  await asked(
    trial,
    `mutation { ${create.field}(input: { ${create.input}: { ${key?.name}: 1, ${fields[0]}: "a", ${fields[1]}: "b" } }) { clientMutationId } }`,
  );
  expect(await rowsOf(trial, all.relations[1], all.references)).toEqual([['a', 'b']]);
  const list = listOf(schema, record);
  await tryFilters(trial, list, { [fields[0] ?? '']: 'a', [fields[1] ?? '']: 'b' });
  const relation = only(record, (type) => type === whole);
  const back = only(whole, (type) => type.name === `${record.name}Connection`);
  const [, , third] = fieldsOf(whole, 'whole');
  expect(
    await asked(
      trial,
      `{ parts: ${list} { nodes { whole: ${relation} { value: ${third} parts: ${back} { totalCount } } } } }`,
    ),
  ).toEqual({ parts: { nodes: [{ whole: { value: 'd', parts: { totalCount: 1 } } }] } });
  for (const [value, count] of [
    ['d', 1],
    ['e', 0],
  ] as const) {
    const filter = `${filterOf(schema, record, whole)}: { ${third}: { equalTo: "${value}" } }`;
    expect(await asked(trial, `{ parts: ${list}(filter: { ${filter} }) { totalCount } }`)).toEqual({
      parts: { totalCount: count },
    });
  }
}

function only(type: GraphQLObjectType, isIt: (type: GraphQLObjectType) => boolean): string {
  const found = Object.values(type.getFields()).filter((field) => {
    const answered = getNamedType(field.type);
    return isObjectType(answered) && isIt(answered);
  });
  expect(found).toHaveLength(1);
  return found[0]?.name ?? '';
}

/** The field of the filter of a type that filters by the record that it refers to. */
function filterOf(
  schema: GraphQLSchema,
  record: GraphQLObjectType,
  related: GraphQLObjectType,
): string {
  const filter = schema.getType(`${record.name}Filter`);
  if (!isInputObjectType(filter)) throw new Error(`${record.name} has no filter.`);
  const found = Object.values(filter.getFields()).filter(({ type }) =>
    getNamedType(type).name.includes(related.name),
  );
  expect(found).toHaveLength(1);
  return found[0]?.name ?? '';
}

async function tryView(trial: Trial): Promise<void> {
  const record = recordOf(trial, 'the view');
  const fields = fieldsOf(record, 'shown');
  expect(fields).toHaveLength(3);
  const values = Object.fromEntries(fields.map((field, at) => [field, 'abd'[at] ?? '']));
  await tryFilters(trial, listOf(trial.schema, record), values);
}

async function tryFunctions(trial: Trial): Promise<void> {
  const { schema, all } = trial;
  const fieldOf = (type: GraphQLObjectType | null | undefined, at: number) => {
    const found = Object.values(type?.getFields() ?? {}).find(
      ({ description }) => description === `function ${at}`,
    );
    if (!found) throw new Error(`No field for the function ${all.functions[at]}.`);
    return found;
  };
  const given = (names: readonly string[]): string =>
    names.map((name, at) => `${name}: "value ${at}"`).join(', ');
  const said = (at: number): string =>
    (all.inputs[at] ?? []).map((_, place) => `value ${place}`).join('|');
  const reads: GraphQLField<unknown, unknown> = fieldOf(schema.getQueryType(), 0);
  expect(
    await asked(trial, `{ value: ${reads.name}(${given(reads.args.map(({ name }) => name))}) }`),
  ).toEqual({ value: said(0) });
  const writes = fieldOf(schema.getMutationType(), 1);
  const input = getNamedType(writes.args[0]?.type);
  if (!isInputObjectType(input)) throw new Error(`${writes.name} takes no input.`);
  const payload = getNamedType(writes.type);
  const result = isObjectType(payload)
    ? Object.values(payload.getFields()).find(({ name }) => name !== 'clientMutationId')
    : undefined;
  const inputs = Object.keys(input.getFields()).filter((name) => name !== 'clientMutationId');
  expect(
    await asked(
      trial,
      `mutation { done: ${writes.name}(input: { ${given(inputs)} }) { value: ${result?.name} } }`,
    ),
  ).toEqual({ done: { value: said(1) } });
}
