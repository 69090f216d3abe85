import { lexicographicSortSchema, printSchema } from 'grafast/graphql';
import { makeSchema } from 'postgraphile';
import { markFields } from './committed-schema.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { assertSchemas, assertTables, prepareRoles } from './database/roles.ts';
import { choicesOfNumbers } from './plugins/choices.ts';
import type { WithheldColumn } from './plugins/offered-columns.ts';
import { createSchemaPreset } from './preset.ts';
import { createShopTables } from './shop/create-shop.ts';

export interface PrintedSchema {
  /** Sorted, with descriptions: the same database gives the same bytes. */
  readonly sdl: string;
  /** Per table, the columns that lists cannot be filtered and sorted by: `orders: comment`. */
  readonly withheld: readonly string[];
  /** Functions that the schema does not have: `public.wipe(), for …`. */
  readonly withheldFunctions: readonly string[];
}

/** The schema of the database in DATABASE_URL, else that of the sample shop. Starts no server. */
export async function printAdminSchema({
  databaseUrl,
  schemas,
}: Pick<Config, 'databaseUrl' | 'schemas'>): Promise<PrintedSchema> {
  const database = await openDatabase({ url: databaseUrl, dataDir: 'memory', statementTimeout: 0 });
  try {
    const { pool, kind } = database;
    await assertSchemas(pool, schemas);
    if (kind === 'served') await assertTables(pool, schemas);
    await prepareRoles(pool, schemas);
    await migrate(pool);
    if (kind === 'embedded') await createShopTables(pool, 'public');
    const withheld: WithheldColumn[] = [];
    const withheldFunctions: string[] = [];
    const { schema } = await makeSchema(
      await createSchemaPreset({
        pool,
        schemas,
        onWithheldFunction: ({ name, reason }) => withheldFunctions.push(`${name}, for ${reason}`),
        columns: { decidesAnew: true, onWithheld: (column) => withheld.push(column) },
      }),
    );
    const marks = {
      unindexed: new Set(withheld.map(({ field }) => field)),
      choices: choicesOfNumbers(schema),
    };
    return {
      sdl: markFields(`${printSchema(lexicographicSortSchema(schema))}\n`, marks),
      withheld: byTable(withheld),
      withheldFunctions,
    };
  } finally {
    await database.close();
  }
}

function byTable(columns: readonly WithheldColumn[]): string[] {
  const own = columns.filter(({ schema }) => schema !== 'admin');
  const tables = Map.groupBy(own, ({ schema, table }) =>
    schema === 'public' ? table : `${schema}.${table}`,
  );
  return [...tables]
    .map(([table, list]) => `${table}: ${list.map(({ column }) => column).join(', ')}`)
    .toSorted();
}
