import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { inferModel, printResources } from '@admin/codegen';
import { buildSchema, print } from 'graphql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { printAdminSchema } from '../../../apps/api/src/print-schema.ts';
import { startAdmin, type Visitor } from '../../../apps/api/test/admin.ts';
import { startPostgres, type TestPostgres } from '../../../apps/api/test/postgres.ts';
import { createOwnDatabase, fillWithShop, query } from '../../../apps/api/test/shop-database.ts';
import {
  request,
  written,
  type GeneratedRelation,
  type GeneratedResource,
} from '../../../packages/codegen/test/written.ts';
import { parseFilterValue } from '../../../packages/ui/src/values/filter-value-codec.ts';
import {
  conditionsSql,
  joinOf,
  keysInSql,
  tablesOf,
  valuesIn,
  type Condition,
  type Conditions,
  type Table,
} from './filters-in-sql.ts';

const northwind = fileURLToPath(
  new URL('../../../../shared/databases/northwind.sql', import.meta.url),
);
const seed = Number(process.env['PROPERTY_SEED'] ?? 1);
/**
 * Values that each operator is asked with, and of how many questions one is asked: `npm run
 * filters` asks all, and with more values.
 */
const most = Number(process.env['FILTER_VALUES'] ?? 1);
const share = Number(process.env['FILTER_SHARE'] ?? 3);

/**
 * Of the conditions about related records one of so many: they are those of the other lists, which
 * are asked there.
 */
const relatedShare = share === 1 ? 3 : 20;

/**
 * Names that are no trouble to people, and may be to a pattern, a quotation or a comparison without
 * case.
 */
const awkward = ["О'Ёлкин «50%»", 'ёж_1', 'ЕЖ\\1', '%', '', ' ', 'Straße'];

interface Administered {
  readonly resources: readonly GeneratedResource[];
  readonly editor: Visitor;
  readonly client: Client;
  readonly stop: () => Promise<void>;
}

/** The server of a database, and what is generated of its schema. */
async function administered(url: string): Promise<Administered> {
  const { sdl } = await printAdminSchema({ databaseUrl: url, schemas: ['public'] });
  const schema = buildSchema(sdl);
  const { resources, remove } = await written(printResources(schema, inferModel(schema)));
  const admin = await startAdmin({ DATABASE_URL: url });
  const client = new Client(url);
  await client.connect();
  return {
    resources: resources.filter(({ list }) => list !== undefined && list.filters.length > 0),
    editor: await admin.signedIn('owner'),
    client,
    async stop() {
      await client.end();
      await admin.server.close();
      await remove();
    },
  };
}

type List = NonNullable<GeneratedResource['list']>;
type Filter = List['filters'][number];

/**
 * Texts around those that the column has: other case, `ё` for `е`, a part, what a pattern would
 * take for something else.
 */
const mutations: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.slice(1, 4),
  (text) => text.replaceAll('е', 'ё').toLowerCase(),
  (text) => `${text.slice(0, 2)}%`,
  (text) => `_${text.slice(1)}`,
  (text) => `${text}'`,
  () => '%',
  () => '\\',
  () => '',
];

/** Conditions that a filter of a list can have: every operator, each with values. */
async function conditionsOf(
  { client }: Administered,
  table: Table,
  filter: Filter,
  at: number,
): Promise<readonly Condition[]> {
  const { name: field, kind } = filter;
  const known =
    filter.values?.map(({ value }) => value) ??
    (await valuesIn(client, table, field, most + 2, seed));
  const isText = kind === 'string' || kind === 'text' || kind === 'email' || kind === 'url';
  const texts = (operator: string): readonly string[] =>
    Array.from({ length: most }, (_, turn) => {
      const own = known[turn % known.length] ?? '1';
      const mutate = mutations[(seed + at + turn + operator.length) % mutations.length];
      return isText && mutate ? mutate(own) : own;
    });
  // What an address cannot hold, nobody can ask for: but for the empty text, which other programs
  // may.
  const valuesOf = (operator: string): readonly unknown[] =>
    texts(operator).flatMap((text) =>
      text === '' ? '' : (parseFilterValue({ kind, values: filter.values }, text) ?? []),
    );
  return filter.operators.flatMap((operator): readonly Condition[] => {
    if (operator === 'isNull') return [true, false].map((value) => ({ field, operator, value }));
    const asked = valuesOf(operator);
    if (operator !== 'in' && operator !== 'notIn')
      return asked.map((value) => ({ field, operator, value }));
    const first = asked.slice(0, 1);
    return first.length === 0
      ? []
      : [
          {
            field,
            operator,
            value: [
              ...new Set([
                ...asked,
                ...known
                  .slice(-1)
                  .flatMap((text) => parseFilterValue({ kind, values: filter.values }, text) ?? []),
              ]),
            ],
          },
        ];
  });
}

/** What the other list is asked with, in the filter of the one. */
function inputOf(
  { filter }: GeneratedRelation,
  path: readonly string[],
  other: List,
  condition: Condition,
): unknown {
  const asked = filter.reduce<unknown>(
    (value, step) => Object.entries(value ?? {}).find(([name]) => name === step)?.[1],
    other.variables(request({ filters: [condition] })),
  );
  return path.reduceRight<unknown>((value, step) => ({ [step]: value }), asked);
}

/**
 * Conditions about related records, as the editor makes them: of every relation and every way of
 * it, the operators of all its filters in turn.
 */
async function relatedOf(
  one: Administered,
  tables: ReadonlyMap<string, Table>,
  { name, list }: GeneratedResource,
): Promise<readonly Condition[]> {
  const own = tables.get(name)!;
  const { related = {} } = (await list?.related?.()) ?? {};
  const found = await Promise.all(
    Object.entries(related).flatMap(([relation, of], place) =>
      (['is', 'some', 'none', 'every'] as const).map(
        async (quantifier, turn): Promise<readonly Condition[]> => {
          const [other, table] = [
            one.resources.find((each) => each.name === of.resource),
            tables.get(of.resource),
          ];
          const join =
            of[quantifier] && table
              ? await joinOf(one.client, own, table, relation, quantifier)
              : undefined;
          if (!other?.list || !table || !join) return [];
          const { list: asked } = other;
          const all = (
            await Promise.all(
              asked.filters.map((filter, at) => conditionsOf(one, table, filter, at)),
            )
          ).flat();
          return all
            .filter((_, at) => (at + seed + place + turn) % relatedShare === 0)
            .map((condition) => ({
              ...condition,
              field: `${relation}.${quantifier}.${condition.field}`,
              related: { table, quantifier, join },
              input: inputOf(of, of[quantifier] ?? [], asked, condition),
            }));
        },
      ),
    ),
  );
  return found.flat();
}

/** Groups of those conditions: of each kind, beside conditions and within one another. */
function combinationsOf(all: readonly Condition[]): readonly Conditions[] {
  const at = (place: number): Condition => all[(seed * 31 + place * 7) % all.length]!;
  const turns = Math.ceil(all.length / 8);
  return Array.from({ length: turns }, (_, turn): Conditions => {
    const of = turn * 4;
    const [first, second, third, fourth] = [at(of), at(of + 1), at(of + 2), at(of + 3)];
    const shapes: readonly Conditions[] = [
      { filters: [], groups: [{ kind: 'any', filters: [first, second] }] },
      { filters: [first], groups: [{ kind: 'none', filters: [second, third] }] },
      {
        filters: [],
        groups: [
          {
            kind: 'any',
            filters: [first],
            groups: [
              { kind: 'all', filters: [second, third] },
              { kind: 'none', filters: [fourth] },
            ],
          },
        ],
      },
      {
        filters: [],
        groups: [
          { kind: 'none', filters: [first], groups: [{ kind: 'all', filters: [second, third] }] },
          { kind: 'any', filters: [third, fourth] },
        ],
      },
    ];
    return shapes[(seed + turn) % shapes.length]!;
  });
}

const largestPage = 500;

/**
 * What is wrong with the rows that a list gives for conditions; `undefined` where they are those of
 * SQL.
 */
async function differenceOf(
  { editor, client }: Administered,
  { name, key, list, count }: GeneratedResource,
  table: Table,
  asked: Conditions,
  isCounted: boolean,
): Promise<string | undefined> {
  const of = { ...request({ pageSize: largestPage }), ...asked };
  const said = `${name} where ${conditionsSql(table, asked).join(' and ')}`;
  const expected = await keysInSql(client, table, key, asked);
  const rows = await editor.ask(print(list!.document), list!.variables(of));
  if (rows.errors) return `${said}: ${rows.errors[0]?.message}`;
  const ids = new Set(
    list!.records(rows.data, of).map((record) => key.map((part) => String(record[part])).join(' ')),
  );
  const foreign = [...ids].find((id) => !expected.has(id));
  if (foreign !== undefined) return `${said}: gives ${foreign}, which SQL does not.`;
  if (ids.size !== Math.min(expected.size, largestPage))
    return `${said}: gives ${ids.size} rows, SQL ${expected.size}.`;
  if (!isCounted) return undefined;
  const totals = await editor.ask(print(count!.document), count!.variables(of));
  if (totals.errors) return `${said}, counted: ${totals.errors[0]?.message}`;
  const { count: total } = count!.total(totals.data);
  return total === expected.size ? undefined : `${said}: counts ${total}, SQL ${expected.size}.`;
}

/** Asked few at a time: the server gives nobody all of its database. */
const atOnce = 3;
/** The count is asked for the same conditions, by the same code: each of so many times is enough. */
const countedOf = 5;

async function differencesOf(
  one: Administered,
  resource: GeneratedResource,
  table: Table,
  all: readonly Conditions[],
): Promise<readonly string[]> {
  const waiting = all.entries();
  const ask = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const [at, asked] of waiting)
      found.push(
        ...[await differenceOf(one, resource, table, asked, at % countedOf === 0)].flatMap(
          (problem) => problem ?? [],
        ),
      );
    return found;
  };
  return (await Promise.all(Array.from({ length: atOnce }, ask))).flat();
}

describe.skipIf(!existsSync(northwind))(
  `what lists give for their filters is what SQL gives (skipped where ${northwind} is absent)`,
  () => {
    let postgres: TestPostgres;
    const prepare: Readonly<Record<string, () => Promise<string>>> = {
      async shop() {
        const url = await createOwnDatabase(postgres.url, 'shop');
        await fillWithShop(url, 300);
        const client = new Client(url);
        await client.connect();
        // Names of customers are in no key and no check.
        await client.query(
          'update customers set full_name = words.name from (select name, row_number() over () as at from unnest($1::text[]) as name) as words where customers.id = words.at * 3 and words.name <> $2',
          [awkward, ''],
        );
        await client.end();
        return url;
      },
      async northwind() {
        const url = await createOwnDatabase(postgres.url, 'northwind');
        await query(url, readFileSync(northwind, 'utf8'));
        await query(
          url,
          `
        update customers set contact_name = words.name, city = words.name, fax = nullif(words.name, ' ')
        from (select customer_id, row_number() over (order by customer_id) as at from customers) as numbered, unnest(array[${awkward.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]) with ordinality as words (name, at)
        where numbered.customer_id = customers.customer_id and numbered.at = words.at * 5`,
        );
        return url;
      },
    };
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());

    it.each(Object.keys(prepare))('of every list of %s, by every operator', async (name) => {
      const one = await administered(await prepare[name]!());
      const tables = await tablesOf(one.client);
      const problems: string[] = [];
      let questions = 0;
      let relations = 0;
      for (const resource of one.resources) {
        const table = tables.get(resource.name)!;
        const others = await relatedOf(one, tables, resource);
        relations += others.length;
        const all = [
          ...(
            await Promise.all(
              resource.list!.filters.map((filter, at) => conditionsOf(one, table, filter, at)),
            )
          ).flat(),
          ...others,
        ];
        const every = [
          ...all.map((condition) => ({ filters: [condition] })),
          ...combinationsOf(all),
        ];
        questions += every.length;
        problems.push(
          ...(await differencesOf(
            one,
            resource,
            table,
            every.filter((_, at) => (at + seed) % share === 0),
          )),
        );
      }
      await one.stop();
      expect(problems).toEqual([]);
      expect(questions).toBeGreaterThan(600);
      expect(relations).toBeGreaterThan(60);
    });
  },
);
