import type { ActionSummary, KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useAdmin } from '../resources/admin-context.tsx';
import { useResources } from '../resources/resources-context.tsx';

const none: readonly ActionSummary[] = [];

/** Whether the action belongs to the resource at the far end of a relation with this one. */
export const isLinkedBy = ({ linkedBy = none }: KeyedResource, action: ActionSummary): boolean =>
  linkedBy.includes(action);

/**
 * Actions of other resources that link their records with those of this one. Empty for users who
 * may not update the other resource.
 */
export function useLinkedBy({ linkedBy = none }: KeyedResource): readonly ActionSummary[] {
  const { can } = useAdmin();
  const resources = useResources();
  return useMemo(
    () => linkedBy.filter(({ other = '' }) => resources.get(other) && can('update', other)),
    [linkedBy, can, resources],
  );
}
