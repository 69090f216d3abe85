import type { Pool } from 'pg';

/** A function that writes and that somebody of the administration may execute. */
export interface WritingFunction {
  /**
   * Was granted to viewers by name: what everybody may execute by PostgreSQL's default is for
   * editors.
   */
  readonly isForViewers: boolean;
}

/**
 * Functions that write (`volatile`), by `schema.name`, of which the API makes mutations. Not those
 * of triggers and extensions, none that no role of ours may execute, and none that runs with its
 * owner's rights (`security definer`) and is left to everybody: nobody has decided who may call
 * it.
 */
export async function loadWritingFunctions(
  pool: Pool,
  schemas: readonly string[],
): Promise<ReadonlyMap<string, WritingFunction>> {
  const { rows } = await pool.query<{ name: string } & WritingFunction>(
    `with found as (
       select proc.oid, concat(nspname, '.', proname) as name, prosecdef, coalesce(proacl, acldefault('f', proowner)) as acl
       from pg_proc proc join pg_namespace namespace on namespace.oid = pronamespace
       where nspname = any ($1) and provolatile = 'v' and prokind = 'f' and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
         and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = proc.oid and deptype = 'e')
     )
     select name, exists (select from aclexplode(acl) where grantee = 'admin_viewer'::regrole) as "isForViewers"
     from found
     where has_function_privilege('admin_owner', oid, 'execute') and not (prosecdef and exists (select from aclexplode(acl) where grantee = 0))`,
    [schemas],
  );
  return new Map(rows.map(({ name, isForViewers }) => [name, { isForViewers }]));
}
