import type { ActionSummary, KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useLinkedBy } from './use-linked-by.ts';
import { useListedResources } from './use-listed-resources.ts';
import { useOfferedActions } from './use-offered-actions.ts';

const places = ['relation'] as const;

/**
 * What links a record with those that a field of it lists by name, by the field. What has a list of
 * its own on the page stands there.
 */
export function useLinkedFields(
  resource: KeyedResource,
): ReadonlyMap<string, readonly ActionSummary[]> {
  const own = useOfferedActions(resource.name, resource.actions, places);
  const others = useLinkedBy(resource);
  const listed = useListedResources(resource);
  return useMemo(() => {
    const { fields, nested = [] } = resource;
    const shown = new Set(nested.map(({ name }) => name));
    const taken = new Set<string>();
    return new Map(
      fields.flatMap(
        ({ name, list, reference }): readonly (readonly [string, readonly ActionSummary[]])[] => {
          if (
            !list ||
            !reference ||
            shown.has(name) ||
            listed.has(reference.resource) ||
            taken.has(reference.resource)
          )
            return [];
          const linking = [...own, ...others].filter(({ other }) => other === reference.resource);
          // Of two fields with records of one resource, the first: nothing says which of them the
          // action changes.
          taken.add(reference.resource);
          return linking.length > 0 ? [[name, linking]] : [];
        },
      ),
    );
  }, [resource, own, others, listed]);
}
