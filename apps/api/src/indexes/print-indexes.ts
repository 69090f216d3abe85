import { escapeIdentifier, type Pool } from 'pg';
import { makeSchema } from 'postgraphile';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { assertSchemas } from '../database/roles.ts';
import { findTrigrams, searchMethod } from '../database/search-index.ts';
import { largeTable } from '../database/table-sizes.ts';
import type { WithheldColumn } from '../plugins/offered-columns.ts';
import { createSchemaPreset } from '../preset.ts';
import { StartError } from '../start-error.ts';
import { freeName } from './free-name.ts';
import { createListedColumnsPlugin, type ListedTable } from './listed-columns.ts';
import { findMissingIndexes, type MissingIndex } from './missing-indexes.ts';
import { type IndexedTable, readIndexedTables } from './table-indexes.ts';

export interface PrintIndexesOptions extends Pick<Config, 'databaseUrl' | 'dataDir' | 'schemas'> {
  /**
   * Rows from which a table is looked at; `@large` and `@small` in its comment go before. @defaultValue
   * 100_000
   */
  readonly rows?: number;
}

/** SQL of the indexes that lists of large tables want, with the reason of each. Changes nothing. */
export async function printIndexes({
  databaseUrl,
  dataDir,
  schemas,
  rows = largeTable,
}: PrintIndexesOptions): Promise<string> {
  const database = await openDatabase({ url: databaseUrl, dataDir, statementTimeout: 0 });
  try {
    const { pool } = database;
    await assertSchemas(pool, schemas);
    await assertPrepared(pool);
    const listed: ListedTable[] = [];
    const withheld: WithheldColumn[] = [];
    const preset = await createSchemaPreset({
      pool,
      schemas,
      columns: { decidesAnew: true, onWithheld: (column) => withheld.push(column) },
    });
    await makeSchema({
      extends: [preset],
      plugins: [createListedColumnsPlugin((table) => listed.push(table))],
    });
    const tables = await readIndexedTables(pool, schemas);
    const wanting = listed
      .flatMap((list) => {
        const table = tables.get(`${list.schema}.${list.name}`);
        const isLooked =
          table && list.size !== 'small' && (list.size === 'large' || table.rows >= rows);
        return isLooked
          ? [
              {
                table,
                missing: findMissingIndexes(list, table),
                withheld: withheld.filter(
                  ({ schema, table: name }) => schema === list.schema && name === list.name,
                ),
              },
            ]
          : [];
      })
      .filter(({ missing, withheld: columns }) => missing.length > 0 || columns.length > 0)
      .toSorted((a, b) => b.table.rows - a.table.rows);
    return await print(pool, { wanting, rows, names: await relationNames(pool, schemas) });
  } finally {
    await database.close();
  }
}

interface Wanting {
  readonly table: IndexedTable;
  readonly missing: readonly MissingIndex[];
  readonly withheld: readonly WithheldColumn[];
}

interface Printing {
  readonly wanting: readonly Wanting[];
  readonly rows: number;
  readonly names: UsedNames;
}

/** Names of tables and indexes, by their schema. */
type UsedNames = ReadonlyMap<string, Set<string>>;

async function print(pool: Pool, { wanting, rows, names }: Printing): Promise<string> {
  const missing = wanting.flatMap((table) => table.missing);
  if (missing.length === 0)
    return `-- Lists of tables from ${rows} rows on have all indexes that they want.\n${wanting.map(({ table, withheld }) => withheldNote(table, withheld)).join('')}`;
  const owners = [
    ...new Set(wanting.flatMap(({ table, missing: own }) => (own.length > 0 ? [table.owner] : []))),
  ];
  const searches = missing.some(({ kind }) => kind === 'search')
    ? await prepareSearches(pool, owners)
    : { extension: undefined, lines: [] };
  const head = [
    `-- Indexes that lists of tables from ${rows} rows on want. Nothing has been changed: read it, leave out what you do not need, and run the rest.`,
    `-- As the owner of the tables (${owners.map(escapeIdentifier).join(', ')}) or a superuser, outside of a transaction: psql -f FILE. Others read and write meanwhile.`,
    '-- An index takes room and makes writes a little slower. One that failed half way is there, "invalid": drop index concurrently NAME, and run it again.',
    ...searches.lines,
  ];
  const blocks = wanting.map(({ table, missing: own, withheld }) => {
    const statements = own.flatMap((index) => printIndex(table, index, searches.extension, names));
    return (
      [`-- ${nameOf(table)}: some ${Math.round(table.rows)} rows`, ...statements].join('\n') +
      `\n${withheldNote(table, withheld)}`
    );
  });
  return `${head.join('\n')}\n\n${blocks.join('\n')}`;
}

function printIndex(
  table: IndexedTable,
  { kind, columns, reasons, replaces }: MissingIndex,
  extension: string | undefined,
  names: UsedNames,
): readonly string[] {
  const why = reasons.map((reason) => `-- ${reason}`);
  if (kind === 'search' && extension === undefined)
    return [...why, '-- Without trigrams (see above) it reads every row.'];
  // With `if not exists`, a name in use would create nothing.
  const name = freeName(
    `${table.name}_${kind === 'search' ? 'search' : `${columns.join('_')}_idx`}`,
    names.get(table.schema) ?? new Set(),
  );
  const method =
    kind === 'search' && extension !== undefined
      ? searchMethod(columns, extension)
      : `(${columns.map(escapeIdentifier).join(', ')})`;
  return [
    ...why,
    ...(table.isPartitioned
      ? ['-- PostgreSQL makes it for all partitions at once, and writes wait meanwhile.']
      : []),
    `create index ${table.isPartitioned ? '' : 'concurrently '}if not exists ${escapeIdentifier(name)} on ${nameOf(table)} ${method};`,
    // The planner counts what is in an expression with the table.
    ...(kind === 'search' ? [`analyze ${nameOf(table)};`] : []),
    ...replaces.map(
      (replaced) =>
        `-- Nothing needs this one then: drop index concurrently ${escapeIdentifier(table.schema)}.${escapeIdentifier(replaced)};`,
    ),
  ];
}

function withheldNote(table: IndexedTable, withheld: readonly WithheldColumn[]): string {
  if (withheld.length === 0) return '';
  const key = table.key.map((column) => `, ${escapeIdentifier(column)}`).join('');
  return [
    `-- ${nameOf(table)} is not sorted and filtered by ${withheld.map(({ column }) => escapeIdentifier(column)).join(', ')}, which have no index. For one that people ask for:`,
    `-- create index concurrently on ${nameOf(table)} (COLUMN${key}); then npm run schema && npm run codegen\n`,
  ].join('\n');
}

/** Objects that the database needs first. */
async function prepareSearches(
  pool: Pool,
  owners: readonly string[],
): Promise<{ readonly extension: string | undefined; readonly lines: readonly string[] }> {
  const trigrams = await findTrigrams(pool);
  const { rowCount } = await pool.query(
    "select from pg_available_extensions where name = 'pg_trgm'",
  );
  if (trigrams === undefined && rowCount === 0) {
    return {
      extension: undefined,
      lines: [
        '-- Searches want the extension pg_trgm, which this server does not have: install the package of its extensions (Debian: postgresql-contrib).',
      ],
    };
  }
  const { rows: outside } = await pool.query<{ owner: string }>(
    "select owner from unnest($1::text[]) owner where not has_schema_privilege(owner, 'admin', 'usage')",
    [owners],
  );
  const grants = outside.map(
    ({ owner }) => `grant usage on schema admin to ${escapeIdentifier(owner)};`,
  );
  const before = [
    ...(trigrams === undefined
      ? ['create extension if not exists pg_trgm with schema admin;']
      : []),
    ...grants,
  ];
  const why =
    '-- Before the rest, by a superuser or the user in DATABASE_URL: three letters in a row, which searches are found by, and what they compare.';
  return { extension: trigrams ?? 'admin', lines: before.length > 0 ? [why, ...before] : [] };
}

/** Searches compare a function's result. */
async function assertPrepared(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ isPrepared: boolean }>(
    `select to_regprocedure('admin.search_form(text)') is not null as "isPrepared"`,
  );
  if (rows[0]?.isPrepared === true) return;
  throw new StartError(
    'The database has not been prepared for this application yet, and this command changes nothing.',
    'Run npx admin-api schema first, or start the server once.',
  );
}

async function relationNames(pool: Pool, schemas: readonly string[]): Promise<UsedNames> {
  const { rows } = await pool.query<{ schema: string; names: string[] }>(
    'select nspname as schema, array_agg(relname::text) as names from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname = any ($1) group by 1',
    [schemas],
  );
  return new Map(rows.map(({ schema, names }) => [schema, new Set(names)]));
}

const nameOf = ({ schema, name }: IndexedTable): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
