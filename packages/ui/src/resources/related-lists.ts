import type { KeyedResource, RelatedDescriptor } from '@admin/gql/resource';

import { byNames } from './by-names.ts';
import type { ResourceDefinition } from './resource-definition.ts';

/** Related lists on a record's page, in the order of the definition. */
export function relatedLists(
  { related }: KeyedResource,
  definition: ResourceDefinition | undefined,
): readonly RelatedDescriptor[] {
  const named = definition?.show?.lists;
  return named ? byNames(related, named) : related;
}
