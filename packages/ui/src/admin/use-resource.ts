import { addCacheRules } from '@admin/gql';
import type { Capability, ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { use, useCallback } from 'react';

import { useScope } from '../scope/scope-context.tsx';
import { noScope, type ScopeValues } from '../scope/scope-path.ts';
import { loadScoped, scopingOf } from '../scope/scoping.ts';
import { useAdmin } from './admin-context.tsx';
import { cachedLoadable } from './loadable.ts';

/** The module of a resource. */
export const resourceModule = cachedLoadable(loadScoped);

/**
 * Starts loading the module of a resource, once. After a failure the next call tries again. Whoever
 * sends its documents takes it from `useResource` or `loadResource`, which tell the cache of it.
 */
export function preloadResource(summary: ResourceSummary): Promise<ResourceDescriptor> {
  return resourceModule(summary).load();
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
  const resource = await preloadResource(summary);
  addCacheRules(cache, resource.cache);
  return inScope(resource, scope);
}

function inScope(resource: ResourceDescriptor, scope: ScopeValues): ResourceDescriptor {
  return scopingOf(resource)?.within(scope) ?? resource;
}

/** `undefined` when the schema has no such resource. */
export function useResourceSummary(name: string): ResourceSummary | undefined {
  return useAdmin().resources.find((resource) => resource.name === name);
}

/**
 * The descriptor of a resource, in the scope of the address where it is behind one; suspends until
 * its module is there. The cache knows its rules from then on. Throws for a name that is not in the
 * manifest.
 */
export function useResource(name: string): ResourceDescriptor {
  const { cache } = useApolloClient();
  const { values } = useScope();
  const summary = useResourceSummary(name);
  if (!summary)
    throw new Error(`There is no resource '${name}' among those given to <AdminProvider>.`);
  const resource = use(preloadResource(summary));
  // Before the first document is sent, which is in this very render. The same rules again change
  // nothing.
  addCacheRules(cache, resource.cache);
  return inScope(resource, values);
}

/** Whether the schema offers the capability and the user may use it. */
export function useCan(): (capability: Capability, resource: string) => boolean {
  const { resources, can } = useAdmin();
  return useCallback(
    (capability, name) =>
      (resources.find((resource) => resource.name === name)?.capabilities.includes(capability) ??
        false) &&
      can(capability, name),
    [resources, can],
  );
}
