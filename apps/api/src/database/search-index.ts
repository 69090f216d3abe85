import { DatabaseError, escapeIdentifier, type Pool } from 'pg';

/** A table and those of its columns that a search looks in. */
export interface SearchedTable {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** The index that a search uses: three letters in a row of what it compares, of each column. */
export function searchIndex(
  { schema, table, columns }: SearchedTable,
  extensionSchema: string,
): string {
  return `create index if not exists ${escapeIdentifier(`${table}_search`)} on ${escapeIdentifier(schema)}.${escapeIdentifier(table)} ${searchMethod(columns, extensionSchema)}`;
}

/** `using gin (…)`: how such an index has these columns. */
export function searchMethod(columns: readonly string[], extensionSchema: string): string {
  const operators = `${escapeIdentifier(extensionSchema)}.gin_trgm_ops`;
  return `using gin (${columns.map((column) => `(admin.search_form(${escapeIdentifier(column)}::text) collate "C") ${operators}`).join(', ')})`;
}

/**
 * Makes what indexes of searches need, where it is not there. Undefined where the server does not
 * have it, or this user may not make it: searches work without.
 *
 * @returns the schema that it is in
 */
export async function prepareTrigrams(pool: Pool): Promise<string | undefined> {
  const trigrams = await findTrigrams(pool);
  if (trigrams !== undefined) return trigrams;
  try {
    await pool.query('create extension pg_trgm with schema admin');
    return 'admin';
  } catch (error) {
    if (error instanceof DatabaseError) return undefined;
    throw error;
  }
}

/** The schema that the extension of trigrams is in. */
export async function findTrigrams(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ schema: string }>(
    "select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'",
  );
  return rows[0]?.schema;
}
