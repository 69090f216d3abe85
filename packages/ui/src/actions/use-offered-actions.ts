import type { ActionGroup, ActionPlace, ActionSummary } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useAdmin } from '../resources/admin-context.tsx';

const none: readonly ActionSummary[] = [];

/**
 * The actions that stand at one of these places and that the user may use: what changes a record is
 * for those who may edit it.
 */
export function useOfferedActions(
  resource: string,
  group: ActionGroup | undefined,
  places: readonly ActionPlace[],
): readonly ActionSummary[] {
  const { can } = useAdmin();
  const key = places.join();
  return useMemo(
    () =>
      group && can('update', resource)
        ? group.items.filter(({ place }) => key.split(',').includes(place))
        : none,
    [group, can, resource, key],
  );
}
