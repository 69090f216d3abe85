import { DatabaseError, escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { StartError } from '../start-error.ts';

/**
 * What requests run as, set per request: nobody connects to the database as one of them. Anonymous may do nothing; each of the others
 * may do what the one before it may.
 */
const roles = ['admin_anonymous', 'admin_viewer', 'admin_editor', 'admin_owner'] as const;

/** SQL of what is still to be done, which the connection's own user may not do. */
type Missing = string[];

/** Before the migrations: the roles exist, the connection may take them, and the `admin` schema is its own. */
export async function prepareRoles(pool: Pool, schemas: readonly string[]): Promise<void> {
  await withClient(pool, async (client) => {
    const user = escapeIdentifier(await scalar<string>(client, 'select current_user::text'));
    const missing: Missing = [];
    for (const role of await absentRoles(client)) await attempt(client, `create role ${role} nologin`, missing);
    await attemptMembership(client, 'admin_editor', 'admin_viewer', missing);
    await attemptMembership(client, 'admin_owner', 'admin_editor', missing);
    for (const role of await rolesOutOfReach(client)) await attempt(client, `grant ${role} to ${user}`, missing);
    if (!(await scalar<boolean>(client, "select coalesce((select has_schema_privilege(oid, 'create') from pg_namespace where nspname = 'admin'), has_database_privilege(current_database(), 'create'))"))) {
      missing.push(`create schema if not exists admin`, `alter schema admin owner to ${user}`);
    }
    // All that is needed in one message: these would be found missing after the next start.
    if (missing.length > 0) for (const schema of schemas) missing.push(...(await grantsOnOthersTables(client, schema)));
    refuseIf(missing, user);
    await assertSchemas(client, schemas);
  });
}

/**
 * After the migrations: viewers read, editors write, owners manage accounts. Each table is given its rights once, when it is first seen:
 * what an administrator of the database takes back later stays taken back.
 */
export async function grantRights(pool: Pool, schemas: readonly string[]): Promise<void> {
  await withClient(pool, async (client) => {
    await client.query(ownGrants);
    const missing: Missing = [];
    const seen = new Set((await client.query<{ oids: number[] }>("select value as oids from admin.settings where key = 'granted_tables'")).rows[0]?.oids);
    for (const schema of schemas) await grantSchema(client, schema, seen, missing);
    refuseIf(missing, escapeIdentifier(await scalar<string>(client, 'select current_user::text')));
    await client.query("insert into admin.settings (key, value) values ('granted_tables', $1) on conflict (key) do update set value = excluded.value", [
      JSON.stringify([...seen]),
    ]);
  });
}

const ownGrants = `
  grant usage on schema admin to admin_owner;
  grant select, insert (email, name, role, active), update (email, name, role, active), delete on admin.accounts to admin_owner;
  grant execute on function admin.issue_password to admin_owner;
`;

async function grantSchema(client: PoolClient, schema: string, seen: Set<number>, missing: Missing): Promise<void> {
  const name = escapeIdentifier(schema);
  if (!(await scalar<boolean>(client, "select has_schema_privilege('admin_viewer', $1, 'usage')", [schema]))) {
    await attempt(client, `grant usage on schema ${name} to admin_viewer`, missing);
  }
  const { rows } = await client.query<{ oid: number; relname: string; relkind: string; reads: boolean; writes: boolean }>(
    `select class.oid::int8::int as oid, relname, relkind,
       has_table_privilege('admin_viewer', class.oid, 'select') as reads,
       (has_table_privilege('admin_editor', class.oid, 'insert') and has_table_privilege('admin_editor', class.oid, 'update')
         and has_table_privilege('admin_editor', class.oid, 'delete')) as writes
     from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
     where nspname = $1 and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
     order by relname`,
    [schema],
  );
  for (const { oid, relname, relkind, reads, writes } of rows) {
    if (seen.has(oid)) continue;
    const table = `${name}.${escapeIdentifier(relname)}`;
    if (!reads) await attempt(client, `grant select on ${table} to admin_viewer`, missing);
    if (!writes && relkind !== 'm') await attempt(client, `grant insert, update, delete on ${table} to admin_editor`, missing);
    seen.add(oid);
  }
  const sequences = await client.query<{ relname: string }>(
    `select relname from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
     where nspname = $1 and case when relkind = 'S' then not has_sequence_privilege('admin_editor', class.oid, 'usage') end order by relname`,
    [schema],
  );
  for (const { relname } of sequences.rows) await attempt(client, `grant usage on sequence ${name}.${escapeIdentifier(relname)} to admin_editor`, missing);
}

async function absentRoles(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any ($1)', [roles]);
  return roles.filter((role) => !rows.some(({ rolname }) => rolname === role));
}

/** Roles that the connection's user may not `SET ROLE` to. Before version 16 every member may. */
async function rolesOutOfReach(client: PoolClient): Promise<readonly string[]> {
  const version = await scalar<number>(client, "select current_setting('server_version_num')::int");
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any ($1) and pg_has_role(current_user, oid, $2)', [
    roles,
    version >= 160_000 ? 'set' : 'member',
  ]);
  return roles.filter((role) => !rows.some(({ rolname }) => rolname === role));
}

/** Rights on tables that belong to somebody else, who alone can give them. */
async function grantsOnOthersTables(client: PoolClient, schema: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ relname: string; relkind: string }>(
    `select relname, relkind from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
     where nspname = $1 and relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not relispartition and not pg_has_role(current_user, relowner, 'usage') order by relname`,
    [schema],
  );
  const grants = rows.flatMap(({ relname, relkind }) => {
    const name = `${escapeIdentifier(schema)}.${escapeIdentifier(relname)}`;
    if (relkind === 'S') return [`grant usage on sequence ${name} to admin_editor`];
    const read = `grant select on ${name} to admin_viewer`;
    return relkind === 'm' ? [read] : [read, `grant insert, update, delete on ${name} to admin_editor`];
  });
  return grants.length > 0 ? [`grant usage on schema ${escapeIdentifier(schema)} to admin_viewer`, ...grants] : [];
}

async function attemptMembership(client: PoolClient, member: string, role: string, missing: Missing): Promise<void> {
  const isMember = await scalar<boolean>(
    client,
    'select exists (select from pg_auth_members join pg_roles member on member.oid = pg_auth_members.member join pg_roles role on role.oid = roleid where member.rolname = $1 and role.rolname = $2)',
    [member, role],
  );
  if (!isMember) await attempt(client, `grant ${role} to ${member}`, missing);
}

/** Does it, or notes it as missing where the user may not. */
async function attempt(client: PoolClient, sql: string, missing: Missing): Promise<void> {
  let hasWarned = false;
  // `GRANT` of what one has but may not pass on is a warning, and does nothing.
  const onNotice = ({ code }: { code?: string }): void => {
    hasWarned ||= code === '01007';
  };
  client.on('notice', onNotice);
  try {
    await client.query(sql);
    if (hasWarned) missing.push(sql);
  } catch (error) {
    const isRefused = error instanceof DatabaseError && (error.code === '42501' || error.code === '42704');
    if (!isRefused) throw error;
    missing.push(sql);
  } finally {
    client.off('notice', onNotice);
  }
}

function refuseIf(missing: Missing, user: string): void {
  if (missing.length === 0) return;
  throw new StartError(
    `The database user ${user} has not the rights that this application needs.`,
    `Have an administrator of the database run this in it, then start again:\n\n${missing.map((sql) => `  ${sql};`).join('\n')}`,
  );
}

async function assertSchemas(client: PoolClient, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ nspname: string }>('select nspname from pg_namespace');
  const unknown = schemas.filter((schema) => !rows.some(({ nspname }) => nspname === schema));
  if (unknown.length === 0) return;
  throw new StartError(`The database has no schema ${unknown.map((name) => `"${name}"`).join(', ')}.`, 'Set ADMIN_DB_SCHEMAS to the schemas that hold your tables, separated by commas.');
}

async function scalar<T>(client: PoolClient, sql: string, values: readonly unknown[] = []): Promise<T> {
  const { rows } = await client.query<[T]>({ text: sql, values: [...values], rowMode: 'array' });
  const [row] = rows;
  if (!row) throw new Error(`No row from: ${sql}`);
  return row[0];
}

async function withClient(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}
