import type { AccountRole } from '@admin/gql/session';

/** The signed-in user, as screens show it. */
export interface SessionViewer {
  /** Identity of the account. Drafts of one account are not offered to another. */
  readonly id: number | string;
  readonly name: string;
  readonly email?: string;
  /**
   * Role in the interface: a `viewer` reads, an `editor` writes too. @defaultValue everything is
   * offered; the endpoint decides
   */
  readonly role?: AccountRole;
  /** The user must change the password before anything else, see `changePassword`. */
  readonly mustChangePassword?: boolean;
}
