import type { KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { relatedLists } from '../resources/related-lists.ts';
import { useDefined } from '../resources/resources-context.tsx';
import { useCan } from '../resources/use-can.ts';
import { useNestedLists } from '../resources/use-nested-lists.ts';

/** Names of the resources that have a list on the page of a record. */
export function useListedResources(resource: KeyedResource): ReadonlySet<string> {
  const can = useCan();
  const definition = useDefined(resource.name)?.definition;
  const { shown: nested } = useNestedLists(resource);
  return useMemo(
    () =>
      new Set(
        [
          ...relatedLists(resource, definition).filter((list) => can('list', list.resource)),
          ...nested,
        ].map((list) => list.resource),
      ),
    [resource, definition, nested, can],
  );
}
