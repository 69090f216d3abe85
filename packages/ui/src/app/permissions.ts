import type { Capability } from '@admin/gql/resource';

import type { SessionViewer } from '../session/auth.ts';

/**
 * What the interface offers to whom, everything where roles are not known; `accounts` is the
 * resource of our own accounts. The endpoint decides; this only spares the user a refusal.
 */
export function permissions(
  viewer: SessionViewer | null,
  accounts: string | undefined,
): (capability: Capability, resource: string) => boolean {
  if (!viewer?.role) return () => true;
  return (capability, resource) => {
    if (resource === accounts) return viewer.role === 'owner';
    return capability === 'list' || capability === 'show' || viewer.role !== 'viewer';
  };
}
