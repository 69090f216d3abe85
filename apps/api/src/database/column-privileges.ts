import type { Pool } from 'pg';
import { roleName, type RolePrefix, usualPrefix } from '../request-roles.ts';

/** Columns that privileges withhold from the roles of the administration. */
export interface TablePrivileges {
  /** Columns that no role may read, though each may read others of the table. */
  readonly unreadable: ReadonlySet<string>;
  /**
   * Whether every role that reads the table may read `xmin`, which requires the right to the whole
   * table.
   */
  readonly hasReadableVersion: boolean;
  /** Columns that every role may read that reads any. */
  readonly common: ReadonlySet<string>;
}

/**
 * By `schema.table`. A table that no role may read yet is left out: it gets its grants with the
 * next start of the server, as all tables do where the roles themselves are made then.
 */
export async function loadColumnPrivileges(
  pool: Pool,
  schemas: readonly string[],
  prefix: RolePrefix = usualPrefix,
): Promise<ReadonlyMap<string, TablePrivileges>> {
  // Without roles, requests have the rights of the connection, columns included.
  if (prefix === null) return new Map();
  const owner = roleName(prefix, 'owner');
  const roles = [roleName(prefix, 'viewer'), roleName(prefix, 'editor'), owner];
  const { rows: existingRoles } = await pool.query(
    'select from pg_roles where rolname = any ($1)',
    [roles],
  );
  if (existingRoles.length < roles.length) return new Map();
  const { rows } = await pool.query<{
    name: string;
    unreadable: string[];
    hasReadableVersion: boolean;
    common: string[];
  }>(
    `select concat(nspname, '.', relname) as name,
       array(select attname::text from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped
         and not has_column_privilege($3, class.oid, attnum, 'select')) as unreadable,
       not exists (select from unnest($2::text[]) as role
         where has_any_column_privilege(role, class.oid, 'select') and not has_table_privilege(role, class.oid, 'select')) as "hasReadableVersion",
       array(select attname::text from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped
         and not exists (select from unnest($2::text[]) as role
           where has_any_column_privilege(role, class.oid, 'select') and not has_column_privilege(role, class.oid, attnum, 'select'))) as common
     from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
     where nspname = any ($1) and relkind in ('r', 'p', 'v', 'm', 'f') and has_any_column_privilege($3, class.oid, 'select')`,
    [schemas, roles, owner],
  );
  return new Map(
    rows.map(({ name, unreadable, hasReadableVersion, common }) => [
      name,
      { unreadable: new Set(unreadable), hasReadableVersion, common: new Set(common) },
    ]),
  );
}
