import type { ActionSummary, KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useOfferedActions } from './use-offered-actions.ts';

const places = ['relation'] as const;

export interface Relations {
  /** Offered above the list. */
  readonly links: readonly ActionSummary[];
  /** Offered at its rows. */
  readonly unlinks: readonly ActionSummary[];
}

/** What links a record with those of a list on its page, and what takes such a link away. */
export function useRelations(owner: KeyedResource, listed: string): Relations {
  const offered = useOfferedActions(owner.name, owner.actions, places);
  return useMemo(() => {
    const own = offered.filter(({ other }) => other === listed);
    return { links: own.filter(({ unlinks }) => !unlinks), unlinks: own.filter(({ unlinks }) => unlinks) };
  }, [offered, listed]);
}
