import type { Capability } from '@admin/gql/resource';
import type { Viewer } from '@admin/gql/session';

import type { AuthMode } from '../session/session.ts';

/** What the interface offers to whom; `accounts` is the resource of our own accounts. The database decides; this only spares the user a refusal. */
export function permissions(auth: AuthMode, viewer: Viewer | null, accounts: string | undefined): (capability: Capability, resource: string) => boolean {
  if (auth !== 'session') return () => true;
  return (capability, resource) => {
    if (resource === accounts) return viewer?.role === 'owner';
    return capability === 'list' || capability === 'show' || viewer?.role !== 'viewer';
  };
}
