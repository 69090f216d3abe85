/**
 * Prefix of the roles that requests run as: `admin` of `admin_viewer`. `null`: requests run as the
 * user of the connection, on a server that does not allow new roles.
 */
export type RolePrefix = string | null;

export type RequestRole = 'anonymous' | 'viewer' | 'editor' | 'owner';

/** From the least rights to the most. */
export const requestRoles: readonly RequestRole[] = ['anonymous', 'viewer', 'editor', 'owner'];

export const usualPrefix = 'admin';

export const roleName = (prefix: string, role: RequestRole): string => `${prefix}_${role}`;

/** Setting with the request's role, where it has no role of the database. */
const roleSetting = 'admin.role';

/**
 * Settings of PostgreSQL that give a request its rights. Without roles the database still enforces
 * them: a user who may only read has a read-only transaction, and only owners see accounts
 * (`ownersSeeAccounts`).
 */
export function rightsOf(prefix: RolePrefix, role: RequestRole): Readonly<Record<string, string>> {
  if (prefix !== null) return { role: roleName(prefix, role) };
  const reads = role === 'anonymous' || role === 'viewer';
  return { [roleSetting]: role, ...(reads && { transaction_read_only: 'on' }) };
}

/** The server's own statements do not set it. Neither does a request with a role of the database. */
export const ownersSeeAccounts = `
  alter table admin.accounts enable row level security, force row level security;
  drop policy if exists accounts_are_for_owners on admin.accounts;
  create policy accounts_are_for_owners on admin.accounts
    using (coalesce(current_setting('${roleSetting}', true), '') in ('', 'owner'));
`;
