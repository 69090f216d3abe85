import type { ActionGroup, ActionPlace, ActionSummary } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useAdmin } from '../resources/admin-context.tsx';

const none: readonly ActionSummary[] = [];

/**
 * Actions with one of these `places` that the user may use. Actions that change a record require
 * the right to update it.
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
