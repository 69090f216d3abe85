import { sessionDocument } from './document.ts';
import { viewer, type ViewerPayload } from './viewer-document.ts';

/** Credentials of our own API. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Present and new password. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Starts a session. Fails with `serverCode` `INVALID_CREDENTIALS`, or with `TooManyRequestsError`
 * after too many attempts.
 */
export const SignInDocument = sessionDocument<
  { readonly signIn: ViewerPayload | null },
  { input: Credentials }
>(
  'mutation',
  'SignIn',
  '94818abcc2b57d3bd6166c3d0e423bb6bf0ed5f2dfaea17ca3cb96fbe040714e',
  { signIn: { viewer } },
  'SignInInput',
);

/** Ends the session. */
export const SignOutDocument = sessionDocument<
  { readonly signOut: ViewerPayload | null },
  { input: Record<string, never> }
>(
  'mutation',
  'SignOut',
  '765a542349a2f99a1ccb5a308466a9e982be554c325fbfb55861cc3d435d10d9',
  { signOut: { viewer: { id: true } } },
  'SignOutInput',
);

/** Changes the password of the signed-in account. */
export const ChangePasswordDocument = sessionDocument<
  { readonly changePassword: ViewerPayload | null },
  { input: PasswordChange }
>(
  'mutation',
  'ChangePassword',
  '802ac4aa46842473afe0219478d198e957b11e28264d781b225c7bb64647b533',
  { changePassword: { viewer } },
  'ChangePasswordInput',
);

/**
 * Sets a new password of an account, which must be changed at the next sign-in, and ends its
 * sessions. For owners.
 */
export const IssuePasswordDocument = sessionDocument<
  { readonly issuePassword: { readonly password: string } | null },
  { input: { readonly accountId: number } }
>(
  'mutation',
  'IssuePassword',
  '4c2dff06b6d38d194ee90a8a9c2a63dd68248a0ce1412d6448610e2e4938c30d',
  { issuePassword: { password: true } },
  'IssuePasswordInput',
);
