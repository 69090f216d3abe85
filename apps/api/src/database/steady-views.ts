import type { Pool } from 'pg';

/**
 * Functions and values whose result is another one with each reading. `age` counts from today where
 * it is given one moment.
 */
const unsteady =
  '\\m(now|age|statement_timestamp|transaction_timestamp|clock_timestamp|timeofday|random|random_normal|gen_random_uuid|uuidv4|uuidv7|nextval|currval|lastval|localtime|localtimestamp|current_[a-z]+|txid_[a-z]+|pg_current_[a-z_]+)\\M';

/**
 * Views, as `schema.view`, whose rows are the same until somebody writes: neither they nor the
 * views that they read from ask for the clock or a random number.
 */
export async function loadSteadyViews(
  pool: Pool,
  schemas: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive reads as (
       select class.oid as view, class.oid as source from pg_class class where relkind = 'v'
       union
       select reads.view, refobjid from reads
         join pg_rewrite on ev_class = reads.source
         join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid and refclassid = 'pg_class'::regclass
         join pg_class class on class.oid = refobjid and relkind = 'v'
     )
     select concat(nspname, '.', relname) as name
     from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
     where nspname = any ($1) and relkind = 'v'
       and not exists (select from reads where reads.view = class.oid and pg_get_viewdef(reads.source) ~* $2)`,
    [schemas, unsteady],
  );
  return new Set(rows.map(({ name }) => name));
}
