import { DatabaseError, escapeIdentifier, type Pool } from 'pg';

/**
 * Rows from which a table is large, unless its comment says `@large` or `@small`: sorting fewer
 * without an index takes some 60 ms.
 */
export const largeTable = 100_000;

/**
 * `unsure` is between half of `largeTable` and all of it: what was decided before stays, so that a
 * few rows more do not change the schema.
 */
export type TableSize = 'small' | 'unsure' | 'large';

/** Planner's estimate of each table and view, by `schema.table`. No row is read. */
export async function estimateSizes(
  pool: Pool,
  schemas: readonly string[],
  limit = largeTable,
): Promise<ReadonlyMap<string, TableSize>> {
  const { rows: tables } = await pool.query<{ schema: string; name: string; reltuples: number }>(
    `select nspname as schema, relname as name, reltuples from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any ($1) and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition`,
    [schemas],
  );
  const sizes = new Map<string, TableSize>();
  for (const { schema, name, reltuples } of tables) {
    const rows =
      (await plannedRows(pool, `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`)) ??
      reltuples;
    sizes.set(
      `${schema}.${name}`,
      rows >= limit ? 'large' : rows >= limit / 2 ? 'unsure' : 'small',
    );
  }
  return sizes;
}

/**
 * `undefined` where the planner is not allowed to say: the user may not read the table, or a view's
 * own function fails.
 */
async function plannedRows(pool: Pool, table: string): Promise<number | undefined> {
  try {
    const { rows } = await pool.query<{
      'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
    }>(`explain (format json) select from ${table}`);
    return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'];
  } catch (error) {
    if (error instanceof DatabaseError) return undefined;
    throw error;
  }
}
