import type { KeyedResource, RelatedDescriptor } from '@admin/gql/resource';

import { definedResource } from './defined.ts';

/** The lists that the page of a record shows of those whose records refer to it, in the order of the definition. */
export function relatedLists(descriptor: KeyedResource): readonly RelatedDescriptor[] {
  const { related } = descriptor;
  return definedResource(descriptor)?.definition.show?.lists?.flatMap((name) => related.find((each) => each.name === name) ?? []) ?? related;
}
