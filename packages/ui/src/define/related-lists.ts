import type { KeyedResource, RelatedDescriptor } from '@admin/gql/resource';

import { byNames } from '../admin/by-names.ts';
import { definedResource } from './defined.ts';

/**
 * The lists that the page of a record shows of those whose records refer to it, in the order of the
 * definition.
 */
export function relatedLists(descriptor: KeyedResource): readonly RelatedDescriptor[] {
  const { related } = descriptor;
  const named = definedResource(descriptor)?.definition.show?.lists;
  return named ? byNames(related, named) : related;
}
