import type { PasswordChange } from '@admin/gql/session';

import { dropAllJobs } from '../storage/kept-jobs.ts';
import { dropAllDrafts } from '../storage/draft-storage.ts';
import { dropAllImports } from '../storage/import-database.ts';
import { forgetRecent } from '../storage/recent-records.ts';
import { forgetViews } from '../storage/forget-views.ts';
import type { Proof } from './auth.ts';
import type { SessionViewer } from './auth.ts';
import { hasUnsaved } from './unsaved.ts';
import type { SessionCore } from './session.ts';

/** Deletes drafts, recent records, views, runs and imports of all applications of the schema. */
export async function dropStored({ base }: Pick<SessionCore, 'base'>): Promise<void> {
  forgetRecent(base);
  forgetViews(base);
  await Promise.all([dropAllDrafts(base), dropAllJobs(base), dropAllImports(base)]);
}

/** Reloads the page for the signed-in account, after deleting the stored data of the previous one. */
export async function beginAnew(core: Pick<SessionCore, 'become' | 'base'>): Promise<void> {
  // Forms are unmounted first, so that the browser does not ask about unsaved changes.
  core.become({ status: 'starting' });
  await dropStored(core);
  location.reload();
}

/**
 * Handles the sign-in of another account over the page. With unsaved changes the previous user
 * decides; otherwise the page is reloaded.
 */
export async function beReplaced(
  core: Pick<SessionCore, 'become' | 'viewer' | 'base'>,
  successor: SessionViewer | null,
): Promise<void> {
  if (hasUnsaved()) core.become({ status: 'expired', viewer: core.viewer(), successor });
  else await beginAnew(core);
}

export async function signIn(
  { auth, identifierKey, enter }: SessionCore,
  proof: Proof,
): Promise<void> {
  const viewer = (await auth.signIn?.(proof)) ?? null;
  const before = localStorage.getItem(identifierKey);
  const name = viewer === null && 'identifier' in proof ? proof.identifier : before;
  if (name !== null) localStorage.setItem(identifierKey, name);
  enter(viewer);
}

/** Signs out and deletes stored data: drafts and recent records belong to the account. */
export async function signOut(core: SessionCore): Promise<void> {
  const { auth, client, identifierKey, become, tellOtherTabs } = core;
  await dropStored(core);
  const next = await auth.signOut?.();
  localStorage.removeItem(identifierKey);
  // Again, for data stored while the server was responding.
  await dropStored(core);
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
