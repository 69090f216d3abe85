import type { KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useCan } from '../admin/use-resource.ts';
import { relatedLists } from '../define/related-lists.ts';
import { useNestedLists } from '../nested/use-nested-lists.ts';

/** Names of the resources of whose records the page of a record shows a list. */
export function useListedResources(resource: KeyedResource): ReadonlySet<string> {
  const can = useCan();
  const { shown: nested } = useNestedLists(resource);
  return useMemo(
    () =>
      new Set(
        [...relatedLists(resource).filter((list) => can('list', list.resource)), ...nested].map(
          (list) => list.resource,
        ),
      ),
    [resource, nested, can],
  );
}
