import { addCacheRules } from '@admin/gql';
import type { Capability, ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { use, useCallback } from 'react';

import { resourceOf } from './resource-of.ts';
import { useResources } from './resources-context.tsx';
import { useScope } from './scope-context.tsx';
import { noScope, type ScopeValues } from './scope-path.ts';

/**
 * Starts loading the module of a resource, once. After a failure the next call tries again. Whoever
 * sends its documents takes it from `useResource` or `loadResource`, which tell the cache of it.
 */
export function preloadResource(summary: ResourceSummary): Promise<ResourceDescriptor> {
  return resourceOf(summary).module.load();
}

/**
 * The descriptor of a resource, with its rules known to the cache of the client that is to send its
 * documents.
 *
 * @param scope values that what is behind a scope takes
 */
export async function loadResource(
  { cache }: ApolloClient,
  summary: ResourceSummary,
  scope: ScopeValues = noScope,
): Promise<ResourceDescriptor> {
  const resource = resourceOf(summary);
  const descriptor = await resource.module.load();
  addCacheRules(cache, descriptor.cache);
  return resource.inScope(descriptor, scope);
}

/** `undefined` when the schema has no such resource. */
export function useResourceSummary(name: string): ResourceSummary | undefined {
  return useResources().get(name);
}

/**
 * The descriptor of a resource, in the scope of the address where it is behind one; suspends until
 * its module is there. The cache knows its rules from then on. Throws for a name that is not in the
 * manifest.
 */
export function useResource(name: string): ResourceDescriptor {
  const { cache } = useApolloClient();
  const { values } = useScope();
  const resource = useResources().get(name);
  if (!resource)
    throw new Error(`There is no resource '${name}' among those given to <AdminProvider>.`);
  const descriptor = use(resource.module.load());
  // Before the first document is sent, which is in this very render. The same rules again change
  // nothing.
  addCacheRules(cache, descriptor.cache);
  return resource.inScope(descriptor, values);
}

/** Whether the schema offers the capability and the user may use it. */
export function useCan(): (capability: Capability, resource: string) => boolean {
  const resources = useResources();
  return useCallback(
    (capability, name) => resources.get(name)?.can(capability) ?? false,
    [resources],
  );
}
