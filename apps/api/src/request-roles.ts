/**
 * What the names of the roles that requests run as begin with: `admin` of `admin_viewer`. `null`:
 * requests run as the user of the connection, where nobody may make roles.
 */
export type RolePrefix = string | null;

export type RequestRole = 'anonymous' | 'viewer' | 'editor' | 'owner';

/** From the least rights to the most. */
export const requestRoles: readonly RequestRole[] = ['anonymous', 'viewer', 'editor', 'owner'];

export const usualPrefix = 'admin';

export const roleName = (prefix: string, role: RequestRole): string => `${prefix}_${role}`;

/** Says to the database whose rights a request has, where it has no role of its own. */
const roleSetting = 'admin.role';

/**
 * Settings of PostgreSQL that a request has its rights by. Without roles the database still
 * decides: whoever may only read has a transaction that writes nothing, and accounts are seen by
 * owners alone (`ownersSeeAccounts`).
 */
export function rightsOf(prefix: RolePrefix, role: RequestRole): Readonly<Record<string, string>> {
  if (prefix !== null) return { role: roleName(prefix, role) };
  const reads = role === 'anonymous' || role === 'viewer';
  return { [roleSetting]: role, ...(reads && { transaction_read_only: 'on' }) };
}

/** The server's own statements have no such setting. A request with a role of its own has none too. */
export const ownersSeeAccounts = `
  alter table admin.accounts enable row level security, force row level security;
  drop policy if exists accounts_are_for_owners on admin.accounts;
  create policy accounts_are_for_owners on admin.accounts
    using (coalesce(current_setting('${roleSetting}', true), '') in ('', 'owner'));
`;
