import type { Capability, Viewer } from '@admin/gql';

import type { AuthMode } from '@admin/ui';

import { sectionOrder } from '../resources/index.ts';

/** What the interface offers to whom. The database decides; this only spares the user a refusal. */
export function permissions(auth: AuthMode, viewer: Viewer | null): (capability: Capability, resource: string) => boolean {
  if (auth !== 'session') return () => true;
  return (capability, resource) => {
    if (sectionOrder.management.includes(resource)) return viewer?.role === 'owner';
    return capability === 'list' || capability === 'show' || viewer?.role !== 'viewer';
  };
}
