import type { Capability, ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import { useCallback } from 'react';

import { resourceOf } from './resource-of.ts';
import { useResources } from './resources-context.tsx';

/**
 * Starts loading the module of a resource, once. After a failure the next call tries again. Callers
 * that send its documents use `useResource` or `loadResource`, which also register the module with
 * the cache.
 */
export function preloadResource(summary: ResourceSummary): Promise<ResourceDescriptor> {
  return resourceOf(summary).module.load();
}

/** `undefined` when the schema has no such resource. */
export function useResourceSummary(name: string): ResourceSummary | undefined {
  return useResources().get(name);
}

/** Tests whether the schema has the capability and the user may use it. */
export function useCan(): (capability: Capability, resource: string) => boolean {
  const resources = useResources();
  return useCallback(
    (capability, name) => resources.get(name)?.can(capability) ?? false,
    [resources],
  );
}
