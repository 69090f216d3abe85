import type { AccountRole } from '@admin/gql/session';

/** Who is signed in, as far as screens speak of them. */
export interface SessionViewer {
  /** Tells one person from another: what one has typed is not shown to the next. */
  readonly id: number | string;
  readonly name: string;
  readonly email?: string;
  /**
   * What the interface offers: a `viewer` reads, an `editor` writes too. @defaultValue everything;
   * the endpoint decides
   */
  readonly role?: AccountRole;
  /** Nothing else is offered before the password is changed, see `changePassword`. */
  readonly mustChangePassword?: boolean;
}
