import { DatabaseError, escapeIdentifier, type Pool, type PoolClient } from 'pg';
import {
  ownersSeeAccounts,
  requestRoles,
  roleName,
  type RolePrefix,
  usualPrefix,
} from '../request-roles.ts';
import { StartError } from '../start-error.ts';

/**
 * Roles that requests run as, set per request. No role can log in. Anonymous has no rights; each of
 * the others includes the rights of the previous.
 */
interface Roles {
  readonly all: readonly string[];
  readonly viewer: string;
  readonly editor: string;
  readonly owner: string;
}

const rolesOf = (prefix: string): Roles => ({
  all: requestRoles.map((role) => roleName(prefix, role)),
  viewer: roleName(prefix, 'viewer'),
  editor: roleName(prefix, 'editor'),
  owner: roleName(prefix, 'owner'),
});

/** SQL of what is still to be done, which the connection's own user may not do. */
type Missing = string[];

/**
 * Before the migrations: the roles exist, the connection may take them, and the `admin` schema is
 * its own. Without roles the latter alone.
 */
export async function prepareRoles(
  pool: Pool,
  schemas: readonly string[],
  prefix: RolePrefix = usualPrefix,
): Promise<void> {
  if (prefix === null) {
    await assertMayPrepare(pool);
    await assertIsBoundByPolicies(pool);
    return;
  }
  const roles = rolesOf(prefix);
  await withClient(pool, async (client) => {
    const user = escapeIdentifier(await scalar<string>(client, 'select current_user::text'));
    const missing: Missing = [];
    for (const role of await absentRoles(client, roles))
      await attempt(client, `create role ${role} nologin`, missing);
    await attemptMembership(client, roles.editor, roles.viewer, missing);
    await attemptMembership(client, roles.owner, roles.editor, missing);
    for (const role of await rolesOutOfReach(client, roles))
      await attempt(client, `grant ${role} to ${user}`, missing);
    const [hasSchema, isInReach] = await schemaAdmin(client);
    if (!isInReach) missing.push(...schemaGrants(user, hasSchema));
    // Reports all missing grants in a single message, because the same check runs at the next
    // start. Later, a revoked right stays revoked.
    const isFirst = await scalar<boolean>(client, "select to_regclass('admin.settings') is null");
    if (missing.length > 0 || isFirst)
      for (const schema of schemas)
        missing.push(...(await grantsOnForeignTables(client, schema, roles)));
    refuseIf(missing, user);
  });
}

/**
 * The roles, for grants to them; a schema is read without them too. Throws all that is missing
 * where the connection's own user may not read a table: without that its schema has no such table.
 */
export async function prepareRolesWhereAllowed(
  pool: Pool,
  schemas: readonly string[],
  prefix: RolePrefix = usualPrefix,
): Promise<void> {
  if (prefix === null) return;
  try {
    await prepareRoles(pool, schemas, prefix);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const { rows } = await pool.query(
      `select from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
       where nspname = any ($1) and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
         and not has_any_column_privilege(class.oid, 'select') limit 1`,
      [schemas],
    );
    if (rows.length > 0) throw error;
  }
}

/**
 * Tests the rights that reading a schema needs: to create the API's own objects in the database.
 * Roles are not needed.
 */
export async function assertMayPrepare(pool: Pool): Promise<void> {
  await withClient(pool, async (client) => {
    const user = escapeIdentifier(await scalar<string>(client, 'select current_user::text'));
    const [hasSchema, isInReach] = await schemaAdmin(client);
    if (!isInReach) refuseIf(schemaGrants(user, hasSchema), user);
  });
}

/** With a single role, only policies protect accounts from users who are no owners. */
async function assertIsBoundByPolicies(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  );
  const [user] = rows;
  if (user)
    throw new StartError(
      `ADMIN_DB_ROLES is none, and no policy holds for the database user "${user.name}".`,
      'Name another user in DATABASE_URL, one that owns the tables and is no superuser, or leave ADMIN_DB_ROLES out.',
    );
}

function schemaGrants(user: string, hasSchema: boolean): Missing {
  return [
    ...(hasSchema ? [] : ['create schema admin']),
    `grant usage, create on schema admin to ${user} with grant option`,
  ];
}

/**
 * Grants rights after the migrations: viewers read, editors write, owners manage accounts. Each
 * table is granted once, when it is first seen. A right that a database administrator later revokes
 * stays revoked.
 */
export async function grantRights(
  pool: Pool,
  schemas: readonly string[],
  prefix: RolePrefix = usualPrefix,
): Promise<void> {
  if (prefix === null) {
    await pool.query(ownersSeeAccounts);
    return;
  }
  const roles = rolesOf(prefix);
  const granted = prefix === usualPrefix ? 'granted_tables' : `granted_tables ${prefix}`;
  await withClient(pool, async (client) => {
    await client.query(ownGrants(roles));
    const missing: Missing = [];
    const grantedIds = new Set(
      (
        await client.query<{ oids: number[] }>(
          'select value as oids from admin.settings where key = $1',
          [granted],
        )
      ).rows[0]?.oids,
    );
    for (const schema of schemas) await grantSchema(client, schema, { roles, grantedIds, missing });
    refuseIf(missing, escapeIdentifier(await scalar<string>(client, 'select current_user::text')));
    await client.query(
      'insert into admin.settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [granted, JSON.stringify([...grantedIds])],
    );
  });
}

const ownGrants = ({ viewer, owner }: Roles): string => `
  -- What a search compares of a text is a function there.
  grant usage on schema admin to ${viewer};
  grant select, insert (email, name, role, active), update (email, name, role, active), delete on admin.accounts to ${owner};
  grant execute on function admin.issue_password to ${owner};
`;

async function grantSchema(
  client: PoolClient,
  schema: string,
  {
    roles: { viewer, editor },
    grantedIds,
    missing,
  }: { readonly roles: Roles; readonly grantedIds: Set<number>; readonly missing: Missing },
): Promise<void> {
  const name = escapeIdentifier(schema);
  if (
    !(await scalar<boolean>(client, "select has_schema_privilege($2, $1, 'usage')", [
      schema,
      viewer,
    ]))
  ) {
    await attempt(client, `grant usage on schema ${name} to ${viewer}`, missing);
  }
  const { rows } = await client.query<{
    oid: number;
    relname: string;
    relkind: string;
    reads: boolean;
    writes: boolean;
  }>(
    `select class.oid::int8::int as oid, relname, relkind,
       has_table_privilege($2, class.oid, 'select') as reads,
       (has_table_privilege($3, class.oid, 'insert') and has_table_privilege($3, class.oid, 'update')
         and has_table_privilege($3, class.oid, 'delete')) as writes
     from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
     where nspname = $1 and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
     order by relname`,
    [schema, viewer, editor],
  );
  for (const { oid, relname, relkind, reads, writes } of rows) {
    if (grantedIds.has(oid)) continue;
    const table = `${name}.${escapeIdentifier(relname)}`;
    if (!reads) await attempt(client, `grant select on ${table} to ${viewer}`, missing);
    if (!writes && relkind !== 'm')
      await attempt(client, `grant insert, update, delete on ${table} to ${editor}`, missing);
    grantedIds.add(oid);
  }
  const sequences = await client.query<{ relname: string }>(
    `select relname from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
     where nspname = $1 and case when relkind = 'S' then not has_sequence_privilege($2, class.oid, 'usage') end order by relname`,
    [schema, editor],
  );
  for (const { relname } of sequences.rows)
    await attempt(
      client,
      `grant usage on sequence ${name}.${escapeIdentifier(relname)} to ${editor}`,
      missing,
    );
}

/**
 * Tests whether the schema exists, and whether its tables can be created and granted to the roles:
 * by its owner, or with the grant option.
 */
async function schemaAdmin(client: PoolClient): Promise<readonly [boolean, boolean]> {
  const reach = await scalar<boolean | null>(
    client,
    "select has_schema_privilege(oid, 'create') and has_schema_privilege(oid, 'usage with grant option') from (select min(oid) as oid from pg_namespace where nspname = 'admin') found",
  );
  return reach === null
    ? [false, await scalar(client, "select has_database_privilege(current_database(), 'create')")]
    : [true, reach];
}

async function absentRoles(client: PoolClient, { all }: Roles): Promise<readonly string[]> {
  const { rows } = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any ($1)',
    [all],
  );
  return all.filter((role) => !rows.some(({ rolname }) => rolname === role));
}

/** Roles that the connection's user may not `SET ROLE` to. Before version 16 every member may. */
async function rolesOutOfReach(client: PoolClient, { all }: Roles): Promise<readonly string[]> {
  const version = await scalar<number>(client, "select current_setting('server_version_num')::int");
  const { rows } = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any ($1) and pg_has_role(current_user, oid, $2)',
    [all, version >= 160_000 ? 'set' : 'member'],
  );
  return all.filter((role) => !rows.some(({ rolname }) => rolname === role));
}

/**
 * Rights on what belongs to somebody else, who alone can give them: those that are neither given
 * yet nor can be passed on.
 */
async function grantsOnForeignTables(
  client: PoolClient,
  schema: string,
  { viewer, editor }: Roles,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ relname: string; relkind: string }>(
    `select relname, relkind from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
     where nspname = $1 and relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not relispartition and not pg_has_role(current_user, relowner, 'usage')
       and case when to_regrole($2) is null or to_regrole($3) is null then true
         when relkind = 'S' then not has_sequence_privilege($3, class.oid, 'usage') and not has_sequence_privilege(class.oid, 'usage with grant option')
         else not has_table_privilege($2, class.oid, 'select') and not has_table_privilege(class.oid, 'select with grant option') end
     order by relkind = 'S', relname`,
    [schema, viewer, editor],
  );
  const grants = rows.flatMap(({ relname, relkind }) => {
    const name = `${escapeIdentifier(schema)}.${escapeIdentifier(relname)}`;
    if (relkind === 'S') return [`grant usage on sequence ${name} to ${editor}`];
    const read = `grant select on ${name} to ${viewer}`;
    return relkind === 'm'
      ? [read]
      : [read, `grant insert, update, delete on ${name} to ${editor}`];
  });
  return grants.length > 0
    ? [`grant usage on schema ${escapeIdentifier(schema)} to ${viewer}`, ...grants]
    : [];
}

async function attemptMembership(
  client: PoolClient,
  member: string,
  role: string,
  missing: Missing,
): Promise<void> {
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
    const isRefused =
      error instanceof DatabaseError && (error.code === '42501' || error.code === '42704');
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

/** The administered schemas are there. Writes nothing. */
export async function assertSchemas(pool: Pool, schemas: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ nspname: string }>('select nspname from pg_namespace');
  const unknown = schemas.filter((schema) => !rows.some(({ nspname }) => nspname === schema));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database has no schema ${unknown.map((name) => `"${name}"`).join(', ')}.`,
    'Set ADMIN_DB_SCHEMAS to the schemas that hold your tables, separated by commas.',
  );
}

/** They have something to administer. Writes nothing, so that a wrong address leaves no trace. */
export async function assertTables(pool: Pool, schemas: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ nspname: string }>(
    `select distinct nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p', 'v', 'm', 'f') and nspname not in ('admin', 'information_schema') and nspname !~ '^pg_' order by nspname`,
  );
  const filled = rows.map(({ nspname }) => nspname);
  if (schemas.some((schema) => filled.includes(schema))) return;
  const hint = filled.length > 0 ? ` There are tables in: ${filled.join(', ')}.` : '';
  throw new StartError(
    `The database has no tables in ${schemas.map((name) => `"${name}"`).join(', ')}.${hint}`,
    filled.length > 0
      ? `Name the schemas in ADMIN_DB_SCHEMAS: ADMIN_DB_SCHEMAS=${filled.join(',')}`
      : 'Check the name of the database in DATABASE_URL, or put the sample shop there: npm run seed',
  );
}

async function scalar<T>(
  client: PoolClient,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T> {
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
