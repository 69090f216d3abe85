import type { Pool } from 'pg';

/** Catalogue entry of a table. */
export interface IndexedTable {
  readonly schema: string;
  readonly name: string;
  readonly owner: string;
  /** As the planner estimates. */
  readonly rows: number;
  readonly isPartitioned: boolean;
  /** Columns of the primary key; none without one. */
  readonly key: readonly string[];
  readonly references: readonly { readonly columns: readonly string[]; readonly to: string }[];
  readonly indexes: readonly TableIndex[];
}

export interface TableIndex {
  readonly name: string;
  /**
   * Columns in their order, null for an expression; none of an index that is not sorted, is for a
   * part of the rows, or is not finished.
   */
  readonly sorted: readonly (string | null)[];
  /** Whether all columns have the same direction, so that the index can be read from either end. */
  readonly isSingleDirection: boolean;
  readonly isUnique: boolean;
  /** None of its columns is ever null. */
  readonly isFilled: boolean;
  /** Texts of its expressions, of an index of trigrams: `admin.search_form(number)`. */
  readonly trigrams: readonly string[];
}

/** The tables of these schemas, by `schema.table`. Partitions are where their table is. */
export async function readIndexedTables(
  pool: Pool,
  schemas: readonly string[],
): Promise<ReadonlyMap<string, IndexedTable>> {
  const { rows } = await pool.query<{ found: IndexedTable }>(tables, [schemas]);
  return new Map(rows.map(({ found }) => [`${found.schema}.${found.name}`, found]));
}

const columnsOf = (numbers: string): string =>
  `(select coalesce(json_agg(attname order by place), '[]') from unnest(${numbers}) with ordinality of_table (number, place) left join pg_attribute on attrelid = class.oid and attnum = nullif(number, 0))`;

const tables = `
  select json_build_object(
    'schema', nspname, 'name', relname, 'owner', pg_get_userbyid(relowner), 'isPartitioned', relkind = 'p',
    'rows', greatest(reltuples, (select sum(part.reltuples) from pg_partition_tree(class.oid) tree join pg_class part on part.oid = tree.relid where part.reltuples > 0), 0),
    'key', coalesce((select ${columnsOf('conkey')} from pg_constraint where conrelid = class.oid and contype = 'p'), '[]'),
    'references', (
      select coalesce(json_agg(json_build_object('columns', ${columnsOf('conkey')}, 'to', confrelid::regclass::text) order by conname), '[]')
      from pg_constraint where conrelid = class.oid and contype = 'f'),
    'indexes', (
      select coalesce(json_agg(json_build_object(
        'name', index_class.relname,
        'sorted', case when amname = 'btree' and indisvalid and indpred is null then ${columnsOf('(indkey::int2[])[0:indnkeyatts - 1]')} else '[]' end,
        'isSingleDirection', not exists (select from unnest(indoption::int2[]) option where option <> indoption[0]) and indoption[0] in (0, 3),
        'isUnique', indisunique,
        'isFilled', not exists (select from pg_attribute where attrelid = class.oid and attnum = any (indkey) and not attnotnull),
        'trigrams', case when amname = 'gin' and indisvalid and indpred is null then (
          select coalesce(json_agg(pg_get_indexdef(indexrelid, place::int, true)), '[]')
          from unnest(indclass::oid[]) with ordinality of_column (class, place) join pg_opclass on pg_opclass.oid = of_column.class and opcname = 'gin_trgm_ops'
        ) else '[]' end
      ) order by index_class.relname), '[]')
      from pg_index join pg_class index_class on index_class.oid = indexrelid join pg_am on pg_am.oid = index_class.relam where indrelid = class.oid)
  ) as found
  from pg_class class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = any ($1) and relkind in ('r', 'p') and not relispartition`;
