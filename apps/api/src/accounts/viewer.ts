/**
 * Role of an account. Each has a role of the database: `admin_viewer`, `admin_editor`,
 * `admin_owner`, or with another prefix.
 */
export type AccountRole = 'viewer' | 'editor' | 'owner';

/** The account that a request comes from. */
export interface Viewer {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
  /** Somebody else knows the password: nothing but changing it is allowed. */
  readonly mustChangePassword: boolean;
}
