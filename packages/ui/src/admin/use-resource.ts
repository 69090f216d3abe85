import type { Capability, ResourceDescriptor, ResourceSummary } from '@admin/gql';
import { use } from 'react';

import { useAdmin } from './admin-context.tsx';

const loading = new WeakMap<ResourceSummary, Promise<ResourceDescriptor>>();

/** Loads the module of a resource once. After a failure the next call tries again. */
export function preloadResource(summary: ResourceSummary): Promise<ResourceDescriptor> {
  const known = loading.get(summary);
  if (known) return known;
  const promise = summary.load();
  loading.set(summary, promise);
  promise.catch(() => loading.delete(summary));
  return promise;
}

/** `undefined` when the schema has no such resource. */
export function useResourceSummary(name: string): ResourceSummary | undefined {
  return useAdmin().resources.find((resource) => resource.name === name);
}

/** The descriptor of a resource; suspends until its module is there. Throws for a name that is not in the manifest. */
export function useResource(name: string): ResourceDescriptor {
  const summary = useResourceSummary(name);
  if (!summary) throw new Error(`There is no resource '${name}' among those given to <AdminProvider>.`);
  return use(preloadResource(summary));
}

/** Whether the schema offers the capability and the user may use it. */
export function useCan(): (capability: Capability, resource: string) => boolean {
  const { resources, can } = useAdmin();
  return (capability, name) =>
    (resources.find((resource) => resource.name === name)?.capabilities.includes(capability) ?? false) && can(capability, name);
}
