import type { Capability, Viewer } from '@admin/gql';

import type { Session } from './session.ts';

/** Resources about the application itself rather than its data; owners' alone. */
export const managementResources: ReadonlySet<string> = new Set(['accounts']);

/** What the interface offers to whom. The database decides; this only spares the user a refusal. */
export function permissions(auth: Session['auth'], viewer: Viewer | null): (capability: Capability, resource: string) => boolean {
  if (auth !== 'session') return () => true;
  return (capability, resource) => {
    if (managementResources.has(resource)) return viewer?.role === 'owner';
    return capability === 'list' || capability === 'show' || viewer?.role !== 'viewer';
  };
}
