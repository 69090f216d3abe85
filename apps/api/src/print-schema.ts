import { type GraphQLSchema, parse, printSchema } from 'grafast/graphql';
import { makeSchema } from 'postgraphile';
import { markFields } from './committed-schema.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import {
  assertMayPrepare,
  assertSchemas,
  assertTables,
  prepareRolesWhereAllowed,
} from './database/roles.ts';
import { findMissing, type MissingElement } from './missing/find-missing.ts';
import { createReachedPlugin, type Reached } from './missing/reached.ts';
import { type CommittedNames, readCommittedNames } from './names/known-names.ts';
import { choicesOfNumbers } from './plugins/choices.ts';
import { digitsOfDecimals } from './plugins/decimals.ts';
import type { WithheldColumn } from './plugins/offered-columns.ts';
import { createSchemaPreset } from './preset.ts';
import { createShopTables } from './shop/create-shop.ts';

export interface PrintedSchema {
  /** Types by name, with descriptions: the same database gives the same bytes. */
  readonly sdl: string;
  /** Per table, the columns that lists cannot be filtered and sorted by: `orders: comment`. */
  readonly withheld: readonly string[];
  /** Functions that the schema does not have: `public.wipe(), for …`. */
  readonly withheldFunctions: readonly string[];
  /** Elements of the database that are missing in the schema without a decision. */
  readonly missing: readonly MissingElement[];
  /** Names to store in `schema/names.json`. */
  readonly names: CommittedNames;
}

export interface PrintOptions
  extends Pick<Config, 'databaseUrl' | 'schemas'>, Partial<Pick<Config, 'rolePrefix'>> {
  /** Names that an earlier schema has. @defaultValue those of `schema/names.json` */
  readonly committedNames?: CommittedNames;
}

/**
 * The schema of the database in DATABASE_URL, else that of the sample shop. Starts no server, and
 * needs no roles.
 */
export async function printAdminSchema({
  databaseUrl,
  schemas,
  rolePrefix,
  committedNames = readCommittedNames(),
}: PrintOptions): Promise<PrintedSchema> {
  const database = await openDatabase({ url: databaseUrl, dataDir: 'memory', statementTimeout: 0 });
  try {
    const { pool, kind } = database;
    await assertSchemas(pool, schemas);
    if (kind === 'served') await assertTables(pool, schemas);
    await prepareRolesWhereAllowed(pool, schemas, rolePrefix);
    await assertMayPrepare(pool);
    await migrate(pool);
    if (kind === 'embedded') await createShopTables(pool, 'public');
    const withheld: WithheldColumn[] = [];
    const names = new Map<string, string>();
    const reached: Reached = new Set();
    const withheldFunctions = new Map<string, string>();
    const preset = await createSchemaPreset({
      pool,
      schemas,
      rolePrefix,
      columns: { decidesAnew: true, onWithheld: (column) => withheld.push(column) },
      onWithheldFunction: ({ name, reason }) => withheldFunctions.set(name, reason),
      names: { committedNames, onNamed: (identity, name) => names.set(identity, name) },
    });
    const { schema } = await makeSchema({
      ...preset,
      plugins: [...(preset.plugins ?? []), createReachedPlugin(reached)],
    });
    const marks = {
      unindexed: new Set(withheld.map(({ field }) => field)),
      choices: choicesOfNumbers(schema),
      decimals: digitsOfDecimals(schema),
    };
    return {
      sdl: markFields(printTypes(schema), marks),
      withheld: byTable(withheld),
      withheldFunctions: [...withheldFunctions].map(([name, reason]) => `${name}, for ${reason}`),
      missing: await findMissing(pool, schemas, { reached, withheldFunctions }),
      names,
    };
  } finally {
    await database.close();
  }
}

/** Types by name; fields and values in their order, which is that of the database. */
function printTypes(schema: GraphQLSchema): string {
  const printed = printSchema(schema);
  const texts = parse(printed).definitions.map((definition) => ({
    // The schema itself has no name, and goes first.
    name: 'name' in definition ? (definition.name?.value ?? '') : '',
    text: printed.slice(definition.loc?.start, definition.loc?.end),
  }));
  const sorted = texts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return `${sorted.map(({ text }) => text).join('\n\n')}\n`;
}

function byTable(columns: readonly WithheldColumn[]): string[] {
  const applicationColumns = columns.filter(({ schema }) => schema !== 'admin');
  const tables = Map.groupBy(applicationColumns, ({ schema, table }) =>
    schema === 'public' ? table : `${schema}.${table}`,
  );
  return [...tables]
    .map(([table, list]) => `${table}: ${list.map(({ column }) => column).join(', ')}`)
    .toSorted();
}
