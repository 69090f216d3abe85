import type pg from 'pg';

/** Referenced columns of a foreign key, in the order of its own columns. */
export interface References {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/**
 * Columns of each constraint and index, by schema, table and name: an error names the constraint
 * alone, or the index that a value is too long for.
 */
export class Constraints {
  readonly #columns: ReadonlyMap<string, readonly string[]>;
  readonly #ofDomains: ReadonlyMap<string, readonly string[]>;
  readonly #references: ReadonlyMap<string, References>;

  private constructor(
    columns: ReadonlyMap<string, readonly string[]>,
    ofDomains: ReadonlyMap<string, readonly string[]>,
    references: ReadonlyMap<string, References>,
  ) {
    this.#columns = columns;
    this.#ofDomains = ofDomains;
    this.#references = references;
  }

  static async load(pool: pg.Pool, schemas: readonly string[]): Promise<Constraints> {
    const { rows } = await pool.query<{
      schema: string;
      table: string;
      name: string;
      columns: string[];
    }>(
      `with named as (
         select conrelid as relation, conname as name, conkey as numbers from pg_constraint where conrelid <> 0 and conkey is not null
         union all
         -- An index on an expression depends on the columns inside it. One that is not unique refuses only what is too long, which a number never is.
         select indrelid, relname, array(
           select distinct attnum from pg_depend join pg_attribute on attrelid = refobjid and attnum = refobjsubid
           where classid = 'pg_class'::regclass and objid = indexrelid and refobjid = indrelid and attnum > 0 and (indisunique or attlen < 0))
         from pg_index join pg_class on pg_class.oid = indexrelid
         where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
       )
       select nspname as schema, relname as table, name,
         array(select attname::text from pg_attribute where attrelid = relation and attnum = any (numbers) order by array_position(numbers, attnum)) as columns
       from named join pg_class class on class.oid = relation join pg_namespace namespace on namespace.oid = relnamespace
       where nspname = any ($1)`,
      [schemas],
    );
    const domains = await pool.query<{
      schema: string;
      table: string;
      domain: string;
      columns: string[];
    }>(
      `select tables.nspname as schema, relname as table, concat(types.nspname, '.', typname) as domain, array_agg(attname::text order by attnum) as columns
       from pg_attribute join pg_type type on type.oid = atttypid and typtype = 'd' join pg_class class on class.oid = attrelid
         join pg_namespace tables on tables.oid = relnamespace join pg_namespace types on types.oid = typnamespace
       where tables.nspname = any ($1) and attnum > 0 and not attisdropped group by 1, 2, 3`,
      [schemas],
    );
    const references = await pool.query<{ key: string } & References>(
      `select concat_ws(chr(10), own.nspname, child.relname, conname) as key, theirs.nspname as schema, parent.relname as table,
         array(select attname::text from pg_attribute where attrelid = confrelid and attnum = any (confkey) order by array_position(confkey, attnum)) as columns
       from pg_constraint join pg_class child on child.oid = conrelid join pg_namespace own on own.oid = child.relnamespace
         join pg_class parent on parent.oid = confrelid join pg_namespace theirs on theirs.oid = parent.relnamespace
       where contype = 'f' and own.nspname = any ($1)`,
      [schemas],
    );
    return new Constraints(
      new Map(
        rows.map(({ schema, table, name, columns }) => [[schema, table, name].join('\n'), columns]),
      ),
      new Map(
        domains.rows.map(({ schema, table, domain, columns }) => [
          [schema, table, domain].join('\n'),
          columns,
        ]),
      ),
      new Map(references.rows.map(({ key, ...referenced }) => [key, referenced])),
    );
  }

  columnsOf(schema: string, table: string, name: string): readonly string[] {
    return this.#columns.get([schema, table, name].join('\n')) ?? [];
  }

  /** Referenced columns of a foreign key; `undefined` for any other constraint. */
  referencedBy(schema: string, table: string, name: string): References | undefined {
    return this.#references.get([schema, table, name].join('\n'));
  }

  /** Columns of a table whose type is the domain: an error about a domain's check names neither. */
  columnsOfDomain(schema: string, table: string, domain: string): readonly string[] {
    return this.#ofDomains.get([schema, table, domain].join('\n')) ?? [];
  }
}
