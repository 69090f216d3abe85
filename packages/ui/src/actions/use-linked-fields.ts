import type { ActionSummary, KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useLinkedBy } from './use-linked-by.ts';
import { useListedResources } from './use-listed-resources.ts';
import { useOfferedActions } from './use-offered-actions.ts';

const places = ['relation'] as const;

/**
 * Actions that link a record with the records listed in one of its fields, by name of the field.
 * Fields whose records have a list of their own on the page are left out: the list has the
 * actions.
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
          // Only the first of two fields that list the same resource gets the actions: the schema
          // does not tell which of the fields an action changes.
          taken.add(reference.resource);
          return linking.length > 0 ? [[name, linking]] : [];
        },
      ),
    );
  }, [resource, own, others, listed]);
}
