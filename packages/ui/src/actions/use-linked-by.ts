import type { ActionSummary, KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useAdmin } from '../resources/admin-context.tsx';
import { useResources } from '../resources/resources-context.tsx';

const none: readonly ActionSummary[] = [];

/** Whether the action is that of the resource on the other side, told from the side of this one. */
export const isLinkedBy = ({ linkedBy = none }: KeyedResource, action: ActionSummary): boolean =>
  linkedBy.includes(action);

/**
 * What links the records of a resource with those of others that have the action; for those who may
 * edit the others.
 */
export function useLinkedBy({ linkedBy = none }: KeyedResource): readonly ActionSummary[] {
  const { can } = useAdmin();
  const resources = useResources();
  return useMemo(
    () => linkedBy.filter(({ other = '' }) => resources.get(other) && can('update', other)),
    [linkedBy, can, resources],
  );
}
