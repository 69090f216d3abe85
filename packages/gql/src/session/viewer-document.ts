import { field, query } from '../runtime/documents.ts';

/** Role of an account: a viewer reads, an editor writes too, an owner manages accounts too. */
export type AccountRole = 'viewer' | 'editor' | 'owner';

/** The signed-in account. */
export interface Viewer {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
  /** The password was issued by an owner and must be changed before anything else. */
  readonly mustChangePassword: boolean;
}

/** Result of the operations of the session: the signed-in account, `null` for nobody. */
export interface ViewerPayload {
  readonly viewer: Viewer | null;
}

/** Fields of a viewer. */
export const viewer = {
  id: true,
  email: true,
  name: true,
  role: true,
  mustChangePassword: true,
} as const;

/**
 * The signed-in account; `viewer` is `null` without a session. Built like generated documents,
 * whose code is loaded with the first list anyway.
 */
export const ViewerDocument = query<ViewerPayload, Record<string, never>>(
  'Viewer',
  {},
  [field('viewer', Object.keys(viewer))],
  'WToSAvqiru87XsXIHLpDZwNMfk1GxT6+e9MCHMVMtjA=',
);
