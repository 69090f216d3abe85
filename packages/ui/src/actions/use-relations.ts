import type { ActionSummary, KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useLinkedBy } from './use-linked-by.ts';
import type { ActionSubject } from './action-subject.ts';
import { useOfferedActions } from './use-offered-actions.ts';

const places = ['relation', 'child'] as const;

export interface Relations {
  /** Offered above the list. */
  readonly links: readonly ActionSummary[];
  /** The same, of those that the resource of the list has. */
  readonly linkedBy: readonly ActionSummary[];
  /** Offered at its rows. */
  readonly unlinks: readonly ActionSummary[];
}

/**
 * What is done at the rows of a list with the record whose list it is: the link with it is taken
 * away, or a part of it is changed.
 */
export interface RowRelations {
  readonly owner: ActionSubject;
  readonly actions: readonly ActionSummary[];
}

export interface ListBelow {
  /** `ResourceDescriptor.name` of its rows. */
  readonly listed: string;
  /** `NestedListSummary.name`, where the record holds it. */
  readonly nested: string | undefined;
}

/**
 * What links a record with those of a list on its page, what takes such a link away, and what is
 * done with those that are parts of the record.
 */
export function useRelations(owner: KeyedResource, { listed, nested }: ListBelow): Relations {
  const offered = useOfferedActions(owner.name, owner.actions, places);
  const others = useLinkedBy(owner);
  return useMemo(() => {
    const linking = offered.filter(({ place, other }) => place === 'relation' && other === listed);
    const linkedBy = others.filter(({ other }) => other === listed);
    const parts = offered.filter(
      ({ place, part }) =>
        place === 'child' &&
        nested !== undefined &&
        part?.path.length === 1 &&
        part.path[0] === nested,
    );
    return {
      links: [
        ...linking.filter(({ unlinks }) => !unlinks),
        ...parts.filter(({ part }) => !part?.each),
      ],
      linkedBy: linkedBy.filter(({ unlinks }) => !unlinks),
      unlinks: [
        ...[...linking, ...linkedBy].filter(({ unlinks }) => unlinks),
        ...parts.filter(({ part }) => part?.each),
      ],
    };
  }, [offered, others, listed, nested]);
}
