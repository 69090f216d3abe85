import type { PasswordChange } from '@admin/gql/session';

import { dropAllJobs } from '../storage/kept-jobs.ts';
import { dropAllDrafts } from '../storage/draft-storage.ts';
import { dropAllImports } from '../storage/import-database.ts';
import { forgetRecent } from '../storage/recent-records.ts';
import { forgetViews } from '../storage/forget-views.ts';
import type { Proof } from './auth.ts';
import type { SessionCore } from './session.ts';

/** What one has typed and looked at, and what one has begun and not brought to its end. */
export async function dropDrafts(): Promise<void> {
  forgetRecent();
  forgetViews();
  await Promise.all([dropAllDrafts(), dropAllJobs(), dropAllImports()]);
}

export async function signIn(
  { auth, identifierKey, enter }: SessionCore,
  proof: Proof,
): Promise<void> {
  const viewer = (await auth.signIn?.(proof)) ?? null;
  const before = localStorage.getItem(identifierKey);
  const name = viewer === null && 'identifier' in proof ? proof.identifier : before;
  if (name !== null) localStorage.setItem(identifierKey, name);
  enter(viewer, before !== null && before !== name);
}

/** What was typed belongs to who typed it, what was read to who may read it. */
export async function signOut({
  auth,
  client,
  identifierKey,
  become,
  tellOtherTabs,
}: SessionCore): Promise<void> {
  const next = await auth.signOut?.();
  localStorage.removeItem(identifierKey);
  await dropDrafts();
  become({ status: 'signedOut' });
  tellOtherTabs();
  await client().clearStore();
  if (typeof next === 'string') location.assign(next);
}

export async function changePassword(
  { auth, viewer, become }: SessionCore,
  change: PasswordChange,
): Promise<void> {
  await auth.changePassword?.(change);
  const present = viewer();
  if (present) become({ status: 'signedIn', viewer: { ...present, mustChangePassword: false } });
}
