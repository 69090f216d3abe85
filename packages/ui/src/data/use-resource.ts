import type { ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';
import { use } from 'react';

import type { CacheRulesOwner } from '../resources/nested-list.ts';
import { resourceOf } from '../resources/resource-of.ts';
import { useResources } from '../resources/resources-context.tsx';
import { useScope } from '../resources/scope-context.tsx';
import { noScope, type ScopeValues } from '../resources/scope-path.ts';
import { dataClientOf } from './data-client.ts';
import { useDataClient } from './use-data-client.ts';

/**
 * Loads the descriptor of a resource, and adds its rules to the cache of the client.
 *
 * @param scope values of scopes, for resources behind a scope
 */
export function loadResource(
  client: ApolloClient,
  summary: ResourceSummary,
  scope: ScopeValues = noScope,
): Promise<ResourceDescriptor> {
  return loadDescriptor(dataClientOf(client), summary, scope);
}

/** The same for the internal client. */
export async function loadDescriptor(
  client: CacheRulesOwner,
  summary: ResourceSummary,
  scope: ScopeValues = noScope,
): Promise<ResourceDescriptor> {
  const resource = resourceOf(summary);
  const descriptor = await resource.module.load();
  client.addRules(descriptor.cache);
  return resource.inScope(descriptor, scope);
}

/**
 * Descriptor of a resource, in the scope of the address where it is behind one. Suspends until its
 * module is loaded, and registers its rules with the cache. Throws for a name that is not in the
 * manifest.
 */
export function useResource(name: string): ResourceDescriptor {
  const client = useDataClient();
  const { values } = useScope();
  const resource = useResources().get(name);
  if (!resource)
    throw new Error(`There is no resource '${name}' among those given to <AdminProvider>.`);
  const descriptor = use(resource.module.load());
  // Added before the first document is sent, which happens in this rendering. Adding the same rules
  // again changes nothing.
  client.addRules(descriptor.cache);
  return resource.inScope(descriptor, values);
}
