import type { Pool } from 'pg';

/** Operations that the database has for the values of a type. */
export interface TypeAbilities {
  readonly isOrdered: boolean;
  /** Whether values can be compared for equality: `json` has no `=`. */
  readonly hasEquality: boolean;
}

/** By the object identifier of a type, of all that are no pseudo-types. */
export type Types = ReadonlyMap<string, TypeAbilities>;

/**
 * A type is ordered if it has a default operator class for b-trees, or if a type has one that its
 * values convert to without a function, as `varchar` converts to `text`. The class has to use the
 * operator `<`, by which cursors compare: that of `hstore` uses operators of its own. Arrays,
 * ranges and domains are ordered like their element or base types.
 */
export async function loadTypes(pool: Pool): Promise<Types> {
  const { rows } = await pool.query<{ oid: string } & TypeAbilities>(
    `with recursive made_of as (
       select oid, oid as of from pg_type where typtype in ('b', 'e', 'c')
         and not (typcategory = 'A' and typelem <> 0 and typlen = -1)
       union all
       select type.oid, made_of.of from made_of join pg_type type on
         (type.typtype = 'd' and type.typbasetype = made_of.oid)
         or (type.typcategory = 'A' and type.typlen = -1 and type.typelem = made_of.oid)
         or exists (select from pg_range where made_of.oid = rngsubtype and type.oid in (rngtypid, rngmultitypid))
     ), same as (
       select oid, oid as as_type from pg_type
       union select castsource, casttarget from pg_cast where castmethod = 'b' and castcontext = 'i'
     )
     select made_of.oid::text as oid,
       typtype in ('e', 'c') or exists (
         select from same join pg_opclass on opcintype = as_type join pg_am on pg_am.oid = opcmethod
           join pg_amop on amopfamily = opcfamily and amoplefttype = opcintype and amoprighttype = opcintype and amopstrategy = 1
           join pg_operator on pg_operator.oid = amopopr
         where same.oid = made_of.of and amname = 'btree' and opcdefault and oprname = '<') as "isOrdered",
       typtype in ('e', 'c') or exists (
         select from same join pg_operator on oprleft = as_type and oprright = as_type and oprname = '='
         where same.oid = made_of.of) as "hasEquality"
     from made_of join pg_type on pg_type.oid = made_of.of`,
  );
  return new Map(rows.map(({ oid, ...abilities }) => [oid, abilities]));
}

/** Digits behind the point of `money`, which the language of the server decides. */
export async function loadMoneyScale(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ scale: number }>('select scale(0::money::numeric) as scale');
  return rows[0]?.scale ?? 2;
}
