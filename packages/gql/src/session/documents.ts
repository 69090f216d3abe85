import { sessionDocument } from './document.ts';

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

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

interface ViewerPayload {
  readonly viewer: Viewer | null;
}

const viewer = { id: true, email: true, name: true, role: true, mustChangePassword: true } as const;

/** Who is signed in; `viewer` is `null` without a session. */
export const ViewerDocument = sessionDocument<ViewerPayload, Record<string, never>>('query', 'Viewer', { viewer });

/** Begins a session. Fails with `serverCode` `INVALID_CREDENTIALS`, or with `TooManyRequestsError` after too many attempts. */
export const SignInDocument = sessionDocument<{ readonly signIn: ViewerPayload | null }, { input: Credentials }>(
  'mutation',
  'SignIn',
  { signIn: { viewer } },
  'SignInInput',
);

/** Ends the session. */
export const SignOutDocument = sessionDocument<{ readonly signOut: ViewerPayload | null }, { input: Record<string, never> }>(
  'mutation',
  'SignOut',
  { signOut: { viewer: { id: true } } },
  'SignOutInput',
);

/** Changes the password of the account that is signed in. */
export const ChangePasswordDocument = sessionDocument<{ readonly changePassword: ViewerPayload | null }, { input: PasswordChange }>(
  'mutation',
  'ChangePassword',
  { changePassword: { viewer } },
  'ChangePasswordInput',
);

/** Gives an account a new password, to be changed at the next sign-in, and ends its sessions. For owners. */
export const IssuePasswordDocument = sessionDocument<{ readonly issuePassword: { readonly password: string } | null }, { input: { readonly accountId: number } }>(
  'mutation',
  'IssuePassword',
  { issuePassword: { password: true } },
  'IssuePasswordInput',
);
