import type { ResourceSummary } from '@admin/gql/resource';

import { ownedState } from './owned-state.ts';
import type { Resource } from './resource.ts';
import { definedResource } from './with-definitions.ts';

const noDefinitions = new Map<string, never>();
const resourceOfSummary = ownedState((): { resource?: Resource } => ({}));

/**
 * The resource of a summary. Of one that was given as it was generated, without `withDefinitions`,
 * it is the same wherever that is given: a component that waits for it may be rendered anew from
 * above its provider.
 */
export function resourceOf(summary: ResourceSummary | Resource): Resource {
  if ('owner' in summary) return summary;
  const known = resourceOfSummary(summary);
  return (known.resource ??= definedResource(summary, noDefinitions));
}
