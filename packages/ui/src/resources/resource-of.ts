import type { ResourceSummary } from '@admin/gql/resource';

import { ownedState } from './owned-state.ts';
import type { Resource } from './resource.ts';
import { definedResource } from './with-definitions.ts';

const noDefinitions = new Map<string, never>();
const resourceOfSummary = ownedState((): { resource?: Resource } => ({}));

/**
 * Resource of a summary. A summary without `withDefinitions` always yields the same resource: a
 * suspended component may be rendered again from above its provider.
 */
export function resourceOf(summary: ResourceSummary | Resource): Resource {
  if ('owner' in summary) return summary;
  const known = resourceOfSummary(summary);
  return (known.resource ??= definedResource(summary, noDefinitions));
}
