import { field, query } from '../runtime/documents.ts';

/** What an account may do: read; write too; manage accounts too. */
export type AccountRole = 'viewer' | 'editor' | 'owner';

/** The account that is signed in. */
export interface Viewer {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
  /** The password was issued by an owner: nothing else is allowed before it is changed. */
  readonly mustChangePassword: boolean;
}

/** Answer of the operations of the session: who is signed in, `null` for nobody. */
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
 * Who is signed in; `viewer` is `null` without a session. Built as generated documents are: their
 * code is there with the first list.
 */
export const ViewerDocument = query<ViewerPayload, Record<string, never>>(
  'Viewer',
  {},
  [field('viewer', Object.keys(viewer))],
  'WToSAvqiru87XsXIHLpDZwNMfk1GxT6+e9MCHMVMtjA=',
);
