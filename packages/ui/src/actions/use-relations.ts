import type { ActionSummary, KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useLinkedBy } from './use-linked-by.ts';
import type { ActionSubject } from './action-subject.ts';
import { useOfferedActions } from './use-offered-actions.ts';

const places = ['relation', 'child'] as const;

export interface Relations {
  /** Actions of the owner that add links or child records. Shown in the header of the list. */
  readonly links: readonly ActionSummary[];
  /** Actions of the listed resource that add links. Shown in the header of the list. */
  readonly linkedBy: readonly ActionSummary[];
  /** Actions of a row: they remove its link with the owner or change the child record. */
  readonly unlinks: readonly ActionSummary[];
}

/**
 * Actions of a row in a list that belongs to a record: they remove the link with that record, or
 * change a child record of it.
 */
export interface RowRelations {
  readonly owner: ActionSubject;
  readonly actions: readonly ActionSummary[];
}

export interface ListBelow {
  /** `ResourceDescriptor.name` of its rows. */
  readonly listed: string;
  /** `NestedListSummary.name` of a list that the record contains. */
  readonly nested: string | undefined;
}

/** Actions of a list on the page of `owner`: links, removal of links, and changes of child records. */
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
