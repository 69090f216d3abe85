import type { Capability } from '@admin/gql/resource';

import type { SessionViewer } from '../session/auth.ts';

/**
 * Capabilities that the interface offers to a user; all of them when roles are unknown. `accounts`
 * is the resource of our own accounts. The endpoint enforces them; this check only hides controls
 * that it would refuse.
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
